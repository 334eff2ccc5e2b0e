import { buildGraph, type Dictionary, openDictionary } from '@deckle/lexicon';
import { type DictionaryWish, parseScenario, runScenario } from '@deckle/testkit';
import { Command } from 'commander';
import { loadDictionary, parseList } from '../dictionaries.ts';
import { Failure, orFail } from '../failure.ts';
import { readText } from '../files.ts';
import type { World } from '../world.ts';

export function refereeCommand(world: World): Command {
  return new Command('referee')
    .description('run scenarios: play what they say, step by step, and check what they expect')
    .argument('<scenarios...>', 'scenario files')
    .action(async (files: readonly string[]) => {
      for (const file of files) await refereeFile(world, file);
    });
}

/** Stops at the first expectation that fails, with exit code 1; a scenario that cannot be read is bad input. */
async function refereeFile(world: World, file: string): Promise<void> {
  const text = readText(file);
  const scenario = orFailIn(file, () => orFail(parseScenario(text)));
  world.print(file);
  const { told, failure, match } = await runScenario(scenario, {
    games: world.games,
    openDictionary: (wish) => openWish(world, wish),
  });
  for (const line of told) world.print(`  ${line}`);
  if (failure !== null) throw new Failure(`${file}: ${failure.sentence}`, match === null ? 2 : 1);
  world.print('  as expected');
}

function orFailIn<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${file}: ${error.message}`) : error;
  }
}

async function openWish(world: World, { list, words, house, bans }: DictionaryWish): Promise<Dictionary> {
  if (list !== null) return loadDictionary(world.root, { list: parseList(list), house, bans });
  return openDictionary({ name: 'scenario', list: buildGraph([...new Set(words)].sort()), house, bans });
}
