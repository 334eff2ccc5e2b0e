import { titled } from '@deckle/host';
import type { OptionSpec } from '@deckle/kernel';
import type { Box, List } from '../box.ts';
import type { ListName } from '../table/news.ts';
import type { Wish } from './wish.ts';

/** What is in a list, and whom it is for. */
const LISTS: { readonly [name in ListName]: (count: string) => string } = {
  everyday: (count) => `${count} words that everybody knows, for children, learners, or a relaxed evening`,
  standard: (count) => `${count} words, those of a good dictionary`,
  wide: (count) => `${count} words, rare, old and technical ones too, for keen players`,
};

export const listText = ({ name, count }: List): string =>
  `${titled(name)}: ${LISTS[name](count.toLocaleString('en'))}`;

/** The option that says what happens to a word that is on no list. */
export const CHECKING = 'checking';

/** The options a game really has: where there is one way only there is nothing to choose. */
export const optionsOf = ({ options }: Pick<Box, 'options'>): readonly (readonly [string, OptionSpec])[] =>
  Object.entries(options).filter(([, { choices }]) => choices === undefined || Object.keys(choices).length > 1);

/** What has been chosen otherwise than usual, in a few words each. */
export function chosenIn(wish: Wish, specs: readonly (readonly [string, OptionSpec])[]): string {
  const told = specs.flatMap(([name, { label, choices }]) => {
    const value = wish.options[name];
    if (value === undefined) return [];
    return [
      choices === undefined ? `${label.replace(/ \(.*/, '')}: ${value}` : (choices[value]?.split(/[:;,]/)[0] ?? ''),
    ];
  });
  return told.length === 0 ? 'as usual' : told.join('; ');
}

/** Which words count, in a few words. */
export function wordsChosen(wish: Wish, specs: readonly (readonly [string, OptionSpec])[]): string {
  const own = [wish.house, wish.bans].some((text) => text.trim() !== '') ? ', changed by you' : '';
  const checking = chosenIn(wish, specs);
  return `the ${titled(wish.list)} list${own}${checking === 'as usual' ? '' : `; ${checking}`}`;
}
