import {
  type CardId,
  type Game,
  type MoveSpec,
  refuse,
  type Seat,
  type View,
  type ZoneId,
  type ZoneView,
} from '@deckle/kernel';
import {
  bareMove,
  cardOf,
  cardsOf,
  facesOf,
  HAND_ONLY,
  layMove,
  PHRASES,
  voted,
  voteMoves,
  type WordTools,
  wordOptions,
} from '@deckle/words';
import { FINAL_WORD_DECK } from './deck.ts';
import { checkTrade, tradesOf } from './family-moves.ts';
import { cardPoints } from './family-play.ts';
import { DECK, HAND_SIZE, handZone } from './family-rows.ts';
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
  otherThan,
  type ProfitAndLoss,
  wordZone,
} from './profit-and-loss-round.ts';

type ProfitMove = MoveSpec<ProfitAndLoss>;

/** A word from the hand, laid face down. */
const play: ProfitMove = layMove({
  kind: 'play',
  syntax: ['play {words}'],
  words: [1, 1],
  board: ({ zones, seat }) => ({ rules: HAND_ONLY, hand: zones[handZone(seat as Seat)]?.row?.flat() ?? [], rows: [] }),
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

interface Rows {
  readonly zones: { readonly [zone: ZoneId]: Pick<ZoneView, 'row'> };
}

const cardsAt = ({ zones }: Rows, seat: Seat): readonly CardId[] => zones[wordZone(seat)]?.row?.flat() ?? [];

/** The cards on the table, the winner's first. */
const onTable = (rows: Rows, loser: Seat): readonly CardId[] => [
  ...cardsAt(rows, otherThan(loser)),
  ...cardsAt(rows, loser),
];

/** The cards these letters name, `QU` being Q and U; null where one of them is not on the table. */
function named(rows: Rows, seat: Seat, letters: readonly string[], { pack }: WordTools): readonly CardId[] | null {
  const cards = onTable(rows, seat);
  const { faces, missing } = facesOf(cards, letters, pack);
  const [first = []] = cardsOf(cards, faces, pack);
  return missing === null ? first : null;
}

/** What a loser does well to take: easy letters, one of each, that are not in the hand already. */
function wishesOf(view: View<ProfitAndLoss>, { pack }: WordTools): readonly CardId[] {
  const seat = view.seat as Seat;
  const held = new Set(view.zones[handZone(seat)]?.row?.flat().map((card) => cardOf(pack, card).face));
  const easy = onTable(view, seat).toSorted((a, b) => cardOf(pack, a).points - cardOf(pack, b).points);
  const wanted = easy.filter((card) => {
    const isNew = !held.has(cardOf(pack, card).face);
    held.add(cardOf(pack, card).face);
    return isNew;
  });
  return wanted.slice(0, cardsAt(view, seat).length);
}

/** The loser refills with cards from the table, as many as they laid or fewer. */
const take: ProfitMove = {
  form: { letters: [1, HAND_SIZE] },
  syntax: ['take {letters}'],
  check(view, { letters = [] }, tools) {
    const seat = view.seat as Seat;
    const cards = named(view, seat, letters, tools);
    const most = cardsAt(view, seat).length;
    if (cards === null) return refuse('not-on-table', 'Only cards on the table can be taken.', letters.join(' '));
    return cards.length > most
      ? refuse('took-too-many', `You can take as many cards as you laid: at most ${most}.`, cards.length)
      : null;
  },
  apply(table, seat, { letters = [] }, tools) {
    const cards = named(table.state, seat, letters, tools) ?? [];
    for (const from of [otherThan(seat), seat].map(wordZone)) {
      const row = table.state.zones[from]?.row.flat() ?? [];
      table.move(
        row.filter((card) => cards.includes(card)),
        from,
        handZone(seat),
      );
    }
  },
  *candidates(view, tools) {
    const wanted = wishesOf(view, tools);
    for (let count = wanted.length; count > 0; count--)
      yield { kind: 'take', letters: wanted.slice(0, count).map((card) => cardOf(tools.pack, card).face) };
  },
  points: () => 0,
  promise: (_view, { letters = [] }) => letters.length,
};

const takeNothing: ProfitMove = {
  ...bareMove<ProfitAndLoss>('takeNothing', (table, seat) => table.say('tookNothing', seat)),
  syntax: ['take nothing', 'none'],
};

const moves: { readonly [kind: string]: ProfitMove } = {
  play,
  trade,
  pass: bareMove('pass', seal),
  takeNothing,
  take,
  challenge: bareMove('challenge', (table, seat, _move, tools) => challenge(table, seat, tools)),
  allow: bareMove('allow', () => {}),
  ...voteMoves,
};

export const profitAndLoss: Game<ProfitAndLoss> = {
  id: 'profit-and-loss',
  name: 'Profit & Loss',
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
  finish: (table, tools) => finish(table, 'the others have resigned', tools),
};
