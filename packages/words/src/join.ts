import type { Plan } from './search.ts';
import { type Cards, packedCards, plainCards } from './spending.ts';

/** Words a stretch of the table can become, their points, and the hand cards they spend, by index. */
export interface Option {
  readonly words: readonly string[];
  readonly points: number;
  readonly used: readonly number[];
}

/** A way to change a row: lists of options, of which it takes one each. */
export type Way = readonly (readonly Option[])[];

/** What joined words have to share: the faces of the hand, how many of its cards are played and which must be. */
export interface Sharing {
  readonly faces: readonly string[];
  readonly played: readonly [min: number, max: number];
  readonly required: readonly string[];
}

/** How many plays are wanted: the best, and of those by the same cards no more than so many. */
export interface Wanted {
  readonly joined: number;
  readonly alike: number;
}

/**
 * The best plays on any of several rows, each row in one of its ways. Step by step the best by every choice of cards are
 * gone on with: what can be added depends only on the cards that are left, so no better play is missed.
 */
export function joinBest(rows: readonly (readonly Way[])[], sharing: Sharing, wanted: Wanted): readonly Plan[] {
  const packed = packedCards(sharing.faces);
  return packed === null
    ? joinWith(plainCards(sharing.faces), rows, sharing, wanted)
    : joinWith(packed, rows, sharing, wanted);
}

function joinWith<Spent>(
  cards: Cards<Spent>,
  rows: readonly (readonly Way[])[],
  { faces, played: [least, most], required }: Sharing,
  { joined, alike }: Wanted,
): readonly Plan[] {
  const open = (): Plays<Spent> => openPlays(cards, Math.min(most, faces.length), alike);
  const alone = ({ words, points, used }: Option): Play<Spent> => ({
    points,
    size: used.length,
    spent: cards.spend(used),
    made: words,
  });
  const nothing = alone({ words: [], points: 0, used: [] });
  let plays: readonly Play<Spent>[] = [nothing];
  for (const ways of rows) {
    const row = open();
    for (const way of ways) {
      let parts: readonly Play<Spent>[] = [nothing];
      for (const options of way) parts = open().add(parts, options.map(alone)).all();
      row.add([nothing], parts);
    }
    plays = open().add([nothing], plays).add(plays, row.all()).all();
  }
  return plays
    .filter(({ size, spent, made }) => size >= least && made.length > 0 && cards.includes(spent, required))
    .sort((a, b) => b.points - a.points)
    .slice(0, joined)
    .map((play) => ({ words: wordsOf(play), points: play.points }));
}

interface Play<Spent> {
  readonly points: number;
  /** How many cards it spends, and which. */
  readonly size: number;
  readonly spent: Spent;
  /** Its words, or the two plays it is made of: most are never chosen, so putting words together waits. */
  readonly made: readonly string[] | readonly [Play<Spent>, Play<Spent>];
}

const wordsOf = <Spent>({ made }: Play<Spent>): readonly string[] =>
  (made as readonly (string | Play<Spent>)[]).flatMap((part) => (typeof part === 'string' ? [part] : wordsOf(part)));

interface Plays<Spent> {
  /** Every one of the first with every one of the second that the hand has cards for. */
  add(all: readonly Play<Spent>[], more: readonly Play<Spent>[]): Plays<Spent>;
  all(): readonly Play<Spent>[];
}

/** The best plays by every choice of cards. */
function openPlays<Spent>(cards: Cards<Spent>, most: number, alike: number): Plays<Spent> {
  const byCards = new Map<number | string, Play<Spent>[]>();
  const keep = (first: Play<Spent>, second: Play<Spent>, key: number | string): void => {
    const points = first.points + second.points;
    const known = byCards.get(key);
    if (known !== undefined && known.length === alike && (known[alike - 1] as Play<Spent>).points >= points) return;
    const made = first.made.length === 0 ? second.made : ([first, second] as const);
    const play = { points, size: first.size + second.size, spent: cards.both(first.spent, second.spent), made };
    if (known === undefined) byCards.set(key, [play]);
    else insert(known, play, alike);
  };
  const plays: Plays<Spent> = {
    add(all, more) {
      const smallFirst = more.toSorted((a, b) => a.size - b.size);
      for (const first of all) {
        const room = most - first.size;
        for (const second of smallFirst) {
          if (second.size > room) break;
          const key = cards.meet(first.spent, second.spent);
          if (key !== null) keep(first, second, key);
        }
      }
      return plays;
    },
    all: () => [...byCards.values()].flat(),
  };
  return plays;
}

/** Best first; of equal ones the earlier. */
function insert<Spent>(known: Play<Spent>[], play: Play<Spent>, most: number): void {
  const at = known.findIndex(({ points }) => points < play.points);
  known.splice(at < 0 ? known.length : at, 0, play);
  if (known.length > most) known.pop();
}
