import { type Card, type CardId, isRefusal, type Slot } from '@deckle/kernel';
import { readPlay } from './play.ts';
import { type Board, type BoardRow, mayLayFresh, topOf } from './rules.ts';
import { cardOf } from './tools.ts';

/** A search for spellings gives up after so many tries, so that no text can hang the table. */
const MAX_TRIES = 200_000;

/** Where the spelling stands: the word and letter to come, the row it works on and how much of that row is used. */
interface At {
  readonly word: number;
  readonly letter: number;
  readonly row: number | null;
  readonly pile: number;
}

interface Spelling {
  readonly board: Board;
  readonly pack: readonly Card[];
  readonly texts: readonly string[];
  readonly used: Set<CardId>;
  readonly done: Set<number>;
  readonly words: Slot[][];
  tries: number;
}

/**
 * Every way to spell these words with the cards on the board that the rules allow, in a stable order: letters that lie
 * there are kept first, then cards are added, laid over, exchanged and duplicated. Of equal cards in the hand the first is taken.
 */
export function* spellWays(
  board: Board,
  texts: readonly string[],
  pack: readonly Card[],
): Generator<readonly (readonly Slot[])[]> {
  if (texts.length === 0 || texts.some((text) => text.length === 0)) return;
  const spelling: Spelling = { board, pack, texts, used: new Set(), done: new Set(), words: [], tries: 0 };
  for (const _ of nextWord(spelling, 0, null, 0)) {
    const words = spelling.words.map((slots) => [...slots]);
    if (!isRefusal(readPlay(board, words, pack))) yield words;
  }
}

/** Starts a word: as the next part of the row in hand, on another row, or from the hand alone. */
function* nextWord(spelling: Spelling, word: number, row: number | null, pile: number): Generator<true> {
  const { board, texts, done, words } = spelling;
  const over = row === null || pile >= rowAt(board, row).row.length || board.rules.drop !== 'refuse';
  if (word === texts.length) {
    if (over) yield true;
    return;
  }
  words.push([]);
  if (board.rules.order === 'free') yield* nextLetter(spelling, { word, letter: 0, row: null, pile: 0 });
  else {
    if (row !== null && board.rules.moves.includes('S')) yield* nextLetter(spelling, { word, letter: 0, row, pile });
    if (over) {
      for (const [index, { row: piles }] of board.rows.entries()) {
        if (done.has(index) || piles.length === 0) continue;
        done.add(index);
        yield* nextLetter(spelling, { word, letter: 0, row: index, pile: 0 });
        done.delete(index);
      }
      if (mayLayFresh(board)) yield* nextLetter(spelling, { word, letter: 0, row: null, pile: 0 });
    }
  }
  words.pop();
}

const rowAt = (board: Board, row: number): BoardRow => board.rows[row] as BoardRow;

function* nextLetter(spelling: Spelling, at: At): Generator<true> {
  const { texts } = spelling;
  if (++spelling.tries > MAX_TRIES) return;
  if (at.letter === (texts[at.word] as string).length) {
    if (at.row === null || hasRowSlot(spelling)) yield* nextWord(spelling, at.word + 1, at.row, at.pile);
    return;
  }
  if (spelling.board.rules.order === 'free') yield* keepAnywhere(spelling, at);
  else if (at.row !== null) yield* keepNext(spelling, at);
  yield* fromHand(spelling, at);
  yield* fromDice(spelling, at);
}

const hasRowSlot = ({ words }: Spelling): boolean =>
  (words.at(-1) as Slot[]).some((slot) => 'keep' in slot || ('play' in slot && slot.on !== undefined));

function* withSlot(spelling: Spelling, slot: Slot, next: At): Generator<true> {
  const slots = spelling.words.at(-1) as Slot[];
  slots.push(slot);
  yield* nextLetter(spelling, next);
  slots.pop();
}

/** The letters a card would spell here, or null: a wild stands for the one letter that comes. */
function fits(face: string, text: string, letter: number): string | null {
  if (face === '?') return text[letter] as string;
  return text.startsWith(face, letter) ? face : null;
}

