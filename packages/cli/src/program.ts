import { Command, CommanderError } from 'commander';
import { benchCommand } from './commands/bench.ts';
import { gamesCommand } from './commands/games.ts';
import { judgeCommand } from './commands/judge.ts';
import { playCommand } from './commands/play.ts';
import { refereeCommand } from './commands/referee.ts';
import { replayCommand } from './commands/replay.ts';
import { simulateCommand } from './commands/simulate.ts';
import { solveCommand } from './commands/solve.ts';
import { Failure } from './failure.ts';
import type { World } from './world.ts';

const COMMANDS = [
  playCommand,
  gamesCommand,
  simulateCommand,
  replayCommand,
  refereeCommand,
  judgeCommand,
  solveCommand,
  benchCommand,
];

/** Runs one command line and gives its exit code: 0, or 2 with one sentence on stderr (1: a scenario that fails). */
export async function run(args: readonly string[], world: World): Promise<number> {
  const program = new Command('deckle')
    .description('The table for word card games: play, referee, dictionary, opponents.')
    .addHelpText('after', '\nEvery command explains itself: deckle <command> --help');
  for (const command of COMMANDS) program.addCommand(command(world));
  for (const each of [program, ...program.commands]) quieten(each, world);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return exitCodeOf(error, args, world);
  }
}

/** Commander's own sentences go where ours go, and it never ends the process itself. */
function quieten(command: Command, world: World): void {
  command
    .helpOption('-h, --help', 'show this')
    .helpCommand(false)
    .showHelpAfterError(false)
    .configureHelp({ helpWidth: world.columns() })
    .configureOutput({
      writeOut: (text) => world.print(text.trimEnd()),
      writeErr: () => {},
    })
    .exitOverride();
}

function exitCodeOf(error: unknown, args: readonly string[], world: World): number {
  if (error instanceof Failure) {
    world.complain(error.message);
    return error.exitCode;
  }
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) return 0;
  const told = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
  const sentence = error.code === 'commander.help' ? 'say what to do' : told;
  const help = ['deckle', ...args.slice(0, 1).filter((arg) => /^[a-z]+$/.test(arg)), '--help'].join(' ');
  world.complain(`${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}; see ${help}.`);
  return 2;
}
