import { type Game, isRefusal, type Move, type MoveSpec, refuse, type Seat, viewOf, type View } from '@deckle/kernel';
import {
  type Board,
  HAND_ONLY,
  layMove,
  type Laying,
  PHRASES,
  type Play,
  playOf,
  voted,
  voteMoves,
  wordOptions,
  type WordRules,
  type WordTools,
} from '@deckle/words';
import { FINAL_WORD_DECK } from './deck.ts';
import { challenge, propose, refusedByVote } from './family-contest.ts';
import { DECK, handZone, rowsOf } from './family-rows.ts';
import { beginTurn, countWordless, endTurn, finish, HAND_SIZE, settle, setup } from './family-turns.ts';
import type { FinalWord, FinalWordMove, Kin, KinMove } from './family-types.ts';

/** Changing the row: piles stay in order, one at least is kept, one card at least is played, three letters at least. */
export const CHANGE: WordRules = { ...HAND_ONLY, minKept: 1, fresh: 'emptyBoard' };

/** One game of The Final Word: what differs from the family is data first. */
export function makeFinalWord(kin: Kin): Game<FinalWord> {
  const play = layMove(laying(kin, 'play', null));
  const own = Object.entries(kin.moves ?? {}).map(([kind, move]) => [kind, layMove(laying(kin, kind, move))] as const);
  const moves: { [kind: string]: FinalWordMove } = {
    play,
    ...Object.fromEntries(own),
    trade: trade(kin),
    pass: pass(kin),
    ...answers(kin),
    ...voteMoves,
  };
  return {
    id: kin.id,
    name: kin.name,
    version: 1,
    seats: kin.seats,
    options: { ...kin.options, ...wordOptions },
    deck: FINAL_WORD_DECK,
    phrases: { ...PHRASES, ...kin.phrases },
    opens(_options, seats, pack) {
      const least = HAND_SIZE * seats;
      if (pack.length >= least) return null;
      return refuse('deck-too-small', `A table of ${seats} needs at least ${least} cards.`, pack.length);
    },
    shared: (_options, seats) => ({
      turn: 0,
      pending: null,
      skips: Array.from({ length: seats }, () => 0),
      wordless: 0,
      idle: 0,
      extra: 0,
      owed: null,
      due: null,
      accepted: [],
      ayes: [],
    }),
    own: () => ({ proposed: null }),
    setup: (table, tools) => setup(kin, table, tools),
    moves,
    phases: {
      turnOver: (table, { seat }, tools) => endTurn(kin, table, seat, tools),
      again: () => {},
      windowShut(table, { next }, tools) {
        settle(kin, table);
        if (next !== null) beginTurn(kin, table, next, tools);
      },
      voted: voted<FinalWord>(
        (table, { seat, move }, tools) => moves[move.kind]?.apply(table, seat, move, tools),
        (table, vote) => refusedByVote(kin, table, vote),
      ),
    },
    finish: (table, tools) => finish(kin, table, 'the others have resigned', tools),
  };
}

function boardOf(view: View<FinalWord>, rules: WordRules): Board {
  const hand = view.zones[handZone(view.seat as Seat)]?.row?.flat() ?? [];
  return { rules, hand, rows: rowsOf(view.zones) };
}

/** Visible cards of every word that got a card from the hand. */
export function visiblePoints(play: Play, tools: WordTools): number {
  const scoring = play.words.filter(({ played }) => played.length > 0);
  return cardPoints(
    scoring.flatMap(({ tops }) => tops),
    tools,
  );
}

export function cardPoints(cards: readonly (number | null)[], { pack }: WordTools): number {
  return cards.reduce<number>((sum, card) => sum + (card === null ? 0 : (pack[card]?.points ?? 0)), 0);
}

