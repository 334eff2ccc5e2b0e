import { HINTS, type Hints } from '@deckle/host';
import { type OptionSpec, type OptionValue, type Refusal, refuse } from '@deckle/kernel';
import type { Box } from '../box.ts';
import { tidyName } from '../settings/settings.ts';
import type { ListName, Sitter, TablePlan } from '../table/news.ts';

/** A table as somebody wishes it, while it is still being written: words and numbers are text. */
export interface Wish {
  readonly sitters: readonly Sitter[];
  /** Only what goes otherwise than usual. */
  readonly options: { readonly [name: string]: OptionValue };
  readonly list: ListName;
  readonly house: string;
  readonly bans: string;
  readonly hints: Hints;
}

/** What there is to choose from beside the game itself. */
export interface Means {
  readonly levels: readonly string[];
  readonly usualLevel: string;
  readonly botNames: readonly string[];
  /** What the player is called. */
  readonly name: string;
}

export const FIRST = 'Player';
export const USUAL_LIST: ListName = 'standard';
export const LONGEST_WORDS = 2000;

/** One person, one bot where the game is for two or more, everything as usual. */
export function usualWish({ seats: [least, most] }: Pick<Box, 'seats'>, means: Means): Wish {
  let sitters: readonly Sitter[] = [{ name: means.name || FIRST, level: null }];
  while (sitters.length < Math.max(least, Math.min(2, most))) sitters = withBot(sitters, means);
  return { sitters, options: {}, list: USUAL_LIST, house: '', bans: '', hints: 'on' };
}

const isTaken = (sitters: readonly Sitter[], name: string): boolean =>
  sitters.some((sitter) => sitter.name.trim().toLowerCase() === name.toLowerCase());

export function withBot(sitters: readonly Sitter[], { botNames, usualLevel }: Means): readonly Sitter[] {
  const name = botNames.find((each) => !isTaken(sitters, each)) ?? `Bot ${sitters.length + 1}`;
  const level = sitters.findLast((sitter) => sitter.level !== null)?.level ?? usualLevel;
  return [...sitters, { name, level }];
}

export function withPerson(sitters: readonly Sitter[]): readonly Sitter[] {
  let number = sitters.length + 1;
  while (isTaken(sitters, `${FIRST} ${number}`)) number++;
  return [...sitters, { name: `${FIRST} ${number}`, level: null }];
}

/** The words in a text, or the first thing in it that is none. */
function parseWords(text: string): readonly string[] | Refusal {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const strange = words.find((word) => !/^[a-z]{2,30}$/i.test(word));
  if (strange !== undefined) {
    const rule = `“${Array.from(strange).slice(0, 30).join('')}” is not a word of 2 to 30 letters from A to Z.`;
    return refuse('no-word', rule, strange);
  }
  return [...new Set(words.map((word) => word.toUpperCase()))];
}

/** The plan for a table, or what has to be put right first. */
export function planOf({ id, options: specs }: Pick<Box, 'id' | 'options'>, wish: Wish): TablePlan | Refusal {
  const sitters = wish.sitters.map(({ name, level }) => ({ name: name.trim(), level }));
  const wrong = wrongSitters(sitters);
  if (wrong !== null) return wrong;
  const [house, bans] = [parseWords(wish.house), parseWords(wish.bans)];
  if ('refused' in house) return house;
  if ('refused' in bans) return bans;
  const both = house.find((word) => bans.includes(word));
  if (both !== undefined) return refuse('both', `${both} cannot be a word that counts and one that does not.`, both);
  const options: { [name: string]: OptionValue } = {};
  for (const [name, value] of Object.entries(wish.options)) {
    const spec = specs[name];
    if (spec === undefined) continue;
    const fit = fitOption(spec, value);
    if (fit === null) {
      const [min, max] = spec.range ?? [0, 0];
      return refuse('bad-option', `${spec.label}: a whole number from ${min} to ${max}.`, name);
    }
    options[name] = fit;
  }
  const words = { list: wish.list, house, bans };
  return { game: id, options, words, sitters, ...(wish.hints === 'on' ? {} : { hints: wish.hints }) };
}

function wrongSitters(sitters: readonly Sitter[]): Refusal | null {
  if (sitters.every(({ level }) => level !== null))
    return refuse('no-person', 'Somebody has to play: let one of the seats be a person’s.');
  if (sitters.some(({ name }) => name === '')) return refuse('no-name', 'Everybody at the table needs a name.');
  const twice = sitters.find(({ name }, at) => isTaken(sitters.slice(0, at), name));
  return twice === undefined ? null : refuse('same-name', `Two at the table are called ${twice.name}.`, twice.name);
}

/** The value as the game wants it, or null if it is none of its values. */
function fitOption({ choices, range }: OptionSpec, value: unknown): OptionValue | null {
  if (choices !== undefined) return typeof value === 'string' && Object.hasOwn(choices, value) ? value : null;
  const [min, max] = range ?? [0, 0];
  const text = String(value).trim();
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** What was wished before, as far as it can still be had; whatever else is in the way of it is as usual. */
export function fitWish(kept: unknown, box: Pick<Box, 'seats' | 'options'>, means: Means): Wish {
  const usual = usualWish(box, means);
  const { sitters, options, list, house, bans, hints } = (kept ?? {}) as { readonly [part in keyof Wish]?: unknown };
  return {
    sitters: fitSitters(sitters, box, means) ?? usual.sitters,
    options: fitOptions(options, box),
    list: list === 'everyday' || list === 'standard' || list === 'wide' ? list : usual.list,
    house: fitText(house),
    bans: fitText(bans),
    hints: HINTS.find((each) => each === hints) ?? usual.hints,
  };
}

const fitText = (text: unknown): string => (typeof text === 'string' ? text.slice(0, LONGEST_WORDS) : '');

function fitOptions(kept: unknown, { options }: Pick<Box, 'options'>): Wish['options'] {
  const fits = Object.entries(kept ?? {}).flatMap(([name, value]): readonly [string, OptionValue][] => {
    const spec = Object.hasOwn(options, name) ? options[name] : undefined;
    const fit = spec === undefined ? null : fitOption(spec, value);
    return fit === null || fit === spec?.default ? [] : [[name, fit]];
  });
  return Object.fromEntries(fits);
}

function fitSitters(kept: unknown, { seats: [least, most] }: Pick<Box, 'seats'>, means: Means): Wish['sitters'] | null {
  if (!Array.isArray(kept) || kept.length < least || kept.length > most) return null;
  const sitters = kept.map((sitter: { readonly name?: unknown; readonly level?: unknown } | null) => ({
    name: typeof sitter?.name === 'string' ? tidyName(sitter.name) : '',
    level: typeof sitter?.level === 'string' ? sitter.level : null,
  }));
  // Levels may have changed since.
  const known = sitters.map(({ name, level }) => ({
    name,
    level: level === null || means.levels.includes(level) ? level : means.usualLevel,
  }));
  return wrongSitters(known) === null ? renamed(known, means.name) : null;
}

/** Somebody may have changed their name since. */
function renamed(sitters: readonly Sitter[], name: string): readonly Sitter[] {
  if (name === '' || isTaken(sitters, name)) return sitters;
  const first = sitters.findIndex(({ level }) => level === null);
  return sitters.map((sitter, at) => (at === first ? { ...sitter, name } : sitter));
}
