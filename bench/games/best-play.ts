import { readFileSync } from 'node:fs';
import { type Choice, greedy, LOOKED_AT, seatPlayer } from '../../packages/bots/src/index.ts';
import { games } from '../../packages/games/src/index.ts';
import { type Game, isRefusal, openMatch, type View, viewOf } from '../../packages/kernel/src/index.ts';
import { openDictionary } from '../../packages/lexicon/src/index.ts';
import { playNext } from '../../packages/testkit/src/index.ts';
import { makeTools, type WordTools } from '../../packages/words/src/index.ts';
import { median, timed } from '../lexicon/support.ts';
import type { Row } from '../report.ts';
import { benchFullHand } from './full-hand.ts';
import { benchLateSteals } from './late-steals.ts';

const HAND = 10;
const ROW = 7;
/** Positions per game, from at most so many deals. */
const POSITIONS = 25;
const DEALS = 12;
const ROUNDS = 3;
/** What the aims are, in milliseconds. */
const WORST = 50;
const USUAL = 5;

interface Position {
  readonly view: View;
  /** Ways to lay words that are open. */
  readonly kinds: readonly string[];
}

const laysWords = (game: Game, kind: string): boolean => game.moves[kind]?.form.words !== undefined;

const handOf = ({ zones, seat }: View): number => zones[`hand ${seat}`]?.count ?? 0;

/** Letters of the rows of one kind that lie there. */
const rowsOf = ({ zones }: View, kind: 'row' | 'word'): readonly number[] =>
  Object.entries(zones).flatMap(([id, { row }]) => (id.startsWith(`${kind} `) && row?.length ? [row.length] : []));

/** Plays greedily, but lays words of seven letters where it can. */
function likesSeven(game: Game, tools: WordTools, seed: string): (view: View) => Choice | null {
  const player = seatPlayer(greedy, game, tools, seed);
  return (view) => {
    const ask = view.asks.find(({ seat, must }) => must && seat === view.seat);
    const kind = ask?.kinds.find((each) => laysWords(game, each));
    let left = LOOKED_AT;
    for (const move of kind === undefined ? [] : (game.moves[kind]?.candidates(view, tools) ?? [])) {
      if (move.words?.[0]?.length === ROW && ask !== undefined) return { ask: ask.id, move, after: 0 };
      if (--left === 0) break;
    }
    return player(view);
  };
}

/** Where a seat with ten cards may lay words, on a row of seven if the game has rows that long. */
function positionsOf(game: Game, tools: WordTools): readonly Position[] {
  const found: (Position & { readonly isLong: boolean })[] = [];
  for (let deal = 0; deal < DEALS && found.filter(({ isLong }) => isLong).length < POSITIONS; deal++) {
    const seats = Math.max(2, game.seats[0]) > game.seats[1] ? game.seats[1] : Math.max(2, game.seats[0]);
    const opened = openMatch(game, { seats, options: {}, seed: `best ${deal}` }, tools, tools.dictionary.hash);
    if (isRefusal(opened)) throw new Error(opened.rule);
    const players = Array.from({ length: seats }, (_, seat) => likesSeven(game, tools, `${deal} ${seat}`));
    for (let match = opened; match.last.state.result === null; ) {
      for (const ask of match.last.state.frames.at(-1)?.asks ?? []) {
        const view = viewOf(match.last.state, ask.seat);
        const kinds = ask.kinds.filter((kind) => laysWords(game, kind));
        if (kinds.length > 0 && handOf(view) === HAND) found.push({ view, kinds, isLong: isSeven(view) });
      }
      const next = playNext(match, players);
      if (next === null) throw new Error(`${game.name}: nobody answers`);
      match = next;
    }
  }
  const long = found.filter(({ isLong }) => isLong);
  return (long.length > 0 ? long : found).slice(0, POSITIONS);
}

/** One row, or one before each player, and seven letters in the longest. */
const isSeven = (view: View): boolean =>
  Math.max(0, ...rowsOf(view, 'row'), ...rowsOf(view, 'word')) === ROW && rowsOf(view, 'row').length <= 1;

function bestPlay(game: Game, { view, kinds }: Position, tools: WordTools): void {
  for (const kind of kinds) game.moves[kind]?.candidates(view, tools)[Symbol.iterator]().next();
}