function laying(kin: Kin, kind: string, own: KinMove | null): Laying<FinalWord> {
  const onTable = (view: View<FinalWord>): Board => boardOf(view, own?.rules ?? kin.rules(view));
  const board = (view: View<FinalWord>): Board => (own === null ? onTable(view) : { ...onTable(view), rows: [] });
  const points = (view: View<FinalWord>, play: Play, tools: WordTools): number => {
    const made = kin.points?.(view, play, tools) ?? visiblePoints(play, tools);
    return made - (own?.price(view, tools) ?? 0);
  };
  const self: Laying<FinalWord> = {
    kind,
    syntax: own?.syntax ?? ['play {words}'],
    words: kin.words,
    board,
    points,
    ...(own === null ? {} : { also: own.also }),
    apply(table, seat, move, tools) {
      const view = viewOf(table.state, seat);
      const play = playOf(self, view, move, tools);
      if (isRefusal(play)) throw new Error(play.rule);
      propose(kin, table, seat, { move, play, board: onTable(view), points: points(view, play, tools) }, tools);
    },
  };
  return self;
}

/** Stuck: some cards go into the deck, it is shuffled, as many are drawn, and the turn is over. */
function trade(kin: Kin): FinalWordMove {
  return {
    form: { cards: [1, 10] },
    syntax: ['trade {cards}'],
    check(view, move) {
      const cards = move.cards ?? [];
      const hand = boardOf(view, HAND_ONLY).hand;
      const missing = cards.find((card) => !hand.includes(card));
      if (missing !== undefined) return refuse('not-in-hand', 'You can only trade cards from your hand.', missing);
      const most = kin.trade(view.options);
      if (cards.length > most) return refuse('trade-too-many', `At most ${most} cards can be traded.`, cards.length);
      const left = tradeable(view);
      return cards.length > left
        ? refuse('trade-deck', `The deck has only ${left} cards left to trade for.`, left)
        : null;
    },
    apply(table, seat, move) {
      settle(kin, table);
      const cards = move.cards ?? [];
      table.move(cards, handZone(seat), DECK);
      table.shuffle(DECK);
      table.draw(DECK, handZone(seat), cards.length);
      table.say('traded', seat, { count: cards.length === 1 ? 'a card' : `${cards.length} cards` });
      countWordless(table);
    },
    *candidates(view, tools) {
      const most = Math.min(kin.trade(view.options), tradeable(view));
      const awkward = byAwkwardness(boardOf(view, HAND_ONLY).hand, tools);
      for (let count = most; count > 0; count--) yield { kind: 'trade', cards: awkward.slice(0, count) };
    },
  };
}

/** What the deck will hold when the last play has been counted: its player refills first. */
function tradeable({ zones, shared: { pending }, out }: View<FinalWord>): number {
  const deck = zones[DECK]?.count ?? 0;
  if (pending === null || out[pending.seat]) return deck;
  const held = zones[handZone(pending.seat)]?.count ?? 0;
  return Math.max(0, deck - Math.max(0, HAND_SIZE - held));
}

/** Second copies first, then the dear cards that few words hold. */
function byAwkwardness(hand: readonly number[], { pack }: WordTools): readonly number[] {
  const faces = hand.map((card) => pack[card]?.face);
  const weight = (card: number, at: number): number =>
    10 * Number(faces.indexOf(pack[card]?.face) < at) + (pack[card]?.points ?? 0);
  return hand
    .map((card, at) => ({ card, weight: weight(card, at) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ card }) => card);
}

const simple = (kind: string, apply: MoveSpec<FinalWord>['apply']): FinalWordMove => ({
  form: {},
  syntax: [kind],
  check: () => null,
  apply,
  candidates: () => [{ kind }] satisfies readonly Move[],
});

function pass(kin: Kin): FinalWordMove {
  return simple('pass', (table, seat) => {
    settle(kin, table);
    table.say('passed', seat);
    if (table.state.shared.extra === 0) countWordless(table);
  });
}

function answers(kin: Kin): { readonly [kind: string]: FinalWordMove } {
  return {
    challenge: simple('challenge', (table, seat, _move, tools) => challenge(kin, table, seat, tools)),
    allow: simple('allow', () => {}),
  };
}
