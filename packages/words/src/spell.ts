import { type Card, type CardId, isRefusal, type Slot, type Spot } from '@deckle/kernel';
import { type Play, readPlay } from './play.ts';
import { type Board, mayLayFresh } from './rules.ts';
import { type At, isHopeless, type Meet, openSpelling, type Spelling, startSpelling, type Top } from './spelling.ts';

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
  const spelling = openSpelling(board, pack);
  return (texts: readonly string[], most = MAX_WAYS): readonly Play[] => {
    const plays: Play[] = [];
    if (texts.some(({ length }) => length < min || length > max)) return plays;
    walk(spelling, texts, (words) => {
      const play = readPlay(board, words, pack);
      if (!isRefusal(play)) plays.push(play);
      return plays.length < most ? 'on' : 'enough';
    });
    return plays;
  };
}

/** Meets every way to spell the words by the moves, order and leaving out that the rules allow; the rest is for the checker. */
export const walkSpellings = (board: Board, texts: readonly string[], pack: readonly Card[], meet: Meet): void =>
  walk(openSpelling(board, pack), texts, meet);

function walk(spelling: Spelling, texts: readonly string[], meet: Meet): void {
  if (texts.length === 0 || texts.some((text) => !/^[A-Z]+$/.test(text))) return;
  startSpelling(spelling, texts, meet);
  nextWord(spelling, 0, null, 0);
}

/** Starts a word: as the next part of the row in hand, on another row, or from the hand alone. */
function nextWord(spelling: Spelling, word: number, row: number | null, pile: number): void {
  const { board, texts, touched, words, idle, rows } = spelling;
  const left = row === null ? 0 : (rows[row] as readonly Top[]).length - pile;
  const over = left === 0 || board.rules.drop !== 'refuse';
  if (word === texts.length) {
    if (over) finish(spelling);
    return;
  }
  words.push(idle.pop() ?? []);
  if (left > 0 && board.rules.moves.includes('S')) nextLetter(spelling, { word, letter: 0, row, pile, kept: 0 });
  if (over && board.rules.order === 'kept') {
    for (let index = 0; index < rows.length; index++) {
      if (touched[index] || rows[index]?.length === 0) continue;
      touched[index] = true;
      nextLetter(spelling, { word, letter: 0, row: index, pile: 0, kept: 0 });
      touched[index] = false;
    }
  }
  if (over && (board.rules.order === 'free' || mayLayFresh(board)))
    nextLetter(spelling, { word, letter: 0, row: null, pile: 0, kept: 0 });
  idle.push(words.pop() as Slot[]);
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

/** So many letters on, with so many piles of the row used. Very many of these are made: by name, as copying takes longer. */
const onwards = ({ word, letter, row, kept }: At, letters: string, pile: number, keeps = 0): At => ({
  word,
  letter: letter + letters.length,
  row,
  pile,
  kept: kept + keeps,
});

/** The next pile of the row, or a later one where piles may be left out. */
function keepNext(spelling: Spelling, at: At, row: readonly Top[]): void {
  const end = spelling.board.rules.drop === 'refuse' ? Math.min(at.pile + 1, row.length) : row.length;
  for (let index = at.pile; index < end; index++) {
    const { face, spot, keep } = row[index] as Top;
    const letters = fits(face, spelling, at);
    if (letters === null) continue;
    const slot = face === '?' ? { keep: spot, as: letters } : keep;
    withSlot(spelling, slot, onwards(at, letters, index + 1, 1));
  }
}

function keepLoose(spelling: Spelling, at: At): void {
  for (const kind of spelling.loose) {
    const letters = fits(kind.face, spelling, at);
    const card = kind.cards[kind.used];
    if (letters === null || card === undefined) continue;
    kind.used++;
    const keep = card.spot as Spot;
    withSlot(spelling, kind.face === '?' ? { keep, as: letters } : { keep }, onwards(at, letters, at.pile));
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
    const play = kind.face === '?' ? { play: card.id, as: letters } : { play: card.id };
    kind.used++;
    spelling.played++;
    if (at.row === null || rules.moves.includes('A')) withSlot(spelling, play, onwards(at, letters, at.pile));
    if (at.row !== null) cover(spelling, play, at, letters);
    spelling.played--;
    kind.used--;
  }
}

function cover(spelling: Spelling, play: { play: CardId; as?: string }, at: At, letters: string): void {
  const { moves, drop } = spelling.board.rules;
  const row = spelling.rows[at.row as number] as readonly Top[];
  const end = drop === 'refuse' ? Math.min(at.pile + 1, row.length) : row.length;
  for (let index = at.pile; index < end; index++) {
    const { face, spot } = row[index] as Top;
    const past = onwards(at, letters, index + 1);
    if (moves.includes(face === letters ? 'D' : 'O')) withSlot(spelling, { ...play, on: spot }, past);
    if (face !== letters && moves.includes('G')) withSlot(spelling, { ...play, on: spot, take: true }, past);
  }
}

/** A rolled letter stands wherever a card could be added. */
function fromDice(spelling: Spelling, at: At): void {
  const { free, rules } = spelling.board;
  const letter = (spelling.texts[at.word] as string)[at.letter] as string;
  if (!free?.includes(letter) || (at.row !== null && !rules.moves.includes('A'))) return;
  withSlot(spelling, { free: letter }, onwards(at, letter, at.pile));
}
