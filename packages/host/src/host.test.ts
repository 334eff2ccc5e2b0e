import { isRefusal, makePack, type Match, openMatch } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { type Host, openHost } from './host.ts';
import type { Player } from './plan.ts';

/** Answers its first ask that must be answered with this kind of move. */
const saying =
  (kinds: readonly string[], after: number): Player =>
  (view) => {
    const ask = view.asks.find(({ seat, must }) => must && seat === view.seat);
    const kind = ask?.kinds.find((each) => kinds.includes(each));
    const card = view.zones[`hand ${view.seat}`]?.row?.[0]?.[0] ?? 0;
    if (ask === undefined || kind === undefined) return null;
    const move = kind === 'bid' ? { kind, cards: [card] } : { kind };
    return { ask: ask.id, move, after };
  };
const eager = saying(['pass', 'bid', 'grab'], 3000);

function open(
  players: readonly (Player | null)[],
  options = {},
): { host: Host; wait: (ms: number) => void; kept: Match[] } {
  const match = openMatch(toy, { seats: players.length, options, seed: 'h' }, { pack: makePack(toy.deck) }, 'none');
  if (isRefusal(match)) throw new Error(match.rule);
  let time = 500;
  const kept: Match[] = [];
  const host = openHost({ match, players, time: () => time, played: (next) => kept.push(next) });
  return {
    host,
    kept,
    wait(ms) {
      time += ms;
    },
  };
}

const kindsOf = (host: Host, seat: number): readonly string[] =>
  host
    .view(seat)
    .asks.filter((ask) => ask.seat === seat)
    .flatMap((ask) => ask.kinds);

test('programs alone play to the end at once', () => {
  const { host, kept } = open([eager, eager]);
  while (host.tick());
  expect(host.match().last.state.result?.reason).toBe('laps');
  expect(kept.at(-1)).toBe(host.match());
  expect(host.due()).toBeNull();
});

test('nobody waits for programs alone, but the time they take is on their answers', () => {
  const { host, kept } = open([eager, saying(['pass', 'bid', 'grab'], 5000)]);
  while (host.tick());
  const times = kept.map(({ last }) => [last.input?.seat, last.input?.at]);
  expect(times.slice(0, 3)).toEqual([
    [0, 3000],
    [1, 8000],
    [0, 11_000],
  ]);
  expect(host.now()).toBe(kept.at(-1)?.last.input?.at);
});

describe('with a person at the table', () => {
  test('a program takes its time while the person may act', () => {
    const { host, wait } = open([eager, null]);
    expect([host.tick(), host.due()]).toEqual([false, 3000]);
    wait(2999);
    expect(host.tick()).toBe(false);
    wait(1);
    expect(host.tick()).toBe(true);
    expect(kindsOf(host, 1)).toEqual(['lay', 'pass']);
    expect(host.match().last.input?.at).toBe(3000);
  });

  test('unless nobody wants to wait', () => {
    const { host } = open([eager, null]);
    host.hurry();
    expect(host.tick()).toBe(true);
  });

  test('a race goes to who comes first', () => {
    const { host, wait } = open([null, eager, saying(['bid', 'grab', 'pass'], 5000)]);
    expect(host.act(0, { kind: 'pass' })).toBeNull();
    host.hurry();
    while (host.tick()) host.hurry();
    expect(kindsOf(host, 0)).toEqual(['bid']);
    const [card] = host.view(0).zones['hand 0']?.row?.[0] ?? [];
    expect(host.act(0, { kind: 'bid', cards: [card as number] })).toBeNull();
    expect(kindsOf(host, 0)).toEqual(['grab', 'skip']);
    const start = host.match().last.state.now;
    expect(host.due()).toBe(start + 3000);
    wait(3000);
    expect(host.tick()).toBe(true);
    expect(host.view(0).scores[1]).toBeGreaterThan(0);
  });

  test('a refused move changes nothing', () => {
    const { host, kept } = open([null, eager]);
    const before = host.match();
    expect(host.act(0, { kind: 'grab' })?.refused).toBe('wrong-ask');
    expect(host.act(1, { kind: 'lay', cards: [999] })?.refused).toBeDefined();
    expect(host.match()).toBe(before);
    expect(kept).toEqual([]);
  });

  test('undo goes back', () => {
    const { host } = open([null, null]);
    const before = host.match().last.state.frames;
    host.act(0, { kind: 'pass' });
    expect(host.act(0, { kind: 'undo' })).toBeNull();
    expect(host.match().last.state.frames).toEqual(before);
  });
});

describe('the clock', () => {
  test('plays for who is late', () => {
    const { host, wait } = open([null, null], { clock: 60 });
    expect(host.due()).toBe(60_000);
    wait(61_000);
    expect(host.tick()).toBe(true);
    expect(host.match().last.input).toMatchObject({ seat: 0, move: { kind: 'pass' }, at: 60_000 });
  });

  test('comes before an answer that would be later', () => {
    const { host, wait } = open([saying(['lay', 'pass'], 90_000), null], { clock: 60 });
    wait(100_000);
    expect(host.tick()).toBe(true);
    expect(host.match().last.input?.at).toBe(60_000);
  });

  test('stands still while the host is paused, and can be set forward', () => {
    const { host, wait } = open([null, null], { clock: 60 });
    wait(1000);
    host.pause();
    wait(100_000);
    expect(host.now()).toBe(1000);
    host.skipTo(5000);
    host.go();
    wait(1000);
    expect(host.now()).toBe(6000);
  });
});

test('a program that thinks is asked again when it has made up its mind', () => {
  let answer: ReturnType<Player> = null;
  const { host } = open([() => answer, eager]);
  expect(host.tick()).toBe(false);
  answer = eager(host.view(0));
  expect([host.tick(), host.left()]).toEqual([false, null]);
  host.reconsider();
  expect(host.tick()).toBe(true);
  expect(host.match().last.input?.seat).toBe(0);
});
