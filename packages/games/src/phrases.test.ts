import { addressed } from '@deckle/words';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const SEATS = ['seat', 'seatFrom', 'seatAsked', 'seatAcross', 'giver'];

const phrases = [...new Set(games.flatMap((game) => Object.values(game.phrases)))].flatMap((phrase) =>
  SEATS.filter((place) => phrase.includes(`{${place}}`)).map((place) => [phrase, place] as const),
);

const saidTo = (you: string, phrase: string): string =>
  addressed(
    phrase,
    (place) => (SEATS.includes(place) ? SEATS.indexOf(place) : place.toUpperCase()),
    (seat) => `Player ${seat}`,
    SEATS.indexOf(you),
  );

/** Read by somebody: a verb that is not among them is to be read, too. */
const VERBS =
  `are ask challenge claim deal discard dispute do draw give go had have hold join keep lay lose move pass pluck
  remove resign roll show spend split start steal stop take tick took trade try upgrade use will`.split(/\s+/);

test.each(phrases)('"%s" speaks to the %s it is about', (phrase, you) => {
  expect(saidTo(you, phrase)).toMatch(/\b[Yy]our?\b/);
  expect(saidTo(you, phrase)).not.toMatch(/\btheirs?\b|[{}]/i);
});

test('whatever one does is put as it is said to oneself', () => {
  const verbs = phrases.flatMap(([phrase, you]) => /\byou (\w+)/i.exec(saidTo(you, phrase))?.[1] ?? []);
  expect([...new Set(verbs)].sort()).toEqual(VERBS);
});
