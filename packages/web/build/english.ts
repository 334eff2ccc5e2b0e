import type { Plugin } from 'vite';

/** Deckle is in English whatever the browser speaks: arrows go the way its cards lie. */
const ENGLISH = `
const english = { locale: 'en-US', direction: 'ltr' };
export const useDefaultLocale = () => english;
`;

/** React Aria would ask the browser for its language as soon as it is loaded, which takes longer than to draw a table. */
export function englishPlugin(): Plugin {
  let isAsked = false;
  return {
    name: 'deckle-english',
    apply: 'build',
    load: {
      filter: { id: /\/react-aria\/.*\/useDefaultLocale\.mjs$/ },
      handler() {
        isAsked = true;
        return ENGLISH;
      },
    },
    generateBundle() {
      if (!isAsked) throw new Error('React Aria has its language from somewhere else now');
    },
  };
}
