import { expect, test } from 'vitest';
import { send } from './talk.ts';

test('whoever reads so slowly that a million signs wait is let go, and nobody else', () => {
  const done: string[] = [];
  const client = (bufferedAmount: number) =>
    ({
      bufferedAmount,
      send: (text: string) => done.push(`${bufferedAmount} ${text}`),
      terminate: () => done.push(`${bufferedAmount} gone`),
    }) as unknown as Parameters<typeof send>[0];
  for (const waiting of [0, 1_000_000, 1_000_001]) send(client(waiting), 'told');
  expect(done).toEqual(['0 told', '1000000 told', '1000001 gone']);
});
