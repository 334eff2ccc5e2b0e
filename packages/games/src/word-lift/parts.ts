import type { Card, CardId } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { PILCROW } from './deck.ts';
import { LONG, LONG_BONUS, type TableWord } from './zones.ts';

/** One word of a split. */
export interface Part {
  readonly text: string;
  /**
   * The cards it takes of the hand, as bits: of equal ones the first, and of equal ones the last. Two parts can lie side
   * by side when the first ones of one are not among the last ones of the other.
   */
  readonly first: number;
  readonly last: number;
  readonly worth: number;
}

export interface Parts {
  /** By the cards they take of the word on the table, best first. */
  readonly byTable: ReadonlyMap<number, readonly Part[]>;
  /** All cards of that word: what one part leaves, the other takes. */
  readonly whole: number;
  /** How many words were looked at, and whether there were more. */
  readonly looked: number;
  readonly isCut: boolean;
}

/** A word of the dictionary and the cards it takes: those of the hand are numbered first, then those on the table. */
export interface FoundWord {
  readonly word: string;
  readonly used: readonly number[];
  readonly worth: number;
}

/** Words kept that use the very same cards: one of them may be a mere form of what is stolen. */
const TWINS = 2;

/** The first `most` of these words as parts. */
export function partsOf(
  words: Iterable<FoundWord>,
  most: number,
  { cards }: TableWord,
  hand: readonly CardId[],
  tools: WordTools,
): Parts {
  const table = kindsOf(cards, tools);
  const mayStand = openPilcrows(hand, cards, tools);
  const takenBy = openTaking(kindsOf(hand, tools), table);
  const byTable = new Map<number, Part[]>();
  const twins = new Map<number, number>();
  let [looked, isCut] = [0, false];
  for (const { word, used, worth } of words) {
    isCut = looked === most;
    if (isCut) break;
    looked++;
    if (!mayStand(word, used)) continue;
    const { key, first, last } = takenBy(used);
    const same = key * 2 ** hand.length + first;
    const alike = twins.get(same) ?? 0;
    if (alike === TWINS) continue;
    twins.set(same, alike + 1);
    const part = { text: word, first, last, worth: worth + (word.length >= LONG ? LONG_BONUS : 0) };
    const known = byTable.get(key);
    if (known === undefined) byTable.set(key, [part]);
    else known.push(part);
  }
  for (const parts of byTable.values()) parts.sort((a, b) => b.worth - a.worth);
  return { byTable, whole: table.reduce((sum, { weight }) => sum + weight, 0), looked, isCut };
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

/** Which cards a word takes, as numbers that can be compared. */
function openTaking(held: readonly Kind[], table: readonly Kind[]) {
  const counts = new Uint8Array(held.length);
  return (used: readonly number[]): { readonly key: number; readonly first: number; readonly last: number } => {
    let [key, first, last] = [0, 0, 0];
    counts.fill(0);
    for (const index of used) {
      if (index >= held.length) key += table[index - held.length]?.weight ?? 0;
      else {
        const { start, size } = held[index] as Kind;
        const count = counts[start] as number;
        counts[start] = count + 1;
        first |= 1 << (start + count);
        last |= 1 << (start + size - 1 - count);
      }
    }
    return { key, first, last };
  };
}

/**
 * Have the pilcrow cards that a word cannot do without their places at its ends? Which of equal cards it has is not
 * told yet, so this keeps some words for which the other part of a split takes the plain card.
 */
function openPilcrows(hand: readonly CardId[], table: readonly CardId[], { pack }: WordTools) {
  const cards = [...hand, ...table].map((id) => cardOf(pack, id));
  const marked = cards.filter(({ marks }) => marks.includes(PILCROW));
  const isPlain = (card: Card, face: string): boolean => card.face === face && !marked.includes(card);
  const groups = [...new Set(marked.map(({ face }) => face))].map((face) => ({
    face,
    held: cards.slice(0, hand.length).filter((card) => isPlain(card, face)).length,
    lying: cards.slice(hand.length).filter((card) => isPlain(card, face)).length,
  }));
  return (word: string, used: readonly number[]): boolean =>
    groups.every(({ face, held, lying }) => {
      const ends = (word.startsWith(face) ? 1 : 0) + (word.endsWith(face) ? 1 : 0);
      let [ofHand, ofTable] = [0, 0];
      for (const index of used) {
        if (cards[index]?.face !== face) continue;
        if (index < hand.length) ofHand++;
        else ofTable++;
      }
      return Math.max(0, ofHand - held) + Math.max(0, ofTable - lying) <= ends;
    });
}
