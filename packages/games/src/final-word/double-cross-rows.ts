import type { Card, Pile, Seat, ZoneId, ZoneView } from '@deckle/kernel';
import { cardOf, topOf } from '@deckle/words';
import type { Shared } from './family-types.ts';

/** The row in front of a seat; hosts show such a zone with the player's name. */
export const wordZone = (seat: Seat): ZoneId => `word ${seat}`;
export const opponentOf = (seat: Seat): Seat => 1 - seat;

interface Rows {
  readonly zones: { readonly [zone: ZoneId]: Pick<ZoneView, 'row'> };
}

export const wordRow = ({ zones }: Rows, seat: Seat): readonly Pile[] => zones[wordZone(seat)]?.row ?? [];

/** Both rows as a seat has them before its turn. */
export interface Sides {
  readonly own: readonly Pile[];
  readonly theirs: readonly Pile[];
}

export const sidesOf = (rows: Rows, seat: Seat): Sides => ({
  own: wordRow(rows, seat),
  theirs: wordRow(rows, opponentOf(seat)),
});

/** Piles of the own row, each with the pile of the other row it is laid on. */
export type Crossing = readonly (readonly [from: number, to: number])[];

/** A letter that both rows show: where, and how many of it go across. */
export interface SharedLetter {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly count: number;
}

export function sharedLetters({ own, theirs }: Sides, pack: readonly Card[]): readonly SharedLetter[] {
  const faces = (row: readonly Pile[]): readonly string[] => row.map((pile) => cardOf(pack, topOf(pile)).face);
  const places = (row: readonly string[], face: string): readonly number[] =>
    row.flatMap((other, at) => (other === face ? [at] : []));
  const [ours, others] = [faces(own), faces(theirs)];
  return [...new Set(ours)].flatMap((face) => {
    const [from, to] = [places(ours, face), places(others, face)];
    const count = Math.min(from.length, to.length);
    return count === 0 ? [] : [{ from, to, count }];
  });
}

/** Every letter both rows show goes across, one for one. Of equal letters the first go that the words do not use. */
export function crossingFor(shared: readonly SharedLetter[], used: readonly number[]): Crossing {
  const isFree = (pile: number): boolean => !used.includes(pile);
  return shared.flatMap(({ from, to, count }) =>
    [...from.filter(isFree), ...from.filter((pile) => !isFree(pile))]
      .slice(0, count)
      .map((pile, at) => [pile, to[at] as number] as const),
  );
}

/** Every way the shared letters can go across. */
export function* allCrossings(sides: Sides, pack: readonly Card[]): Generator<Crossing> {
  yield* joined(sharedLetters(sides, pack));
}

function* joined([letter, ...others]: readonly SharedLetter[]): Generator<Crossing> {
  if (letter === undefined) yield [];
  else for (const some of pairings(letter)) for (const more of joined(others)) yield [...some, ...more];
}

function* pairings({ from, to, count }: SharedLetter): Generator<Crossing> {
  if (count === 0) yield [];
  for (const [at, pile] of count === 0 ? [] : from.entries()) {
    for (const on of to) {
      const others = { from: from.slice(at + 1), to: to.filter((other) => other !== on), count: count - 1 };
      for (const more of pairings(others)) yield [[pile, on], ...more];
    }
  }
}

/** Piles of the own row that need not go across. */
export function stayable(sides: Sides, chosen: Crossing | null, pack: readonly Card[]): readonly number[] {
  const going =
    chosen === null
      ? sharedLetters(sides, pack).flatMap(({ from, count }) => (from.length === count ? from : []))
      : chosen.map(([from]) => from);
  return [...sides.own.keys()].filter((pile) => !going.includes(pile));
}

/** The other row once the shared letters lie on it: whole piles move. */
export const crossedRow = ({ own, theirs }: Sides, crossing: Crossing): readonly Pile[] =>
  theirs.map((pile, at) => [...pile, ...crossing.flatMap(([from, to]) => (to === at ? (own[from] as Pile) : []))]);

/** How the seat to move has said the letters go across; null while it has not. */
export function chosenCrossing({ noted }: Pick<Shared, 'noted'>): Crossing | null {
  const piles = (noted['crossing'] ?? []) as readonly number[];
  const pairs = piles.flatMap((from, at) => (at % 2 === 0 ? [[from, piles[at + 1] as number] as const] : []));
  return pairs.length === 0 ? null : pairs;
}

/** Are these all the letters that go across, each on its equal? */
export function isCrossing(sides: Sides, said: Crossing, pack: readonly Card[]): boolean {
  const shared = sharedLetters(sides, pack);
  const isOnce = (piles: readonly number[]): boolean => new Set(piles).size === piles.length;
  return (
    said.length > 0 &&
    isOnce(said.map(([from]) => from)) &&
    isOnce(said.map(([, to]) => to)) &&
    said.length === shared.reduce((sum, { count }) => sum + count, 0) &&
    said.every(([from, to]) => shared.some((letter) => letter.from.includes(from) && letter.to.includes(to)))
  );
}
