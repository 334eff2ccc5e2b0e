import { type Move, type Seat, viewOf } from '@deckle/kernel';
import { type Board, falseWords, othersThan, type Play, putToVote, type Vote, type WordTools } from '@deckle/words';
import { askTurn, openWindow } from './family-asks.ts';
import { whyOver } from './family-end.ts';
import { deckSize, layPlay, takeBack } from './family-rows.ts';
import { beginTurn, finish, settle } from './family-turns.ts';
import type { FinalWord, FinalWordTable, Kin, Pending } from './family-types.ts';

/** A play as it was read from the view, before anything on the table changes. */
export interface Reading {
  readonly move: Move;
  readonly play: Play;
  readonly board: Board;
  readonly points: number;
}

/** The next player has acted, so the last play stands; then this one is laid, or put to the vote first. */
export function propose(kin: Kin, table: FinalWordTable, seat: Seat, reading: Reading, tools: WordTools): void {
  settle(kin, table);
  const { options, shared } = table.state;
  const words = reading.play.words.map(({ text }) => text);
  const bad = falseWords(words, shared, tools);
  if (options.checking === 'vote' && bad.length > 0) putToVote(table, seat, reading.move, bad);
  else lay(kin, table, seat, words, reading);
}

/** Lays the words; they count at once, or when they can no longer be challenged. */
function lay(kin: Kin, table: FinalWordTable, seat: Seat, words: readonly string[], reading: Reading): void {
  const { state } = table;
  const { extra, wordless, idle, owed } = state.shared;
  const again = kin.again?.(viewOf<FinalWord>(state, seat), reading.play) ? 1 : 0;
  const before = layPlay(table, seat, reading.board, reading.play);
  const counts = extra === 1 ? { wordless: 0, idle: 0 } : { wordless: wordless + 1, idle: idle + 1 };
  const back = { ...counts, owed: owed?.filter((other) => other !== seat) ?? null };
  const onlyExchanged = deckSize(state) === 0 && reading.play.taken.length === reading.play.played.length;
  table.say('laid', seat, { words: words.join(' and ') });
  const pending = { seat, words, points: reading.points, before, again, back } as const;
  table.share({ wordless: 0, idle: onlyExchanged ? idle + 1 : 0, pending });
  if (state.options.checking !== 'challenge' || othersThan(state, seat).length === 0) settle(kin, table);
  else if (again === 1 || whyOver(kin, table.state, seat) !== null) openWindow(table, seat, null);
}

/** One judgement for the whole play. A false word: all of it goes back. All good: the challenger loses a turn. */
export function challenge(kin: Kin, table: FinalWordTable, challenger: Seat, tools: WordTools): void {
  const { shared, frames } = table.state;
  const pending = shared.pending as Pending;
  const bad = falseWords(pending.words, shared, tools);
  table.say('challenged', challenger, { words: pending.words.join(' and ') });
  table.reveal();
  if (bad.length > 0) {
    table.say('challengeWon', challenger, { words: bad.join(' and ') });
    takeBack(table, pending.seat, pending.before);
    const { wordless, idle, owed } = pending.back;
    // Turns lost since the play count on.
    table.share({ pending: null, wordless: wordless + shared.wordless, idle: idle + shared.wordless, owed });
  } else {
    table.say('challengeLost', challenger, { words: pending.words.join(' and ') });
    table.share({ skips: shared.skips.map((skips, at) => (at === challenger ? skips + 1 : skips)) });
  }
  if (frames.at(-1)?.then === 'windowShut') return table.close();
  settle(kin, table);
  table.abort();
  const reason = whyOver(kin, table.state, pending.seat);
  if (reason !== null) finish(kin, table, reason, tools);
  else beginTurn(kin, table, shared.turn, tools);
}

/** A lost vote costs nothing, not even time: the turn goes on with what was left on its clock. */
export function refusedByVote(kin: Kin, table: FinalWordTable, { seat, at }: Vote): void {
  const { out, shared, now } = table.state;
  if (out[seat]) return;
  askTurn(kin, table, seat, 'again', shared.due === null ? {} : { until: shared.due + (now - at) });
}