const wildPart = (face: string, letters: string): { as?: string } => (face === '?' ? { as: letters } : {});

function* keepNext(spelling: Spelling, at: At): Generator<true> {
  const { board, pack, texts } = spelling;
  const { zone, row } = rowAt(board, at.row as number);
  const last = board.rules.drop === 'refuse' ? Math.min(at.pile + 1, row.length) : row.length;
  for (let index = at.pile; index < last; index++) {
    const { face } = cardOf(pack, topOf(row[index] as readonly number[]));
    const letters = fits(face, texts[at.word] as string, at.letter);
    if (letters === null) continue;
    const slot: Slot = { keep: [zone, index], ...wildPart(face, letters) };
    yield* withSlot(spelling, slot, { ...at, letter: at.letter + letters.length, pile: index + 1 });
  }
}

function* keepAnywhere(spelling: Spelling, at: At): Generator<true> {
  const { board, pack, texts, used } = spelling;
  for (const { zone, row } of board.rows) {
    for (const [index, pile] of row.entries()) {
      const top = topOf(pile);
      const letters = fits(cardOf(pack, top).face, texts[at.word] as string, at.letter);
      if (letters === null || used.has(top)) continue;
      used.add(top);
      const slot: Slot = { keep: [zone, index], ...wildPart(cardOf(pack, top).face, letters) };
      yield* withSlot(spelling, slot, { ...at, letter: at.letter + letters.length });
      used.delete(top);
    }
  }
}

/** The cards of the hand that spell on from here, one of each kind, long faces first, wilds last. */
function choices({ board, pack, texts, used }: Spelling, at: At): readonly Card[] {
  const kinds = new Map<string, Card>();
  for (const id of board.hand) {
    const card = cardOf(pack, id);
    if (used.has(id) || fits(card.face, texts[at.word] as string, at.letter) === null) continue;
    const must = board.required?.includes(id) ? 'must' : '';
    const kind = `${card.face} ${card.points} ${card.marks.join(' ')} ${must}`;
    if (!kinds.has(kind)) kinds.set(kind, card);
  }
  const rank = (card: Card): number => (card.face === '?' ? 0 : card.face.length);
  return [...kinds.values()].sort((a, b) => rank(b) - rank(a) || b.points - a.points || a.id - b.id);
}

function* fromHand(spelling: Spelling, at: At): Generator<true> {
  const { board, texts, used } = spelling;
  const { moves } = board.rules;
  for (const { id, face } of choices(spelling, at)) {
    const letters = fits(face, texts[at.word] as string, at.letter) as string;
    const play = { play: id, ...wildPart(face, letters) };
    const next = { ...at, letter: at.letter + letters.length };
    used.add(id);
    if (at.row === null || moves.includes('A')) yield* withSlot(spelling, play, next);
    if (at.row !== null) yield* cover(spelling, play, next, face);
    used.delete(id);
  }
}

function* cover(spelling: Spelling, play: { play: CardId; as?: string }, next: At, face: string): Generator<true> {
  const { board, pack } = spelling;
  const { zone, row } = rowAt(board, next.row as number);
  const { moves, drop } = board.rules;
  const last = drop === 'refuse' ? Math.min(next.pile + 1, row.length) : row.length;
  for (let index = next.pile; index < last; index++) {
    const same = cardOf(pack, topOf(row[index] as readonly number[])).face === face;
    const on = { ...play, on: [zone, index] as const };
    const past = { ...next, pile: index + 1 };
    if (moves.includes(same ? 'D' : 'O')) yield* withSlot(spelling, on, past);
    if (!same && moves.includes('G')) yield* withSlot(spelling, { ...on, take: true }, past);
  }
}

function* fromDice(spelling: Spelling, at: At): Generator<true> {
  const letter = (spelling.texts[at.word] as string)[at.letter] as string;
  if (at.row !== null || !spelling.board.free?.includes(letter)) return;
  yield* withSlot(spelling, { free: letter }, { ...at, letter: at.letter + 1 });
}
