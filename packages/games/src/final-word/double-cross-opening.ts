import type { Frame, Move, Seat, Table } from '@deckle/kernel';
import { dueAt, falseWords, rowText, topOf, type WordTools, wordPart } from '@deckle/words';
import { opponentOf, wordRow, wordZone } from './double-cross-rows.ts';
import { cardPoints } from './family-play.ts';
import { progressOf } from './family-end.ts';
import { handZone } from './family-rows.ts';
import { askSealed, unseal, voteOnSealed } from './family-sealed.ts';
import { goOn, refill } from './family-turns.ts';
import type { FinalWord, FinalWordMove, FinalWordTable, Kin, Shared } from './family-types.ts';

/** An opening word the other seat may challenge, and those it will be asked about after that. */
interface Trial {
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly rest: readonly Seat[];
}

export interface DoubleCross extends FinalWord {
  phases: FinalWord['phases'] & { readonly shown: null; readonly tried: Trial };
}

/** Who lays an opening word, or another one, at the moment; nobody once the turns have begun. */
const openers = ({ noted }: Pick<Shared, 'noted'>): readonly Seat[] => (noted['openers'] ?? []) as readonly Seat[];
/** Whose false opening word was found out. */
const caught = ({ noted }: Pick<Shared, 'noted'>): readonly Seat[] => (noted['caught'] ?? []) as readonly Seat[];

export const isOpening = ({ shared }: { readonly shared: Pick<Shared, 'noted'> }): boolean =>
  openers(shared).length > 0;

const note = (table: FinalWordTable, noted: Shared['noted']): void =>
  table.share({ noted: { ...table.state.shared.noted, ...noted } });

/** Both, or those whose word was false, lay a word in secret. */
export function askOpeners(table: FinalWordTable, seats: readonly Seat[]): void {
  note(table, { openers: seats });
  askSealed(table, 'shown', seats, ['play', 'pass'], null);
}

/** All have decided: words off the list are voted on, then everything is shown together. */
export function show(kin: Kin, table: FinalWordTable, pass: FinalWordMove, tools: WordTools): void {
  const seats = openers(table.state.shared);
  if (voteOnSealed(table, seats, tools)) return;
  for (const seat of seats) {
    const move = unseal(table, seat);
    if (move?.words === undefined) pass.apply(table, seat, { kind: 'pass' }, tools);
    else layOpening(table, seat, move, tools);
    if (table.state.result !== null) return;
  }
  const laid = seats.filter((seat) => wordRow(table.state, seat).length > 0);
  note(table, { openers: laid });
  if (table.state.options.checking === 'challenge') tryNext(kin, table, laid, tools);
  else beginTurns(kin, table, tools);
}

function layOpening(table: FinalWordTable, seat: Seat, { words = [] }: Move, { pack }: WordTools): void {
  const cards = words.flat().flatMap((slot) => ('play' in slot ? [slot.play] : []));
  (table as Table).move(cards, handZone(seat), wordZone(seat));
  table.say('laid', seat, { words: rowText({ row: wordRow(table.state, seat) }, pack) });
}

/** The other seat says of each word whether it stands; then whoever's did not lays another. */
export function tryNext(kin: Kin, table: FinalWordTable, [seat, ...rest]: readonly Seat[], tools: WordTools): void {
  const { state } = table;
  if (seat !== undefined) {
    const other = opponentOf(seat);
    const words = [rowText({ row: wordRow(state, seat) }, tools.pack)];
    const ask = { seat: other, kinds: ['allow', 'challenge'], must: true, otherwise: { kind: 'allow' } };
    return (table as Table).ask('tried', [{ ...ask, ...dueAt(state.now, state.options) }], { seat, words, rest });
  }
  const again = openers(state.shared).filter((opener) => wordRow(state, opener).length === 0);
  if (again.length > 0) askOpeners(table, again);
  else beginTurns(kin, table, tools);
}

/** A false word goes back to the hand; its player lays another and gets no points for it. A good one costs the challenger a turn. */
export function challengeOpening(table: FinalWordTable, challenger: Seat, tools: WordTools): void {
  const { shared, frames } = table.state;
  const { seat, words } = (frames.at(-1) as Frame).data as Trial;
  const bad = falseWords(words, shared, tools);
  table.say('challenged', challenger, { words: words.join() });
  table.reveal();
  table.say(bad.length > 0 ? 'challengeWon' : 'challengeLost', challenger, { words: words.join() });
  if (bad.length === 0)
    return table.share({ skips: shared.skips.map((skips, at) => (at === challenger ? skips + 1 : skips)) });
  note(table, { caught: [...caught(shared), seat] });
  table.move(wordRow(table.state, seat).flat(), wordZone(seat), handZone(seat));
}

/** Opening words that stand score, but not for who was caught with another one before. */
export function countOpening(table: FinalWordTable, tools: WordTools): void {
  const { out, shared } = table.state;
  for (const seat of [shared.turn, opponentOf(shared.turn)]) {
    const row = wordRow(table.state, seat);
    const points = caught(shared).includes(seat) ? 0 : cardPoints(row.map(topOf), tools);
    const word = rowText({ row }, tools.pack);
    const parts = points === 0 ? [] : [wordPart(word, row.map(topOf), tools.pack)];
    if (row.length > 0 && !out[seat]) table.score(seat, points, word, parts);
  }
}

/** All words stand: they score, both refill, the starter first, and the turns begin. */
function beginTurns(kin: Kin, table: FinalWordTable, tools: WordTools): void {
  const { turn } = table.state.shared;
  countOpening(table, tools);
  for (const seat of [turn, opponentOf(turn)]) refill(table, seat);
  table.share({ wordless: [], idle: 0, reached: progressOf(table.state), noted: {} });
  goOn(kin, table, turn, tools);
}
