import { type Move, type Refusal, refuse } from '@deckle/kernel';
import { bareMove, cardOf, isGood, listed, no, type WordTools } from '@deckle/words';
import { judgeChallenge } from './flow.ts';
import type { LettersMove, LettersView } from './types.ts';
import { kindsIn, readHand, standingWithout, worthOfDrawing, worthOfTaking } from './worth.ts';
import { DECK, DISCARD, handIn, handZone, pointsOf, type Presented, presentedBy, topDiscard } from './zones.ts';

const FIRST_A_CARD = {
  brief: 'Draw or take a card',
  says: 'First take a card: draw one from the deck or take the top discard.',
} as const;

export const draw: LettersMove = {
  form: {},
  syntax: ['draw'],
  label: () => 'draw from the deck',
  task: () => FIRST_A_CARD,
  check: () => null,
  apply(table, seat) {
    table.draw(DECK, handZone(seat), 1);
    table.share({ takes: 0 });
  },
  candidates: () => [{ kind: 'draw' }],
  guess: (view, _move, tools) => worthOfDrawing(view, tools),
};

export const take: LettersMove = {
  form: {},
  syntax: ['take'],
  label({ zones }, { pack }) {
    const top = topDiscard(zones);
    return top === null ? 'take the discard' : `take the ${cardOf(pack, top).face}`;
  },
  check: ({ zones }) =>
    topDiscard(zones) === null ? refuse('no-discard', 'There is no discard to take; draw from the deck.') : null,
  apply(table, seat, _move, { pack }) {
    const top = topDiscard(table.state.zones) as number;
    table.say('took', seat, { face: cardOf(pack, top).face });
    table.move([top], DISCARD, handZone(seat));
    table.share({ takes: table.state.shared.takes + 1 });
  },
  candidates: ({ zones }) => (topDiscard(zones) === null ? [] : [{ kind: 'take' }]),
  guess: (view, _move, tools) => worthOfTaking(view, tools),
};

/** Discarding without laying anything. */
export const discard: LettersMove = {
  form: { cards: [1, 1] },
  syntax: ['discard {cards}'],
  when: 'You discard at the end of your turn.',
  check({ zones, seat }, { cards = [] }, { pack }) {
    const [card] = cards;
    const isThere = card !== undefined && seat !== null && handIn(zones, seat).includes(card);
    return isThere ? null : no('not-in-hand', pack[card ?? -1]?.face ?? card, 'your hand');
  },
  apply(table, seat, { cards = [] }, { pack }) {
    table.move(cards, handZone(seat), DISCARD);
    table.say('discarded', seat, { face: cardOf(pack, cards[0] as number).face });
  },
  candidates(view, tools) {
    const reading = readHand(view, 'hand', tools);
    return kindsIn(reading, tools)
      .map((at) => ({ at, worth: standingWithout(view, reading, at, tools) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ at }) => ({ kind: 'discard', cards: [reading.cards[at] as number] }));
  },
  guess: worthOfDiscarding,
};

/** In a last turn all cards that stay count minus; before that what they may become, a little less than laying them now. */
function worthOfDiscarding(view: LettersView, { cards = [] }: Move, tools: WordTools): number {
  const reading = readHand(view, 'hand', tools);
  const at = reading.cards.indexOf(cards[0] as number);
  if (view.shared.owed === null) return standingWithout(view, reading, at, tools) - 1;
  return -pointsOf(reading.cards.toSpliced(at, 1), tools);
}

/** The words that can be challenged now: those of the seat whose turn it is. */
const inQuestion = ({ zones, shared }: LettersView, tools: WordTools): readonly Presented[] =>
  presentedBy(zones, shared.turn, tools);

export const challenge: LettersMove = {
  form: { letters: [0, 1] },
  syntax: ['challenge {letters:WORD}', 'challenge'],
  stake: () =>
    'A false word is taken off the table; if all are real, the points of the one you name come off your score.',
  check(view, { letters }, tools): Refusal | null {
    const words = inQuestion(view, tools).map(({ text }) => text);
    if (letters === undefined && words.length === 1) return null;
    const [named] = letters ?? [];
    if (named === undefined) return refuse('which-word', `Say which word you challenge: ${words.join(' or ')}.`);
    return words.includes(named)
      ? null
      : refuse('not-laid', `${named} is not a word of this play; it has ${listed(words)}.`, named);
  },
  apply(table, seat, { letters }, tools) {
    const [only] = presentedBy(table.state.zones, table.state.shared.turn, tools);
    judgeChallenge(table, seat, letters?.[0] ?? only?.text ?? '', tools);
  },
  candidates(view, tools) {
    const words = inQuestion(view, tools).map(({ text }) => text);
    const isFalse = (word: string): number => (isGood(word, view.shared, tools) ? 0 : 1);
    return [...new Set(words)]
      .sort((a, b) => isFalse(b) - isFalse(a))
      .map((word) => ({ kind: 'challenge', letters: [word] }));
  },
};

export const allow: LettersMove = bareMove('allow', () => {});
