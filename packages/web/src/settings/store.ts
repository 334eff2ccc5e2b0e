import { useSyncExternalStore } from 'react';
import { keepText, keptText, SETTINGS } from './device.ts';
import { onSystem, showLook } from './look.ts';
import { parseSettings, type Settings, USUAL } from './settings.ts';

let now: Settings = USUAL;
let kept = true;
const listeners = new Set<() => void>();

function become(settings: Settings): void {
  now = settings;
  showLook(now);
  tintBrowser();
  for (const listener of listeners) listener();
}

/** The browser's own bar takes the colour of the table. */
function tintBrowser(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--table');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
}

/** Reads what is kept and follows it from now on, whichever tab changes it. */
export function openSettings(): void {
  become(parseSettings(keptText(SETTINGS)));
  onSystem(() => become(now));
  // A key of null: everything was cleared.
  addEventListener(
    'storage',
    ({ key }) => (key === SETTINGS || key === null) && become(parseSettings(keptText(SETTINGS))),
  );
}

export const settingsNow = (): Settings => now;

export function changeSettings(patch: Partial<Settings>): void {
  const next = { ...now, ...patch };
  kept = keepText(SETTINGS, JSON.stringify(next));
  become(next);
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settingsNow);

/** False once this device could not keep them: then settings last as long as the page. */
export const useKept = (): boolean => useSyncExternalStore(onSettings, () => kept);
