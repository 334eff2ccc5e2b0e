import { isRefusal, type Refusal, refuse } from '@deckle/kernel';
import { buildGraph, type Dictionary, openDictionary } from '@deckle/lexicon';
import { type DictionaryWish, parseScenario, runScenario } from '@deckle/testkit';
import { Command } from 'commander';
import { loadDictionary, loadForms, parseList } from '../dictionaries.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import type { World } from '../world.ts';

/** An expectation that fails is the answer no; a scenario that cannot be read is bad input. */
const CODES = { asExpected: 0, notAsExpected: 1, badInput: 2 } as const;

interface Refereed {
  readonly code: (typeof CODES)[keyof typeof CODES];
  readonly file: string;
  readonly line: number | null;
  readonly failure: string | null;
  readonly steps: readonly string[];
}

export function refereeCommand(world: World): Command {
  return new Command('referee')
    .description('run scenarios: play what they say, step by step, and check what they expect')
    .argument('<scenarios...>', 'scenario files')
    .option('--json', 'all of them, as an array of {file, ok, line, failure, steps}')
    .addHelpText('after', '\nThe exit code is 1 when something is not as expected, 2 when a scenario cannot be read.')
    .action(async (files: readonly string[], { json }: { json?: true }) =>
      json ? tellAll(world, files) : tellEach(world, files),
    );
}

/** Step by step, up to the first scenario that fails. */
async function tellEach(world: World, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { code, steps, failure } = await refereeFile(world, file);
    if (code !== CODES.badInput) world.print([file, ...steps.map((step) => `  ${step}`)].join('\n'));
    if (failure !== null) throw new Failure(failure.startsWith(file) ? failure : `${file}: ${failure}`, code);
    world.print('  as expected');
  }
}

async function tellAll(world: World, files: readonly string[]): Promise<void> {
  const all: Refereed[] = [];
  for (const file of files) all.push(await refereeFile(world, file));
  const told = all.map(({ code, file, ...rest }) => ({ file, ok: code === CODES.asExpected, ...rest }));
  world.print(JSON.stringify(told, null, 2));
  const worst = Math.max(...all.map(({ code }) => code));
  if (worst !== CODES.asExpected) throw new Failure('', worst);
}

async function refereeFile(world: World, file: string): Promise<Refereed> {
  const bad = { code: CODES.badInput, file, steps: [] };
  const text = orRefusal('no-file', () => readText(file));
  if (isRefusal(text)) return { ...bad, line: null, failure: text.rule };
  const scenario = parseScenario(text);
  if (isRefusal(scenario)) {
    return { ...bad, line: typeof scenario.detail === 'number' ? scenario.detail : null, failure: scenario.rule };
  }
  const { told, failure, match } = await runScenario(scenario, {
    games: world.games,
    openDictionary: (wish) => openWish(world, wish),
  });
  if (failure === null) return { code: CODES.asExpected, file, line: null, failure, steps: told };
  const code = match === null ? CODES.badInput : CODES.notAsExpected;
  return { code, file, line: failure.line, failure: failure.sentence, steps: told };
}

/** What a person got wrong, as a value. */
function orRefusal<T>(code: string, read: () => T): T | Refusal {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refuse(code, error.message);
  }
}

async function openWish(world: World, { list, words, house, bans }: DictionaryWish): Promise<Dictionary | Refusal> {
  try {
    if (list !== null) return await loadDictionary(world.root, { list: parseList(list), house, bans });
    const isForm = await loadForms(world.root);
    const graph = buildGraph([...new Set(words)].sort());
    return await openDictionary({ name: 'scenario', list: graph, house, bans, isForm });
  } catch (error) {
    if (!(error instanceof Failure || error instanceof RangeError)) throw error;
    return refuse('no-dictionary', error.message);
  }
}
