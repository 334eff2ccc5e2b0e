import { adviserAt, hintTools, seatPlayer, type Vocabulary } from '@deckle/bots';
import { BOT_NAMES, makePolite, makeSave, openHost, PLAIN_WORDS, type Sitter, type Words } from '@deckle/host';
import { join } from 'node:path';
import { type Game, type Match, openMatch, type OptionValue, recordOf } from '@deckle/kernel';
import type { Dictionary } from '@deckle/lexicon';
import { makeTools, type WordTools } from '@deckle/words';
import { Command } from 'commander';
import { collectOption, findGame, type WordsGiven, whole, withWords, wordsOf } from '../arguments.ts';
import { loadDictionary } from '../dictionaries.ts';
import { type Facts, openFacts, openLightFacts, openRanks } from '../facts.ts';
import { Failure, orFail } from '../failure.ts';
import { writeText } from '../files.ts';
import type { Lines } from '../lines.ts';
import { DEFAULT_LEVEL, LEVEL_NAMES, makePlayer, parseLevel, parseVocabulary } from '../players.ts';
import { makeSeed, shuffled } from '../seed.ts';
import { playSession } from '../session.ts';
import { askForTable } from '../welcome.ts';
import type { World } from '../world.ts';
import { replaySave } from './replay.ts';

const MAX_SEATS = 20;

interface PlayOptions extends WordsGiven {
  readonly bots?: number;
  readonly people?: number;
  readonly names?: readonly string[];
  readonly level?: string;
  readonly seed?: string;
  readonly option?: { readonly [name: string]: OptionValue };
  readonly hints?: Vocabulary;
  readonly save?: string;
  readonly resume?: string | true;
}

/** For every command at whose tables there are hints. */
export const HINTS_OPTION =
  'words of hints: everyday, known (most words people know), all (of the list) or table (what your opponents ask for, the default)';

/** What is on the table when it opens. */
export interface Opened {
  readonly match: Match;
  readonly dictionary: Dictionary;
  readonly words: Words;
  readonly sitters: readonly Sitter[];
}

export function playCommand(world: World): Command {
  const command = new Command('play')
    .description('play a game here, against bots or with others at this screen')
    .argument('[game]', 'id of a game; without it you are asked')
    .option(
      '-b, --bots <number>',
      'bots at the table (default: 1, or 0 with several people)',
      whole('--bots', 0, MAX_SEATS),
    )
    .option(
      '-l, --level <name>',
      `level of the bots: ${LEVEL_NAMES.join(', ')} (default: ${DEFAULT_LEVEL})`,
      parseLevel,
    )
    .option('-p, --people <number>', 'people who share this screen (default: 1)', whole('--people', 0, MAX_SEATS))
    .option('--names <names>', 'their names, with commas between them', parseNames)
    .option('--seed <text>', 'the same seed gives the same deal (default: random)')
    .option('-o, --option <name=value>', 'an option of the game, as often as needed', collectOption)
    .option('--hints <words>', HINTS_OPTION, parseVocabulary)
    .option('--save <file>', 'keep the record in this file')
    .option('--resume [file]', 'go on with the game that was left (default: the last one)');
  return withWords(command).action(async (id: string | undefined, options: PlayOptions) => {
    const lines = world.lines();
    try {
      await play(world, lines, id, options);
    } finally {
      lines.close();
    }
  });
}

export function parseNames(text: string): readonly string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const bad = names.find((name) => name.length > 30 || /[\p{C}:]/u.test(name));
  if (bad !== undefined) throw new Failure(`A name has at most 30 characters and no colon, not ${bad.slice(0, 40)}.`);
  return names;
}

async function play(world: World, lines: Lines, id: string | undefined, options: PlayOptions): Promise<void> {
  const last = join(world.data, 'last.json');
  const opened =
    options.resume === undefined ? await openNew(world, lines, id, options) : await reopen(world, last, options);
  if (opened === null) return world.print('Another time, then.');
  const files: Files = options.save === undefined ? [last] : [options.save, last];
  const { end } = await playAt(world, lines, opened, files, { words: options.hints });
  world.print('');
  world.print(
    end === 'over'
      ? `To see it again: npm run deckle -- replay ${options.save ?? last}`
      : `The game is kept. To go on: npm run deckle -- play --resume ${options.save ?? ''}`.trimEnd(),
  );
}

/** Where a table is kept; what is not told otherwise is saved in the first. */
type Files = readonly [string, ...string[]];

/** How a table was left. */
interface Left {
  readonly end: 'over' | 'left';
  readonly match: Match;
  readonly polite: WordTools;
}

