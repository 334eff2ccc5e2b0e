import type { Move, Part, Seat } from '@deckle/kernel';
import { falseWords, listed, othersThan, type Play, putToVote, type Vote, type WordTools } from '@deckle/words';
import { askChoice, askOn, openWindow } from './family-asks.ts';
import { isNearer, owedAfter, progressOf, whyOver } from './family-end.ts';
import { type OpenRows, takeBack, takeTurned } from './family-rows.ts';
import { goOn, settle, stayStuck } from './family-turns.ts';
import type { AfterLaying, FinalWordTable, FinalWordView, Kin, Pending } from './family-types.ts';

/** A play as it was read from the view, before anything on the table changes. */
export interface Reading {
  readonly move: Move;
  readonly play: Play;
  readonly points: number;
  readonly parts: readonly Part[];
  /** Lays the words and tells what lay open before. */
  readonly put: (table: FinalWordTable) => OpenRows;
  readonly laid: AfterLaying | undefined;
}

/** The next player has acted, so the last play stands; then this one is laid, or put to the vote first. */
export function propose(kin: Kin, table: FinalWordTable, seat: Seat, reading: Reading, tools: WordTools): void {
  settle(kin, table, tools);
  const { options, shared } = table.state;
  const words = reading.play.words.map(({ text }) => text);
  const bad = falseWords(words, shared, tools);
  if (options.checking === 'vote' && bad.length > 0) putToVote(table, seat, reading.move, bad);
  else lay(kin, table, seat, reading, tools);
}

/** Lays the words, which may bring a choice with them. */
function lay(
  kin: Kin,
  table: FinalWordTable,
  seat: Seat,
  { play, points, parts, put, laid }: Reading,
  tools: WordTools,
): void {
  const { extra, wordless, idle, reached } = table.state.shared;
  const owed = owedAfter(kin, table.state, seat);
  const words = play.words.map(({ text }) => text);
  const before = put(table);
  table.say('laid', seat, { words: listed(words) });
  const counts = extra === 1 ? { wordless: [], idle } : { wordless: [...wordless, seat], idle: idle + 1 };
  const back = { ...counts, reached, owed };
  const pending: Pending = { seat, words, points, parts, before, again: 0, over: null, back };
  table.share({ wordless: [], pending });
  const now = progressOf(table.state);
  table.share(isNearer(now, reached) ? { idle: 0, reached: now } : { idle: counts.idle });
  const after = laid?.(table, seat, play, tools) ?? null;
  if (after !== null && typeof after === 'object' && 'kinds' in after) return askChoice(table, seat, after);
  if (after !== null) {
    const then = after === 'again' ? ({ again: 1 } as const) : { over: after.over };
    table.share({ pending: { ...(table.state.shared.pending as Pending), ...then } });
  }
  conclude(kin, table, seat, tools);
}

/** All of a play is on the table: it counts at once, or when it can no longer be challenged. */
export function conclude(kin: Kin, table: FinalWordTable, seat: Seat, tools: WordTools): void {
  const { state } = table;
  const { again, over } = state.shared.pending as Pending;
  if (state.options.checking !== 'challenge' || othersThan(state, seat).length === 0) settle(kin, table, tools);
  else if (again === 1 || over !== null || whyOver(kin, state, seat) !== null) openWindow(table, seat, null);
}

export function challengeStake({ shared: { pending } }: FinalWordView): string {
  const points = pending === null || pending.points === 0 ? '' : `The play makes ${pending.points} points. `;
  return `${points}If you challenge and a word is false, all of it goes back; if every word is real, you lose a turn.`;
}

/** One judgement for the whole play. A false word: all of it goes back. All good: the challenger loses a turn. */
export function challenge(kin: Kin, table: FinalWordTable, challenger: Seat, tools: WordTools): void {
  const { shared, frames } = table.state;
  const pending = shared.pending as Pending;
  const bad = falseWords(pending.words, shared, tools);
  table.say('challenged', challenger, { words: listed(pending.words) });
  table.reveal();
  if (bad.length > 0) {
    table.say('challengeWon', challenger, { words: listed(bad) });
    unlay(kin, table, pending, tools);
  } else {
    table.say('challengeLost', challenger, { words: listed(pending.words) });
    table.share({ skips: shared.skips.map((skips, at) => (at === challenger ? skips + 1 : skips)) });
  }
  if (table.state.result !== null) return;
  if (frames.at(-1)?.then === 'windowShut') return table.close();
  settle(kin, table, tools);
  table.abort();
  goOn(kin, table, shared.turn, tools);
}

/** The play goes back and its player is stuck. Turns lost since count on. */
function unlay(kin: Kin, table: FinalWordTable, { seat, before, back }: Pending, tools: WordTools): void {
  const { wordless, owed } = table.state.shared;
  takeBack(table, seat, before);
  takeTurned(table, seat);
  table.share({
    pending: null,
    wordless: [...back.wordless, ...wordless],
    idle: back.idle + wordless.length,
    reached: back.reached,
    owed: back.owed === null ? null : owed,
  });
  if (!table.state.out[seat]) stayStuck(kin, table, seat, 'takenBack', tools);
}

/** A vote costs its player no time: what was left on the clock is there again. */
export function giveTimeBack(table: FinalWordTable, { at }: Vote): void {
  const { shared, now } = table.state;
  if (shared.due !== null) table.share({ due: shared.due + (now - at) });
}

/** A lost vote costs nothing: the turn goes on. */
export function refusedByVote(kin: Kin, table: FinalWordTable, vote: Vote): void {
  if (table.state.out[vote.seat]) return;
  giveTimeBack(table, vote);
  askOn(kin, table, vote.seat);
}
