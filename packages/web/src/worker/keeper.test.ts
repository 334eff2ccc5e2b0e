import { expect, test } from 'vitest';
import { openKeeper } from './keeper.ts';

/** Writes that end when they are told to. */
function slowWriter() {
  const written: string[] = [];
  const ends: (() => void)[] = [];
  const write = (text: string): Promise<void> => {
    written.push(text);
    return new Promise((end) => ends.push(end));
  };
  return { written, write, end: () => ends.shift()?.() };
}

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

test('what comes during a write waits, and only the newest of it is written', async () => {
  const { written, write, end } = slowWriter();
  const keeper = openKeeper(write);
  expect(keeper.isIdle()).toBe(true);
  const first = keeper.keep('one');
  await breath();
  const second = keeper.keep('two');
  const third = keeper.keep('three');
  expect(written).toEqual(['one']);
  end();
  await first;
  expect(keeper.isIdle()).toBe(false);
  await breath();
  expect(written).toEqual(['one', 'three']);
  end();
  await Promise.all([second, third]);
  expect(keeper.isIdle()).toBe(true);
});

test('a value is kept before its promise is done', async () => {
  const written: string[] = [];
  const keeper = openKeeper(async (text: string) => {
    await breath();
    written.push(text);
  });
  await keeper.keep('one');
  expect(written).toEqual(['one']);
  await keeper.keep('two');
  expect(written).toEqual(['one', 'two']);
});
