import type { Look } from './look.ts';
import type { Missed, Outcomes, Turn, Turning } from './review-types.ts';

const MOMENTS = 3;
const WORDS = 5;
/** How far apart two shares of as many games must be, times the root of their number: one and a half times the error. */
const SURE = 1.06;

/**
 * The turns that decided most. Points come first, since they are certain: those made above what a turn made on average,
 * and those that were clearly left. Where a game has none, it is the chances.
 */
export function turningsOf(turns: readonly Turn[]): readonly Turning[] {
  const average = turns.reduce((sum, { played }) => sum + played.points, 0) / Math.max(1, turns.length);
  const all = turns.map((turn): Turning => {
    const above = turn.played.points - average;
    return turn.left.worth > above
      ? { turn: turn.number, by: 'left', amount: turn.left.worth }
      : { turn: turn.number, by: 'points', amount: above };
  });
  const hasPoints = turns.some(({ played }) => played.points !== 0);
  const swings = (hasPoints ? all : byChances(turns)).filter(({ amount }) => Math.abs(amount) > 0);
  return first(swings, ({ by, amount }) => (by === 'chances' ? Math.abs(amount) : amount), MOMENTS).sort(
    (a, b) => a.turn - b.turn,
  );
}

/** How each turn changed its mover's chances, up to when they were looked at next. */
function byChances(turns: readonly Turn[]): readonly Turning[] {
  const known = turns.filter(({ chances }) => chances !== null);
  return known.slice(0, -1).map((turn, at) => {
    const share = ({ wins, games }: Outcomes): number => (wins[turn.seat] as number) / games;
    const [now, next] = [turn, known[at + 1] as Turn].map(({ chances }) => share(chances as Outcomes));
    const amount = (next as number) - (now as number);
    const { games } = turn.chances as Outcomes;
    // Even where nothing changes, two sets of games differ by chance.
    return { turn: turn.number, by: 'chances', amount: Math.abs(amount) < SURE / Math.sqrt(games) ? 0 : amount };
  });
}

/** The most valuable words that were there and that nobody laid, one of each turn at most. */
export function missedOf(
  looks: readonly { readonly number: number; readonly look: Look }[],
  laid: ReadonlySet<string>,
): readonly Missed[] {
  const found = looks.flatMap(({ number, look: { turn, acts } }): readonly Missed[] => {
    const isNew = (word: string): boolean => !laid.has(word);
    const [act] = first(
      acts.filter(({ words, points }) => words.some(isNew) && points > turn.played.points),
      ({ points }) => points,
      1,
    );
    const word = act?.words.filter(isNew).sort((a, b) => b.length - a.length)[0];
    const more = (act?.points ?? 0) - turn.played.points;
    return act === undefined || word === undefined ? [] : [{ word, turn: number, seat: turn.seat, act, more }];
  });
  const best = [...found].sort((a, b) => b.more - a.more || b.word.length - a.word.length);
  return best.filter(({ word }, at) => best.findIndex((other) => other.word === word) === at).slice(0, WORDS);
}

function first<T>(all: readonly T[], size: (each: T) => number, most: number): T[] {
  return [...all].sort((a, b) => size(b) - size(a)).slice(0, most);
}
