import { useSyncExternalStore } from 'react';
import { AIMS, keepText, keptText } from '../settings/device.ts';

/** The games whose aim somebody at this device has read and put away; where nothing can be kept, as long as the page lasts. */
let away: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

function known(): ReadonlySet<string> {
  away ??= new Set(parseAims(keptText(AIMS)));
  return away;
}

/** Whatever was kept: what cannot be understood is as good as nothing. */
export function parseAims(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function change(next: ReadonlySet<string>): void {
  away = next;
  keepText(AIMS, JSON.stringify([...next]));
  for (const listener of listeners) listener();
}

export const putAimAway = (game: string): void => change(new Set([...known(), game]));
export const isAimShown = (game: string): boolean => !known().has(game);

function onAims(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAimShown = (game: string): boolean => useSyncExternalStore(onAims, () => isAimShown(game));
