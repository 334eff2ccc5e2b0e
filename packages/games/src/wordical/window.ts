import { type Frame, type Millis, type MoveSpec, refuse, type Seat } from '@deckle/kernel';
import { dueAt, isGood } from '@deckle/words';
import { type Laid, seatsIn, type Shared, type Wordical, type WordicalTable } from './types.ts';

/** The words of others that have not been judged yet. */
const openTo = ({ laid }: Shared, seat: Seat): readonly Laid[] =>
  laid.filter((word) => word.seat !== seat && word.verdict === 'none');

/** After the race everybody may challenge words of others, one after the other, until they allow the rest. */
export function openWindow(table: WordicalTable): void {
  const { options, now } = table.state;
  askWindow(table, options.checking === 'challenge' ? seatsIn(table.state) : [], now);
}

/** Asks those of these seats for whom there is still a word to challenge; the time runs from the opening on. */
function askWindow(table: WordicalTable, seats: readonly Seat[], opened: Millis): void {
  const { shared, options } = table.state;
  const ask = { kinds: ['challenge', 'allow'], must: true, otherwise: { kind: 'allow' }, ...dueAt(opened, options) };
  const asked = seats.filter((seat) => openTo(shared, seat).length > 0);
  table.ask(
    'windowShut',
    asked.map((seat) => ({ ...ask, seat })),
    { opened },
  );
}

/** A false word costs its player its value, a real one the challenger; neither pays a bonus. Each is judged once. */
export const challenge: MoveSpec<Wordical> = {
  form: { letters: [0, 1] },
  syntax: ['challenge {letters:WORD}', 'challenge'],
  stake: () => 'A false word costs its player what it is worth; a real one costs you as much.',
  check({ shared, seat }, { letters }) {
    const open = openTo(shared, seat as Seat).map(({ word }) => word);
    const [word] = letters ?? open;
    if (word === undefined || (letters === undefined && open.length > 1)) {
      return refuse('which-word', `Say which word you challenge: ${open.join(' or ')}.`);
    }
    const laid = shared.laid.find((other) => other.word === word);
    if (laid === undefined) return refuse('no-such-word', `Nobody has laid ${word} in this round.`, word);
    if (laid.seat === seat) return refuse('own-word', `${word} is your own word.`, word);
    return laid.verdict === 'none' ? null : refuse('judged', `${word} has been judged already.`, word);
  },
  apply(table, seat, { letters }, tools) {
    const { shared, frames } = table.state;
    const [named] = letters ?? openTo(shared, seat).map(({ word }) => word);
    const laid = shared.laid.find(({ word }) => word === named) as Laid;
    const real = isGood(laid.word, shared, tools);
    table.reveal();
    table.say('challenged', seat, { words: laid.word });
    table.say(real ? 'challengeLost' : 'challengeWon', seat, { words: laid.word });
    table.score(real ? seat : laid.seat, -laid.value, real ? `challenge of ${laid.word}` : `false word ${laid.word}`);
    const verdict = real ? 'real' : 'false';
    table.share({ laid: shared.laid.map((word) => (word === laid ? { ...word, verdict } : word)) });
    // Who has allowed is not asked again; the challenger may know of another false word.
    const window = frames.at(-1) as Frame & { readonly data: Wordical['phases']['windowShut'] };
    const asked = [seat, ...window.asks.map((ask) => ask.seat)];
    table.abort();
    askWindow(table, asked, window.data.opened);
  },
  candidates: ({ shared, seat }) =>
    seat === null ? [] : openTo(shared, seat).map(({ word }) => ({ kind: 'challenge', letters: [word] })),
};
