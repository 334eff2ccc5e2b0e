import type { Look } from './look.ts';
import type { Act, Missed, Swing, Turn, Turning } from './review-types.ts';

const MOMENTS = 3;
const WORDS = 5;
/** Smaller changes of the chances are not worth telling. */
const LEAST = 0.2;
/** So many times its error a change is believed: up to four are looked into, and seldom one of all is to be wrong. */
const SURE = 2.5;
/** So many points above the average are worth telling, and this part of it. */
const [POINTS, PART] = [3, 0.5];

/**
 * The turns that decided most: those that clearly changed the chances, and if they are fewer than three, those that made
 * most points above what words made on average or left most. All of them are worth telling, so there may be none.
 */
export function turningsOf(
  turns: readonly Turn[],
  swings: readonly { readonly turn: number; readonly swing: Swing }[],
): readonly Turning[] {
  const clear = first(
    swings.filter(({ swing }) => isClear(swing)),
    ({ swing }) => Math.abs(changeOf(swing)),
    MOMENTS,
  ).map(({ turn, swing }): Turning => ({ turn, by: 'chances', swing }));
  const rest = byPoints(turns).filter(({ turn }) => !clear.some((told) => told.turn === turn));
  return [...clear, ...rest].slice(0, MOMENTS).sort((a, b) => a.turn - b.turn);
}

const changeOf = ({ before, after }: Swing): number => after.won / after.games - before.won / before.games;

function isClear(swing: Swing): boolean {
  const { before, after } = swing;
  const share = (before.won + after.won) / (before.games + after.games);
  const error = Math.sqrt(share * (1 - share) * (1 / before.games + 1 / after.games));
  return Math.abs(changeOf(swing)) >= Math.max(LEAST, SURE * error);
}

/** By points, since they are certain; most first. */
function byPoints(turns: readonly Turn[]): readonly Turning[] {
  const laid = turns.filter(({ played }) => played.words.length > 0);
  const average = laid.reduce((sum, { played }) => sum + played.points, 0) / Math.max(1, laid.length);
  const all = turns.map(({ number, played, left }) => {
    const above = played.points - average;
    const isLeft = left.points > above;
    return { turn: number, by: isLeft ? ('left' as const) : ('points' as const), amount: isLeft ? left.points : above };
  });
  const least = Math.max(POINTS, PART * average);
  const told = all.filter(({ amount }) => amount >= least);
  return first(average === 0 && told.length === 0 ? byOutcome(turns) : told, ({ amount }) => amount, MOMENTS);
}

/** Where words make no points: by what something better won or saved in the deals that were imagined. */
const byOutcome = (turns: readonly Turn[]): readonly (Turning & { readonly by: 'left' })[] =>
  turns.flatMap(({ number, left: { won, ahead } }) => {
    const amount = won > 0 ? POINTS * won : ahead;
    return amount > 0 ? [{ turn: number, by: 'left' as const, amount }] : [];
  });

/**
 * The most valuable words that were there and that nobody laid, one of each turn at most. Where words make no points it is
 * those that would have been better, or that could have been laid by who laid none.
 */
export function missedOf(
  looks: readonly { readonly number: number; readonly look: Look }[],
  laid: ReadonlySet<string>,
): readonly Missed[] {
  const found = looks.flatMap(({ number, look: { turn, acts } }): readonly Missed[] => {
    const isNew = (word: string): boolean => !laid.has(word);
    const isOpen = (act: Act): boolean => act.points === 0 && (turn.played.words.length === 0 || isBest(act));
    const isBest = ({ command }: Act): boolean => command === turn.best?.command;
    const worthy = acts.filter(
      (act) => act.words.some(isNew) && (act.points > turn.played.points || (turn.played.points === 0 && isOpen(act))),
    );
    const [richest] = first(worthy, ({ points }) => points, 1);
    const told = worthy.find(isBest);
    // What is told as the best comes first among equals, and its words are laid as they are there.
    const isTold = told?.points === richest?.points || told?.said === richest?.said;
    const act = isTold ? told : richest;
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
