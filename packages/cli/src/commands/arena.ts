import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LEVELS } from '@deckle/bots';
import type { Game, OptionValue } from '@deckle/kernel';
import { Command } from 'commander';
import { collectOption, findGame, type WordsGiven, whole, withWords, wordsOf } from '../arguments.ts';
import type { Bout, BoutResult } from '../arena/bout.ts';
import { codeMark } from '../arena/code-mark.ts';
import { pointsOf, type Rating, ratingOf } from '../arena/rating.ts';
import { columnsOf } from '../columns.ts';
import { boxInCrew } from '../crew.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { parseLevel } from '../players.ts';
import type { World } from '../world.ts';

const ALL = 'all';

interface ArenaOptions extends WordsGiven {
  readonly deals: number;
  readonly seats?: number;
  readonly levels?: readonly [upper: string, lower: string];
  readonly seed: string;
  readonly file?: string;
  readonly option?: { readonly [name: string]: OptionValue };
  readonly json?: true;
}

export function arenaCommand(world: World): Command {
  const command = new Command('arena')
    .description('let levels play each other, each deal from all sides, and say how much stronger they are')
    .argument('<game>', `id of a game, or ${ALL}`)
    .option('-n, --deals <number>', 'deals each pair plays', whole('--deals', 1, 100_000), 20)
    .option('-l, --levels <upper,lower>', 'who plays whom (default: each level the one below)', parsePair)
    .option(
      '-s, --seats <number>',
      'seats at each table, held by turns (default: 2; with all, as near as a game allows)',
      whole('--seats', 1, 99),
    )
    .option('--seed <text>', 'the same seed gives the same deals', 'arena')
    .option(
      '--file <file>',
      'where bouts are kept, so that it goes on where it stopped (default: arena.jsonl in the data folder)',
    )
    .option('-o, --option <name=value>', 'an option of the game, as often as needed', collectOption)
    .option('--json', 'as an array');
  return withWords(command).action(async (id: string, options: ArenaOptions) => {
    const { levels, seed, deals, option = {} } = options;
    const games = id === ALL ? world.games : [findGame(world, id)];
    const seatsAt = ({ seats: [min, max] }: Game): number =>
      id === ALL || options.seats === undefined ? Math.max(min, Math.min(max, options.seats ?? 2)) : options.seats;
    const pairs = levels === undefined ? neighbours() : [levels];
    const words = wordsOf(options);
    const bouts = games.flatMap((game) =>
      pairs.flatMap(([upper, lower]) =>
        Array.from(
          { length: deals },
          (_, deal): Bout => ({ game: game.id, options: option, upper, lower, seats: seatsAt(game), seed, deal }),
        ),
      ),
    );
    const file = options.file ?? join(world.data, 'arena.jsonl');
    const known = readBouts(file);
    const mark = codeMark(world.root);
    const keyOf = (bout: Bout): string => JSON.stringify([mark, bout, words]);
    const left = bouts.filter((bout) => !known.has(keyOf(bout)));
    mkdirSync(dirname(file), { recursive: true });
    const keep = (bout: Bout, result: BoutResult): void => {
      known.set(keyOf(bout), result);
      // On a line of its own, whatever was being written when it stopped.
      appendFileSync(file, `\n${JSON.stringify([keyOf(bout), result])}`);
    };
    await boxInCrew(
      left.map((bout) => ({ root: world.root, words, bout })),
      world.threads,
      (at, result) => keep(left[at] as Bout, result),
    );
    const rows = games.flatMap(({ id: game }) =>
      pairs.map(([upper, lower]) => {
        const own = bouts.filter((bout) => bout.game === game && bout.upper === upper && bout.lower === lower);
        const results = own.flatMap((bout) => known.get(keyOf(bout)) ?? []);
        return { game, upper, lower, ...ratingOf(results.map(({ won }) => won)) };
      }),
    );
    world.print(options.json ? JSON.stringify(rows, null, 2) : columnsOf(rows.map(ratingRow)).join('\n'));
  });
}

const neighbours = (): readonly (readonly [string, string])[] =>
  LEVELS.slice(1).map(({ name }, at) => [name, LEVELS[at]?.name ?? ''] as const);

function parsePair(text: string): readonly [string, string] {
  const [upper = '', lower = '', ...more] = text.split(',').map((name) => name.trim());
  if (lower === '' || more.length > 0)
    throw new Failure(`--levels takes two levels, such as sage,keen, not ${text.slice(0, 40)}.`);
  return [parseLevel(upper), parseLevel(lower)];
}

/** Bouts that were played before; what was being written when it stopped is played again. */
function readBouts(file: string): Map<string, BoutResult> {
  const known = new Map<string, BoutResult>();
  if (!existsSync(file)) return known;
  for (const line of readText(file).split('\n')) {
    try {
      const [key, result] = JSON.parse(line) as [string, BoutResult];
      known.set(key, result);
    } catch {}
  }
  return known;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const points = (share: number): string => {
  const value = pointsOf(share);
  return Number.isFinite(value) ? `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}` : value < 0 ? '−∞' : '+∞';
};

const ratingRow = ({
  game,
  upper,
  lower,
  bouts,
  won,
  low,
  high,
}: Rating & { game: string; upper: string; lower: string }) => ({
  game,
  levels: `${upper} – ${lower}`,
  deals: String(bouts),
  won: percent(won),
  '95 %': `${percent(low)} to ${percent(high)}`,
  rating: points(won),
  'rating, 95 %': `${points(low)} to ${points(high)}`,
});
