import type { CardId } from '@deckle/kernel';
import { cardOf, HAND_ONLY, type WordTools } from '@deckle/words';
import type { LiftView } from './types.ts';
import { handCost, handIn, LONG, LONG_BONUS, type TableWord } from './zones.ts';

/** Two words that all cards of a word on the table and some of the hand make together. */
interface Split {
  readonly target: TableWord;
  readonly texts: readonly [string, string];
  readonly worth: number;
}

/** Kept for each word on the table, and for all of them: the best ones. */
const KEPT = 40;
const KEPT_IN_ALL = 200;
/** Words of the dictionary looked at for one word of the table, and for all of them: with wild cards there are too many. */
const LOOK_AT = { one: 8000, all: 30_000 } as const;
/** Words kept that use the very same cards: one of them may be a mere form of what is stolen. */
const TWINS = 2;
/** More cards than any hand and word have together. */
const MAX_CARDS = 30;

/** Splits of these words by words of the dictionary, best first by points; the longest words are looked at first. */
export function findLifts(view: LiftView, targets: readonly TableWord[], tools: WordTools): readonly Split[] {
  const hand = handIn(view.zones, view.seat);
  if (hand.length < 2) return [];
  let left: number = LOOK_AT.all;
  const found: Split[] = [];
  for (const target of targets.toSorted((a, b) => b.cards.length - a.cards.length)) {
    if (left <= 0 || hand.length + target.cards.length > MAX_CARDS) continue;
    const parts = partsOf(target, hand, Math.min(left, LOOK_AT.one), tools);
    left -= parts.looked;
    found.push(...join(target, parts));
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, KEPT_IN_ALL);
}

/** One word of a split. */
interface Part {
  readonly text: string;
  /**
   * The cards it takes of the hand, as bits: of equal ones the first, and of equal ones the last. Two parts can lie side
   * by side when the first ones of one are not among the last ones of the other.
   */
  readonly first: number;
  readonly last: number;
  readonly worth: number;
}

interface Parts {
  /** By the cards they take of the word on the table, best first. */
  readonly byTable: ReadonlyMap<number, readonly Part[]>;
  /** All cards of that word: what one part leaves, the other takes. */
  readonly whole: number;
  readonly looked: number;
}

function join(target: TableWord, { byTable, whole }: Parts): readonly Split[] {
  const best: Split[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const [key, ours] of byTable) {
    const theirs = key > whole - key ? [] : (byTable.get(whole - key) ?? []);
    for (const one of ours) {
      if (one.worth + (theirs[0]?.worth ?? 0) <= least) break;
      for (const other of theirs) {
        const worth = one.worth + other.worth;
        if (worth <= least) break;
        if ((one.first & other.last) !== 0) continue;
        best.push({ target, texts: [one.text, other.text], worth });
        if (best.length >= 2 * KEPT) least = trim(best);
      }
    }
  }
  trim(best);
  return best;
}

/** Leaves the best ones; what is worth no more than the last of them need not be looked at. */
function trim(splits: Split[]): number {
  splits.sort((a, b) => b.worth - a.worth);
  splits.length = Math.min(splits.length, KEPT);
  return splits.at(-1)?.worth ?? 0;
}

/** Equal cards: how many there are, where they begin among all, and what one of them weighs in a sum over all. */
interface Kind {
  readonly start: number;
  readonly size: number;
  readonly weight: number;
}

/** The kind of each card, by its face. */
function kindsOf(cards: readonly CardId[], { pack }: WordTools): readonly Kind[] {
  const faces = cards.map((card) => cardOf(pack, card).face);
  const kinds = new Map<string, Kind>();
  let [start, weight] = [0, 1];
  for (const face of faces) {
    if (kinds.has(face)) continue;
    const size = faces.filter((other) => other === face).length;
    kinds.set(face, { start, size, weight });
    start += size;
    weight *= size + 1;
  }
  return faces.map((face) => kinds.get(face) as Kind);
}

/** All words that take some cards of the word on the table and some of the hand. */
function partsOf(target: TableWord, hand: readonly CardId[], most: number, tools: WordTools): Parts {
  const held = kindsOf(hand, tools);
  const table = kindsOf(target.cards, tools);
  const used = new Uint8Array(hand.length);
  const byTable = new Map<number, Part[]>();
  const twins = new Map<number, number>();
  let looked = 0;
  for (const { word, points, used: taken } of wordsWith(target, hand, tools)) {
    if (++looked > most) break;
    let [key, first, last] = [0, 0, 0];
    used.fill(0);
    for (const index of taken) {
      if (index >= hand.length) key += table[index - hand.length]?.weight ?? 0;
      else {
        const { start, size } = held[index] as Kind;
        const count = used[start] as number;
        used[start] = count + 1;
        first |= 1 << (start + count);
        last |= 1 << (start + size - 1 - count);
      }
    }
    const cards = key * 2 ** hand.length + first;
    const alike = twins.get(cards) ?? 0;
    if (alike === TWINS) continue;
    twins.set(cards, alike + 1);
    const part = { text: word, first, last, worth: points + (word.length >= LONG ? LONG_BONUS : 0) };
    const known = byTable.get(key);
    if (known === undefined) byTable.set(key, [part]);
    else known.push(part);
  }
  for (const parts of byTable.values()) parts.sort((a, b) => b.worth - a.worth);
  const whole = table.reduce((sum, { weight }) => sum + weight, 0);
  return { byTable, whole, looked };
}

/** A card of the hand counts for what it brings on the table and for what it would cost in the hand. */
function wordsWith(target: TableWord, hand: readonly CardId[], tools: WordTools): Iterable<Found> {
  const card = (id: CardId, group: number, more: number) => {
    const { face, points } = cardOf(tools.pack, id);
    return { face, points: points + more, group };
  };
  return tools.dictionary.search({
    cards: [...hand.map((id) => card(id, 0, handCost([id], tools))), ...target.cards.map((id) => card(id, 1, 0))],
    groups: [
      { min: 1, max: hand.length - 1 },
      { min: 1, max: target.cards.length - 1 },
    ],
    length: HAND_ONLY.length,
  });
}
type Found = ReturnType<WordTools['dictionary']['search']> extends Iterable<infer Item> ? Item : never;
