import {
  type CardId,
  isRefusal,
  type Pile,
  type Refusal,
  refuse,
  type Seat,
  type Slot,
  type View,
} from '@deckle/kernel';
import {
  type Board,
  cardOf,
  HAND_ONLY,
  type Play,
  readPlay,
  topOf,
  type WordRules,
  type WordTools,
} from '@deckle/words';
import {
  chosenCrossing,
  crossedRow,
  type Crossing,
  crossingFor,
  opponentOf,
  sharedLetters,
  type Sides,
  sidesOf,
  wordZone,
} from './double-cross-rows.ts';
import { CHANGE } from './family.ts';
import { handIn, handOf, handZone, openRows, type OpenRows } from './family-rows.ts';
import type { FinalWord, FinalWordTable } from './family-types.ts';

type Words = readonly (readonly Slot[])[];
/** What of a turn is done to the other row. */
type Changed = Pick<Play, 'words' | 'played'>;
const UNCHANGED: Changed = { words: [], played: [] };

/** A turn: the other row where it changes, then the new word, and how the shared letters go across before. */
export interface Turn extends Play {
  readonly crossing: Crossing;
}

/** The other row is added to and overlaid, and still shows a letter it showed. */
const THEIRS: WordRules = { ...CHANGE, moves: ['A', 'O'], fresh: 'never' };

/** The new word takes letters left over from the own row, in order, and a card from the hand; the rest goes to the hand. */
export const OWN: WordRules = { ...HAND_ONLY, moves: ['A'], drop: 'hand' };

/** The other row with all that can be laid on it: cards of the hand, and piles of the own row, named by their tops. */
export const theirsBoard = (view: View<FinalWord>, row: readonly Pile[], left: readonly Pile[]): Board => ({
  rules: THEIRS,
  hand: [...handIn(view), ...left.map(topOf)],
  rows: [{ zone: wordZone(opponentOf(view.seat as Seat)), row }],
});

/** The own row, with the hand as far as the other row has not taken of it. */
export const ownBoard = (view: View<FinalWord>, row: readonly Pile[], taken: readonly CardId[]): Board => ({
  rules: OWN,
  hand: handIn(view).filter((card) => !taken.includes(card)),
  rows: [{ zone: wordZone(view.seat as Seat), row }],
});

/** The piles of the own row that words use. */
function usedPiles(seat: Seat, { own }: Sides, words: Words): readonly number[] {
  const tops = own.map(topOf);
  const used: number[] = [];
  for (const slot of words.flat()) {
    if ('keep' in slot && slot.keep[0] === wordZone(seat)) used.push(slot.keep[1]);
    if ('play' in slot && tops.includes(slot.play)) used.push(tops.indexOf(slot.play));
  }
  return used;
}

export const readTurn = (view: View<FinalWord>, words: Words, tools: WordTools): Turn | Refusal =>
  turnReader(view, tools)(words);

/** Reads the words of turns: the new word alone, or the changed other row before it. */
export function turnReader(view: View<FinalWord>, { pack }: WordTools): (words: Words) => Turn | Refusal {
  const seat = view.seat as Seat;
  const sides = sidesOf(view, seat);
  const [chosen, shared] = [chosenCrossing(view.shared), sharedLetters(sides, pack)];
  return (words) => {
    const used = usedPiles(seat, sides, words);
    const crossing = chosen ?? crossingFor(shared, used);
    const left = [...sides.own.keys()].filter((pile) => !crossing.some(([from]) => from === pile));
    const gone = used.find((pile) => pile in sides.own && !left.includes(pile));
    if (gone !== undefined) return mustCross(cardOf(pack, topOf(sides.own[gone] as Pile)).face);
    const board = theirsBoard(view, crossedRow(sides, crossing), sides.own);
    const theirs = words.length > 1 ? readPlay(board, words.slice(0, -1), pack) : UNCHANGED;
    return isRefusal(theirs) ? theirs : withOwnWord(view, words, theirs, { crossing, left, sides }, pack);
  };
}

export const mustCross = (letter: string): Refusal =>
  refuse('must-cross', `Each letter that both rows show goes across, one for one: ${letter}.`, letter);

interface Crossed {
  readonly crossing: Crossing;
  readonly left: readonly number[];
  readonly sides: Sides;
}

/** The new word needs a left-over letter, if the other row has not taken them all. */
function withOwnWord(
  view: View<FinalWord>,
  words: Words,
  theirs: Changed,
  { crossing, left, sides }: Crossed,
  pack: WordTools['pack'],
): Turn | Refusal {
  const own = readPlay(ownBoard(view, sides.own, theirs.played), words.slice(-1), pack);
  if (isRefusal(own)) return own;
  const tops = own.words.flatMap((word) => word.tops);
  const spare = left.map((pile) => sides.own[pile] as Pile).filter((pile) => !theirs.played.includes(topOf(pile)));
  const twice = theirs.played.find((card) => tops.includes(card));
  if (twice !== undefined)
    return refuse('card-twice', 'A pile can be used only once in a turn.', cardOf(pack, twice).face);
  if (spare.length > 0 && own.words.every(({ kept }) => kept === 0))
    return refuse('no-left-over', 'Your new word needs a letter that is left over from your row.');
  const hand = handIn(view);
  return {
    crossing,
    words: [...theirs.words, ...own.words],
    played: [...theirs.played.filter((card) => hand.includes(card)), ...own.played],
    taken: [],
    left: spare.filter((pile) => !tops.includes(topOf(pile))).flat(),
  };
}

/** Lays a turn: first the shared letters go across, then both words; what is left over goes to the hand. */
export function layTurn(table: FinalWordTable, seat: Seat, turn: Turn, { pack }: WordTools): OpenRows {
  const before = openRows(table);
  const sides = sidesOf(table.state, seat);
  const crossed = crossedRow(sides, turn.crossing);
  const letters = turn.crossing.map(([from]) => cardOf(pack, topOf(sides.own[from] as Pile)).face);
  if (letters.length > 0) table.say('crossed', seat, { letters: letters.join(' '), seatAcross: opponentOf(seat) });
  const pileOf = (slot: Slot): Pile => {
    if ('free' in slot) return [];
    if ('keep' in slot) return (slot.keep[0] === wordZone(seat) ? sides.own : crossed)[slot.keep[1]] as Pile;
    const laid = sides.own.find((pile) => topOf(pile) === slot.play) ?? [slot.play];
    return slot.on === undefined ? laid : [...(crossed[slot.on[1]] as Pile), ...laid];
  };
  const [own, theirs] = turn.words.map(({ slots }) => slots.map(pileOf)).reverse();
  const hand = handOf(table.state, seat).filter((card) => !turn.played.includes(card));
  table.arrange({
    [wordZone(opponentOf(seat))]: theirs ?? crossed,
    [wordZone(seat)]: own ?? [],
    [handZone(seat)]: [...hand, ...turn.left].map((card) => [card]),
  });
  return before;
}
