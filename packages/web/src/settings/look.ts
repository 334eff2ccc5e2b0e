import type { Settings } from './settings.ts';

/** How the device is set. */
export interface System {
  readonly dark: boolean;
  readonly contrast: boolean;
  readonly still: boolean;
}

/** How the page looks: each is an attribute of `<html>` that the style sheets go by. */
export interface Look {
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly motion: 'on' | 'off';
  readonly cards: Settings['cards'];
  readonly side: Settings['side'];
  readonly braille: Settings['braille'];
}

const QUERIES: { readonly [part in keyof System]: string } = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  still: '(prefers-reduced-motion: reduce)',
};

export function lookOf({ theme, motion, cards, side, braille }: Settings, { dark, contrast, still }: System): Look {
  const system = contrast ? 'contrast' : dark ? 'dark' : 'light';
  return {
    theme: theme === 'system' ? system : theme,
    motion: motion === 'system' ? (still ? 'off' : 'on') : motion,
    cards,
    side,
    braille,
  };
}

export function showLook(settings: Settings): void {
  const isSet = (part: keyof System): boolean => matchMedia(QUERIES[part]).matches;
  const system = { dark: isSet('dark'), contrast: isSet('contrast'), still: isSet('still') };
  Object.assign(document.documentElement.dataset, lookOf(settings, system));
}

/** Calls back when the device is set otherwise. */
export function onSystem(changed: () => void): void {
  for (const query of Object.values(QUERIES)) matchMedia(query).addEventListener('change', changed);
}
