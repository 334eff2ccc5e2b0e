import { MAX_ANSWERS } from './playout.ts';
import type { Tally } from './simulation.ts';

/** What games with house rules are compared with: the usual rules, played the same way at a table of the usual size. */
export interface Usual {
  /** Null where the rules that were tried are the usual ones. */
  readonly tally: Tally | null;
  /** How long such a game takes people. */
  readonly minutes: number;
}

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** So much of the time chance alone stays within the error: the more seats are looked at, the wider. */
const SURE = { two: 1.96, more: 2.6 } as const;

/** What was found about some rules, in plain sentences. */
export const verdictOf = (tally: Tally, usual: Usual | null): readonly string[] => [
  endText(tally),
  ...(usual === null ? [] : [lengthText(tally, usual)]),
  ...advantageText(tally),
  stuckText(tally),
];

function endText({ games, endless }: Tally): string {
  const all = games === 1 ? 'The one game played' : `All ${games} games`;
  if (endless === 0) return `${all} came to an end.`;
  const which = endless === games ? `None of ${games} games` : `${games - endless} of ${games} games`;
  return `${which} came to an end within ${MAX_ANSWERS.toLocaleString('en')} turns: with these rules a game may go on for ever.`;
}

const perGame = ({ answers, games }: Tally): number => answers / Math.max(1, games);

function lengthText(tally: Tally, { tally: usual, minutes }: Usual): string {
  const answers = perGame(tally);
  const seats = tally.wins.length;
  const each = seats === 1 ? '' : `, ${Math.round(answers / seats)} for each player`;
  const long = timeText((minutes * answers) / Math.max(1, perGame(usual ?? tally)));
  const found = `A game takes about ${Math.round(answers)} turns${each}: ${long}.`;
  if (usual === null) return found;
  const table = usual.wins.length === 1 ? '' : ` and ${usual.wins.length} players`;
  return `${found} With the usual rules${table} it is about ${minutes} minutes.`;
}

/** Nobody needs to know it to the minute. */
function timeText(minutes: number): string {
  const about = minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);
  return about < 120 ? `about ${about} ${about === 1 ? 'minute' : 'minutes'}` : `about ${Math.round(about / 60)} hours`;
}

/** Alone nobody has the advantage. */
function advantageText({ wins, squares, games, together }: Tally): readonly string[] {
  const seats = wins.length;
  if (seats === 1) return [];
  const z = seats === 2 ? SURE.two : SURE.more;
  const shares = wins.map((sum, turn) => {
    const share = sum / games;
    const error = z * Math.sqrt(Math.max(0, (squares[turn] ?? 0) / games - share ** 2) / games);
    return { turn, share, error, ahead: share - 1 / seats };
  });
  // Between two, what one wins the other loses.
  const asked = seats === 2 ? shares.slice(0, 1) : shares;
  const told = asked.toSorted((a, b) => Math.abs(b.ahead) - b.error - (Math.abs(a.ahead) - a.error))[0];
  if (told === undefined) return [];
  const isClear = Math.abs(told.ahead) > told.error;
  // Where nothing is clear, most people ask about who begins.
  const { turn, share, error, ahead } = isClear ? told : (shares[0] as typeof told);
  const who = together === games ? `The ${ORDER[turn] ?? 'last'} seat` : `Whoever acts ${ORDER[turn] ?? 'last'}`;
  const found = `${who} wins ${percent(share)} of 100 games, give or take ${percent(error)}, where ${percent(1 / seats)} would be fair`;
  if (!isClear) return [`No seat has a clear advantage. ${found}.`];
  return [`${found}: a clear ${ahead > 0 ? 'advantage' : 'disadvantage'}.`];
}

const percent = (share: number): number => Math.round(100 * share);

function stuckText({ stuck, answers }: Tally): string {
  const share = percent(stuck / Math.max(1, answers));
  if (stuck === 0) return 'Nobody ever passed or traded.';
  return share === 0
    ? 'Hardly anybody ever passed or traded.'
    : `In ${share} of 100 turns a player was stuck, and passed or traded.`;
}
