import { games } from '../../packages/games/src/index.ts';
import {
  type Game,
  isRefusal,
  type Match,
  type Move,
  openMatch,
  playInput,
  type View,
  viewOf,
} from '../../packages/kernel/src/index.ts';
import { type Library, openLibrary } from '../../packages/server/src/library.ts';
import type { Place, Store } from '../../packages/server/src/store/store.ts';
import type { Entry } from '../../packages/server/src/table/entry.ts';
import { hashKey } from '../../packages/server/src/table/keys.ts';
import { planSchema } from '../../packages/server/src/table/plan.ts';
import type { WordTools } from '../../packages/words/src/index.ts';

/** The game the issue names; a bench may. */
const GAME = 'eight-it-all';
const SEED = 'the same deal at every table';
const planFor = (seats: number) =>
  planSchema.parse({ game: GAME, chairs: Array.from({ length: seats }, () => ({ kind: 'person' })) });
export const keyOf = (seat: number): string => `key-of-the-seat-${seat}`;
export const KEYS = [keyOf(0), keyOf(1)];

export interface Turn {
  readonly seat: number;
  readonly ask: number;
  readonly move: Move;
}

/** A whole match of two, as moves: words with few cards, so that there are many. */
export const writeScript = (seats = 2): Promise<readonly Turn[]> => play(smallest, seats);

/** A longer one: two pass before each word. */
export function writeLongScript(): Promise<readonly Turn[]> {
  let turns = 0;
  return play((game, view, tools) => (turns++ % 3 === 2 ? smallest(game, view, tools) : { kind: 'pass' }));
}

type Chooser = (game: Game, view: View, tools: WordTools) => Move;

async function play(choose: Chooser, seats = 2): Promise<readonly Turn[]> {
  const { tools, dictionary } = await openLibrary().rules(GAME, { list: 'standard', house: [], bans: [] });
  const game = games.find(({ id }) => id === GAME) as Game;
  const opened = openMatch(game, { seats, options: {}, seed: SEED }, tools, dictionary);
  if (isRefusal(opened)) throw new Error(opened.rule);
  let match: Match = opened;
  const turns: Turn[] = [];
  while (match.last.state.result === null) {
    const { state } = match.last;
    const ask = state.frames.at(-1)?.asks.find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    const move = choose(game, viewOf(state, ask.seat), tools);
    const next = playInput(match, { ask: ask.id, seat: ask.seat, move, at: state.now + 1 });
    if (isRefusal(next)) throw new Error(next.rule);
    match = next;
    turns.push({ seat: ask.seat, ask: ask.id, move });
  }
  return turns;
}

/** A table with a known deal at which all players sit, and what they have played. */
export async function keepTable(
  store: Store,
  library: Library,
  id: string,
  turns: readonly Turn[],
  seats = 2,
): Promise<Place> {
  const plan = planFor(seats);
  const rules = await library.rules(plan.game, plan.words);
  const { version } = rules.game;
  const at = Date.now();
  const keys = plan.chairs.map((_chair, seat) => hashKey(keyOf(seat)));
  const place = await store.create(
    {
      did: 'opened',
      at,
      id,
      code: id,
      plan,
      seed: SEED,
      version,
      dictionary: rules.dictionary,
      host: hashKey('host'),
      watch: null,
      keys,
      after: null,
    },
    null,
  );
  if (place === null) throw new Error('the name is taken');
  const entries: readonly Entry[] = [
    ...keys.map((key, seat): Entry => ({ did: 'sat', at, seat, name: `Player ${seat}`, colour: null, key })),
    { did: 'began', at },
    ...turns.map(({ seat, ask, move }, number): Entry => {
      const input = { ask, seat, move, at: number + 1 };
      return { did: 'played', at: at + input.at, input, nonce: null };
    }),
  ];
  await Promise.all(
    entries.map((entry, at) => store.append({ place, number: at + 2, entry, due: 'same', isOver: false })),
  );
  return place;
}

function smallest(game: Game, view: View, tools: WordTools): Move {
  let best: Move = { kind: 'pass' };
  let fewest = Number.POSITIVE_INFINITY;
  let looked = 0;
  for (const move of game.moves['play']?.candidates(view, tools) ?? []) {
    if (++looked > 100) break;
    const cards = (move.words ?? []).flat().filter((slot) => 'play' in slot).length;
    if (cards >= fewest || game.moves['play']?.check(view, move, tools) !== null) continue;
    [best, fewest] = [move, cards];
  }
  return best;
}
