import { join } from 'node:path';
import { Command } from 'commander';
import { readText } from '../files.ts';
import type { World } from '../world.ts';

/** The notices go with every copy of the lists, word for word, so they are printed as they are written. */
export function licencesCommand(world: World): Command {
  return new Command('licences')
    .description('the notices of those whose words and meanings the dictionaries contain')
    .action(() => world.print(readText(join(world.root, 'dictionaries', 'NOTICE.md')).trimEnd()));
}
