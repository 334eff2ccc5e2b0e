import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { Failure } from '../failure.ts';
import type { World } from '../world.ts';

export function benchCommand(world: World): Command {
  return new Command('bench')
    .description('measure speed and memory against the peers; further arguments go to the benchmark')
    .argument('[arguments...]')
    .allowUnknownOption()
    .action(async (args: readonly string[]) => {
      const file = join(world.root, 'bench', 'run.ts');
      if (!existsSync(file)) throw new Failure('There is no benchmark here: bench/run.ts is missing.');
      const code = await runFile(file, args);
      if (code !== 0) throw new Failure(`The benchmark ended with code ${code}.`, code);
    });
}

function runFile(file: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, file, ...args], { stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}
