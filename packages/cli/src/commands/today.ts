import { existsSync } from 'node:fs';
import type { Vocabulary } from '@deckle/bots';
import { join } from 'node:path';
import {
  type Day,
  dayName,
  dayResult,
  type Days,
  dealOn,
  finished,
  isDay,
  parseDays,
  PLAIN_WORDS,
  playPar,
  shareDay,
  tableOn,
  withBegun,
  withHint,
  withPar,
  withResult,
} from '@deckle/host';
import { openMatch } from '@deckle/kernel';
import { makeTools, scoreText, wayTitle } from '@deckle/words';
import { Command } from 'commander';
import { findGame } from '../arguments.ts';
import { loadDictionary } from '../dictionaries.ts';
import { Failure, orFail } from '../failure.ts';
import { readText, writeText } from '../files.ts';
import { wrap } from '../paint.ts';
import { parseVocabulary } from '../players.ts';
import type { World } from '../world.ts';
import { HINTS_OPTION, type Opened, parseNames, playAt, readTable } from './play.ts';

interface TodayOptions {
  readonly date?: Day;
  readonly names?: readonly string[];
  readonly hints?: Vocabulary;
}

export function todayCommand(world: World): Command {
  return new Command('today')
    .description('play today’s deal, alone: the same cards for everybody')
    .option('--date <day>', 'the deal of another day, as 2026-11-16', parseDay)
    .option('--names <name>', 'what you are called', parseNames)
    .option('--hints <words>', HINTS_OPTION, parseVocabulary)
    .action((options: TodayOptions) => playDay(world, options.date ?? world.today(), options));
}

function parseDay(text: string): Day {
  if (isDay(text)) return text;
  throw new Failure(`A day is written as 2026-11-16, not ${text.slice(0, 40)}.`);
}

/** Plays the deal of a day, or goes on with it. Who has played it already is told how it went. */
async function playDay(world: World, day: Day, { names: [name = 'Player'] = [], hints }: TodayOptions): Promise<void> {
  const days = openDays(world);
  const file = join(world.data, `${tableOn(day)}.json`);
  const known = shareDay(days.now(), day);
  if (known !== null) {
    world.print(`You have played the deal of ${dayName(day)}.`);
    return world.print(wrap(known, world.columns()).join('\n'));
  }
  const opened = existsSync(file) ? await readTable(world, file, {}) : await openDeal(world, day, name);
  world.print(`The deal of ${dayName(day)}: ${wayTitle(opened.match.game, opened.match.setup.options)}.`);
  days.become(withBegun(days.now(), day));
  const lines = world.lines();
  try {
    const { end, match, polite } = await playAt(world, lines, opened, [file, join(world.data, 'last.json')], {
      words: hints,
      given: () => days.become(withHint(days.now(), day)),
    });
    world.print('');
    if (end === 'left') return world.print('The game is kept. To go on: npm run deckle -- today');
    days.become(withResult(days.now(), day, dayResult(match)));
    const par = finished(playPar(match, polite));
    days.become(withPar(days.now(), day, par));
    world.print(`Par is ${scoreText(par, dayResult(match).counts)}.`);
    world.print('To tell others:');
    world.print(wrap(shareDay(days.now(), day) ?? '', world.columns()).join('\n'));
  } finally {
    lines.close();
  }
}

async function openDeal(world: World, day: Day, name: string): Promise<Opened> {
  const { game: id, setup } = dealOn(day, world.games);
  const game = findGame(world, id);
  const dictionary = await loadDictionary(world.root, PLAIN_WORDS);
  const match = orFail(openMatch(game, setup, makeTools(game, setup, dictionary), dictionary.hash));
  return { match, dictionary, words: PLAIN_WORDS, sitters: [{ name, level: null }] };
}

/** What has become of the deals of the days, in a file beside the games. */
function openDays(world: World): { readonly now: () => Days; readonly become: (days: Days) => void } {
  const file = join(world.data, 'days.json');
  let days = parseDays(existsSync(file) ? readText(file) : null);
  return {
    now: () => days,
    become(next) {
      days = next;
      writeText(file, `${JSON.stringify(next)}\n`);
    },
  };
}
