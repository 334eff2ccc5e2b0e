import { Command } from 'commander';
import { type WordsGiven, withWords, wordsOf } from '../arguments.ts';
import { loadDictionary, parseWords } from '../dictionaries.ts';
import { Failure } from '../failure.ts';
import { factLines } from '../fact-lines.ts';
import { type Facts, openFacts, openRanks } from '../facts.ts';
import { COLOUR_PAINT, type Paint, PLAIN_PAINT } from '../paint.ts';
import type { World } from '../world.ts';

interface Judged extends Facts {
  /** Counts at this table. */
  readonly good: boolean;
  readonly banned: boolean;
  readonly house: boolean;
}

export function judgeCommand(world: World): Command {
  const command = new Command('judge')
    .description('is it a word? In which list, how common, what it means, what it is a form of')
    .argument('<words...>')
    .option('--json', 'as an array')
    .addHelpText('after', '\nThe exit code is 1 when a word is not good.');
  return withWords(command).action(async (texts: readonly string[], given: WordsGiven & { json?: true }) => {
    const words = wordsOf(given);
    const asked = texts.flatMap(parseWords);
    if (asked.length === 0) throw new Failure('Say which word: deckle judge WORD.');
    const dictionary = await loadDictionary(world.root, words);
    const facts = openFacts(world.root, await openRanks(world.root));
    const judged = asked.map(
      (word): Judged => ({
        good: dictionary.has(word),
        banned: words.bans.includes(word),
        house: words.house.includes(word),
        ...facts(word),
      }),
    );
    const paint = world.look === 'plain' ? PLAIN_PAINT : COLOUR_PAINT;
    world.print(
      given.json
        ? JSON.stringify(judged, null, 2)
        : judged.flatMap((each) => judgedLines(each, words.list, world.columns(), paint)).join('\n'),
    );
    if (judged.some(({ good }) => !good)) throw new Failure('', 1);
  });
}

function judgedLines(judged: Judged, list: string, columns: number, paint: Paint): readonly string[] {
  return [`${paint.strong(judged.word)} ${verdictOn(judged, list)}.`, ...factLines(judged, columns)];
}

/** A ban outdoes a house word. */
function verdictOn({ good, banned, house }: Judged, list: string): string {
  if (banned) return 'is banned at this table';
  if (house) return 'is good: it is a house word';
  return good ? 'is good' : `is not in the ${list} dictionary`;
}
