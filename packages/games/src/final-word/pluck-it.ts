import { type CardId, refuse, type Seat } from '@deckle/kernel';
import { findPlays, HAND_ONLY, type WordTools } from '@deckle/words';
import { makeFinalWord } from './family.ts';
import { askOn } from './family-asks.ts';
import { cardPoints } from './family-play.ts';
import { DECK, handOf, handZone, TURNED } from './family-rows.ts';
import { settle } from './family-turns.ts';
import type { FinalWordMove, FinalWordTable, FinalWordView, Kin } from './family-types.ts';

/** There are two players. */
const otherThan = (seat: Seat): Seat => 1 - seat;

/** The letter named in the turn that is under way, if one is. */
const note = (table: FinalWordTable, named: readonly string[]): void =>
  table.share({ noted: { ...table.state.shared.noted, named } });

/** Name a letter. If the other holds such a card, it comes over, must be in the word, and they draw another one. */
const pluck: FinalWordMove = {
  form: { letters: [1, 1] },
  syntax: ['pluck {letters}'],
  task: () => ({
    brief: 'Pluck a letter',
    says: 'First name a letter to pluck from the other player; then you lay a word.',
  }),
  does: 'To pluck is to ask for a letter: if the other player has it, it is yours and must be in your word.',
  check: (_view, { letters: [letter] = [] }, { pack }) =>
    pack.some(({ face }) => face === letter)
      ? null
      : refuse('no-such-letter', 'Name one letter that is on a card of the deck.', letter ?? ''),
  apply(table, seat, { letters: [letter = ''] = [] }, tools) {
    settle(kin, table, tools);
    const other = otherThan(seat);
    const card = handOf(table.state, other).find((held) => tools.pack[held]?.face === letter);
    table.reveal(card === undefined ? 'none' : `card ${card}`);
    table.say(card === undefined ? 'notHeld' : 'plucked', seat, { letter, seatAsked: other });
    if (card !== undefined) {
      table.move([card], handZone(other), TURNED);
      table.draw(DECK, handZone(other), 1);
    }
    note(table, [letter]);
    askOn(kin, table, seat);
  },
  *candidates(view, tools) {
    const hopes = [...hopesOf(view, tools)].sort(([, a], [, b]) => b - a);
    for (const [letter] of hopes) yield { kind: 'pluck', letters: [letter] };
  },
  points: () => 0,
  promise: (view, { letters: [letter = ''] = [] }, tools) => hopesOf(view, tools).get(letter) ?? 0,
};

/** A turn without a word is worse than one for nothing. */
const STUCK = -4;

/** The points of the best word from this hand that has the card wanted, if one is. */
function bestWord(hand: readonly CardId[], wanted: readonly CardId[], tools: WordTools): number {
  const [play] = findPlays({ rules: HAND_ONLY, hand: [...hand, ...wanted], rows: [], required: wanted }, tools);
  return play === undefined ? STUCK : cardPoints(play.played, tools);
}

/** The chance that so many cards of all those out of sight have one of the copies among them. */
function chanceOf(copies: number, held: number, unseen: number): number {
  let none = 1;
  for (let card = 0; card < held; card++) none *= Math.max(0, unseen - copies - card) / (unseen - card);
  return 1 - none;
}

/** Who looks at the letters to name asks for the promise of each next. */
const known = new WeakMap<FinalWordView, ReadonlyMap<string, number>>();

/** What the turn will bring, by the letter named: the best word with it or without it, as likely as the other holds it. */
function hopesOf(view: FinalWordView, tools: WordTools): ReadonlyMap<string, number> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const seat = view.seat as Seat;
  const hand = view.zones[handZone(seat)]?.row?.flat() ?? [];
  const held = view.zones[handZone(otherThan(seat))]?.count ?? 0;
  const seen = new Set(Object.values(view.zones).flatMap(({ row }) => row?.flat() ?? []));
  const unseen = tools.pack.filter(({ id }) => !seen.has(id));
  const without = bestWord(hand, [], tools);
  const hopes = new Map(tools.pack.map(({ face }) => [face, without]));
  for (const [face, copies = []] of Object.entries(Object.groupBy(unseen, ({ face }) => face))) {
    const chance = chanceOf(copies.length, held, unseen.length);
    const wanted = copies.slice(0, 1).map(({ id }) => id);
    hopes.set(face, chance * bestWord(hand, wanted, tools) + (1 - chance) * without);
  }
  known.set(view, hopes);
  return hopes;
}

const kin: Kin = {
  id: 'pluck-it',
  name: 'Pluck It',
  about: {
    aim: 'Ask the other player for a letter, then lay a word; a card you get must be in it.',
    kinds: ['take', 'build'],
    minutes: 15,
    learn: 1,
    picture: '#S## > coatS',
  },
  seats: [2, 2],
  phrases: {
    plucked: '{seat} plucks {letter} from {seatAsked}.',
    notHeld: '{seat} asks for {letter}: {seatAsked} has none.',
    'moved turned hand': '{seat} keeps {cards}.',
  },
  words: [1, 1],
  task: ({ zones }) => ({
    brief: 'Type a word',
    says:
      zones[TURNED]?.count === 0
        ? 'Now lay a word from your hand, or pass.'
        : 'Now lay a word with the card you have plucked, or pass.',
  }),
  rules: () => HAND_ONLY,
  moves: { pluck },

  // A turn begins with naming a letter, or with a pass or a trade instead of it. Who has named lays a word or is stuck.
  turn: ({ shared: { noted } }, _seat, usual) =>
    noted['named']?.length ? ['play', 'pass'] : ['pluck', ...usual.filter((kind) => kind !== 'play')],
  laid(table) {
    note(table, []);
    return null;
  },
  stuck(table) {
    note(table, []);
    return null;
  },
};

export const pluckIt = makeFinalWord(kin);
