import {
  type Card,
  type CardId,
  isRefusal,
  type Pile,
  type Refusal,
  refuse,
  type Seat,
  type Slot,
  type View,
  type Part,
} from '@deckle/kernel';
import {
  type Board,
  cardOf,
  DEFAULT_BUDGET,
  findPlays,
  no,
  spellWays,
  topOf,
  whyNot,
  type WordTools,
  wordPart,
} from '@deckle/words';
import { OWN, ownBoard, theirsBoard, type Turn, turnReader } from './double-cross-turn.ts';
import { chosenCrossing, sidesOf, stayable, wordZone } from './double-cross-rows.ts';
import { cardPoints } from './family-play.ts';
import { DECK, HAND_SIZE, handIn } from './family-rows.ts';
import type { FinalWord } from './family-types.ts';

type Words = readonly (readonly Slot[])[];

/** A way to lay the words of a turn, and what it comes to. */
interface Spelt {
  readonly words: Words;
  readonly turn: Turn;
}

/** How many plays are looked at: new words alone, changed rows, new words beside each of these. */
const LISTED = { alone: 24, theirs: 8, beside: 2 } as const;
const BUDGET = { ...DEFAULT_BUDGET, ways: 1 };
/** Hands can grow large; a search looks at so many of their cards. */
const MOST_CARDS = 20;
/** Ways to lay two words that are looked at before giving up. */
const MAX_TRIES = 1000;

/**
 * Left-over piles are told apart from cards of the hand and come first: one that is used need not be taken back, so it
 * is worth more to a search by all its cards.
 */
function marked(tools: WordTools, left: readonly Pile[]): readonly Card[] {
  const cards = [...tools.pack];
  for (const pile of left) {
    const { points, marks, ...card } = cardOf(tools.pack, topOf(pile));
    cards[card.id] = { ...card, points: points + cardPoints(pile, tools), marks: [...marks, 'left over'] };
  }
  return cards;
}

/** A part of a large hand that has as many different letters as can be. */
function handy({ hand, ...board }: Board, pack: readonly Card[]): Board {
  const copies = new Map<string, number>();
  const copy = hand.map((card) => {
    const { face } = cardOf(pack, card);
    copies.set(face, (copies.get(face) ?? 0) + 1);
    return { card, copy: copies.get(face) as number };
  });
  const cards = copy.sort((a, b) => a.copy - b.copy).map(({ card }) => card);
  return { ...board, hand: cards.slice(0, MOST_CARDS) };
}

function first<T>(items: Iterable<T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) === most) break;
  return found;
}

export const turnPoints = ({ words }: Pick<Turn, 'words'>, tools: WordTools): number =>
  words.reduce((sum, { tops }) => sum + cardPoints(tops, tools), 0);

export const turnParts = ({ words }: Pick<Turn, 'words'>, { pack }: WordTools): readonly Part[] =>
  words.map(({ text, tops }) => wordPart(text, tops, pack));

/** Cards taken back into the hand count against their player; cards laid for good no longer do. */
export function turnPromise(view: View<FinalWord>, { left, played }: Turn, tools: WordTools): number {
  const isFull = handIn(view).length > HAND_SIZE || view.zones[DECK]?.count === 0;
  return (isFull ? cardPoints(played, tools) : 0) - cardPoints(left, tools);
}

const playedIn = (words: Words): readonly CardId[] =>
  words.flat().flatMap((slot) => ('play' in slot ? [slot.play] : []));

/** Every way to spell the words of a turn with these piles of the own row, legal or not. */
function* rawWays(
  view: View<FinalWord>,
  texts: readonly string[],
  piles: readonly number[],
  tools: WordTools,
): Generator<Words> {
  const sides = sidesOf(view, view.seat as Seat);
  const [own = '', theirs] = texts.toReversed();
  const left = piles.map((pile) => sides.own[pile] as Pile);
  const cards = marked(tools, left);
  const changes: Iterable<Words> =
    theirs === undefined ? [[]] : spellWays(theirsBoard(view, sides.theirs, left), [theirs], cards);
  let tries = 0;
  for (const changed of changes) {
    for (const word of spellWays(ownBoard(view, left, playedIn(changed)), [own], cards)) {
      if (++tries > MAX_TRIES) return;
      yield [...changed, ...word.map((slots) => inWholeRow(view, slots, piles))];
    }
  }
}

