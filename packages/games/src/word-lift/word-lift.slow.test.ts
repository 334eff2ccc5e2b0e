import { readFileSync } from 'node:fs';
import { type Card, type Input, isRefusal, type Match, openMatch, openStream, type State } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { type Chooser, playNext } from '@deckle/testkit';
import { probeAnswer, TEMPERS } from '@deckle/testkit/probe';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { wordLift } from './word-lift.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url));
const dictionary = await openDictionary({
  name: 'everyday',
  list: shipped('everyday.dawg'),
  isForm: await openForms(shipped),
});

const MARKS = ['¶', '†', '◊', '$', '?'];
const TABLES = 30;

/** What becomes of marks in one step: laid from a hand, stolen with a word, counted on the table and in a hand. */
function fates(before: State, { state, input, events }: Match['last'], pack: readonly Card[]): readonly string[] {
  const told = (what: string, cards: readonly (number | undefined)[]): readonly string[] =>
    cards.flatMap((card) => (pack[card ?? -1]?.marks ?? []).map((mark) => `${mark} ${what}`));
  const slots = (input as Input).move.words?.flat() ?? [];
  const played = slots.map((slot) => ('play' in slot ? slot.play : undefined));
  const kept = slots.map((slot) => ('keep' in slot ? before.zones[slot.keep[0]]?.row[slot.keep[1]]?.[0] : undefined));
  const isCounted = events.some(({ kind }) => kind === 'scored');
  // The last play of a round is made and counted in one step, so what was there before it is looked at.
  const lying = (place: string): readonly number[] =>
    isCounted
      ? Object.entries(before.zones).flatMap(([zone, { row }]) => (zone.startsWith(place) ? row.flat() : []))
      : [];
  const left = ['consonants', 'vowels'].filter((pile) => state.zones[pile]?.row.length === 0);
  return [
    ...told('laid', played),
    ...told('stolen', kept),
    ...told('counted on the table', lying('words')),
    ...told('counted in a hand', lying('hand')),
    ...left.map((pile) => `no ${pile}`),
    ...(left.length === 2 ? ['no cards'] : []),
  ];
}

test('every mark is laid, stolen and counted, and both piles run out', () => {
  const seen = new Set<string>();
  const tools = makeTools(wordLift, {}, dictionary);
  for (let table = 0; table < TABLES; table++) {
    const rng = openStream({ seed: `marks ${table}`, used: 0 });
    const temper = TEMPERS[table % TEMPERS.length];
    const seats = 2 + (table % 5);
    const opened = openMatch(wordLift, { seats, options: {}, seed: `marks ${table}` }, tools, dictionary.hash);
    if (isRefusal(opened)) throw new Error(opened.rule);
    const chooser: Chooser = (view) => probeAnswer(wordLift, view, tools, rng, temper);
    for (let match = opened; match.last.state.result === null; ) {
      const next = playNext(match, Array<Chooser>(seats).fill(chooser)) as Match;
      for (const fate of fates(match.last.state, next.last, tools.pack)) seen.add(fate);
      match = next;
    }
  }
  const marked = ['laid', 'stolen', 'counted on the table', 'counted in a hand'];
  const wanted = MARKS.flatMap((mark) => marked.map((what) => `${mark} ${what}`));
  expect([...wanted, 'no consonants', 'no vowels', 'no cards'].filter((fate) => !seen.has(fate))).toEqual([]);
});
