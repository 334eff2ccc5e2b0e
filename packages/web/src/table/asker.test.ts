import { expect, test } from 'vitest';
import { makeAsker, type Typing } from './asker.ts';
import { EMPTY, typed } from './draft.ts';
import type { Composed, Draft } from './news.ts';

/** A table that answers when it is told to, in the order in which it was asked. */
function openTable(letters: readonly string[]) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const answers: (string | null)[] = [];
  let typing: Typing = { draft: EMPTY, moment: 0, letters };
  const asker = makeAsker(
    () => typing,
    (draft) => {
      asked.push(draft.text);
      return new Promise((answer) => waiting.push(() => answer(answerTo(structuredClone(draft)))));
    },
    (composed) => answers.push(composed && composed.draft.text),
  );
  return {
    asker,
    asked,
    answers,
    type(text: string): Draft {
      typing = { ...typing, draft: typed(typing.draft, text) };
      void asker.ask();
      return typing.draft;
    },
    goOn: () => (typing = { ...typing, moment: typing.moment + 1 }),
    async answer(count = 1): Promise<void> {
      for (let left = count; left > 0; left--) {
        waiting.shift()?.();
        for (let tick = 0; tick < 9; tick++) await Promise.resolve();
      }
    },
  };
}

const answerTo = (draft: Draft): Composed => ({
  draft,
  move: null,
  words: [],
  cards: [],
  points: null,
  ways: 0,
  refusal: null,
  parts: null,
  remark: null,
});

test('while the table thinks, only the last of what is typed waits', async () => {
  const table = openTable([]);
  table.type('A');
  table.type('AB');
  table.type('ABC');
  await table.answer(2);
  expect(table.asked).toEqual(['A', 'ABC']);
  expect(table.answers).toEqual(['ABC']);
});

test('what the table would say to the next letter is known before it is typed', async () => {
  const table = openTable(['B', 'C']);
  table.type('A');
  await table.answer(3);
  expect(table.asked).toEqual(['A', 'AB', 'AC']);
  const draft = typed(typed(EMPTY, 'A'), 'AC');
  expect(table.asker.foreseen(draft)?.draft).toBe(draft);
  expect(table.asker.foreseen(typed(draft, 'AD'))).toBeNull();
  table.type('AC');
  await table.answer(2);
  expect(table.asked).toEqual(['A', 'AB', 'AC', 'ACB', 'ACC']);
  expect(table.answers).toEqual(['A', 'AC']);
});

test('nothing more is foreseen for what is no longer typed', async () => {
  const table = openTable(['B', 'C', 'D']);
  table.type('A');
  await table.answer(2);
  table.type('AX');
  await table.answer(2);
  expect(table.asked).toEqual(['A', 'AB', 'AC', 'AX', 'AXB']);
});

test('what was foreseen at another moment of the game is asked anew', async () => {
  const table = openTable(['B']);
  table.type('A');
  await table.answer(2);
  table.goOn();
  expect(table.asker.foreseen(typed(EMPTY, 'AB'))).toBeNull();
  table.type('AB');
  await table.answer();
  expect(table.asked).toEqual(['A', 'AB', 'AB', 'ABB']);
});

test('an empty line is answered with nothing, and only what is typed then is asked', async () => {
  const table = openTable([]);
  table.type('');
  await table.answer();
  expect(table.asked).toEqual([]);
  table.type('A');
  await table.answer();
  expect(table.answers).toEqual([null, 'A']);
});