/** Every legal way to spell the words of a turn, first those that take the fewest cards back. */
export function spellTurns(view: View<FinalWord>, texts: readonly string[], tools: WordTools): readonly Spelt[] {
  const sides = sidesOf(view, view.seat as Seat);
  const stays = stayable(sides, chosenCrossing(view.shared), tools.pack);
  const read = turnReader(view, tools);
  const ways: Spelt[] = [];
  for (const words of rawWays(view, texts, stays, tools)) {
    const turn = read(words);
    if (!isRefusal(turn)) ways.push({ words, turn });
  }
  return ways.sort((a, b) => a.turn.left.length - b.turn.left.length);
}

/** Why the words of a turn cannot be laid. */
export function whyNoTurn(view: View<FinalWord>, texts: readonly string[], tools: WordTools): Refusal {
  if (texts.length > 2) return no('too-many-words', 2);
  if (texts.length === 2 && spellTurns(view, texts.toReversed(), tools).length > 0)
    return refuse('theirs-first', 'Say the other player’s row as you change it first, then your new word.');
  const sides = sidesOf(view, view.seat as Seat);
  const read = turnReader(view, tools);
  for (const words of rawWays(view, texts, [...sides.own.keys()], tools)) {
    const turn = read(words);
    if (isRefusal(turn)) return turn;
  }
  const [own = '', theirs] = texts.toReversed();
  const board = theirsBoard(view, sides.theirs, sides.own);
  if (theirs !== undefined && first(spellWays(board, [theirs], tools.pack), 1).length === 0)
    return whyNot(board, [theirs], tools.pack);
  return whyNot(ownBoard(view, sides.own, []), [own], tools.pack);
}

/** Turns by words of the dictionary, the best first. */
export function findTurns(view: View<FinalWord>, tools: WordTools): readonly Turn[] {
  const sides = sidesOf(view, view.seat as Seat);
  const stays = stayable(sides, chosenCrossing(view.shared), tools.pack);
  const left = stays.map((pile) => sides.own[pile] as Pile);
  const search = { ...tools, pack: marked(tools, left) };
  const beside = (taken: readonly CardId[], most: number): readonly Words[] => {
    const spare = stays.filter((pile) => !taken.includes(topOf(sides.own[pile] as Pile)));
    const board = ownBoard(
      view,
      spare.map((pile) => sides.own[pile] as Pile),
      taken,
    );
    return first(findPlays(handy(strict(board), search.pack), search, BUDGET), most).map((play) => [
      inWholeRow(view, play.words[0]?.slots ?? [], spare),
    ]);
  };
  const changes =
    sides.theirs.length === 0
      ? []
      : first(findPlays(handy(theirsBoard(view, sides.theirs, left), search.pack), search, BUDGET), LISTED.theirs);
  const both = changes.flatMap(({ words: [word], played }) =>
    beside(played, LISTED.beside).map((own) => [word?.slots ?? [], ...own]),
  );
  const read = turnReader(view, tools);
  return [...beside([], LISTED.alone), ...both]
    .flatMap((words) => {
      const turn = read(words);
      return isRefusal(turn) ? [] : [{ turn, worth: turnPoints(turn, tools) + turnPromise(view, turn, tools) }];
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ turn }) => turn);
}

/** While letters are left over, one of them is in the new word. */
const strict = (board: Board): Board =>
  board.rows.every(({ row }) => row.length === 0)
    ? { ...board, rows: [] }
    : { ...board, rules: { ...OWN, minKept: 1, fresh: 'never' } };

/** A word on some piles of the own row, by their places in the whole row. */
function inWholeRow(view: View<FinalWord>, slots: readonly Slot[], piles: readonly number[]): readonly Slot[] {
  const zone = wordZone(view.seat as Seat);
  return slots.map((slot) =>
    'keep' in slot ? { ...slot, keep: [zone, piles[slot.keep[1]] as number] as const } : slot,
  );
}
