import { type Card, type CardId, isRefusal, type Refusal, type Slot } from '@deckle/kernel';
import { lacking, type There } from './lacking.ts';
import { listed } from './listed.ts';
import { readPlay } from './play.ts';
import { no } from './refusals.ts';
import { type Board, ROW_MOVES, topOf } from './rules.ts';
import { spellPlays, walkSpellings } from './spell.ts';
import { cardOf } from './tools.ts';

/**
 * Why these words cannot be laid: the first letter nobody has, a word too short or too long, else the rule that the most
 * natural way of laying them breaks, found by spelling them as if every move were allowed.
 */
export function whyNot(board: Board, words: readonly string[], pack: readonly Card[]): Refusal {
  const bad = words.find((word) => !/^[A-Z]+$/.test(word));
  if (bad !== undefined) return no('not-a-word', bad.slice(0, 30));
  const missing = missingLetters(board, words.join(''), pack);
  if (missing[0] !== undefined) return whyMissing([missing[0], ...missing.slice(1)], board, pack);
  const [min, max] = board.rules.length;
  const short = words.find(({ length }) => length < min);
  if (short !== undefined) return no('too-short', short, min);
  const long = words.find(({ length }) => length > max);
  if (long !== undefined) return no('too-long', long, max);
  if (words.length > 1 && spellPlays(board, [...words].reverse(), pack, 1).length > 0) return no('order');
  const relaxed = relaxations(board);
  const found = firstOf(relaxed, (each) =>
    firstRefusal(board, each, words, pack, (way) => !isRefusal(readPlay(each, way, pack))),
  );
  // Then ways that even these refuse, such as one without a card from the hand; the last two hold all of them.
  const last = found ?? firstOf(relaxed.slice(-2), (each) => firstRefusal(board, each, words, pack, () => true));
  if (last !== null) return last;
  return board.rows.length > 0 && board.rules.order === 'kept'
    ? no('order')
    : no('not-in-hand', words.join(' '), 'your hand');
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** What the board says to the first way of laying the words that counts and that it refuses. */
function firstRefusal(
  board: Board,
  relaxed: Board,
  words: readonly string[],
  pack: readonly Card[],
  counts: (way: readonly (readonly Slot[])[]) => boolean,
): Refusal | null {
  let refusal: Refusal | null = null;
  walkSpellings(relaxed, words, pack, (way) => {
    const play = readPlay(board, way, pack);
    if (isRefusal(play) && counts(way)) refusal = play;
    return refusal === null ? 'on' : 'enough';
  });
  return refusal;
}

/** From the smallest loosening to the largest. */
function relaxations(board: Board): readonly Board[] {
  const { required: _, ...without } = board;
  const loose = {
    ...board.rules,
    played: [0, 64],
    playedEach: 0,
    minKept: 0,
    run: 0,
    carried: 'anywhere',
  } as const;
  const anyMove = { ...loose, moves: ROW_MOVES, parts: [1, 30] } as const;
  const letGo = { ...anyMove, drop: 'out' } as const;
  const fresh = { ...loose, fresh: 'always' } as const;
  // A single card that is carried over is not covered; a word without it leaves it aside. So does a word without any
  // pile, where piles can be taken to the hand.
  const carries = board.rows.length > 0 && board.rows.every(({ row }) => row.length === 1);
  const aside = carries || board.rules.drop === 'hand';
  const order = aside ? [loose, fresh, anyMove, letGo] : [loose, anyMove, letGo, fresh];
  return order.map((rules) => ({ ...without, rules }));
}

const lettersOf = (cards: readonly CardId[], pack: readonly Card[]): readonly string[] =>
  Array.from(cards.map((id) => cardOf(pack, id).face).join(''));

/** The letters of the hand, and those that lie in sight. */
function lettersOn({ hand, rows }: Board, pack: readonly Card[]) {
  const tops = rows.flatMap(({ row }) => row.map(topOf));
  return { hand: lettersOf(hand, pack), rows: lettersOf(tops, pack) };
}

/** The letters of the words that neither hand, table, dice nor wilds can give. */
function missingLetters(board: Board, letters: string, pack: readonly Card[]): readonly string[] {
  const { hand, rows } = lettersOn(board, pack);
  const pool = [...hand, ...rows];
  const take = (face: string): boolean => {
    const at = pool.indexOf(face);
    if (at >= 0) pool.splice(at, 1);
    return at >= 0;
  };
  return Array.from(letters).filter((letter) => !take(letter) && !board.free?.includes(letter) && !take('?'));
}

/** All letters that are nowhere are named together; else the first of which there are too few. */
function whyMissing(missing: readonly [string, ...string[]], board: Board, pack: readonly Card[]): Refusal {
  const [first] = missing;
  const isThere = (letter: string): boolean => whereIs(letter, board, pack).some(([, count]) => count > 0);
  if (isThere(first)) return lacking(first, whereIs(first, board, pack));
  const nowhere = [...new Set(missing.filter((letter) => !isThere(letter)))];
  return { ...no('not-in-hand', listed(nowhere).replace(' and ', ' or '), sourceOf(board)), detail: nowhere.join(' ') };
}

/** Where letters come from. */
const sourceOf = ({ rows, free }: Board): string =>
  rows.length > 0 ? 'your hand or on the table' : free === undefined ? 'your hand' : 'your hand or on the dice';

function whereIs(letter: string, board: Board, pack: readonly Card[]): There {
  const { hand, rows } = lettersOn(board, pack);
  const count = (letters: readonly string[]): number => letters.filter((each) => each === letter).length;
  return [
    ['your hand', count(hand)],
    [board.rows.length > 1 ? 'the rows' : 'the row', count(rows)],
  ];
}
