import { type Game, isRefusal, type Move, type MoveSpec, refuse, type Seat } from '@deckle/kernel';
import {
  bareMove,
  layMove,
  PHRASES,
  putToVote,
  type Vote,
  voted,
  voteMoves,
  wordOptions,
  type WordTools,
} from '@deckle/words';
import { WORDICAL_DECK } from './deck.ts';
import { SIDES } from './dice.ts';
import { handOn, keepAct, showActs, startTime } from './one-device.ts';
import { offList, reading, readWord, whyNot } from './play.ts';
import { rankedWords } from './propose.ts';
import { askRace, isDecided, isTimeUp, layWord, passRound, stopRace } from './race.ts';
import { dealHands, endRace, endRound, finish, HAND_SIZE } from './rounds.ts';
import type { Wordical, WordicalTable } from './types.ts';
import { challenge } from './window.ts';

const isOneDevice = ({ state }: WordicalTable): boolean => state.options.oneDevice === 'yes';

/** A word once said cannot be changed, so nothing in a race is taken back. While the table votes the race stands still. */
function playWord(table: WordicalTable, seat: Seat, move: Move, tools: WordTools): void {
  table.reveal();
  if (isOneDevice(table)) return keepAct(table, seat, move);
  const read = readWord(table.view(seat), move, tools);
  if (isRefusal(read)) throw new Error(read.rule);
  const off = offList(table.state, read.laid, tools);
  if (off.length > 0) {
    table.abort();
    return putToVote(table, seat, move, off);
  }
  layWord(table, read);
  if (isDecided(table.state.shared)) table.close();
}

function passWord(table: WordicalTable, seat: Seat, move: Move): void {
  table.reveal();
  if (isOneDevice(table)) return keepAct(table, seat, move);
  if (isTimeUp(table.state)) return stopRace(table);
  passRound(table, seat);
  if (isDecided(table.state.shared)) table.close();
}

/** A word voted in takes the place of its arrival. The race goes on with the time it had left. */
function goOn(table: WordicalTable, { at }: Vote, tools: WordTools): void {
  if (isOneDevice(table)) return showActs(table, tools);
  const { shared, now } = table.state;
  table.share({ began: shared.began + now - at });
  askRace(table);
}

/** Laid words can always be spelt and explained. */
const words = layMove<Wordical>({ ...reading, ranked: rankedWords, apply: playWord }) as Required<MoveSpec<Wordical>>;

const play: MoveSpec<Wordical> = {
  ...words,
  whyNot: (view, texts, tools) => whyNot(texts, words.whyNot(view, texts, tools)),
};

export const wordical: Game<Wordical> = {
  id: 'wordical',
  name: 'Wordical',
  about: {
    aim: 'Roll two vowels and race: make a word of them and your consonants before all the others do.',
    kinds: ['race', 'build'],
    minutes: 20,
    learn: 1,
    picture: '{OA} > b{OA}t',
  },
  version: 1,
  seats: [2, 8],
  options: {
    checking: wordOptions.checking,
    clock: { ...wordOptions.clock, label: 'Seconds per round after the roll (0: no clock)', default: 90 },
    oneDevice: {
      label: 'One device for all',
      default: 'no',
      choices: { no: 'everybody races at once', yes: 'the device goes round, the time used decides the order' },
    },
  },
  deck: WORDICAL_DECK,
  dice: { dice: SIDES },
  phrases: {
    ...PHRASES,
    rolled: '{seat} rolls {dice}.',
    last: '{seat} is last: one point, and the cards stay in the hand.',
    challengeWon: '{words} is not in the dictionary.',
    played: '{seat} has played.',
    timeUsed: '{seat} took {seconds} seconds.',
    tooSlow: '{seat} had {words} too, but somebody was quicker.',
  },
  opens: (_options, seats, pack) =>
    pack.length < HAND_SIZE * seats
      ? refuse('deck-too-small', `A table of ${seats} needs at least ${HAND_SIZE * seats} cards.`, pack.length)
      : null,
  shared: () => ({
    starter: 0,
    dice: null,
    racers: [],
    laid: [],
    passed: [],
    last: null,
    began: 0,
    wordless: 0,
    accepted: [],
    ayes: [],
  }),
  own: () => ({ dice: null, act: null, proposed: null }),
  setup: dealHands,
  moves: {
    play,
    pass: bareMove('pass', passWord),
    ready: {
      ...bareMove('ready', (table) => table.reveal()),
      label: () => 'start your time',
      task: () => ({
        brief: 'Say: ready',
        says: 'Say when you are ready: then you see the dice, and your time begins.',
      }),
    },
    allow: bareMove('allow', () => {}),
    challenge,
    ...voteMoves,
  },
  phases: {
    raced: endRace,
    handedOver: (table, { seat }, tools) => startTime(table, seat, tools),
    acted: (table, { seat }, tools) => handOn(table, seat, tools),
    windowShut: (table, _data, tools) => endRound(table, tools),
    voted: voted<Wordical>((table, vote, tools) => {
      const read = readWord(table.view(vote.seat), vote.move, tools);
      if (isRefusal(read)) throw new Error(read.rule);
      layWord(table, read);
      goOn(table, vote, tools);
    }, goOn),
  },
  finish: (table, tools) => finish(table, tools, 'only one player is left'),
};
