import { type Card, type CardId, isRefusal, type Slot, type Spot } from '@deckle/kernel';
import { type Play, readPlay } from './play.ts';
import { type Board, mayLayFresh } from './rules.ts';
import {
  type At,
  isHopeless,
  type Meet,
  openSpelling,
  openSupply,
  type Spelling,
  type Supply,
  type Top,
} from './spelling.ts';

/** A search for spellings gives up after so many tries, so that no text can hang the table. */
const MAX_TRIES = 20_000;
/** Far more ways than anybody would look through. */
const MAX_WAYS = 200;

/**
 * Every way to spell these words with the cards on the board that the rules allow, in a stable order: letters that lie
 * there are kept first, then cards are added, laid over, exchanged and duplicated. Of equal cards the first is taken.
 */
export function* spellWays(
  board: Board,
  texts: readonly string[],
  pack: readonly Card[],
): Generator<readonly (readonly Slot[])[]> {
  for (const { words } of spellPlays(board, texts, pack)) yield words.map(({ slots }) => slots);
}

/** The same ways as plays already read, the first `most` of them. */
export const spellPlays = (
  board: Board,
  texts: readonly string[],
  pack: readonly Card[],
  most = MAX_WAYS,
): readonly Play[] => openSpeller(board, pack)(texts, most);

/** For many words on the same board, one after the other: what they are spelt with is made ready once. */
export function openSpeller(board: Board, pack: readonly Card[]) {
  const [min, max] = board.rules.length;
  const supply = openSupply(board, pack);
  return (texts: readonly string[], most = MAX_WAYS): readonly Play[] => {
    const plays: Play[] = [];
    if (texts.some(({ length }) => length < min || length > max)) return plays;
    walk(supply, texts, (words) => {
      const play = readPlay(board, words, pack);
      if (!isRefusal(play)) plays.push(play);
      return plays.length < most ? 'on' : 'enough';
    });
    return plays;
  };
}

/** Meets every way to spell the words by the moves, order and leaving out that the rules allow; the rest is for the checker. */
export const walkSpellings = (board: Board, texts: readonly string[], pack: readonly Card[], meet: Meet): void =>
  walk(openSupply(board, pack), texts, meet);

function walk(supply: Supply, texts: readonly string[], meet: Meet): void {
  if (texts.length === 0 || texts.some((text) => !/^[A-Z]+$/.test(text))) return;
  nextWord(openSpelling(supply, texts, meet), 0, null, 0);
}

/** Starts a word: as the next part of the row in hand, on another row, or from the hand alone. */
function nextWord(spelling: Spelling, word: number, row: number | null, pile: number): void {
  const { board, texts, touched, words, rows } = spelling;
  const left = row === null ? 0 : (rows[row] as readonly Top[]).length - pile;
  const over = left === 0 || board.rules.drop !== 'refuse';
  if (word === texts.length) {
    if (over) finish(spelling);
    return;
  }
  words.push([]);
  if (left > 0 && board.rules.moves.includes('S')) nextLetter(spelling, { word, letter: 0, row, pile, kept: 0 });
  if (over && board.rules.order === 'kept') {
    for (const [index, piles] of rows.entries()) {
      if (touched[index] || piles.length === 0) continue;
      touched[index] = true;
      nextLetter(spelling, { word, letter: 0, row: index, pile: 0, kept: 0 });
      touched[index] = false;
    }
  }
  if (over && (board.rules.order === 'free' || mayLayFresh(board)))
    nextLetter(spelling, { word, letter: 0, row: null, pile: 0, kept: 0 });
  words.pop();
}

function finish(spelling: Spelling): void {
  spelling.enough = spelling.meet(spelling.words.map((slots) => [...slots])) === 'enough';
}

function nextLetter(spelling: Spelling, at: At): void {
  if (spelling.enough || ++spelling.tries > MAX_TRIES || isHopeless(spelling, at)) return;
  if (at.letter === (spelling.texts[at.word] as string).length) {
    if (at.row === null || hasRowSlot(spelling)) nextWord(spelling, at.word + 1, at.row, at.pile);
    return;
  }
  keepLoose(spelling, at);
  if (at.row !== null) keepNext(spelling, at, spelling.rows[at.row] as readonly Top[]);
  fromHand(spelling, at);
  fromDice(spelling, at);
}

