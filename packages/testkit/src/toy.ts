import type { Card, CardId, Game, Move, NewAsk, Seat, Table, Tools, View } from '@deckle/kernel';
import { refuse } from '@deckle/kernel';

/**
 * A whole game in one small file, made up for the tests. Each lap every seat in turn lays a card for its points or
 * passes (the others may cheer); then all bid a card in secret, and the dearest earn one point; then all race to shout
 * the letter on the die. With `window=on` the others may object to a card before it is laid.
 */
interface Toy {
  shared: { lap: number; die: string };
  own: { bid: CardId | null; laying: readonly CardId[] };
  options: { laps: number; window: 'off' | 'on'; clock: number };
  phases: { turn: { seat: Seat }; window: { seat: Seat }; bids: null; race: null };
  tools: Tools;
}

const HAND = 3;
const handOf = (seat: Seat): string => `hand ${seat}`;
const inHand = (view: View<Toy>): readonly CardId[] => view.zones[handOf(view.seat as Seat)]?.row?.flat() ?? [];
const priceOf = (pack: readonly Card[], cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + (pack[card] as Card).points, 0);

/** The clock of the table, with what happens when it runs out. */
const clocked = (table: Table<Toy>, otherwise: Move): Partial<NewAsk> =>
  table.state.options.clock === 0 ? {} : { until: table.state.now + 1000 * table.state.options.clock, otherwise };

const seatsIn = ({ state }: Table<Toy>): readonly Seat[] => [...state.out.keys()].filter((seat) => !state.out[seat]);

function askTurn(table: Table<Toy>, seat: Seat): void {
  const others = seatsIn(table).filter((other) => other !== seat);
  const turn = { seat, kinds: ['lay', 'pass'], must: true, ...clocked(table, { kind: 'pass' }) };
  table.ask('turn', [turn, ...others.map((other) => ({ seat: other, kinds: ['cheer'], must: false }))], { seat });
}

function lay(table: Table<Toy>, seat: Seat, cards: readonly CardId[], pack: readonly Card[]): void {
  table.move(cards, handOf(seat), 'table');
  table.score(seat, priceOf(pack, cards), 'laid');
  table.draw('deck', handOf(seat), cards.length);
}

function showBids(table: Table<Toy>, pack: readonly Card[]): void {
  const bids = seatsIn(table).flatMap((seat) => {
    const { bid } = table.state.own[seat] as Toy['own'];
    return bid === null ? [] : [{ seat, bid, price: priceOf(pack, [bid]) }];
  });
  const dearest = Math.max(...bids.map(({ price }) => price));
  for (const { seat, bid, price } of bids) {
    table.move([bid], handOf(seat), 'table');
    table.tell(seat, { bid: null });
    if (price === dearest) table.score(seat, 1, 'bid');
  }
}

const anyCard = {
  form: { cards: [1, 1] },
  check: (view: View<Toy>, { cards = [] }: Move) =>
    inHand(view).includes(cards[0] as CardId) ? null : refuse('not-in-hand', 'Use a card in hand.', cards[0]),
  candidates: (view: View<Toy>) => inHand(view).map((card) => ({ kind: 'lay', cards: [card] })),
} as const;

/** A move that is only said. */
const bare = (kind: string, apply: (table: Table<Toy>, seat: Seat) => void) => ({
  form: {},
  syntax: [kind],
  check: () => null,
  candidates: () => [{ kind }],
  apply,
});

