import { type Game, makeExpected, type OptionSpec } from '@deckle/kernel';
import { Command } from 'commander';
import { findGame } from '../arguments.ts';
import { deckLines } from '../deck-lines.ts';
import { readRules, summaryOf } from '../pages.ts';
import { COLOUR_PAINT, type Paint, PLAIN_PAINT, wrap } from '../paint.ts';
import { seatsText } from '../seats.ts';
import type { World } from '../world.ts';

export function gamesCommand(world: World): Command {
  return new Command('games')
    .description(
      'list the games with their seats and options, or tell more about one of them: its variations, its deck',
    )
    .argument('[game]', 'id of a game')
    .option('--json', 'as an array of {id, name, seats, options, deck}')
    .action((id: string | undefined, { json }: { json?: true }) => {
      const asked = id === undefined ? world.games : [findGame(world, id)];
      const paint = world.look === 'plain' ? PLAIN_PAINT : COLOUR_PAINT;
      const lines = asked.flatMap((game, at) => [...(at === 0 ? [] : ['']), ...gameLines(world, game, paint)]);
      const more = id === undefined ? [] : asked.flatMap((game) => moreLines(game, world.columns(), paint));
      world.print(json ? JSON.stringify(asked.map(aboutGame), null, 2) : [...lines, ...more].join('\n'));
    });
}

const aboutGame = ({ id, name, seats, options, deck }: Game): object => ({ id, name, seats, options, deck });

/** What each choice means, and the deck. */
function moreLines(game: Game, columns: number, paint: Paint): readonly string[] {
  const specs: { readonly [name: string]: OptionSpec } = game.options;
  const choices = Object.entries(specs).flatMap(([name, { choices: all = {} }]) =>
    Object.entries(all).flatMap(([value, meaning]) => wrap(`${name}=${value}  ${meaning}`, columns - 4, '    ')),
  );
  return [
    ...(choices.length === 0 ? [] : ['', paint.strong('What the choices mean'), ...choices.map((line) => `  ${line}`)]),
    '',
    ...deckLines(game, columns, paint),
  ];
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
