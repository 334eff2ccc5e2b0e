import { Command, InvalidArgumentError } from 'commander';
import { Failure } from '../failure.ts';
import type { World } from '../world.ts';

/** The server is only loaded by those who need it. */
const admin = () => import('@deckle/server/admin');

function orFail<T>(value: T | { readonly problem: string }): T {
  if (typeof value === 'object' && value !== null && 'problem' in value) throw new Failure(value.problem);
  return value;
}

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);
const WHERE = 'The data are those of the settings DATABASE_URL or DECKLE_DATA; servers may go on meanwhile.';

export function backupCommand(world: World): Command {
  return new Command('backup')
    .description(`keep all tables of a server in one file. ${WHERE}`)
    .argument('<file>', 'a new file')
    .action(async (file: string) => {
      const { backup } = await admin();
      world.print(`${tables(orFail(await backup(process.env, file)))} in ${file}.`);
    });
}

export function restoreCommand(world: World): Command {
  return new Command('restore')
    .description(`add what a back-up has and the server’s data have not. ${WHERE}`)
    .argument('<file>', 'a file made by deckle backup')
    .action(async (file: string) => {
      const { restore } = await admin();
      const done = orFail(await restore(process.env, file));
      const left = done.other === 0 ? '' : ` ${tables(done.other)} left as they are: other things have happened there.`;
      world.print(`${tables(done.new)} added, ${done.grown} brought up to date, ${done.same} known already.${left}`);
    });
}

export function pruneCommand(world: World): Command {
  return new Command('prune')
    .description(`forget tables whose game is over and long past. ${WHERE}`)
    .requiredOption('--older <time>', 'on which nothing has happened for so long: 90d, 12h', parseAge)
    .option('--archive <folder>', 'write the records of the games there first')
    .option('--unfinished', 'also those whose game never ended')
    .action(async ({ older, archive, unfinished }: { older: number; archive?: string; unfinished?: true }) => {
      const { prune } = await admin();
      const which = unfinished ? 'all' : 'over';
      const done = orFail(await prune(process.env, { older, which, archive: archive ?? null }));
      const records = archive === undefined ? '' : `, ${done.archived} records in ${archive}`;
      world.print(`${tables(done.forgotten)} forgotten${records}.`);
    });
}

const UNITS: { readonly [unit: string]: number } = { d: 86_400_000, h: 3_600_000 };

function parseAge(text: string): number {
  const [, count, unit = ''] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  const millis = UNITS[unit];
  if (millis === undefined) throw new InvalidArgumentError('expected days or hours, as 90d or 12h');
  return Number(count) * millis;
}
