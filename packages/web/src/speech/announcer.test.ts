import { beforeEach, expect, test, vi } from 'vitest';
import { announce, announceRefusal, listenAs, pastAnnouncements, remark, voicedNow } from './announcer.ts';

const texts = (all: readonly { readonly text: string }[]): readonly string[] => all.map(({ text }) => text);
let number = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  listenAs(`somebody ${number++}`, []);
});

test('everything that comes at once is voiced, and old things go', () => {
  const many = Array.from({ length: 30 }, (_, at) => `thing ${at}`);
  announce(...many);
  announce('one more');
  expect(texts(voicedNow())).toEqual([...many, 'one more']);
  vi.advanceTimersByTime(5000);
  announce('later');
  expect(texts(voicedNow())).toEqual([...many.slice(-7), 'one more', 'later']);
});

test('what happened can be heard again, what was asked for cannot', () => {
  announce('happened');
  remark('your hand');
  announceRefusal('no');
  expect(texts(pastAnnouncements())).toEqual(['happened', 'no']);
  expect(voicedNow().map(({ manner }) => manner)).toEqual(['polite', 'polite', 'assertive']);
});

test('nobody hears what another was told; who comes back hears again what they know', () => {
  listenAs(`Ann ${number}`, []);
  announce('Ann draws Q.');
  listenAs(`Ben ${number}`, ['the deal']);
  expect(voicedNow()).toEqual([]);
  expect(texts(pastAnnouncements())).toEqual(['the deal']);
  announce('Ben draws Z.');
  listenAs(`Ben ${number}`, ['something else']);
  expect(texts(pastAnnouncements())).toEqual(['the deal', 'Ben draws Z.']);
});
