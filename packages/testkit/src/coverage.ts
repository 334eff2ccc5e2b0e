import type { Card, CardId, DeckLine, Game, Match, OptionSpec, Seat, State } from '@deckle/kernel';
import { valuesOf } from '@deckle/words';

/** What has come up at the tables so far, and what each seat of the open table was last said to do. */
export interface Coverage {
  readonly seen: Set<string>;
  readonly last: Map<Seat | null, string>;
}

export const openCoverage = (): Coverage => ({ seen: new Set(), last: new Map() });

type Look = Pick<Card, 'face'> & Pick<DeckLine, 'marks'>;

/** Cards that are more than one letter: wilds, several letters, marked ones, cards with a name. */
const isSpecial = ({ face, marks = [] }: Look): boolean => marks.length > 0 || !/^[A-Z]$/.test(face);
const lookOf = ({ face, marks = [] }: Look): string => [face, ...marks].join(' ');

/** All that must come up: every move, every value of an option, every special card, and what the game names itself. */
export function expectedOf({ moves, options, deck, occasions = [] }: Game): readonly string[] {
  return [
    ...[...Object.keys(moves), 'resign'].map((kind) => `move ${kind}`),
    ...Object.entries<OptionSpec>(options).flatMap(([name, spec]) =>
      valuesOf(spec).map((value) => `option ${name}=${value}`),
    ),
    ...new Set(deck.filter(isSpecial).map((line) => `card ${lookOf(line)}`)),
    ...occasions.map((codes) => `said ${codes}`),
  ];
}

/** A table is opened. */
export function noteTable({ seen, last }: Coverage, { options }: State): void {
  last.clear();
  for (const [name, value] of Object.entries(options)) seen.add(`option ${name}=${String(value)}`);
}

/** A step is taken: its move, the cards it uses, and what is said, alone and after what was said of the same seat before. */
export function noteStep({ seen, last }: Coverage, before: State, { last: { input, events }, tools }: Match): void {
  if (input === null) return;
  seen.add(`move ${input.move.kind}`);
  for (const id of usedIn(before, input.move)) {
    const card = tools.pack[id];
    if (card !== undefined && isSpecial(card)) seen.add(`card ${lookOf(card)}`);
  }
  for (const event of events) {
    if (event.kind !== 'said') continue;
    seen.add(`said ${event.what}`);
    seen.add(`said ${last.get(event.seat)} ${event.what}`);
    last.set(event.seat, event.what);
  }
}

function usedIn({ zones }: State, { cards = [], words = [] }: NonNullable<Match['last']['input']>['move']): CardId[] {
  const slots = words.flat().map((slot) => {
    if ('keep' in slot) return zones[slot.keep[0]]?.row[slot.keep[1]]?.at(-1);
    return 'play' in slot ? slot.play : undefined;
  });
  return [...cards, ...slots].filter((card) => card !== undefined);
}
