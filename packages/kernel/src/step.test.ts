import { inputFor } from '@deckle/testkit/inputs';
import { toy } from '@deckle/testkit/toy';
import { actToy, handOf, moveOf, openToy, toyTools } from '@deckle/testkit/toy-table';
import { describe, expect, test } from 'vitest';
import { isRefusal } from './refusal.ts';
import { expiredInput } from './clock.ts';
import { checkForm, deal, STANDING, step } from './step.ts';
import type { Input, Setup, State } from './types.ts';

const clock = { options: { clock: 10 } };
const fresh = openToy(clock).last.state;
const [card = 0, other = 0] = handOf(fresh, 0);
const foreign = handOf(fresh, 1)[0] as number;
const turn = fresh.frames[0]?.asks[0]?.id as number;
const over = actToy(openToy(), [0, 'resign']).last.state;
const oneOut = actToy(openToy({ seats: 3 }), [0, 'resign']).last.state;

const lay: Input = { ask: turn, seat: 0, move: { kind: 'lay', cards: [card] }, at: 0 };

describe('step refuses and leaves the state as it was', () => {
  test.each<[code: string, what: string, input: Input, state?: State]>([
    ['over', 'after the end', lay, over],
    ['over', 'resigning after the end', { ...lay, ask: STANDING, move: { kind: 'resign' } }, over],
    ['no-seat', 'a seat too high', { ...lay, seat: 2 }],
    ['no-seat', 'a seat below 0', { ...lay, seat: -1 }],
    ['no-seat', 'half a seat', { ...lay, seat: 0.5 }],
    ['out', 'a seat that has resigned', { ...lay, seat: 0 }, oneOut],
    ['clock', 'a time before the last', { ...lay, at: -1 }],
    ['clock', 'no time', { ...lay, at: Number.NaN }],
    ['clock', 'never', { ...lay, at: Number.POSITIVE_INFINITY }],
    ['wrong-ask', 'a play without an ask', { ...lay, ask: STANDING }],
    ['stale-ask', 'an ask that never was', { ...lay, ask: 99 }],
    ['stale-ask', 'an ask already answered', lay, actToy(openToy(clock), [0, 'pass']).last.state],
    ['wrong-seat', 'the ask of another', { ...lay, seat: 1 }],
    ['wrong-kind', 'a move not asked for', { ...lay, move: { kind: 'bid', cards: [card] } }],
    ['wrong-kind', 'a move from the prototype', { ...lay, move: { kind: 'toString' } }],
    ['too-late', 'a play when the time is up', { ...lay, at: 10_000 }],
    ['bad-form', 'too few cards', { ...lay, move: { kind: 'lay', cards: [] } }],
    ['bad-form', 'no cards', { ...lay, move: { kind: 'lay' } }],
    ['bad-form', 'too many cards', { ...lay, move: { kind: 'lay', cards: [card, other] } }],
    ['bad-form', 'a part it does not take', { ...lay, move: { kind: 'pass', seat: 1 } }],
    ['bad-form', 'a resignation with cards', { ...lay, ask: STANDING, move: { kind: 'resign', cards: [card] } }],
    ['not-in-hand', 'what the game itself refuses', { ...lay, move: { kind: 'lay', cards: [foreign] } }],
  ])('%s: %s', (code, _what, input, state = fresh) => {
    const before = JSON.stringify(state);
    const answer = step(toy, state, input, toyTools);
    expect(answer).toMatchObject({ refused: code, rule: expect.stringMatching(/^.+\.$/) });
    expect(JSON.stringify(state)).toBe(before);
  });

  test.each([
    ['wrong-kind', lay.ask],
    ['wrong-ask', STANDING],
  ])('%s: at another time a move says when it can be done', (code, ask) => {
    const when = 'One bids in an auction.';
    const timed = { ...toy, moves: { ...toy.moves, bid: { ...toy.moves['bid'], when } } } as typeof toy;
    const answer = step(timed, fresh, { ...lay, ask, move: { kind: 'bid', cards: [card] } }, toyTools);
    expect(answer).toMatchObject({ refused: code, rule: when });
  });

  test('no-move: an ask for a move the game does not have', () => {
    const frames = [{ asks: [{ id: 7, seat: 0, kinds: ['dance'], must: true }], then: 'turn', data: { seat: 0 } }];
    const answer = step(toy, { ...fresh, frames }, { ...lay, ask: 7, move: { kind: 'dance' } }, toyTools);
    expect(answer).toMatchObject({ refused: 'no-move', detail: 'dance' });
  });

  test('bad-form: a card named twice', () => {
    const wide = {
      ...toy,
      moves: { ...toy.moves, lay: { ...toy.moves['lay'], form: { cards: [1, 2] } } },
    } as typeof toy;
    const move = { kind: 'lay', cards: [card, card] };
    expect(step(wide, fresh, { ...lay, move }, toyTools)).toMatchObject({ refused: 'bad-form', detail: card });
  });

  test('but takes the play itself', () => {
    expect(isRefusal(step(toy, fresh, lay, toyTools))).toBe(false);
    expect(isRefusal(step(toy, fresh, { ...lay, at: 9999 }, toyTools))).toBe(false);
  });
});

