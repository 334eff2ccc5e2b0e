import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { isRefusal } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { expect, test } from 'vitest';
import { framesOf } from './frames.ts';

const root = new URL('../../../../', import.meta.url);
const bytes = (path: string): Buffer => readFileSync(new URL(path, root));
const isForm = await openForms((file) => bytes(`dictionaries/${file}`));
const list = bytes('dictionaries/standard.dawg');
const dictionary = await openDictionary({ name: 'standard', list, house: [], bans: [], isForm });

const show = async (id: string) => {
  const text = bytes(`packages/games/examples/${id}.txt`).toString('utf8');
  const shown = await framesOf(text, { games, openDictionary: () => Promise.resolve(dictionary) });
  if (isRefusal(shown)) throw new Error(shown.rule);
  return shown;
};

test.each(games.map(({ id }) => id))('%s can be stepped through', async (id) => {
  const { facts, frames } = await show(id);
  expect(facts.sitters.map(({ name }) => name).slice(0, 2)).toEqual(['Ada', 'Bo'].slice(0, facts.sitters.length));
  expect(frames.length).toBeGreaterThan(8);
  expect(frames.filter(({ caption }) => caption === '')).toEqual([]);
  // Whoever is not looked at keeps the cards closed.
  for (const { still } of frames) {
    expect(still.viewer).toBe(0);
    expect(still.hands.map(({ zone }) => zone).filter((zone) => !/^\w+ 0\b/.test(zone))).toEqual([]);
  }
  // Something is told of everything that happens.
  const [, ...later] = frames;
  const silent = later.filter(
    ({ part, says, words }, at) => says === '' && words.length === 0 && frames[at]?.part === part,
  );
  expect(silent).toEqual([]);
});

test('a word is laid card by card: what is not laid yet lies as before', async () => {
  const { frames } = await show('eight-it-all');
  const spelt = frames.map(({ words }) =>
    words.map((pieces) => pieces.map(({ letters }) => letters).join('')).join(' '),
  );
  const at = spelt.indexOf('SKIT');
  expect(spelt.slice(at, at + 6)).toEqual(['SKIT', 'SKIM', '', 'EKIM', 'EXIM', 'EXIT']);
  expect(frames.slice(at, at + 3).map(({ says }) => says)).toEqual([
    'S from the hand.',
    'M on the T.',
    'Bo lays SKIM. Bo: +9 (SKIM 1+4+1+3).',
  ]);
});

test('where a card comes from is told: a row of one’s own, a turned card, dice', async () => {
  const told = async (id: string) => (await show(id)).frames.map(({ says }) => says);
  expect(await told('double-cross')).toContain('R from the table.');
  expect(await told('turnover')).toContain('T from the table.');
  expect(await told('wordical')).toContain('E from the dice.');
  expect(await told('five-up')).toContain('G for the F.');
});

test('what is refused is said and changes nothing', async () => {
  const { frames } = await show('five-up');
  const refused = frames.find(({ says }) => says.startsWith('play EARN'));
  expect(refused?.says).toBe('play EARN: A word must be worth 5 points or more; EARN is worth 4.');
});
