import { expect, test } from 'vitest';
import { gatherLines, type Kept, type Line } from './store.ts';

const line = (number: number): Line => ({
  place: { id: 'a', key: 1 },
  number,
  entry: { did: 'began', at: 0 },
  due: 'same',
  isOver: false,
});
const turn = (): Promise<void> => new Promise((go) => setImmediate(go));

function openGathering() {
  const batches: (readonly number[])[] = [];
  const commit = async (lines: readonly Line[]): Promise<readonly Kept[]> => {
    batches.push(lines.map(({ number }) => number));
    return lines.map(() => 'kept');
  };
  return { ...gatherLines(commit, 1), batches };
}

test('as long as every turn brings more they wait for one commit', async () => {
  const { add, drain, batches } = openGathering();
  for (const number of [1, 2, 3]) {
    void add(line(number));
    await turn();
  }
  expect(await add(line(4))).toBe('kept');
  expect(await add(line(5))).toBe('kept');
  await drain();
  expect(batches).toEqual([[1, 2, 3, 4], [5]]);
});

test('nobody waits for ever while others come', async () => {
  const { add, drain, batches } = openGathering();
  for (let number = 0; batches.length === 0 && number < 1000; number++) {
    void add(line(number));
    await turn();
  }
  await drain();
  expect(batches[0]?.length).toBeLessThan(100);
});
