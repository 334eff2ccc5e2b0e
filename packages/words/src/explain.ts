import { type Card, isRefusal, type Refusal } from '@deckle/kernel';
import { readPlay } from './play.ts';
import { no } from './refusals.ts';
import { type Board, ROW_MOVES, topOf } from './rules.ts';
import { spellPlays, walkSpellings } from './spell.ts';
import { cardOf } from './tools.ts';

/**
 * Why these words cannot be laid: the first letter nobody has, else the rule that the most natural way of laying them
 * breaks, found by spelling them as if every move were allowed.
 */
export function whyNot(board: Board, words: readonly string[], pack: readonly Card[]): Refusal {
  const bad = words.find((word) => !/^[A-Z]+$/.test(word));
  if (bad !== undefined) return no('not-a-word', bad.slice(0, 30));
  const missing = missingLetter(board, words.join(''), pack);
  if (missing !== null) return no('not-in-hand', missing);
  if (words.length > 1 && spellPlays(board, [...words].reverse(), pack, 1).length > 0) return no('order');
  const relaxed = relaxations(board);
  for (const each of relaxed) {
    for (const { words: way } of spellPlays(each, words, pack)) {
      const refusal = readPlay(
        board,
        way.map(({ slots }) => slots),
        pack,
      );
      if (isRefusal(refusal)) return refusal;
    }
  }
  // The last two allow all that the others do.
  for (const each of relaxed.slice(-2)) {
    const refusal = firstRefusal(board, each, words, pack);
    if (refusal !== null) return refusal;
  }
  return board.rows.length > 0 && board.rules.order === 'kept' ? no('order') : no('not-in-hand', words.join(' '));
}

/** What the board says to the first way of laying the words that no rules allow, such as one without a card from the hand. */
function firstRefusal(board: Board, relaxed: Board, words: readonly string[], pack: readonly Card[]): Refusal | null {
  let refusal: Refusal | null = null;
  walkSpellings(relaxed, words, pack, (way) => {
    const play = readPlay(board, way, pack);
    if (isRefusal(play)) refusal = play;
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
    length: [1, 30],
    run: 0,
    carried: 'anywhere',
  } as const;
  const anyMove = { ...loose, moves: ROW_MOVES, parts: [1, 30] } as const;
  const letGo = { ...anyMove, drop: 'out' } as const;
  const fresh = { ...loose, fresh: 'always' } as const;
  return [loose, anyMove, letGo, fresh].map((rules) => ({ ...without, rules }));
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
