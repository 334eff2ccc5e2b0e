import { greedy, seatPlayer } from '../../packages/bots/src/index.ts';
import { lastWordStanding as game } from '../../packages/games/src/last-word-standing/last-word-standing.ts';
import { type CardId, isRefusal, openMatch, openStream, type View, viewOf } from '../../packages/kernel/src/index.ts';
import { playNext } from '../../packages/testkit/src/index.ts';
import { makeTools, type WordTools } from '../../packages/words/src/index.ts';
import { median, timed } from '../lexicon/support.ts';
import type { Row } from '../report.ts';

const SEATS = 6;
const HAND = 12;
const COPIES = 2;
const POSITIONS = 20;
const ROUNDS = 5;
/** What the aim is, in milliseconds. */
const WORST = 50;

/** Somebody's turn in Word Play of a full table, with words of others in play. */
function wordPlay(tools: WordTools, seed: string): View {
  const opened = openMatch(game, { seats: SEATS, options: {}, seed }, tools, tools.dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  const players = Array.from({ length: SEATS }, (_, seat) => seatPlayer(greedy, game, tools, `${seed} ${seat}`));
  for (let match = opened; ; ) {
    const { state } = match.last;
    const ask = state.frames.at(-1)?.asks.find(({ kinds }) => kinds.includes('upgrade'));
    if (ask !== undefined && state.shared.laid.length >= COPIES) return viewOf(state, ask.seat);
    const next = playNext(match, players);
    if (next === null) throw new Error(`${game.name}: nobody answers`);
    match = next;
  }
}

/** The same turn with as many letters as a hand can hold, both wilds in every second one, and with copied cards. */
function fullHand(tools: WordTools, number: number): View {
  const view = wordPlay(tools, `hand ${number}`);
  const rng = openStream({ seed: `hand ${number}`, used: 0 });
  const open = new Set(Object.values(view.zones).flatMap(({ row }) => row?.flat() ?? []));
  const left = tools.pack.filter(({ id, deck, face }) => deck === 'letters' && face !== '?' && !open.has(id));
  const wilds = tools.pack.filter(({ face }) => face === '?').slice(0, number % 2 === 0 ? 2 : 0);
  const more = Array.from({ length: HAND - wilds.length }, () => left.splice(rng.below(left.length), 1)).flat();
  const row = [...wilds, ...more].map(({ id }) => [id]);
  const words = Object.entries(view.zones).filter(([id]) => id.startsWith('word '));
  const copied: readonly CardId[] = words.flatMap(([, zone]) => zone.row?.flat() ?? []).slice(0, COPIES);
  const zones = {
    ...view.zones,
    [`hand ${view.seat}`]: { owner: view.seat, sight: 'owner' as const, count: row.length, row },
  };
  return { ...view, zones, shared: { ...view.shared, copied } };
}

/** The best word of a hand of twelve with the community and two copied cards. */
export function benchFullHand(dictionary: WordTools['dictionary']): Row {
  const tools = makeTools(game, {}, dictionary);
  const views = Array.from({ length: POSITIONS }, (_, number) => fullHand(tools, number));
  const best = (view: View): void => {
    for (const _move of game.moves['play']?.candidates(view, tools) ?? []) return;
  };
  const times = views.map((view) => Math.min(...Array.from({ length: ROUNDS }, () => timed(() => best({ ...view })))));
  const worst = Math.max(...times);
  return {
    name: `best play of ${game.name} with ${HAND} cards, the community and ${COPIES} copies, the worst against ${WORST} ms`,
    ratio: worst / WORST,
    bound: 1,
    better: 'lower',
    detail: `${worst.toFixed(1)} ms, median ${median(times).toFixed(1)} ms of ${times.length} positions`,
  };
}
