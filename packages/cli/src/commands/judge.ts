import { Command } from 'commander';
import { type WordsGiven, withWords, wordsOf } from '../arguments.ts';
import { loadDictionary, parseWords } from '../dictionaries.ts';
import { factLines } from '../fact-lines.ts';
import { type Facts, openFacts, openRanks } from '../facts.ts';
import { COLOUR_PAINT, type Paint, PLAIN_PAINT } from '../paint.ts';
import type { World } from '../world.ts';

interface Judged extends Facts {
  /** Counts at this table. */
  readonly good: boolean;
}

export function judgeCommand(world: World): Command {
  const command = new Command('judge')
    .description('is it a word? In which list, how common, what it means, what it is a form of')
    .argument('<words...>')
    .option('--json', 'as an array');
  return withWords(command).action(async (texts: readonly string[], given: WordsGiven & { json?: true }) => {
    const words = wordsOf(given);
    const asked = texts.flatMap(parseWords);
    const dictionary = await loadDictionary(world.root, words);
    const facts = openFacts(world.root, await openRanks(world.root));
    const judged = asked.map((word): Judged => ({ good: dictionary.has(word), ...facts(word) }));
    const paint = world.look === 'plain' ? PLAIN_PAINT : COLOUR_PAINT;
    world.print(
      given.json
        ? JSON.stringify(judged, null, 2)
        : judged.flatMap((each) => judgedLines(each, words.list, world.columns(), paint)).join('\n'),
    );
  });
}

function judgedLines(judged: Judged, list: string, columns: number, paint: Paint): readonly string[] {
  const { good, word, ...facts } = judged;
  const verdict = good ? 'is good' : `is not in the ${list} dictionary`;
  return [`${paint.strong(word)} ${verdict}.`, ...factLines({ word, ...facts }, columns)];
}
