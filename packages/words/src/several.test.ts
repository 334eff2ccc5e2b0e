import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlays } from './search.ts';
import { lay, openWords } from './testing.ts';

/** What the search finds, in its order, each play as its words and the points of their cards. */
async function found(words: readonly string[], hand: string, freshWords: number) {
  const laid = lay({ freshWords, length: [3, 30] }, [], hand);
  const tools = { pack: laid.pack, dictionary: await openWords(...words) };
  return [...findPlays(laid.board, tools)].map((play) => ({
    texts: play.words.map(({ text }) => text),
    points: play.played.reduce((sum, card) => sum + (laid.pack[card]?.points ?? 0), 0),
  }));
}
type Found = Awaited<ReturnType<typeof found>>;

test.each<[what: string, words: string[], hand: string, most: number, first: string]>([
  ['two words', ['CAT', 'DOG'], 'CATDOG', 3, 'CAT DOG'],
  ['the longer word comes first', ['TAX', 'HOUSE'], 'TAXHOUSE', 3, 'HOUSE TAX'],
  ['one word where that is all', ['CAT', 'CATS'], 'CATS', 3, 'CATS'],
  ['a word twice', ['CAT'], 'CATCAT', 3, 'CAT CAT'],
  ['no more than allowed', ['CAT', 'DOG', 'FIX', 'HUM'], 'CATDOGFIXHUM', 2, 'FIX HUM'],
  ['three words', ['CAT', 'DOG', 'FIX', 'HUM'], 'CATDOGFIXHUM', 3, 'DOG FIX HUM'],
  ['only one may be laid', ['CAT', 'DOG'], 'CATDOG', 1, 'DOG'],
  ['a wild in the hand: one word', ['CAT', 'DOG'], 'CATDO?', 3, 'CAT'],
  ['a hand too big: one word', ['CAT', 'DOG'], 'CATDOGNNNNNNNNN', 3, 'DOG'],
])('several words from the hand: %s', async (_what, words, hand, most, first) => {
  expect((await found(words, hand, most))[0]?.texts.join(' ')).toBe(first);
});

test('a long cheap word comes early among many dearer plays', async () => {
  const words = ['PAN', 'PAT', 'PER', 'PIN', 'PIT', 'POT', 'SIR', 'TOE', 'NOR', 'NOTARIES'];
  const plays = await found(words, 'ATONERSIPP', 3);
  expect(plays.slice(0, 2).map(({ texts }) => texts.join(' '))).toContain('NOTARIES');
});

const longest = ({ texts }: Found[number]): number => Math.max(...texts.map(({ length }) => length));
const best = (plays: Found, worth: (play: Found[number]) => number): number => Math.max(0, ...plays.map(worth));
const POINTS: { readonly [face: string]: number } = { A: 1, B: 3, C: 2, D: 2 };
const pointsOf = (text: string): number => text.split('').reduce((sum, face) => sum + (POINTS[face] ?? 0), 0);

/** Lays every set of words there are cards for. */
function layAll(words: readonly string[], hand: string, most: number): Found {
  const cards = hand.split('');
  const rest = words.map((_, at) => words.slice(at));
  return words.flatMap((text, at) => {
    const left = [...cards];
    const isThere = text.split('').every((face) => left.includes(face) && left.splice(left.indexOf(face), 1));
    if (!isThere) return [];
    const more = most > 1 ? layAll(rest[at] ?? [], left.join(''), most - 1) : [];
    const one = { texts: [text], points: pointsOf(text) };
    return [one, ...more.map(({ texts, points }) => ({ texts: [text, ...texts], points: one.points + points }))];
  });
}

test('trying everything finds nothing better, by cards or by cards and the longest word', async () => {
  const letters = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'D'), minLength: min, maxLength: max });
  await fc.assert(
    fc.asyncProperty(fc.array(letters(3, 6), { minLength: 1, maxLength: 9 }), letters(6, 10), async (words, hand) => {
      const all = layAll([...new Set(words)], hand, 3);
      const plays = await found(words, hand, 3);
      const cards = ({ points }: Found[number]): number => points;
      const both = (play: Found[number]): number => play.points + longest(play);
      expect(best(plays, cards)).toBe(best(all, cards));
      expect(best(plays.slice(0, 4), both)).toBe(best(all, both));
    }),
    { numRuns: 300 },
  );
});
