import { type CardId, refuse, type Seat, type State, type View } from '@deckle/kernel';
import { bareMove, cardOf, cardsOf, facesOf, type WordTools } from '@deckle/words';
import { HAND_SIZE, handZone } from './family-rows.ts';
import { cardsLaid, otherThan, type ProfitAndLoss, type ProfitMove, wordZone } from './profit-and-loss-round.ts';

type Table = Pick<State | View, 'zones'>;

/** The cards on the table, the winner's first. */
const onTable = (table: Table, loser: Seat): readonly CardId[] => [
  ...cardsLaid(table, otherThan(loser)),
  ...cardsLaid(table, loser),
];

/** The cards these letters name, `QU` being Q and U; null where one of them is not on the table. */
function named(table: Table, seat: Seat, letters: readonly string[], { pack }: WordTools): readonly CardId[] | null {
  const cards = onTable(table, seat);
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
  return wanted.slice(0, cardsLaid(view, seat).length);
}

/** The loser refills with cards from the table, as many as they laid or fewer. */
const take: ProfitMove = {
  form: { letters: [1, HAND_SIZE] },
  syntax: ['take {letters}'],
  task: () => ({
    brief: 'Take cards or nothing',
    says: 'Take cards that lie on the table, as many as you laid or fewer, or take nothing.',
  }),
  does: 'Your word was the shorter one: before the other player scores what lies on the table, you may take cards from it.',
  check(view, { letters = [] }, tools) {
    const seat = view.seat as Seat;
    const cards = named(view, seat, letters, tools);
    const most = cardsLaid(view, seat).length;
    if (cards === null) return refuse('not-on-table', 'Only cards on the table can be taken.', letters.join(' '));
    return cards.length > most
      ? refuse('took-too-many', `You can take as many cards as you laid: at most ${most}.`, cards.length)
      : null;
  },
  apply(table, seat, { letters = [] }, tools) {
    const cards = named(table.state, seat, letters, tools) ?? [];
    for (const from of [otherThan(seat), seat]) {
      const taken = cardsLaid(table.state, from).filter((card) => cards.includes(card));
      table.move(taken, wordZone(from), handZone(seat));
    }
  },
  *candidates(view, tools) {
    const wanted = wishesOf(view, tools);
    for (let count = wanted.length; count > 0; count--)
      yield { kind: 'take', letters: wanted.slice(0, count).map((card) => cardOf(tools.pack, card).face) };
  },
  named: (view, { letters = [] }, tools) => named(view, view.seat as Seat, letters, tools) ?? [],
  points: () => 0,
  promise: (_view, { letters = [] }) => letters.length,
};

const takeNothing: ProfitMove = {
  ...bareMove<ProfitAndLoss>('takeNothing', (table, seat) => table.say('tookNothing', seat)),
  syntax: ['take nothing', 'none'],
};

/** What the loser may do before the winner counts what lies on the table. */
export const takeMoves = { takeNothing, take };
