import { type Card, isRefusal, type Refusal, type Slot } from '@deckle/kernel';
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
  const missing = missingLetter(board, words.join(''), pack);
  if (missing !== null) return no('not-in-hand', missing);
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
  return board.rows.length > 0 && board.rules.order === 'kept' ? no('order') : no('not-in-hand', words.join(' '));
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

/** The first letter of the words that neither hand, table, dice nor wilds can give. */
function missingLetter(board: Board, letters: string, pack: readonly Card[]): string | null {
  const tops = board.rows.flatMap(({ row }) => row.map(topOf));
  const faces = [...board.hand, ...tops].map((id) => cardOf(pack, id).face);
  const pool = faces.join('').replaceAll('?', '').split('');
  let wilds = faces.filter((face) => face === '?').length;
  for (const letter of letters) {
    const at = pool.indexOf(letter);
    if (at >= 0) pool.splice(at, 1);
    else if (!board.free?.includes(letter) && wilds-- <= 0) return letter;
  }
  return null;
}
