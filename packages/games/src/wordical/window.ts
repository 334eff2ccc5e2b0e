import { type MoveSpec, type NewAsk, refuse, type Seat } from '@deckle/kernel';
import { dueAt, isGood } from '@deckle/words';
import { type Laid, seatsIn, type Shared, type Wordical, type WordicalTable } from './types.ts';

/** The words of others that have not been judged yet. */
const openTo = ({ laid }: Shared, seat: Seat): readonly Laid[] =>
  laid.filter((word) => word.seat !== seat && word.verdict === 'none');

/** After the race everybody may challenge words of others, as many as they like, until they allow the rest. */
export function windowAsks({ state }: WordicalTable): readonly NewAsk[] {
  const { shared, options, now } = state;
  if (options.checking !== 'challenge') return [];
  const answerers = seatsIn(state).filter((seat) => openTo(shared, seat).length > 0);
  const due = dueAt(now, options);
  return answerers.flatMap((seat): readonly NewAsk[] => [
    { seat, kinds: ['allow'], must: true, otherwise: { kind: 'allow' }, ...due },
    { seat, kinds: ['challenge'], must: false },
  ]);
}

/** A false word costs its player its value, a real one the challenger; neither pays a bonus. Each is judged once. */
export const challenge: MoveSpec<Wordical> = {
  form: { letters: [1, 1] },
  syntax: ['challenge {letters:WORD}'],
  check({ shared, seat }, { letters = [] }) {
    const [word = ''] = letters;
    const laid = shared.laid.find((other) => other.word === word);
    if (laid === undefined) return refuse('no-such-word', `Nobody has laid ${word} in this round.`, word);
    if (laid.seat === seat) return refuse('own-word', `${word} is your own word.`, word);
    return laid.verdict === 'none' ? null : refuse('judged', `${word} has been judged already.`, word);
  },
  apply(table, seat, { letters = [] }, tools) {
    const { shared } = table.state;
    const laid = shared.laid.find(({ word }) => word === letters[0]) as Laid;
    const real = isGood(laid.word, shared, tools);
    table.reveal();
    table.say('challenged', seat, { words: laid.word });
    table.say(real ? 'challengeLost' : 'challengeWon', seat, { words: laid.word });
    table.score(real ? seat : laid.seat, -laid.value, real ? `challenge of ${laid.word}` : `false word ${laid.word}`);
    const verdict = real ? 'real' : 'false';
    table.share({ laid: shared.laid.map((word) => (word === laid ? { ...word, verdict } : word)) });
    if (table.state.shared.laid.every((word) => word.verdict !== 'none')) table.close();
  },
  candidates: ({ shared, seat }) =>
    seat === null ? [] : openTo(shared, seat).map(({ word }) => ({ kind: 'challenge', letters: [word] })),
};