/** Which words hints are about, and who hears that one was given. */
interface Hints {
  readonly words?: Vocabulary | undefined;
  readonly given?: () => void;
}

/** Plays at a table to the end, or until the people leave. It is kept in all of these files. */
export async function playAt(
  world: World,
  lines: Lines,
  opened: Opened,
  files: Files,
  { words: about = 'table', given = () => {} }: Hints,
): Promise<Left> {
  const { sitters, words, dictionary } = opened;
  const keep = (match: Match, file: string): void => writeText(file, makeSave(recordOf(match), { words, sitters }));
  const played = (match: Match): void => {
    for (const file of files) keep(match, file);
  };
  played(opened.match);
  const { game, setup } = opened.match;
  const ranks = await openRanks(world.root);
  const polite = {
    ...(opened.match.tools as WordTools),
    dictionary: makePolite(dictionary, openLightFacts(world.root, ranks)),
  };
  const playerFor = (level: string, seat: number) =>
    makePlayer(level, game, polite, `${setup.seed} bot ${seat}`, world.now);
  const players = sitters.map(({ level }, seat) => (level === null ? null : playerFor(level, seat)));
  const host = openHost({ match: opened.match, players, time: world.now, played });
  let facts: ((word: string) => Facts) | null = null;
  const levels = sitters.map(({ level }) => level);
  const adviser = seatPlayer(adviserAt(levels, about), game, polite, `${setup.seed} bot ${sitters.length}`, world.now);
  const end = await playSession({
    world,
    lines,
    host,
    sitters,
    dictionary: dictionary.name,
    talk: {
      polite,
      known: hintTools(polite, levels, about),
      adviser(view) {
        given();
        return adviser(view);
      },
      facts: () => (facts ??= openFacts(world.root, ranks)),
      save(file) {
        keep(host.match(), file ?? files[0]);
        return file ?? files[0];
      },
      shuffle: shuffled,
    },
  });
  return { end, match: host.match(), polite };
}

async function openNew(
  world: World,
  lines: Lines,
  id: string | undefined,
  options: PlayOptions,
): Promise<Opened | null> {
  const asked =
    id === undefined
      ? await askForTable(world, lines, options.bots ?? null)
      : { game: findGame(world, id), bots: null };
  if (asked === null) return null;
  const { game } = asked;
  const words = wordsOf(options);
  const dictionary = await loadDictionary(world.root, words);
  const sitters = seatPeople(game, options, options.bots ?? asked.bots);
  const setup = { seats: sitters.length, options: options.option ?? {}, seed: options.seed ?? makeSeed() };
  const match = orFail(openMatch(game, setup, makeTools(game, {}, dictionary), dictionary.hash));
  return { match, dictionary, words, sitters };
}

/** People first, then bots: unless a number is told, as many as the game needs, one for a person alone where it has room. */
export function seatPeople(game: Pick<Game, 'seats'>, options: PlayOptions, bots: number | null): readonly Sitter[] {
  const { names = [], level = DEFAULT_LEVEL } = options;
  const people = options.people ?? (names.length > 0 ? names.length : 1);
  if (names.length > people) throw new Failure(`There are ${names.length} names for ${people} people.`);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw new Failure('Two people have the same name.');
  const [least, most] = game.seats;
  const needed = Math.max(least - people, people === 1 && most > 1 ? 1 : 0);
  const guest = (seat: number): string => (people === 1 ? 'Player' : `Player ${seat + 1}`);
  const taken = names.map((name) => name.toLowerCase());
  const free = BOT_NAMES.filter((name) => !taken.includes(name.toLowerCase()));
  return [
    ...Array.from({ length: people }, (_, seat) => ({ name: names[seat] ?? guest(seat), level: null })),
    ...Array.from({ length: bots ?? needed }, (_, at) => ({ name: free[at] ?? `Bot ${at + 1}`, level })),
  ];
}

async function reopen(world: World, last: string, options: PlayOptions): Promise<Opened> {
  const file = typeof options.resume === 'string' ? options.resume : last;
  const opened = await readTable(world, file, options);
  if (opened.match.last.state.result !== null) throw new Failure(`${file}: this game is over; see it with replay.`);
  return opened;
}

/** A table as it was kept in a file. */
export async function readTable(world: World, file: string, options: WordsGiven): Promise<Opened> {
  const { match, sitters, save, dictionary } = await replaySave(world, file, options);
  return { match, dictionary, words: save.table?.words ?? { ...PLAIN_WORDS, ...wordsOf(options) }, sitters };
}