export const toy: Game<Toy> = {
  id: 'toy',
  name: 'Toy',
  about: { aim: 'Say a word, or bid a card.', kinds: ['build'], minutes: 1, learn: 1, picture: '> a' },
  version: 1,
  seats: [1, 4],
  options: {
    laps: { label: 'Laps', default: 2, range: [1, 9] },
    window: { label: 'Objections', default: 'off', choices: { off: 'no', on: 'before a card is laid' } },
    clock: { label: 'Seconds to answer, 0 for no clock', default: 0, range: [0, 600] },
  },
  deck: [
    { face: 'A', points: 1, count: 10 },
    { face: 'QU', points: 4, count: 10 },
    { face: '?', points: 0, count: 10 },
  ],
  dice: { die: ['O', 'WILD'] },
  phrases: {
    cheered: '{seat} cheers',
    objected: '{seat} objects',
    grabbed: '{seat} shouts {die}',
    resigned: '{seat} gives up',
    undone: '{seat} thinks again',
  },
  shared: () => ({ lap: 1, die: '' }),
  own: () => ({ bid: null, laying: [] }),
  setup(table) {
    table.zone('deck', null, 'none');
    table.zone('table', null, 'all');
    table.draw('box', 'deck', table.state.zones['box']?.row.length ?? 0);
    table.shuffle('deck');
    for (const seat of seatsIn(table)) {
      table.zone(handOf(seat), seat, 'owner');
      table.draw('deck', handOf(seat), HAND);
    }
    askTurn(table, 0);
  },
  moves: {
    lay: {
      ...anyCard,
      syntax: ['lay {cards}'],
      points: (_view, { cards = [] }, { pack }) => priceOf(pack, cards),
      apply(table, seat, { cards = [] }, { pack }) {
        if (table.state.options.window === 'off') return lay(table, seat, cards, pack);
        const others = seatsIn(table).filter((other) => other !== seat);
        table.tell(seat, { laying: cards });
        const ask = { kinds: ['allow', 'object'], must: true, ...clocked(table, { kind: 'allow' }) };
        table.ask(
          'window',
          others.map((other) => ({ ...ask, seat: other })),
          { seat },
        );
      },
    },
    bid: {
      ...anyCard,
      syntax: ['bid {cards}'],
      candidates: (view) => inHand(view).map((card) => ({ kind: 'bid', cards: [card] })),
      apply: (table, seat, { cards = [] }) => table.tell(seat, { bid: cards[0] as CardId }),
    },
    pass: bare('pass', () => undefined),
    skip: bare('skip', () => undefined),
    allow: bare('allow', () => undefined),
    cheer: bare('cheer', (table, seat) => table.say('cheered', seat)),
    object: bare('object', (table, seat) => {
      table.say('objected', seat);
      table.abort();
    }),
    grab: bare('grab', (table, seat) => {
      table.score(seat, 1, 'race');
      table.say('grabbed', seat, { die: table.state.shared.die });
      table.close();
    }),
  },
  phases: {
    turn(table, { seat }) {
      const next = seatsIn(table).find((other) => other > seat);
      if (next !== undefined) return askTurn(table, next);
      const bidders = seatsIn(table).filter((other) => table.state.zones[handOf(other)]?.row.length !== 0);
      table.ask(
        'bids',
        bidders.map((other) => ({ seat: other, kinds: ['bid'], must: true })),
        null,
      );
    },
    window: (table, { seat }, { pack }) => {
      if (!table.state.out[seat]) lay(table, seat, (table.state.own[seat] as Toy['own']).laying, pack);
    },
    bids(table, _data, { pack }) {
      showBids(table, pack);
      table.share({ die: table.roll('die', toy.dice?.['die'] ?? []) });
      const ask = { kinds: ['grab', 'skip'], must: true, ...clocked(table, { kind: 'skip' }) };
      table.ask(
        'race',
        seatsIn(table).map((seat) => ({ ...ask, seat })),
        null,
      );
    },
    race(table, _data, tools) {
      const { state } = table;
      if (state.shared.lap === state.options.laps) return toy.finish(table, tools);
      table.share({ lap: state.shared.lap + 1 });
      askTurn(table, seatsIn(table)[0] as Seat);
    },
  },
  finish(table) {
    const best = Math.max(...seatsIn(table).map((seat) => table.state.scores[seat] as number));
    table.end({ winners: seatsIn(table).filter((seat) => table.state.scores[seat] === best), reason: 'laps' });
  },
};
