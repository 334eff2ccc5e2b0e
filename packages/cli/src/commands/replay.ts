import { logLines, parseSave, PLAIN_WORDS, type Save, type Sitter } from '@deckle/host';
import { isDivergence, isRefusal, type Match, replay } from '@deckle/kernel';
import type { Dictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { Command } from 'commander';
import { findGame, type WordsGiven, withWords, wordsOf } from '../arguments.ts';
import { findList, loadDictionary } from '../dictionaries.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import type { World } from '../world.ts';

export function replayCommand(world: World): Command {
  const command = new Command('replay')
    .description('play a record again and tell it; says where it breaks the rules')
    .argument('<record>', 'file of a record, as play --save writes it')
    .option('--json', 'scores, result and counts as JSON');
  return withWords(command).action(async (file: string, given: WordsGiven & { json?: true }) => {
    const { match, sitters } = await replaySave(world, file, given);
    const told = logLines(match, null, sitters);
    world.print(given.json ? JSON.stringify(aboutMatch(match), null, 2) : told.join('\n'));
  });
}

function aboutMatch({ game, setup, last, log, dictionary }: Match): object {
  let inputs = 0;
  for (let entry = log; entry !== null; entry = entry.before) inputs++;
  const { seats, options, scores, result, now } = last.state;
  return {
    game: game.id,
    version: game.version,
    dictionary,
    seats,
    options,
    seed: setup.seed,
    inputs,
    now,
    scores,
    result,
  };
}

/** The match a file holds, played again, and who sat at its table. */
export async function replaySave(
  world: World,
  file: string,
  given: WordsGiven,
): Promise<{
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly save: Save;
  readonly dictionary: Dictionary;
}> {
  const save = parseSave(readText(file));
  if (isRefusal(save)) throw new Failure(`${file}: ${save.rule}`);
  const game = findGame(world, save.record.game);
  const dictionary = await dictionaryOf(world, save, given);
  const match = replay(game, save.record, makeTools(game, save.record, dictionary), dictionary.hash);
  if (isRefusal(match)) {
    const more = match.refused === 'wrong-dictionary' ? await rightDictionary(world, save.record.dictionary) : '';
    throw new Failure(`${file}: ${match.rule.replace(/\.$/, '')}${more}.`);
  }
  if (isDivergence(match)) {
    const { at, refusal } = match;
    const { seat, move } = save.record.inputs[at] ?? { seat: 0, move: { kind: '' } };
    throw new Failure(`${file}: input ${at} (seat ${seat}: ${move.kind}) is not allowed: ${refusal.rule}`);
  }
  return { match, sitters: save.table?.sitters ?? defaultSitters(save.record.seats), save, dictionary };
}

const defaultSitters = (seats: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, level: null }));

/** As it was saved or is told; for a record from elsewhere the list with its hash. */
async function dictionaryOf(world: World, { record, table }: Save, given: WordsGiven): Promise<Dictionary> {
  if (given.dictionary !== undefined || given.house !== undefined || given.ban !== undefined) {
    return loadDictionary(world.root, wordsOf(given));
  }
  if (table !== null) return loadDictionary(world.root, table.words);
  const list = await findList(world.root, record.dictionary);
  return loadDictionary(world.root, list === null ? PLAIN_WORDS : { ...PLAIN_WORDS, list });
}

/** What to say instead: the shipped list with that hash; else words of the table's own were in play. */
async function rightDictionary(world: World, hash: string): Promise<string> {
  const list = await findList(world.root, hash);
  return list === null
    ? ', none of the lists as they are: give the same --dictionary, --house and --ban as at its table'
    : `, the ${list} list, so say -d ${list}`;
}