describe('deal refuses', () => {
  test.each<[code: string, setup: Partial<Setup>, detail: unknown]>([
    ['bad-seats', { seats: 0 }, 0],
    ['bad-seats', { seats: 5 }, 5],
    ['bad-seats', { seats: 1.5 }, 1.5],
    ['bad-option', { options: { laps: 0 } }, 'laps'],
    ['bad-option', { options: { laps: 1.5 } }, 'laps'],
    ['bad-option', { options: { laps: 'two' } }, 'laps'],
    ['bad-option', { options: { laps: '' } }, 'laps'],
    ['bad-option', { options: { window: 'ajar' } }, 'window'],
    ['bad-option', { options: { window: 'toString' } }, 'window'],
    ['bad-option', { options: { speed: 1 } }, 'speed'],
    ['bad-option', JSON.parse('{"options":{"__proto__":1}}') as Partial<Setup>, '__proto__'],
    ['bad-stack', { stack: { deck: ['B'] } }, 'B'],
    ['bad-stack', { stack: { deck: Array.from({ length: 11 }, () => 'A') } }, 'A'],
    ['bad-stack', { stack: { dekc: ['A'] } }, 'dekc'],
    ['bad-stack', { stack: { die: ['O', 'U'] } }, 'U'],
  ])('%s %j', (code, setup, detail) => {
    const answer = deal(toy, { seats: 2, options: {}, seed: 's', ...setup }, toyTools);
    expect(answer).toMatchObject({ refused: code, detail, rule: expect.stringMatching(/^.+\.$/) });
  });

  test('what the game says may not open', () => {
    const shy = { ...toy, opens: () => ({ refused: 'shy', rule: 'Not today.' }) };
    expect(deal(shy, { seats: 2, options: {}, seed: 's' }, toyTools)).toEqual({ refused: 'shy', rule: 'Not today.' });
  });

  test.each([
    { laps: '3', window: 'on' },
    { laps: 3, window: 'on', clock: 0 },
  ])('nothing of %j', (options) => {
    const { state } = openToy({ options }).last;
    expect(state.options).toEqual({ laps: 3, window: 'on', clock: 0 });
  });
});

test('numbers are said as people say them', () => {
  const setup = { seats: 9, options: {}, seed: 's' };
  expect(deal(toy, setup, toyTools)).toMatchObject({ rule: 'Toy is for 1 to 4 players.' });
  expect(deal({ ...toy, seats: [2, 2] }, setup, toyTools)).toMatchObject({ rule: 'Toy is for 2 players.' });
  expect(deal({ ...toy, seats: [1, 1] }, setup, toyTools)).toMatchObject({ rule: 'Toy is for 1 player.' });
  const move = { kind: 'lay', cards: [1, 2, 3] };
  expect(checkForm({ cards: [1, 1] }, move)).toMatchObject({ rule: '"lay" takes 1 cards, not 3.' });
  expect(checkForm({ cards: [1, 2] }, move)).toMatchObject({ rule: '"lay" takes 1 to 2 cards, not 3.' });
});

test('the same setup gives the same deal, another seed another', () => {
  const setup = { seats: 3, options: {}, seed: 'x' };
  expect(deal(toy, setup, toyTools)).toEqual(deal(toy, setup, toyTools));
  expect(openToy({ seed: 'x' }).last.state.zones).not.toEqual(openToy({ seed: 'y' }).last.state.zones);
});

describe('the clock', () => {
  const pass = { ask: turn, seat: 0, move: { kind: 'pass' } };
  test.each([
    [9999, null],
    [10_000, { ...pass, at: 10_000 }],
    [60_000, { ...pass, at: 10_000 }],
  ])('at %i the host plays %j', (now, input) => {
    expect(expiredInput(fresh, now)).toEqual(input);
  });

  test('what it plays is taken, also when its keys come in another order', () => {
    const asks = [
      { id: turn, seat: 0, kinds: ['lay'], must: true, until: 5, otherwise: { cards: [card], kind: 'lay' } },
    ];
    const state = { ...fresh, frames: [{ asks, then: 'turn', data: { seat: 0 } }] };
    expect(isRefusal(step(toy, state, { ...lay, at: 5 }, toyTools))).toBe(false);
    expect(isRefusal(step(toy, state, { ...lay, at: 5, move: { kind: 'lay', cards: [other] } }, toyTools))).toBe(true);
  });

  test('plays for the one whose time ran out first, never before the last input', () => {
    const ask = { kinds: ['skip'], must: true, otherwise: { kind: 'skip' } };
    const asks = [
      { ...ask, id: 8, seat: 0, until: 300 },
      { ...ask, id: 9, seat: 1, until: 200 },
    ];
    const state = { ...fresh, now: 100, frames: [{ asks, then: 'race', data: null }] };
    expect(expiredInput(state, 400)).toMatchObject({ ask: 9, at: 200 });
    expect(expiredInput({ ...state, now: 350 }, 400)).toMatchObject({ ask: 8, at: 350 });
  });

  test('plays nothing for leave that just ends', () => {
    const asks = [{ id: 8, seat: 0, kinds: ['cheer'], must: false, until: 5 }];
    expect(expiredInput({ ...fresh, frames: [{ asks, then: 'race', data: null }] }, 400)).toBeNull();
  });

  test('an answer sets the time of the table', () => {
    expect(actToy(openToy(clock), [0, 'pass', undefined, 1234]).last.state.now).toBe(1234);
  });
});

test('a game that asks nobody, or goes round and round, is our mistake', () => {
  const quiet = { ...toy, phases: { ...toy.phases, turn: () => undefined } };
  const round = {
    ...toy,
    phases: {
      ...toy.phases,
      turn: (table: Parameters<typeof toy.phases.turn>[0]) => table.ask('turn', [], { seat: 0 }),
    },
  };
  const input = inputFor(fresh, 0, moveOf(fresh, [0, 'pass']));
  expect(() => step(quiet, fresh, input, toyTools)).toThrow('asks nobody');
  expect(() => step(round, fresh, input, toyTools)).toThrow('round and round');
});
