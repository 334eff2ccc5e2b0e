import { DEFAULT_LIST, LIST_NAMES, type Words } from '@deckle/host';
import type { Game, OptionValue } from '@deckle/kernel';
import type { Command } from 'commander';
import { parseList, parseWords } from './dictionaries.ts';
import { Failure } from './failure.ts';
import { gameIds, type World } from './world.ts';

/** A whole number of the command line. */
export const whole =
  (what: string, min: number, max: number) =>
  (text: string): number => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new Failure(`${what} must be a whole number from ${min} to ${max}, not ${text.slice(0, 40)}.`);
  };

/** `3-8`, `3-` or `5`. */
export const range =
  (what: string, min: number, max: number) =>
  (text: string): readonly [number, number] => {
    const [, from, dash, to] = /^(\d{1,3})(-?)(\d{0,3})$/.exec(text) ?? [];
    const low = Number(from);
    const high = dash === '' ? low : to === '' || to === undefined ? max : Number(to);
    if (from !== undefined && low >= min && high <= max && low <= high) return [low, high];
    throw new Failure(
      `${what} must be a number or a range such as 3-8, from ${min} to ${max}, not ${text.slice(0, 40)}.`,
    );
  };

type Options = { readonly [name: string]: OptionValue };

/** Collects `--option name=value`; what the names and values may be, the game says. */
export function collectOption(text: string, before: Options = {}): Options {
  const [, name, value] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new Failure(`An option is given as name=value, not ${text.slice(0, 40)}.`);
  }
  return { ...before, [name]: value };
}

export const collectWords = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...parseWords(text),
];

/** The options by which a command names its dictionary. */
export function withWords(command: Command): Command {
  return command
    .option('-d, --dictionary <list>', `word list: ${LIST_NAMES.join(', ')} (default: ${DEFAULT_LIST})`, parseList)
    .option('--house <words>', 'words of your own that count, with commas or spaces between them', collectWords)
    .option('--ban <words>', 'words that do not count', collectWords);
}

export interface WordsGiven {
  readonly dictionary?: Words['list'];
  readonly house?: readonly string[];
  readonly ban?: readonly string[];
}

export const wordsOf = ({ dictionary = DEFAULT_LIST, house = [], ban = [] }: WordsGiven): Words => ({
  list: dictionary,
  house,
  bans: ban,
});

export function findGame(world: World, id: string): Game {
  const wanted = id.toLowerCase();
  const found = world.games.find((game) => game.id === wanted || game.name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  throw new Failure(`There is no game ${id.slice(0, 40)}; there are ${gameIds(world)}.`);
}
