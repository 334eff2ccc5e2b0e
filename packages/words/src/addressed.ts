import type { Seat } from '@deckle/kernel';

/** Who sits where, for sentences. */
export type Names = (seat: Seat) => string;

/** What stands in a phrase at a place: a seat (null: nobody's) or a text; undefined: the phrase has no such place. */
export type PartAt = (place: string) => Seat | null | string | undefined;

/** Verbs that lose more than an s. */
const VERBS: { readonly [ofSomebody: string]: string } = {
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  passes: 'pass',
  tries: 'try',
};

/** What somebody does, as it is said to themselves: `lays`, `lay`. */
const verbToYou = (verb: string): string => VERBS[verb] ?? verb.replace(/s$/, '');

/** A place, with what has to agree with who stands there: `{seat} lays`, `{seatFrom}’s`. */
const PLACE = /\{(\w+)\}(’s| \w+)?/g;

/**
 * A phrase with its places filled. It is written of somebody (`{seat} lays {words}`, `a word of {their} own`); whoever
 * reads of themselves is spoken to: `You lay CAT`, `a word of your own`.
 */
export const addressed = (phrase: string, partAt: PartAt, names: Names, you: Seat | null): string =>
  phrase.replace(PLACE, (whole, place: string, next: string = '', at: number) => {
    if (place === 'their') return `${you !== null && partAt('seat') === you ? 'your' : 'their'}${next}`;
    const part = partAt(place);
    if (part === undefined) return whole;
    if (typeof part === 'string') return `${part}${next}`;
    if (part === null) return `Nobody${next}`;
    if (part !== you) return `${names(part)}${next}`;
    const said = next === '’s' ? 'your' : `you${next.replace(/\w+/, verbToYou)}`;
    return at === 0 ? `Y${said.slice(1)}` : said;
  });
