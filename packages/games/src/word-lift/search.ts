import { cardOf, type WordTools } from '@deckle/words';
import type { LiftView } from './types.ts';
import { handCost, handIn, LONG, LONG_BONUS, type TableWord } from './zones.ts';

/** Two words that all cards of a word on the table and some of the hand make together. */
export interface Split {
  readonly target: TableWord;
  readonly texts: readonly [string, string];
  readonly worth: number;
}

/** Kept for each word on the table, the best ones. */
const KEPT = 40;
/** Words looked at that use the very same cards. */
const TWINS = 2;

/** One word of a split: which cards of the hand it takes, and what it is worth. */
interface Part {
  readonly text: string;
  /** Of equal cards the first ones, and the last ones: two parts can lie side by side if one's first are not the other's last. */
  readonly first: number;
  readonly last: number;
  readonly worth: number;
}

/** Splits of these words by words of the dictionary, best first by their points. */
export function findLifts(view: LiftView, targets: readonly TableWord[], tools: WordTools): readonly Split[] {
  const hand = handIn(view.zones, view.seat);
  return targets.flatMap((target) => splitsOf(target, hand, tools)).sort((a, b) => b.worth - a.worth);
}

/** Equal faces of some cards: where they begin in `order`, and how many there are. */
interface Faces {
  readonly face: string;
  readonly start: number;
  readonly size: number;
}

function facesOf(faces: readonly string[]): readonly Faces[] {
  const kinds: Faces[] = [];
  let start = 0;
  for (const face of new Set(faces)) {
    const size = faces.filter((other) => other === face).length;
    kinds.push({ face, start, size });
    start += size;
  }
  return kinds;
}

const bits = (start: number, count: number): number => ((1 << count) - 1) << start;

function splitsOf(target: TableWord, hand: readonly number[], tools: WordTools): readonly Split[] {
  if (hand.length < 2 || hand.length + target.cards.length > 30) return [];
  const parts = partsOf(target, hand, tools);
  const best: Split[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const [key, ours] of parts.byTable) {
    const theirs = parts.byTable.get(parts.whole - key);
    if (theirs === undefined || key > parts.whole - key) continue;
    const top = theirs[0]?.worth ?? 0;
    for (const one of ours) {
      if (one.worth + top <= least) break;
      for (const other of theirs) {
        if (one.worth + other.worth <= least) break;
        if ((one.first & other.last) !== 0) continue;
        best.push({ target, texts: [one.text, other.text], worth: one.worth + other.worth });
        if (best.length >= 2 * KEPT) least = trim(best);
      }
    }
  }
  trim(best);
  return best;
}

/** Leaves the best ones; what is not worth more than the last of them need not be looked at. */
function trim(splits: Split[]): number {
  splits.sort((a, b) => b.worth - a.worth);
  splits.length = Math.min(splits.length, KEPT);
  return splits.at(-1)?.worth ?? 0;
}

/** All words that take some cards of the word and some of the hand, by the cards of the word they take, best first. */
function partsOf(
  target: TableWord,
  hand: readonly number[],
  tools: WordTools,
): { readonly whole: number; readonly byTable: ReadonlyMap<number, readonly Part[]> } {
  const { pack, dictionary } = tools;
  const faceOf = (card: number): string => cardOf(pack, card).face;
  const cards = [
    ...hand.map((card) => ({
      face: faceOf(card),
      points: cardOf(pack, card).points + handCost([card], tools),
      group: 0,
    })),
    ...target.cards.map((card) => ({ face: faceOf(card), points: cardOf(pack, card).points, group: 1 })),
  ];
  const table = facesOf(target.cards.map(faceOf));
  const held = facesOf(hand.map(faceOf));
  const kindOfCard = cards.map(({ face, group }) =>
    (group === 0 ? held : table).findIndex((kind) => kind.face === face),
  );
  const radix = table.map((_, at) => table.slice(0, at).reduce((product, { size }) => product * (size + 1), 1));
  const whole = table.reduce((sum, { size }, at) => sum + size * (radix[at] as number), 0);
  const groups = [
    { min: 1, max: hand.length - 1 },
    { min: 1, max: target.cards.length - 1 },
  ];
  const found = new Map<number, Map<number, Part[]>>();
  const counts = new Uint8Array(held.length);
  for (const { word, points, used } of dictionary.search({ cards, groups, length: [3, 30] })) {
    let key = 0;
    counts.fill(0);
    for (const index of used) {
      const kind = kindOfCard[index] as number;
      if (index < hand.length) counts[kind] = (counts[kind] as number) + 1;
      else key += radix[kind] as number;
    }
    let [first, last] = [0, 0];
    for (const [at, { start, size }] of held.entries()) {
      const count = counts[at] as number;
      first |= bits(start, count);
      last |= bits(start + size - count, count);
    }
    const same = found.get(key) ?? new Map<number, Part[]>();
    const twins = same.get(first) ?? [];
    if (twins.length < TWINS) {
      twins.push({ text: word, first, last, worth: points + (word.length >= LONG ? LONG_BONUS : 0) });
      same.set(first, twins);
      found.set(key, same);
    }
  }
  const sorted = [...found].map(
    ([key, same]) => [key, [...same.values()].flat().sort((a, b) => b.worth - a.worth)] as const,
  );
  return { whole, byTable: new Map(sorted) };
}
