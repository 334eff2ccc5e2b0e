import { type Game, makeExpected, type OptionSpec } from '@deckle/kernel';
import { Command } from 'commander';
import { readRules, summaryOf } from '../pages.ts';
import { COLOUR_PAINT, type Paint, PLAIN_PAINT, wrap } from '../paint.ts';
import { seatsText } from '../seats.ts';
import type { World } from '../world.ts';

export function gamesCommand(world: World): Command {
  return new Command('games')
    .description('list the games with their seats and options')
    .option('--json', 'as an array of {id, name, seats, options}')
    .action(({ json }: { json?: true }) => {
      world.print(json ? JSON.stringify(world.games.map(aboutGame), null, 2) : gameList(world).join('\n'));
    });
}

const aboutGame = ({ id, name, seats, options }: Game): object => ({ id, name, seats, options });

function gameList(world: World): readonly string[] {
  const paint = world.look === 'plain' ? PLAIN_PAINT : COLOUR_PAINT;
  return world.games.flatMap((game, at) => [...(at === 0 ? [] : ['']), ...gameLines(world, game, paint)]);
}

function gameLines(world: World, game: Game, paint: Paint): readonly string[] {
  const columns = world.columns();
  const page = readRules(world.root, game);
  const specs: { readonly [name: string]: OptionSpec } = game.options;
  return [
    `${paint.strong(game.name)}  ${paint.faint(`${game.id} · ${seatsText(game.seats)}`)}`,
    ...(page === null ? [] : wrap(summaryOf(page), columns - 2).map((line) => `  ${line}`)),
    ...Object.entries(specs).flatMap(([name, spec]) =>
      wrap(`${name}=${spec.default}  ${spec.label}: ${makeExpected(spec)}`, columns - 4, '    ').map(
        (line) => `  ${line}`,
      ),
    ),
  ];
}
