import { Command, CommanderError } from 'commander';
import { arenaCommand } from './commands/arena.ts';
import { benchCommand } from './commands/bench.ts';
import { backupCommand, pruneCommand, restoreCommand } from './commands/data.ts';
import { gamesCommand } from './commands/games.ts';
import { judgeCommand } from './commands/judge.ts';
import { licencesCommand } from './commands/licences.ts';
import { playCommand } from './commands/play.ts';
import { refereeCommand } from './commands/referee.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { simulateCommand } from './commands/simulate.ts';
import { solveCommand } from './commands/solve.ts';
import { todayCommand } from './commands/today.ts';
import { Failure } from './failure.ts';
import type { World } from './world.ts';

const COMMANDS = [
  playCommand,
  todayCommand,
  gamesCommand,
  simulateCommand,
  arenaCommand,
  replayCommand,
  reviewCommand,
  refereeCommand,
  judgeCommand,
  solveCommand,
  licencesCommand,
  benchCommand,
  backupCommand,
  restoreCommand,
  pruneCommand,
];

/**
 * Runs one command line and gives its exit code: 0, or 2 with one sentence on stderr. 1 is the answer no: a scenario
 * that fails, a word that is not good.
 */
export async function run(args: readonly string[], world: World): Promise<number> {
  const program = new Command('deckle')
    .description('The table for word card games: play, referee, dictionary, opponents.')
    .helpCommand('help [command]', 'explain a command')
    .addHelpText('after', '\nEvery command explains itself: deckle <command> --help\nWord lists: see deckle licences');
  const commands = COMMANDS.map((command) => command(world).helpCommand(false));
  for (const command of commands) program.addCommand(command);
  for (const each of [program, ...commands]) quieten(each, world);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return exitCodeOf(error, args, world, commands);
  }
}

/** Commander's own sentences go where ours go, and it never ends the process itself. */
function quieten(command: Command, world: World): void {
  command
    .helpOption('-h, --help', 'show this')
    .showHelpAfterError(false)
    .configureHelp({ helpWidth: world.columns() })
    .configureOutput({
      writeOut: (text) => world.print(text.trimEnd()),
      writeErr: () => {},
    })
    .exitOverride();
}

function exitCodeOf(
  error: unknown,
  [said = '', about]: readonly string[],
  world: World,
  commands: readonly Command[],
): number {
  if (error instanceof Failure) {
    if (error.message !== '') world.complain(error.message);
    return error.exitCode;
  }
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) return 0;
  const told = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
  const lost = said === 'help' ? `unknown command '${about}'` : 'say what to do';
  const sentence = error.code === 'commander.help' ? lost : told;
  const help = commands.some((command) => command.name() === said) ? `deckle ${said} --help` : 'deckle --help';
  world.complain(`${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}; see ${help}.`);
  return 2;
}
