import { type Game, isRefusal, type MoveSpec, refuse, type Seat, type View } from '@deckle/kernel';
import {
  bareMove,
  type Board,
  drawForStart,
  falseWords,
  HAND_ONLY,
  type Laying,
  layMove,
  listed,
  PHRASES,
  type Play,
  playOf,
  putToVote,
  voted,
  voteMoves,
  wordOptions,
  type WordTools,
  wordParts,
} from '@deckle/words';
import { FINAL_WORD_DECK } from './deck.ts';
import { cardPoints } from './family-play.ts';
import { DECK, HAND_SIZE, handIn, handZone, layPlay, rowsOf } from './family-rows.ts';
import { layOut } from './family-turns.ts';
import {
  askWords,
  beginTurn,
  challenge,
  closedPiles,
  endTurn,
  finish,
  layAside,
  minusZone,
  PILES,
  pileZones,
  type PosNegTable,
  type PositiveNegative,
  settle,
} from './positive-negative-turns.ts';

/** Take one of the piles that are still closed; its ten cards are the hand. The words before it can then only stand. */
const take: MoveSpec<PositiveNegative> = {
  form: { zone: [1, 1] },
  syntax: ['take {zone:pile}', '{zone:pile}'],
  task: () => ({
    brief: 'Take a pile',
    says: 'First take one of the closed piles; then you lay words of its ten cards.',
  }),
  check: (view, { zone = '' }) =>
    closedPiles(view).includes(zone) ? null : refuse('no-closed-pile', 'Take one of the piles still closed.', zone),
  apply(table, seat, { zone = '' }) {
    settle(table);
    table.say('took', seat, { pile: zone });
    table.move(table.state.zones[zone]?.row.flat() ?? [], zone, handZone(seat));
  },
  candidates: (view) => closedPiles(view).map((zone) => ({ kind: 'take', zone })),
};

/** As many words from the hand as the player likes. */
const RULES = { ...HAND_ONLY, freshWords: HAND_SIZE } as const;
const boardOf = (view: View<PositiveNegative>): Board => ({ rules: RULES, hand: handIn(view), rows: [] });

const laying: Laying<PositiveNegative> = {
  kind: 'play',
  syntax: ['play {words}'],
  words: [1, HAND_SIZE],
  board: boardOf,
  points: (_view, { played }, tools) => cardPoints(played, tools),
  parts: (_view, play, { pack }) => wordParts(play, pack),
  // What is laid is not subtracted, so it is worth as much again.
  promise: (_view, { played }, tools) => cardPoints(played, tools),
  apply(table, seat, move, tools) {
    const view = table.view(seat);
    const play = playOf(laying, view, move, tools);
    if (isRefusal(play)) throw new Error(play.rule);
    const words = play.words.map(({ text }) => text);
    const bad = falseWords(words, table.state.shared, tools);
    if (view.options.checking === 'vote' && bad.length > 0) putToVote(table, seat, move, bad);
    else lay(table, seat, play, tools);
  },
};

/** The words send those before them out of play; the rest of the hand is laid aside. */
function lay(table: PosNegTable, seat: Seat, play: Play, tools: WordTools): void {
  const words = play.words.map(({ text }) => text);
  const board = { ...boardOf(table.view(seat)), rows: rowsOf(table.state.zones) };
  layPlay(table, seat, board, play);
  table.say('laid', seat, { words: listed(words) });
  layAside(table, seat);
  const wordless = table.state.shared.wordless + 1;
  const points = cardPoints(play.played, tools);
  table.share({ wordless: 0, pending: { seat, words, points, parts: wordParts(play, tools.pack), wordless } });
  if (table.state.options.checking !== 'challenge') settle(table);
}

const moves: { readonly [kind: string]: MoveSpec<PositiveNegative> } = {
  take,
  play: {
    ...layMove(laying),
    task: () => ({
      brief: 'Words, + between',
      says: 'Lay all the words you want to make of your ten cards, or pass; the cards left over turn minus.',
    }),
  },
  // No word at all: all ten cards turn minus.
  pass: bareMove('pass', (table, seat) => {
    table.say('passed', seat);
    layAside(table, seat);
    table.share({ wordless: table.state.shared.wordless + 1 });
  }),
  challenge: {
    ...bareMove('challenge', (table, seat, _move, tools) => challenge(table, seat, tools)),
    stake: ({ shared: { pending } }) =>
      `The cards of a false word turn minus; if every word is real, you pay ${pending?.points ?? 0} points at the end.`,
  },
  allow: bareMove('allow', () => {}),
  ...voteMoves,
};

/** Twelve closed piles of ten; cards an edited deck has beyond those stay in the deck. */
function setup(table: PosNegTable, tools: WordTools): void {
  layOut(table);
  for (const zone of pileZones) table.zone(zone, null, 'none');
  for (let seat = 0; seat < table.state.seats; seat++) table.zone(minusZone(seat), seat, 'none');
  table.shuffle(DECK);
  const start = drawForStart(table, DECK, tools);
  for (const zone of pileZones) table.draw(DECK, zone, HAND_SIZE);
  table.say('starts', start);
  beginTurn(table, start);
}

export const positiveNegative: Game<PositiveNegative> = {
  id: 'positive-negative',
  name: 'Positive-Negative',
  about: {
    aim: 'Take a pile and spell as many words from it as you can; the cards left over count against you.',
    kinds: ['build'],
    minutes: 20,
    learn: 1,
    picture: '#### > cat + dog + *nnnn',
  },
  version: 1,
  seats: [2, 4],
  options: wordOptions,
  deck: FINAL_WORD_DECK,
  phrases: {
    ...PHRASES,
    took: '{seat} takes {pile}.',
    'moved pile hand': '{seat} holds {cards}.',
    'moved hand minus': '{seat} lays {cards} aside.',
    challengeWon: '{words} is not in the dictionary: its cards turn minus.',
    challengeLost: '{words} is good: {seat} will pay {points} for it at the end.',
    minus: '{seat}’s minus cards: {cards}.',
  },
  opens: (_options, _seats, { length }) =>
    length < PILES * HAND_SIZE
      ? refuse('deck-too-small', `Twelve piles of ten take ${PILES * HAND_SIZE} cards.`, length)
      : null,
  shared: (_options, seats) => ({
    turn: 0,
    pending: null,
    played: Array.from({ length: seats }, () => 0),
    owes: Array.from({ length: seats }, () => 0),
    wordless: 0,
    due: null,
    accepted: [],
    ayes: [],
  }),
  own: () => ({ proposed: null }),
  setup,
  moves,
  phases: {
    taken(table, { seat }, tools) {
      if (table.state.out[seat]) endTurn(table, seat, tools);
      else askWords(table, seat, 'turnOver');
    },
    turnOver: (table, { seat }, tools) => endTurn(table, seat, tools),
    again: () => {},
    windowShut: (table, { reason }, tools) => finish(table, reason, tools),
    voted: voted<PositiveNegative>(
      (table, { seat, move }, tools) => moves[move.kind]?.apply(table, seat, move, tools),
      (table, { seat, at }) => {
        const { out, shared, now } = table.state;
        if (out[seat]) return;
        // A vote costs its player no time.
        if (shared.due !== null) table.share({ due: shared.due + (now - at) });
        askWords(table, seat, 'again');
      },
    ),
  },
  finish: (table, tools) => finish(table, 'only one player is left', tools),
};
