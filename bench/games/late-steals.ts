import { readFileSync } from 'node:fs';
import { greedy, seatPlayer } from '../../packages/bots/src/index.ts';
import { wordLift as game } from '../../packages/games/src/word-lift/word-lift.ts';
import { isRefusal, openMatch, type View, viewOf } from '../../packages/kernel/src/index.ts';
import { openForms } from '../../packages/lexicon/src/index.ts';
import { playNext } from '../../packages/testkit/src/index.ts';
import { makeTools, type WordTools } from '../../packages/words/src/index.ts';
import { median, timed } from '../lexicon/support.ts';
import type { Row } from '../report.ts';

const SEATS = 6;
const DEALS = 6;
const POSITIONS = 40;
const ROUNDS = 3;
/** What the aim is, in milliseconds. */
const WORST = 50;

const wordsOn = ({ zones }: View): number =>
  Object.entries(zones).filter(([id, { count }]) => id.startsWith('words ') && count > 0).length;

/** Every turn of one game of greedy players at a full table. */
function turnsOf(tools: WordTools, seed: string): readonly View[] {
  const opened = openMatch(game, { seats: SEATS, options: {}, seed }, tools, tools.dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  const players = Array.from({ length: SEATS }, (_, seat) => seatPlayer(greedy, game, tools, `${seed} ${seat}`));
  const views: View[] = [];
  for (let match = opened; match.last.state.result === null; ) {
    const ask = match.last.state.frames.at(-1)?.asks.find(({ kinds }) => kinds.includes('steal'));
    if (ask !== undefined) views.push(viewOf(match.last.state, ask.seat));
    const next = playNext(match, players);
    if (next === null) throw new Error(`${game.name}: nobody answers`);
    match = next;
  }
  return views;
}

/** The best steal late in a round of a full table: over every word there, where there are most. */
export async function benchLateSteals(dictionary: WordTools['dictionary']): Promise<Row> {
  const shipped = new URL('../../dictionaries/', import.meta.url);
  const isForm = await openForms((file) => new Uint8Array(readFileSync(new URL(file, shipped))));
  isForm('GAMES', 'GAMED');
  const tools = makeTools(game, {}, { ...dictionary, isForm });
  const turns = Array.from({ length: DEALS }, (_, deal) => turnsOf(tools, `steals ${deal}`)).flat();
  const latest = turns.toSorted((a, b) => wordsOn(b) - wordsOn(a)).slice(0, POSITIONS);
  const best = (view: View): void => {
    for (const _move of game.moves['steal']?.candidates(view, tools) ?? []) return;
  };
  const times = latest.map((view) => Math.min(...Array.from({ length: ROUNDS }, () => timed(() => best({ ...view })))));
  const [worst, words] = [Math.max(...times), latest.map(wordsOn)];
  return {
    name: `best steal of ${game.name} at ${SEATS} seats over ${words.at(-1)} to ${words[0]} words, the worst against ${WORST} ms`,
    ratio: worst / WORST,
    bound: 1,
    better: 'lower',
    detail: `${worst.toFixed(1)} ms, median ${median(times).toFixed(1)} ms of ${times.length} positions`,
  };
}