/** The best play of each game of the family with ten cards and a row of seven letters: the slowest game is named. */
export async function benchBestPlay(): Promise<readonly Row[]> {
  const list = new Uint8Array(readFileSync(new URL('../../dictionaries/standard.dawg', import.meta.url)));
  const dictionary = await openDictionary({ name: 'standard', list });
  const family = games.filter(({ deck }) => deck === games[0]?.deck);
  const figures = family.map((game) => {
    const tools = makeTools(game, {}, dictionary);
    const times = positionsOf(game, tools).map((position) =>
      Math.min(...Array.from({ length: ROUNDS }, () => timed(() => bestPlay(game, position, tools)))),
    );
    return { game, times, usual: median(times), worst: Math.max(...times) };
  });
  const slowest = (by: 'usual' | 'worst') => figures.reduce((most, each) => (each[by] > most[by] ? each : most));
  const [usual, worst] = [slowest('usual'), slowest('worst')];
  const others = games.filter(({ deck }) => deck !== games[0]?.deck).map((game) => fullTableRow(game, dictionary));
  const counts = `${figures.reduce((sum, { times }) => sum + times.length, 0)} positions of ${family.length} games`;
  return [
    {
      name: `best play with 10 cards and a 7-letter row, the worst: ${worst.game.name}, against ${WORST} ms`,
      ratio: worst.worst / WORST,
      bound: 1,
      better: 'lower',
      detail: `${worst.worst.toFixed(1)} ms; ${counts}`,
    },
    {
      name: `best play with 10 cards and a 7-letter row, the median: ${usual.game.name}, against ${USUAL} ms`,
      ratio: usual.usual / USUAL,
      bound: 1,
      better: 'lower',
      detail: `${usual.usual.toFixed(2)} ms; of all games ${median(figures.map((each) => each.usual)).toFixed(2)} ms`,
    },
    ...others,
    benchFullHand(dictionary),
    await benchLateSteals(dictionary),
  ];
}

/** Deals of a full table to look for the hardest positions in. */
const TABLES = 2;

/** A game of its own at its largest table: the positions with the most cards in hand, then with the most on the table. */
function fullTableRow(game: Game, dictionary: WordTools['dictionary']): Row {
  const tools = makeTools(game, {}, dictionary);
  const found = Array.from({ length: TABLES }, (_, deal) => fullTable(game, tools, `full ${deal}`)).flat();
  const openCards = ({ view }: Position): number =>
    Object.values(view.zones).reduce((sum, { row }) => sum + (row?.length ?? 0), 0);
  found.sort((a, b) => handOf(b.view) - handOf(a.view) || openCards(b) - openCards(a));
  const hardest = found.slice(0, POSITIONS);
  const times = hardest.map((position) =>
    Math.min(
      ...Array.from({ length: ROUNDS }, () =>
        timed(() => bestPlay(game, { ...position, view: { ...position.view } }, tools)),
      ),
    ),
  );
  const [hand, worst] = [hardest[0] === undefined ? 0 : handOf(hardest[0].view), Math.max(...times)];
  return {
    name: `best play of ${game.name} at ${game.seats[1]} seats with ${hand} cards, the worst against ${WORST} ms`,
    ratio: worst / WORST,
    bound: 1,
    better: 'lower',
    detail: `${worst.toFixed(1)} ms, median ${median(times).toFixed(1)} ms of ${times.length} positions`,
  };
}

/** Where a seat may lay words in one game of greedy players. */
function fullTable(game: Game, tools: WordTools, seed: string): readonly Position[] {
  const seats = game.seats[1];
  const opened = openMatch(game, { seats, options: {}, seed }, tools, tools.dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  const players = Array.from({ length: seats }, (_, seat) => seatPlayer(greedy, game, tools, `${seed} ${seat}`));
  const found: Position[] = [];
  for (let match = opened; match.last.state.result === null; ) {
    for (const ask of match.last.state.frames.at(-1)?.asks ?? []) {
      const kinds = ask.kinds.filter((kind) => laysWords(game, kind));
      if (kinds.length > 0) found.push({ view: viewOf(match.last.state, ask.seat), kinds });
    }
    const next = playNext(match, players);
    if (next === null) throw new Error(`${game.name}: nobody answers`);
    match = next;
  }
  return found;
}
