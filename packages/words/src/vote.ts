import type { Move, MoveSpec, Seat, Table } from '@deckle/kernel';
import { bareMove } from './bare.ts';
import { dueAt, type Vote, type WordShape } from './shape.ts';
import { othersThan } from './turns.ts';

/** Puts words that are not on the list to the others: a majority of all other seats still in, silence is no. */
export function putToVote(table: Table, seat: Seat, move: Move, words: readonly string[]): void {
  const { state } = table;
  const others = othersThan(state, seat);
  table.share({ ayes: [] });
  table.tell(seat, { proposed: move });
  table.say('voteAsked', seat, { words: words.join(', ') });
  const asks = others.map((other) => ({
    seat: other,
    kinds: ['accept', 'reject'],
    must: true,
    otherwise: { kind: 'reject' },
    ...dueAt(state.now, state.options),
  }));
  table.ask('voted', asks, { seat, words, at: state.now } satisfies Vote);
}

export const voteMoves: { readonly accept: MoveSpec<WordShape>; readonly reject: MoveSpec<WordShape> } = {
  accept: {
    ...bareMove('accept', (table, seat) => table.share({ ayes: [...table.state.shared.ayes, seat] })),
    stake: () => 'If more than half of the others accept, it is a word for the whole game; silence is a no.',
  },
  reject: bareMove('reject', () => {}),
};

/** What follows a vote: the play goes on with its words accepted for the match, or the seat's turn goes on without it. */
export function voted<G extends WordShape>(
  accepted: (table: Table<G>, vote: Vote & { readonly move: Move }, tools: G['tools']) => void,
  refused: (table: Table<G>, vote: Vote, tools: G['tools']) => void,
): (table: Table<G>, vote: Vote, tools: G['tools']) => void {
  return (table, vote, tools) => {
    const { state } = table;
    const move = state.own[vote.seat]?.proposed ?? null;
    (table as Table).tell(vote.seat, { proposed: null });
    if (state.out[vote.seat] || move === null) return refused(table, vote, tools);
    const ayes = state.shared.ayes.filter((seat) => !state.out[seat]).length;
    const won = 2 * ayes > othersThan(state, vote.seat).length;
    table.say(won ? 'voteWon' : 'voteLost', vote.seat, { words: vote.words.join(', '), ayes });
    if (!won) return refused(table, vote, tools);
    (table as Table).share({ accepted: [...state.shared.accepted, ...vote.words] });
    accepted(table, { ...vote, move }, tools);
  };
}
