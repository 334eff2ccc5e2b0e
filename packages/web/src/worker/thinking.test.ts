import { PLAIN_WORDS } from '@deckle/host';
import type { Ask, View } from '@deckle/kernel';
import { expect, test } from 'vitest';
import type { Question } from './thinker.ts';
import { openThinking } from './thinking.ts';

const ask: Ask = { id: 7, seat: 0, kinds: ['play'], must: true };
const view = (asks: readonly Ask[], now: number, scores = [0, 0]): View =>
  ({ seat: 0, asks, now, scores }) as unknown as View;

/** A bot in a worker that takes this long for its answers, one after the other, and what the worker was asked. */
function seatSlow(...times: readonly number[]) {
  const questions: Question[] = [];
  const closed: true[] = [];
  const thinking = openThinking(
    () => {},
    () => ({
      async answer(question) {
        const after = times[questions.push(question) - 1] ?? 0;
        return { ask: question.view.asks[0]?.id ?? 0, move: { kind: 'play' }, after };
      },
      close: () => closed.push(true),
    }),
  );
  const player = thinking.seat({ game: 'toy', words: PLAIN_WORDS, level: 'keen', seed: 's' }, () => null);
  /** When it answers, once it has thought. */
  const answerTo = async (seen: View): Promise<number> => {
    player(seen);
    await new Promise(setImmediate);
    return seen.now + (player(seen)?.after ?? Number.NaN);
  };
  return { thinking, answerTo, questions, closed };
}

test('each question has a chance of its own, and is asked once', async () => {
  const { answerTo, questions } = seatSlow();
  await answerTo(view([ask], 0));
  await answerTo(view([ask], 10));
  await answerTo(view([{ ...ask, id: 9 }], 20));
  expect(new Set(questions.map(({ seed }) => seed)).size).toBe(2);
  expect(questions).toHaveLength(2);
});

test('whatever others do meanwhile: who thinks about an answer does not start anew', async () => {
  const { answerTo } = seatSlow(9000, 12_000, 5000, 7000);
  expect(await answerTo(view([ask], 0))).toBe(9000);
  expect(await answerTo(view([ask], 4000, [0, 3]))).toBe(9000);
  expect(await answerTo(view([ask], 10_000, [0, 5]))).toBe(10_000);
  expect(await answerTo(view([{ ...ask, id: 9 }], 20_000))).toBe(27_000);
});

test('closing a table ends its worker', async () => {
  const { thinking, answerTo, closed } = seatSlow();
  await answerTo(view([ask], 0));
  thinking.close();
  thinking.close();
  expect(closed).toEqual([true]);
});
