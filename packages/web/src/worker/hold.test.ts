import { expect, test, vi } from 'vitest';
import { holdTable, shareTable } from './hold.ts';

const never = (): void => {
  throw new Error('nobody took it over');
};

test('a table is held by one at a time', async () => {
  const hold = await holdTable('one', 'sit', never);
  expect(hold).not.toBeNull();
  expect(await holdTable('one', 'sit', never)).toBeNull();
  expect(await holdTable('other', 'sit', never)).not.toBeNull();
  await hold?.release();
  const again = await holdTable('one', 'sit', never);
  expect(again).not.toBeNull();
  await again?.release();
});

test('it is there again at once for who has just let go of it', async () => {
  const hold = await holdTable('two', 'sit', never);
  void hold?.release();
  const again = await holdTable('two', 'sit', never);
  expect(again).not.toBeNull();
  await again?.release();
});

test('who takes it over gets it, and the other one is told', async () => {
  const lost = vi.fn();
  const first = await holdTable('three', 'sit', lost);
  const second = await holdTable('three', 'take over', never);
  expect(second).not.toBeNull();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  await first?.release();
  await second?.release();
  expect(lost).toHaveBeenCalledOnce();
});

test('without locks everybody has it', async () => {
  expect(await holdTable('four', 'sit', never, null)).not.toBeNull();
  expect(await holdTable('four', 'sit', never, null)).not.toBeNull();
});

test('a table on line is open in several tabs, and is no longer when all have left', async () => {
  const leaving = [shareTable('five'), shareTable('five')];
  expect(await holdTable('five', 'sit', never)).toBeNull();
  leaving[0]?.();
  expect(await holdTable('five', 'sit', never)).toBeNull();
  leaving[1]?.();
  const hold = await holdTable('five', 'sit', never);
  expect(hold).not.toBeNull();
  await hold?.release();
});
