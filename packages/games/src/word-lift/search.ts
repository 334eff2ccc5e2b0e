import type { CardId } from '@deckle/kernel';
import { cardOf, HAND_ONLY, type WordTools } from '@deckle/words';
import { WILD } from './deck.ts';
import { type FoundWord, type Parts, partsOf } from './parts.ts';
import type { TableWord } from './zones.ts';

/** Two words that all cards of a word on the table and some of the hand make together. */
interface Split {
  readonly target: TableWord;
  readonly texts: readonly [string, string];
  readonly worth: number;
}

/** How splits are ranked. */
interface Ranking {
  /** What it is worth to be rid of a card of the hand, in half points. */
  readonly relief: (card: CardId) => number;
  /** What it is worth to take this word over, beside the points of the new ones. */
  readonly stake: (target: TableWord) => number;
}

/** Kept for each word on the table, and for all of them: the best ones. */
const KEPT = 40;
const KEPT_IN_ALL = 200;
/** Words of the dictionary looked at for all words of the table together: with wild cards there are too many. */
const LOOK_AT = 20_000;
/** A smaller share for a word on the table is not enough, three times that for each wild card in the hand. */
const ENOUGH = 1500;
/** Then only so many cards of the hand are tried, no wilds among them. */
const FEW = { cards: 5, lookAt: 800 } as const;
/** The same for somebody in a hurry, who looks at the words most worth taking over only. */
const HURRIED = { lookAt: 1000, few: { cards: 4, lookAt: 100 }, targets: 3 } as const;
/** More cards than any hand and word have together. */
const MAX_CARDS = 30;

/**
 * Splits of these words by words of the dictionary, best first. Each has its share of what is looked at; what the short
 * ones leave of theirs, the long ones have.
 */
export function findLifts(
  hand: readonly CardId[],
  targets: readonly TableWord[],
  { relief, stake }: Ranking,
  tools: WordTools,
): readonly Split[] {
  if (hand.length < 2) return [];
  const plain = hand.filter((card) => cardOf(tools.pack, card).face !== WILD);
  const isHurried = tools.effort !== undefined;
  const { cards, lookAt } = isHurried ? HURRIED.few : FEW;
  const few = plain.slice(0, cards);
  const enough = ENOUGH * 3 ** (hand.length - plain.length);
  const dearest = (most: number) => targets.toSorted((one, other) => stake(other) - stake(one)).slice(0, most);
  const some = isHurried ? dearest(HURRIED.targets) : targets;
  const inTurn = some.toSorted((a, b) => a.cards.length - b.cards.length);
  let left: number = isHurried ? HURRIED.lookAt : LOOK_AT;
  const splits: Split[] = [];
  for (const [at, target] of inTurn.entries()) {
    if (hand.length + target.cards.length > MAX_CARDS) continue;
    const share = Math.floor(left / (inTurn.length - at));
    const parts = (those: readonly CardId[], most: number): Parts =>
      partsOf(wordsWith(target, those, hand, relief, tools), most, target, hand, tools);
    const all = share < enough ? null : parts(hand, share);
    const found = all === null || all.isCut ? parts(few, lookAt) : all;
    left -= (all ?? found).looked;
    const more = stake(target);
    for (const split of join(target, found)) splits.push({ ...split, worth: split.worth + more });
  }
  return splits.sort((a, b) => b.worth - a.worth).slice(0, KEPT_IN_ALL);
}

/** The best pairs of parts that use up the word between them, each pair of words once. */
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
  const seen = new Set<string>();
  const kept = splits.filter(({ texts }) => {
    const key = texts.toSorted().join(' ');
    return !seen.has(key) && seen.add(key).size <= KEPT;
  });
  splits.splice(0, splits.length, ...kept);
  return kept.length < KEPT ? Number.NEGATIVE_INFINITY : (kept.at(-1)?.worth ?? 0);
}

/** The search counts in whole numbers, so that points are told to it in halves. */
const HALVES = 2;

/** The words that take some cards of the word on the table and some of these. */
function* wordsWith(
  target: TableWord,
  cards: readonly CardId[],
  hand: readonly CardId[],
  relief: Ranking['relief'],
  tools: WordTools,
): Generator<FoundWord> {
  const card = (id: CardId, group: number, more: number) => {
    const { face, points } = cardOf(tools.pack, id);
    return { face, points: HALVES * (points + more), group };
  };
  const found = tools.dictionary.search({
    cards: [...cards.map((id) => card(id, 0, relief(id))), ...target.cards.map((id) => card(id, 1, 0))],
    groups: [
      { min: 1, max: cards.length },
      { min: 1, max: target.cards.length - 1 },
    ],
    length: HAND_ONLY.length,
  });
  const places = [...cards.map((id) => hand.indexOf(id)), ...target.cards.map((_, at) => hand.length + at)];
  for (const { word, used, points } of found) {
    yield { word, used: used.map((index) => places[index] as number), worth: points / HALVES };
  }
}
