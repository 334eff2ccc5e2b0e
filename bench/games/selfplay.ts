import { readFileSync } from 'node:fs';
import { greedy, LOOKED_AT, seatPlayer } from '../../packages/bots/src/index.ts';
import { games } from '../../packages/games/src/index.ts';
import {
  type Game,
  type Input,
  isRefusal,
  openMatch,
  type State,
  step,
  type View,
  viewOf,
} from '../../packages/kernel/src/index.ts';
import { openDictionary } from '../../packages/lexicon/src/index.ts';
import { makeTools, type WordTools } from '../../packages/words/src/index.ts';
import { interleave, median, micros, timed } from '../lexicon/support.ts';
import type { Row } from '../report.ts';

const GAMES = 6;
const ROUNDS = 7;
/** What the aim for a step with two views is. */
const STEP_AIM = 0.06;

/** The first game of the registry that changes one row by all four moves: Eight It All. */
const game = games[0] as Game;

interface Table {
  readonly tools: WordTools;
  readonly dictionary: string;
}

async function openTable(): Promise<Table> {
  const list = new Uint8Array(readFileSync(new URL('../../dictionaries/standard.dawg', import.meta.url)));
  const dictionary = await openDictionary({ name: 'standard', list });
  return { tools: makeTools(game, {}, dictionary), dictionary: dictionary.hash };
}

/** What was asked and answered in some games of greedy against greedy. */
interface Played {
  readonly views: View[];
  readonly steps: { readonly state: State; readonly input: Input }[];
}

function selfPlay({ tools, dictionary }: Table, note: Played | null): void {
  for (let deal = 0; deal < GAMES; deal++) {
    const match = openMatch(game, { seats: 2, options: {}, seed: `bench ${deal}` }, tools, dictionary);
    if (isRefusal(match)) throw new Error(match.rule);
    const players = [0, 1].map((seat) => seatPlayer(greedy, game, tools, `${deal} ${seat}`));
    let { state } = match.last;
    while (state.result === null) {
      const seat = state.frames.at(-1)?.asks[0]?.seat ?? 0;
      const view = viewOf(state, seat);
      const choice = players[seat]?.(view);
      if (choice === null || choice === undefined) throw new Error('the player does not answer');
      const input = { ask: choice.ask, seat, move: choice.move, at: state.now };
      note?.views.push(view);
      note?.steps.push({ state, input });
      const next = step(game, state, input, tools);
      if (isRefusal(next)) throw new Error(next.rule);
      state = next.state;
    }
  }
}

/** The searches of those games alone: the same plays looked for from the same views, without a table. */
function searchAgain({ tools }: Table, { views }: Played): void {
  for (const view of views) {
    for (const ask of view.asks.filter((open) => open.seat === view.seat)) {
      for (const kind of ask.kinds) {
        let left = LOOKED_AT;
        for (const _ of game.moves[kind]?.candidates(view, tools) ?? []) if (--left === 0) break;
      }
    }
  }
}

const rowLength = (state: State): number => state.zones['row 1']?.row.length ?? 0;

function stepTimes({ tools }: Table, { steps }: Played): readonly number[] {
  return steps.map(({ state, input }) =>
    timed(() => {
      const next = step(game, state, input, tools);
      if (isRefusal(next)) throw new Error(next.rule);
      viewOf(next.state, 0);
      viewOf(next.state, 1);
    }),
  );
}

/** Whole games: what the kernel costs beside the searches, and one step of it. */
export async function benchSelfPlay(): Promise<readonly Row[]> {
  const table = await openTable();
  const played: Played = { views: [], steps: [] };
  selfPlay(table, played);
  const [whole, searches] = interleave(ROUNDS, [
    () => timed(() => selfPlay(table, null)),
    () => timed(() => searchAgain(table, played)),
  ]) as [number, number];
  const long = { ...played, steps: played.steps.filter(({ state }) => rowLength(state) === 7) };
  const [stepTime] = interleave(ROUNDS, [() => median(stepTimes(table, long))]) as [number];
  const turns = played.steps.length;
  return [
    {
      name: `self-play of 2-player ${game.name} against its searches alone`,
      ratio: searches / whole,
      bound: 0.6,
      better: 'higher',
      detail: `${micros(whole / turns)} a turn, of which the searches ${micros(searches / turns)}`,
    },
    {
      name: 'a step with two views at 7-letter rows, against 60 µs',
      ratio: stepTime / STEP_AIM,
      bound: 1,
      better: 'lower',
      detail: `${micros(stepTime)} at the median of ${long.steps.length} steps`,
    },
  ];
}
