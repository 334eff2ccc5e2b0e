import { readFileSync } from 'node:fs';
import { isRefusal, openMatch, parseRecord, playInput, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { askedOf, makeTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const shipped = (file: string): Buffer => read(`../../../dictionaries/${file}`);
const isForm = await openForms(shipped);
const everyday = await openDictionary({ name: 'everyday', list: shipped('everyday.dawg'), isForm });

/** What is read in one glance, and heard in one breath. */
const LONGEST_SENTENCE = 110;
/** What an empty line has room for on a phone. */
const LONGEST_BRIEF = 24;

describe.each(games)('$name', (game) => {
  test('says its aim in a sentence', () => {
    const { aim } = game.about;
    expect(aim).toMatch(/^[A-Z].*\.$/);
    expect(aim.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
  });

  test('says what it wants of whoever it asks, but for answers to what others do', () => {
    const record = parseRecord(read(`../goldens/${game.id}.json`).toString());
    if (isRefusal(record)) throw new Error(record.rule);
    const tools = makeTools(game, record, everyday);
    let match = openMatch(game, record, tools, everyday.hash);
    for (const input of record.inputs) {
      if (isRefusal(match)) throw new Error(match.rule);
      const { state } = match.last;
      for (const { seat, must, kinds } of state.frames.at(-1)?.asks ?? []) {
        const asked = askedOf(game, viewOf(state, seat));
        if (!must || asked === null || kinds.includes('allow') || kinds.includes('accept')) continue;
        expect(asked.says).toMatch(/^(?!First answer).*\.$/);
        expect(asked.says.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
        expect(asked.brief.length).toBeLessThanOrEqual(LONGEST_BRIEF);
      }
      match = playInput(match, input);
    }
  });
});
