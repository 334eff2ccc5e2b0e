import { type Game, type Match, openMatch, type OptionValue } from '@deckle/kernel';
import { playOut, Stuck } from '@deckle/testkit';
import { makeTools, type WordTools } from '@deckle/words';
import { Command } from 'commander';
import { collectOption, findGame, type WordsGiven, whole, withWords, wordsOf } from '../arguments.ts';
import { loadDictionary } from '../dictionaries.ts';
import { Failure, orFail } from '../failure.ts';
import type { Player } from '../plan.ts';
import { DEFAULT_LEVEL, LEVEL_NAMES, makePlayer, parseLevel } from '../players.ts';
import { makeSeed } from '../seed.ts';
import { momentsSince } from '../log.ts';
import { columnsOf } from '../columns.ts';
import type { World } from '../world.ts';

const ALL = 'all';
const USUAL_SEATS = 2;

interface SimulateOptions extends WordsGiven {
  readonly games: number;
  readonly seats?: number;
  readonly level: string;
  readonly seed?: string;
  readonly option?: { readonly [name: string]: OptionValue };
  readonly json?: true;
}

export function simulateCommand(world: World): Command {
  const command = new Command('simulate')
    .description('let bots play whole games and count')
    .argument('<game>', `id of a game, or ${ALL}`)
    .option('-n, --games <number>', 'games to play', whole('--games', 1, 1_000_000), 10)
    .option(
      '-s, --seats <number>',
      'seats at each table (default: 2, or as few as the game allows)',
      whole('--seats', 1, 99),
    )
    .option('-l, --level <name>', `level of the bots: ${LEVEL_NAMES.join(', ')}`, parseLevel, DEFAULT_LEVEL)
    .option('--seed <text>', 'the same seed plays the same games (default: random)')
    .option('-o, --option <name=value>', 'an option of the game, as often as needed', collectOption)
    .option('--json', 'as an array, without the speed: the same for the same seed');
  return withWords(command).action(async (id: string, options: SimulateOptions) => {
    const dictionary = await loadDictionary(world.root, wordsOf(options));
    const games = id === ALL ? world.games : [findGame(world, id)];
    const seed = options.seed ?? makeSeed();
    const counts = games.map((game) => {
      const seats = options.seats ?? Math.max(USUAL_SEATS, game.seats[0]);
      const [min, max] = id === ALL ? game.seats : [0, seats];
      return simulate(world, game, makeTools(game, {}, dictionary), {
        ...options,
        seed,
        seats: Math.max(min, Math.min(max, seats)),
      });
    });
    world.print(
      options.json ? JSON.stringify(counts.map(toldAgain), null, 2) : columnsOf(counts.map(countRow)).join('\n'),
    );
  });
}

interface Count {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** Inputs per game. */
  readonly turns: number;
  readonly score: number;
  /** Share of turns in which a seat passed or traded. */
  readonly stuck: number;
  /** How much oftener than by chance the first seat to act has won, as a share of all games. */
  readonly firstSeat: number;
  readonly stepsPerSecond: number;
}

type Simulation = SimulateOptions & { readonly seats: number; readonly seed: string };

function simulate(
  world: World,
  game: Game,
  tools: WordTools,
  { seats, seed, games, option = {}, level }: Simulation,
): Count {
  const sums = { turns: 0, score: 0, stuck: 0, first: 0 };
  const started = world.now();
  for (let number = 0; number < games; number++) {
    const own = `${seed} ${game.id} ${number}`;
    const opened = orFail(openMatch(game, { seats, options: option, seed: own }, tools, tools.dictionary.hash));
    const players = Array.from({ length: seats }, (_, seat) => makePlayer(level, game, tools, `${own} ${seat}`));
    const match = playToEnd(opened, players);
    const { scores, result } = match.last.state;
    const first = opened.last.state.frames.at(-1)?.asks.find((ask) => ask.must)?.seat ?? 0;
    const winners = result?.winners ?? [];
    sums.turns += momentsSince(match, null).length - 1;
    sums.score += scores.reduce((sum, score) => sum + score, 0) / seats;
    sums.stuck += stuckTurns(match);
    sums.first += (winners.includes(first) ? 1 / winners.length : 0) - 1 / seats;
  }
  const seconds = (world.now() - started) / 1000;
  return {
    game: game.id,
    seats,
    games,
    turns: rounded(sums.turns / games, 1),
    score: rounded(sums.score / games, 1),
    stuck: rounded(sums.stuck / Math.max(1, sums.turns), 3),
    firstSeat: rounded(sums.first / games, 3),
    stepsPerSecond: Math.round(sums.turns / Math.max(seconds, 0.001)),
  };
}

/** Far more than any game we know takes. */
const MAX_INPUTS = 5000;

function playToEnd(opened: Match, players: readonly Player[]): Match {
  try {
    return playOut(opened, players, MAX_INPUTS);
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    throw new Failure(`${error.message} (seed ${opened.setup.seed}).`, 1);
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The words every game of ours says when a seat could not or would not play. */
const STUCK = ['passed', 'traded'];
const stuckTurns = (match: Match): number =>
  momentsSince(match, null).filter(({ events }) =>
    events.some((event) => event.kind === 'said' && STUCK.includes(event.what)),
  ).length;

/** What the same seed always gives. */
function toldAgain(count: Count): Omit<Count, 'stepsPerSecond'> {
  const { stepsPerSecond: _, ...rest } = count;
  return rest;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

const countRow = (count: Count): { readonly [column: string]: string } => ({
  game: count.game,
  seats: String(count.seats),
  games: String(count.games),
  'turns/game': count.turns.toFixed(1),
  'avg score': count.score.toFixed(1),
  stuck: percent(count.stuck),
  'first seat': signed(count.firstSeat),
  'steps/s': String(count.stepsPerSecond),
});
