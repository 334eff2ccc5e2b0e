import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPresence } from './presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever is back soon was never away', () => {
  let told = 0;
  const presence = openPresence(() => told++);
  presence.see([true, false]);
  expect(presence.shown()).toEqual([true, false]);
  presence.see([false, false]);
  vi.advanceTimersByTime(5000);
  expect([presence.shown(), told]).toEqual([[true, false], 0]);
  presence.see([true, false]);
  vi.advanceTimersByTime(60_000);
  expect([presence.shown(), told]).toEqual([[true, false], 0]);
});

test('whoever stays away is away, and that is told once', () => {
  let told = 0;
  const presence = openPresence(() => told++);
  presence.see([true]);
  presence.see([false]);
  presence.see([false]);
  vi.advanceTimersByTime(60_000);
  expect([presence.shown(), told]).toEqual([[false], 1]);
});

test('whoever has just sat down is here before their connection is', () => {
  const presence = openPresence(() => {});
  presence.see([true, false]);
  presence.welcome(1);
  expect(presence.shown()).toEqual([true, true]);
  presence.see([true, true]);
  vi.advanceTimersByTime(60_000);
  expect(presence.shown()).toEqual([true, true]);
  presence.close();
});