const hasRowSlot = ({ words }: Spelling): boolean =>
  words.at(-1)?.some((slot) => 'keep' in slot || ('play' in slot && slot.on !== undefined)) ?? false;

function withSlot(spelling: Spelling, slot: Slot, next: At): void {
  const slots = spelling.words.at(-1);
  slots?.push(slot);
  nextLetter(spelling, next);
  slots?.pop();
}

/** The letters a card would spell here, or null: a wild stands for the one letter that comes. */
function fits(face: string, { texts }: Spelling, { word, letter }: At): string | null {
  const text = texts[word] as string;
  if (face === '?') return text[letter] as string;
  return text.startsWith(face, letter) ? face : null;
}

const wildPart = (face: string, letters: string): { as?: string } => (face === '?' ? { as: letters } : {});

/** The next pile of the row, or a later one where piles may be left out. */
function keepNext(spelling: Spelling, at: At, row: readonly Top[]): void {
  const end = spelling.board.rules.drop === 'refuse' ? Math.min(at.pile + 1, row.length) : row.length;
  for (let index = at.pile; index < end; index++) {
    const { face, spot } = row[index] as Top;
    const letters = fits(face, spelling, at);
    if (letters === null) continue;
    const slot: Slot = { keep: spot, ...wildPart(face, letters) };
    withSlot(spelling, slot, { ...at, letter: at.letter + letters.length, pile: index + 1, kept: at.kept + 1 });
  }
}

function keepLoose(spelling: Spelling, at: At): void {
  for (const kind of spelling.loose) {
    const letters = fits(kind.face, spelling, at);
    const card = kind.cards[kind.used];
    if (letters === null || card === undefined) continue;
    kind.used++;
    const slot: Slot = { keep: card.spot as Spot, ...wildPart(kind.face, letters) };
    withSlot(spelling, slot, { ...at, letter: at.letter + letters.length });
    kind.used--;
  }
}

function fromHand(spelling: Spelling, at: At): void {
  const { rules } = spelling.board;
  if (spelling.played >= rules.played[1]) return;
  for (const kind of spelling.hand) {
    const letters = fits(kind.face, spelling, at);
    const card = kind.cards[kind.used];
    if (letters === null || card === undefined) continue;
    const play = { play: card.id, ...wildPart(kind.face, letters) };
    const next = { ...at, letter: at.letter + letters.length };
    kind.used++;
    spelling.played++;
    if (at.row === null || rules.moves.includes('A')) withSlot(spelling, play, next);
    if (at.row !== null) cover(spelling, play, next, letters);
    spelling.played--;
    kind.used--;
  }
}

function cover(spelling: Spelling, play: { play: CardId; as?: string }, next: At, letters: string): void {
  const { moves, drop } = spelling.board.rules;
  const row = spelling.rows[next.row as number] as readonly Top[];
  const end = drop === 'refuse' ? Math.min(next.pile + 1, row.length) : row.length;
  for (let index = next.pile; index < end; index++) {
    const { face, spot } = row[index] as Top;
    const past = { ...next, pile: index + 1 };
    if (moves.includes(face === letters ? 'D' : 'O')) withSlot(spelling, { ...play, on: spot }, past);
    if (face !== letters && moves.includes('G')) withSlot(spelling, { ...play, on: spot, take: true }, past);
  }
}

/** A rolled letter stands wherever a card could be added. */
function fromDice(spelling: Spelling, at: At): void {
  const { free, rules } = spelling.board;
  const letter = (spelling.texts[at.word] as string)[at.letter] as string;
  if (!free?.includes(letter) || (at.row !== null && !rules.moves.includes('A'))) return;
  withSlot(spelling, { free: letter }, { ...at, letter: at.letter + 1 });
}
