import { isRefusal, type Move, type Seat } from '@deckle/kernel';
import { putToVote, type WordTools } from '@deckle/words';
import { offList, readWord } from './play.ts';
import { isDecided, isTimeUp, layWord, passRound, raceAsk, rollDice, showRoll } from './race.ts';
import type { Act, Wordical, WordicalState, WordicalTable } from './types.ts';

/** The device goes to a player, whose time starts when they say they are ready. */
export function handOver(table: WordicalTable, seat: Seat): void {
  table.ask('handedOver', [{ seat, kinds: ['ready'], must: true }], { seat });
}

/** The first player's readiness rolls the dice; the others get the same roll, each when their own time starts. */
export function startTime(table: WordicalTable, seat: Seat, tools: WordTools): void {
  const { state } = table;
  if (state.out[seat]) return handOn(table, seat, tools);
  table.tell(seat, { dice: rolledFor(state) ?? rollDice(table) });
  table.share({ began: state.now });
  table.ask('acted', [raceAsk(table.state, seat)], { seat });
}

const rolledFor = ({ shared, own }: WordicalState): readonly string[] | null =>
  shared.racers.map((seat) => own[seat]?.dice ?? null).find((dice) => dice !== null) ?? null;

/** What a player does stays with that player until all have played. A player whose time ran out has done nothing. */
export function keepAct(table: WordicalTable, seat: Seat, move: Move): void {
  const { state } = table;
  if (!isTimeUp(state)) table.tell(seat, { act: { move, used: state.now - state.shared.began } });
  table.say('played', seat);
}

/** To the next player of the round; after the last of them the acts are shown. */
export function handOn(table: WordicalTable, seat: Seat, tools: WordTools): void {
  const { state } = table;
  const { racers, starter } = state.shared;
  const next = racers.slice(racers.indexOf(seat) + 1).find((other) => !state.out[other]);
  if (next !== undefined) return handOver(table, next);
  showRoll(table, starter, rolledFor(state) ?? []);
  showActs(table, tools);
}

/** The quickest act that has not been shown; of equally quick ones the earlier player's. */
function quickest({ shared, own }: WordicalState): (Act & { readonly seat: Seat }) | null {
  let best: (Act & { readonly seat: Seat }) | null = null;
  for (const seat of shared.racers) {
    const act = (own[seat] as Wordical['own']).act;
    if (act !== null && (best === null || act.used < best.used)) best = { ...act, seat };
  }
  return best;
}

/**
 * The race as it would have been, had all played at once: acts come in the order of the time they took, until all but
 * one have laid or passed. A word that somebody quicker has laid, or that the table votes down, is not laid at all.
 */
export function showActs(table: WordicalTable, tools: WordTools): void {
  for (;;) {
    const act = isDecided(table.state.shared) ? null : quickest(table.state);
    if (act === null) return table.ask('raced', [], null);
    const { seat, move, used } = act;
    table.tell(seat, { act: null });
    table.say('timeUsed', seat, { seconds: (used / 1000).toFixed(1) });
    if (move.kind === 'pass') {
      passRound(table, seat);
      continue;
    }
    const read = readWord(table.view(seat), move, tools);
    if (isRefusal(read)) {
      table.say('tooSlow', seat, { words: String(read.detail) });
      continue;
    }
    const off = offList(table.state, read.laid, tools);
    if (off.length > 0) return putToVote(table, seat, move, off);
    layWord(table, read);
  }
}
