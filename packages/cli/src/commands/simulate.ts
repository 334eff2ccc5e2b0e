import { greedy } from '@deckle/bots';
import type { Game, OptionValue } from '@deckle/kernel';
import { makeTools, waysOf } from '@deckle/words';
import { Command } from 'commander';
import { collectOption, findGame, type WordsGiven, whole, withWords, wordsOf } from '../arguments.ts';
import { columnsOf } from '../columns.ts';
import { simulateInCrew } from '../crew.ts';
import { loadFor } from '../dictionaries.ts';
import { LEVEL_NAMES, parseLevel } from '../players.ts';
import { makeSeed } from '../seed.ts';
import { type Count, type Order, simulate } from '../simulation.ts';
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
    .argument('<game>', `id of a game, or ${ALL}: every way to play every game`)
    .option('-n, --games <number>', 'games to play', whole('--games', 1, 1_000_000), 10)
    .option(
      '-s, --seats <number>',
      'seats at each table (default: 2; with all, games that allow it also alone)',
      whole('--seats', 1, 99),
    )
    .option('-l, --level <name>', `level of the bots: ${LEVEL_NAMES.join(', ')}`, parseLevel, greedy.name)
    .option('--seed <text>', 'the same seed plays the same games (default: random)')
    .option('-o, --option <name=value>', 'an option of the game, as often as needed', collectOption)
    .option('--json', 'as an array, without the speed: the same for the same seed');
  return withWords(command).action(async (id: string, options: SimulateOptions) => {
    const words = wordsOf(options);
    const dictionary = await loadFor([options.level], world.root, words);
    const seed = options.seed ?? makeSeed();
    const orders = ordersFor(world, id, { ...options, seed });
    const counts =
      world.threads > 1 && orders.length > 1
        ? await simulateInCrew(
            orders.map((order) => ({ root: world.root, words, order })),
            world.threads,
          )
        : orders.map((order) => {
            const game = findGame(world, order.game);
            return simulate(game, makeTools(game, {}, dictionary), order, world.now);
          });
    world.print(
      options.json ? JSON.stringify(counts.map(toldAgain), null, 2) : columnsOf(counts.map(countRow)).join('\n'),
    );
  });
}

/**
 * One game as told, or all of them in every way there is to play them, with as few seats as make a game of it; those that
 * can be played alone are, too.
 */
function ordersFor(world: World, id: string, given: SimulateOptions & { readonly seed: string }): readonly Order[] {
  const { seats, seed, games, level, option = {} } = given;
  const order = (game: Game, count: number, options: Order['options']): Order => ({
    game: game.id,
    seats: count,
    options,
    games,
    level,
    seed,
  });
  if (id !== ALL) {
    const game = findGame(world, id);
    return [order(game, seats ?? usualSeats(game), option)];
  }
  return world.games.flatMap((game) => {
    const [min, max] = game.seats;
    const count = Math.max(min, Math.min(max, seats ?? usualSeats(game)));
    const ways = waysOf(game).map((way) => order(game, count, { ...way, ...option }));
    return min === 1 && count > 1 && seats === undefined ? [...ways, order(game, 1, option)] : ways;
  });
}

const usualSeats = ({ seats: [min, max] }: Game): number => Math.min(max, Math.max(USUAL_SEATS, min));

/** What the same seed always gives. */
function toldAgain(count: Count): Omit<Count, 'stepsPerSecond'> {
  const { stepsPerSecond: _, ...rest } = count;
  return rest;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const wayText = (options: Order['options']): string => Object.values(options).join(' ');
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

const countRow = (count: Count): { readonly [column: string]: string } => ({
  game: [count.game, wayText(count.options)].join(' ').trim(),
  seats: String(count.seats),
  games: String(count.games),
  'turns/game': count.turns.toFixed(1),
  'avg score': count.score.toFixed(1),
  stuck: percent(count.stuck),
  'first seat': count.firstSeat === null ? '–' : signed(count.firstSeat),
  'steps/s': String(count.stepsPerSecond),
});
