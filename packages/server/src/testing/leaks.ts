import type { FromServer } from '@deckle/host';
import {
  type GameRecord,
  isRefusal,
  type Match,
  openMatch,
  playInput,
  type Seat,
  sees,
  type State,
} from '@deckle/kernel';
import { openLibrary } from '../library.ts';
import type { Heard } from './house.ts';

/** All states of a match by the number of inputs that led there. */
export async function statesOf(record: GameRecord): Promise<readonly State[]> {
  const { game, tools, dictionary } = await openLibrary().rules(record.game, WORDS);
  const { seats, options, seed } = record;
  let match = openMatch(game, { seats, options, seed }, tools, dictionary) as Match;
  const states = [match.last.state];
  for (const input of record.inputs) {
    const next = playInput(match, input);
    if (isRefusal(next)) throw new Error(next.rule);
    match = next;
    states.push(match.last.state);
  }
  return states;
}

const WORDS = { list: 'standard', house: [], bans: [] } as const;

/** Cards that lie where this seat cannot see them. */
const hiddenIn = (state: State, seat: Seat | null): ReadonlySet<number> =>
  new Set(Object.values(state.zones).flatMap((zone) => (sees(seat, zone) ? [] : zone.row.flat())));

/** What others keep to themselves: their words, as far as nobody has been shown them. */
function secretsIn(state: State, seat: Seat | null): readonly string[] {
  const known = JSON.stringify([state.shared, state.frames, seat === null ? null : state.own[seat]]);
  const others = state.own.filter((_own, other) => other !== seat);
  return (JSON.stringify(others).match(/"[A-Z]{4,}"/g) ?? []).filter((word) => !known.includes(word));
}

/**
 * What a message told that its reader may not know: cards out of sight, words that others keep. It goes by the record and
 * by where cards lie, not by how the server cuts its messages.
 */
export function leaksIn(message: FromServer, seat: Seat | null, states: readonly State[]): readonly string[] {
  if (message.is !== 'fresh' && message.is !== 'happened') return [];
  const view = message.match?.view ?? (message.is === 'happened' ? message.change?.view : undefined);
  const happenings = message.is === 'fresh' ? message.happenings : message.happening ? [message.happening] : [];
  const leaks: string[] = [];
  const last = Math.max(-1, ...happenings.map(({ number }) => number));
  const state = states[last + 1];
  if (view && state !== undefined && state.result === null && happenings.length > 0) {
    const hidden = hiddenIn(state, seat);
    const shown = Object.values(view.zones ?? {}).flatMap(({ row }) => row?.flat() ?? []);
    leaks.push(...shown.filter((card) => hidden.has(card)).map((card) => `card ${card} in a view`));
    const text = JSON.stringify(message);
    leaks.push(...secretsIn(state, seat).filter((word) => text.includes(word)));
    const shownOwn = JSON.stringify(view.own ?? null);
    if (view.own !== undefined && shownOwn !== JSON.stringify((seat === null ? null : state.own[seat]) ?? null))
      leaks.push(`${shownOwn} as own`);
    const own = (view.asks ?? []).filter((ask) => ask.seat !== seat && (ask.otherwise ?? ask.soon) !== undefined);
    leaks.push(...own.map(({ id }) => `what is done for ask ${id}`));
  }
  for (const { number, events } of happenings) {
    const [before, after] = [states[number], states[number + 1]];
    for (const event of events) {
      if (event.kind !== 'moved' || event.cards === null) continue;
      // Places may come and go with a step.
      const isSeen = [before, after]
        .flatMap((each) => [each?.zones[event.from], each?.zones[event.to]])
        .some((zone) => zone !== undefined && sees(seat, zone));
      if (!isSeen) leaks.push(`cards ${event.cards.join()} from ${event.from} to ${event.to}`);
    }
  }
  return leaks;
}

/** Secrets that stand in what somebody was told, word for word. */
export const tellsIn = (heard: readonly Heard[], secrets: readonly string[]): readonly string[] =>
  heard.flatMap(({ who, text }) => secrets.filter((secret) => text.includes(secret)).map((each) => `${who}: ${each}`));
