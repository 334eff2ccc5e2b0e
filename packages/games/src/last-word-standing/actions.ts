import { type CardId, type Move, type Refusal, refuse, type Seat } from '@deckle/kernel';
import { cardOf, no, othersThan, type WordTools } from '@deckle/words';
import { askTrim, goOn } from './asks.ts';
import { bySpelling, communityCard, communityWays } from './pickup.ts';
import { CARD, tasteOf } from './taste.ts';
import type { LwsMove, LwsTable, LwsView, Use } from './types.ts';
import { actionMove } from './use.ts';
import {
  cardsIn,
  COMMUNITY,
  DISCARD,
  drawCommunity,
  drawLetters,
  faceOf,
  handZone,
  lettersOf,
  takeCommunity,
} from './zones.ts';

const FRESH = 2;
/** With fewer letters than this a player would rather have more. */
const ENOUGH = 8;

const fewLetters = (view: LwsView): boolean => lettersOf(view, view.seat).length <= ENOUGH;

export const pick = actionMove({
  kind: 'pick',
  face: 'PICKPOCKET',
  time: 'any time',
  form: { seat: [1, 1] },
  syntax: ['pick from {seat}', 'pickpocket {seat}'],
  check(view, { seat = -1 }): Refusal | null {
    if (seat === view.seat || view.out[seat] !== false)
      return refuse('no-such-hand', 'Pickpocket takes from the hand of another player.', seat);
    return view.zones[handZone(seat)]?.count === 0
      ? refuse('empty-hand', 'There is no letter card in that hand.', seat)
      : null;
  },
  candidates: (view) => {
    const count = (seat: Seat): number => view.zones[handZone(seat)]?.count ?? 0;
    const others = view.seat === null ? [] : othersThan(view, view.seat);
    return [...others].sort((a, b) => count(b) - count(a)).map((seat) => ({ kind: 'pick', seat }));
  },
  promise: (view) => (fewLetters(view) ? 1.5 : -1),
  tell(table, seat, move) {
    table.say('picks', seat, { seatFrom: move.seat ?? 0 });
    return move;
  },
});

export const fresh = actionMove({
  kind: 'fresh',
  face: 'FRESH LETTERS',
  time: 'any time',
  form: {},
  syntax: ['fresh', 'fresh letters'],
  label: 'use FRESH LETTERS',
  candidates: () => [{ kind: 'fresh' }],
  promise: (view) => (fewLetters(view) ? 3 : -1),
  tell(table, seat, move) {
    table.say('freshens', seat);
    return move;
  },
});

export const sweep = actionMove({
  kind: 'sweep',
  face: 'CLEAN SWEEP',
  time: 'Card Claim before anyone has claimed',
  form: {},
  syntax: ['sweep', 'clean sweep'],
  label: 'use CLEAN SWEEP',
  candidates: () => [{ kind: 'sweep' }],
  promise: (view, _move, tools) =>
    CARD - Math.max(0, ...cardsIn(view, COMMUNITY).map((card) => tasteOf(card, view, tools))),
  tell(table, seat, move) {
    table.say('sweeps', seat);
    return move;
  },
});

export const swap: LwsMove = { ...swapping(), ...bySpelling('swap') };

function swapping(): LwsMove {
  return actionMove({
    kind: 'swap',
    face: 'SWAP',
    time: 'Card Claim or Exchange',
    form: { cards: [1, 1], words: [1, 1] },
    syntax: ['swap {cards} for {words:CARD}'],
    check(view, move, { pack }): Refusal | null {
      const [card = -1] = move.cards ?? [];
      if (!lettersOf(view, view.seat).includes(card)) return no('not-in-hand', pack[card]?.face ?? card, 'your hand');
      return communityCard(view, move) === null ? refuse('not-in-community', 'That is not a community card.') : null;
    },
    *candidates(view, tools) {
      const rank = (cards: readonly CardId[]): CardId[] =>
        [...cards].sort((a, b) => tasteOf(b, view, tools) - tasteOf(a, view, tools));
      const [worst] = rank(lettersOf(view, view.seat)).reverse();
      if (worst === undefined) return;
      for (const { words = [] } of communityWays('swap', view, null, tools))
        yield { kind: 'swap', cards: [worst], words };
    },
    promise(view, move, tools) {
      const [given = -1] = move.cards ?? [];
      const taken = communityCard(view, move);
      return taken === null ? -CARD : tasteOf(taken, view, tools) - tasteOf(given, view, tools) - CARD;
    },
    // Only its player knows the card that is offered until the swap stands.
    tell(table, seat, move, tools) {
      const taken = communityCard(table.state, move);
      table.tell(seat, { offered: move.cards?.[0] ?? null });
      table.say('swaps', seat, { face: taken === null ? '' : faceOf(taken, tools) });
      return move;
    },
  });
}

function doPick(table: LwsTable, seat: Seat, from: Seat): void {
  const letters = lettersOf(table.state, from);
  if (letters.length === 0 || table.state.out[from]) return;
  const card = letters[table.rng.below(letters.length)] as CardId;
  table.move([card], handZone(from), handZone(seat));
  askTrim(table, seat);
}

function doSweep(table: LwsTable): void {
  const cards = cardsIn(table.state, COMMUNITY);
  table.move(cards, COMMUNITY, DISCARD);
  drawCommunity(table, cards.length);
}

function doSwap(table: LwsTable, seat: Seat, move: Move, tools: WordTools): void {
  const given = table.state.own[seat]?.offered ?? null;
  const taken = communityCard(table.state, move);
  table.tell(seat, { offered: null });
  if (given === null || taken === null || !lettersOf(table.state, seat).includes(given)) return;
  table.move([given], handZone(seat), COMMUNITY);
  table.say('swapped', seat, { given: cardOf(tools.pack, given).face, taken: faceOf(taken, tools) });
  takeCommunity(table, seat, taken, tools);
}

/** An action card played for itself stands. */
export function act(table: LwsTable, { seat, face, move }: Use, tools: WordTools): void {
  goOn(table, 'resume');
  if (table.state.out[seat]) return;
  if (face === 'PICKPOCKET') doPick(table, seat, move.seat as Seat);
  if (face === 'CLEAN SWEEP') doSweep(table);
  if (face === 'SWAP') doSwap(table, seat, move, tools);
  if (face !== 'FRESH LETTERS') return;
  drawLetters(table, seat, FRESH, tools);
  askTrim(table, seat);
}
