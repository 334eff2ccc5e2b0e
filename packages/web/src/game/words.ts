import { titled } from '@deckle/host';
import type { OptionSpec } from '@deckle/kernel';
import { type Box, lists } from '../box.ts';
import type { ListName } from '../table/news.ts';
import type { Wish } from './wish.ts';

/** Whom a list is for. */
const LISTS: { readonly [name in ListName]: string } = {
  everyday: 'words that everybody knows: for children, learners, or a relaxed evening',
  standard: 'what one finds in a good dictionary',
  wide: 'rare, old and technical words as well, for keen players',
};

export const listText = (name: ListName): string => LISTS[name];
export const listCount = (name: ListName): string =>
  (lists.find((list) => list.name === name)?.count ?? 0).toLocaleString('en');

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
