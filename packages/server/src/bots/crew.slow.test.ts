import { isRefusal, openMatch, viewOf } from '@deckle/kernel';
import { afterEach, expect, test } from 'vitest';
import { openLibrary } from '../library.ts';
import { type Crew, openCrew, type Question } from './crew.ts';

const WORDS = { list: 'standard', house: [], bans: [] } as const;

let crew: Crew;
afterEach(() => crew.close());

/** What the seat that begins is asked. */
async function questionFor(seed: string, whose: Question['whose'], name = 'turnover'): Promise<Question> {
  const { game, tools, dictionary } = await openLibrary().rules(name, WORDS);
  const match = openMatch(game, { seats: 2, options: {}, seed: seed.repeat(64) }, tools, dictionary);
  if (isRefusal(match)) throw new Error(match.rule);
  const [ask] = match.last.state.frames.at(-1)?.asks ?? [];
  return {
    game: name,
    words: WORDS,
    level: 'steady',
    seed,
    whose,
    view: viewOf(match.last.state, ask?.seat ?? 0),
  };
}

test('bots for whom no person waits think when no others have to', async () => {
  crew = openCrew(1);
  const [among, alone] = [await questionFor('a', 'people'), await questionFor('b', 'bots')];
  const answered: string[] = [];
  const ask = async (question: Question): Promise<void> => {
    if ((await crew.ask(question)) !== null) answered.push(question.whose);
  };
  const waiting = Array.from({ length: 6 }, () => ask(alone));
  await Promise.all([...waiting, ask(among), ask(among)]);
  // One thinks already when the others come.
  expect(answered).toEqual(['bots', 'people', 'people', 'bots', 'bots', 'bots', 'bots', 'bots']);
});

test('programs that search keep no bot waiting that plays with people', async () => {
  crew = openCrew(1, 4);
  const among = await questionFor('a', 'people');
  const answered: string[] = [];
  const { game, view } = among;
  const search = async (): Promise<void> => {
    await crew.search({ game, words: WORDS, view, most: 3 });
    answered.push('search');
  };
  const searches = Array.from({ length: 5 }, search);
  await expect(search()).rejects.toThrow('too much');
  await crew.ask(among);
  answered.push('people');
  await Promise.all(searches);
  expect(answered).toEqual(['search', 'people', 'search', 'search', 'search', 'search']);
});

test('what nobody wants to know any more is not thought about, and no more waits than can be', async () => {
  crew = openCrew(1, 2);
  const question = await questionFor('a', 'bots');
  const first = crew.ask(question);
  const late = crew.ask(question, () => false);
  const third = crew.ask(question);
  await expect(crew.ask(question)).rejects.toThrow('too much');
  // People do not wait behind them.
  const search = crew.search({ game: question.game, words: WORDS, view: question.view, most: 3 });
  expect([(await first) === null, await late, (await third) === null]).toEqual([false, null, false]);
  expect(await search).toHaveLength(3);
});

/** One of those that are thought about longest. */
const longQuestion = async (): Promise<Question> => ({
  ...(await questionFor('a', 'people', 'last-word-standing')),
  level: 'sage',
});

test('a thought that nobody wants any more ends as soon as somebody else waits', async () => {
  crew = openCrew(1);
  const [long, short] = [await longQuestion(), await questionFor('b', 'people')];
  // The words are there from here on.
  await crew.ask(short);
  const whole = await timed(() => crew.ask(long));
  let isWanted = true;
  const stale = crew.ask(long, () => isWanted);
  await new Promise((go) => setTimeout(go, whole / 10));
  isWanted = false;
  const waited = await timed(() => crew.ask(short));
  expect((await stale) === null).toBe(false);
  // All but the tenth it had before, and one step more.
  expect(waited).toBeLessThan(whole * 0.6);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
