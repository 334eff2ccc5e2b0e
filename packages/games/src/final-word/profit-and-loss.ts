import { type Game, refuse } from '@deckle/kernel';
import { bareMove, HAND_ONLY, layMove, PHRASES, voted, voteMoves, wordOptions } from '@deckle/words';
import { FINAL_WORD_DECK } from './deck.ts';
import { checkTrade, tradesOf } from './family-moves.ts';
import { cardPoints } from './family-play.ts';
import { DECK, HAND_SIZE, handIn } from './family-rows.ts';
import { askSealed, seal } from './family-sealed.ts';
import { UP_TO_FIVE } from './family-terms.ts';
import { dealHands, layOut } from './family-turns.ts';
import {
  beginRound,
  challenge,
  DECISIONS,
  decided,
  endRound,
  finish,
  openWindows,
  type ProfitAndLoss,
  type ProfitMove,
  wordZone,
} from './profit-and-loss-round.ts';
import { takeMoves } from './profit-and-loss-take.ts';

/** A word from the hand, laid face down. */
const play: ProfitMove = layMove({
  kind: 'play',
  syntax: ['play {words}'],
  words: [1, 1],
  board: (view) => ({ rules: HAND_ONLY, hand: handIn(view), rows: [] }),
  points: (_view, { played }, tools) => cardPoints(played, tools),
  apply: seal,
});

/** Stuck: up to five cards for as many others, which is decided face down too and counts as no word. */
const trade: ProfitMove = {
  form: { cards: [1, HAND_SIZE] },
  syntax: ['trade {cards}'],
  check: (view, { cards = [] }) => checkTrade(view, cards, UP_TO_FIVE.cards, view.zones[DECK]?.count ?? 0),
  apply: seal,
  candidates: (view, tools) => tradesOf(view, UP_TO_FIVE.cards, view.zones[DECK]?.count ?? 0, tools),
};

const moves: { readonly [kind: string]: ProfitMove } = {
  play,
  trade,
  pass: bareMove('pass', seal),
  ...takeMoves,
  challenge: {
    ...bareMove('challenge', (table, seat, _move, tools) => challenge(table, seat, tools)),
    stake: () => 'A false word goes back to its hand; if it is real, you lose a turn.',
  },
  allow: bareMove('allow', () => {}),
  ...voteMoves,
};

export const profitAndLoss: Game<ProfitAndLoss> = {
  id: 'profit-and-loss',
  name: 'Profit & Loss',
  about: {
    aim: 'You both lay a word in secret: whoever lays more cards wins the table; the other may take some of it first.',
    kinds: ['secret', 'take'],
    minutes: 20,
    learn: 2,
    picture: '#### + ### > DOGS + cat',
  },
  version: 1,
  seats: [2, 2],
  options: wordOptions,
  deck: FINAL_WORD_DECK,
  phrases: {
    ...PHRASES,
    starts: '{seat} draws first where both would.',
    sealed: '{seat} has decided.',
    noCards: '{seat} has no cards left.',
    skipped: '{seat} lays nothing in this round.',
    tookNothing: '{seat} takes nothing from the table.',
    'moved word hand': '{seat} takes {cards} from the table.',
    challengeWon: '{words} is not in the dictionary: it was never laid.',
  },
  opens: (_options, seats, { length }) =>
    length < seats * HAND_SIZE
      ? refuse('deck-too-small', `Two hands take at least ${seats * HAND_SIZE} cards.`, length)
      : null,
  shared: () => ({ start: 0, laid: [null, null], skips: [0, 0], wordless: 0, accepted: [], ayes: [] }),
  own: () => ({ proposed: null }),
  secret: ['decided'],
  setup(table, tools) {
    layOut(table);
    for (const seat of [0, 1]) table.zone(wordZone(seat), null, 'all');
    const start = dealHands(table, tools);
    table.share({ start });
    table.say('starts', start);
    beginRound(table);
  },
  moves,
  phases: {
    decided: (table, _data, tools) => decided(table, tools),
    windowShut: (table, { rest }, tools) => openWindows(table, rest, tools),
    taken: (table, { winner }, tools) => endRound(table, winner, tools),
    // An accepted word is closed again until the other one is judged too; for a refused one another may be laid.
    voted: voted<ProfitAndLoss>(
      (table, { seat, move }, tools) => {
        table.tell(seat, { proposed: move });
        decided(table, tools);
      },
      (table, { seat }) => askSealed(table, 'decided', [seat], DECISIONS, null),
    ),
  },
  finish: (table, tools) => finish(table, 'only one player is left', tools),
};
