import { type CardId, isRefusal, type Move, type Refusal, refuse, type Seat } from '@deckle/kernel';
import {
  type Board,
  HAND_ONLY,
  judge,
  listed,
  openOffers,
  type Play,
  readPlay,
  spellPlays,
  whyNot,
  type WordTools,
} from '@deckle/words';
import { asksTable, checkPilcrows, layWords, PLAY_TIME, playPoints } from './lay.ts';
import { drawCards } from './rounds.ts';
import { findLifts } from './search.ts';
import { stakeIn, stealWorth } from './taste.ts';
import type { LiftMove, LiftTable, LiftView } from './types.ts';
import { daggerCards, handCost, handIn, type TableWord, wordPoints, wordsOnTable } from './zones.ts';

/** All cards of the word in two new ones, in any order, with a card of the hand in each. */
const boardFor = ({ zones, seat }: LiftView, { zone, row, cards }: TableWord): Board => ({
  rules: { ...HAND_ONLY, playedEach: 1, order: 'free', fresh: 'never' },
  hand: handIn(zones, seat),
  rows: [{ zone, row }],
  required: cards,
});

/** Who may steal this word: who has laid one, or has the final turn; and has no more words than its owner. */
function checkMay(view: LiftView, { seat: owner }: TableWord, words: readonly TableWord[]): Refusal | null {
  const { seat, shared } = view;
  if (seat === null) return refuse('no-seat', 'A spectator cannot act.');
  if (shared.owed === null && !shared.laidBy.includes(seat)) {
    return refuse('not-yet', 'You can steal once you have laid a word from your hand in this round.');
  }
  const countOf = (of: Seat): number => words.filter((word) => word.seat === of).length;
  const [own, theirs] = [countOf(seat), countOf(owner)];
  if (own <= theirs) return null;
  const rule = `You can only steal from a player with at least as many words as you: this one has ${theirs}, you have ${own}.`;
  return refuse('fewer-words', rule, theirs);
}

/** The one of these words that is a mere form of the stolen one. */
const formIn = (texts: readonly string[], { text }: TableWord, { dictionary }: WordTools): string | null =>
  texts.find((word) => dictionary.isForm(word, text)) ?? null;

/** The rules on the two words themselves. */
function checkWords(play: Play, target: TableWord, tools: WordTools): Refusal | null {
  const texts = play.words.map(({ text }) => text);
  const form = formIn(texts, target, tools);
  if (form === null) return checkPilcrows(play, tools);
  return refuse('mere-form', `${form} is only a form of ${target.text}; the two words must be new ones.`, form);
}

/** What the word rules refuse, said of a steal. */
function inOurWords(refusal: Refusal, { text }: TableWord): Refusal {
  const { refused, detail = '' } = refusal;
  if (refused === 'no-fresh') return refuse('no-part', `Each of the two words needs a card of ${text}.`);
  if (refused === 'must-use')
    return refuse(refused, `All cards of ${text} must be used; ${detail} is left over.`, detail);
  if (refused === 'too-few-held')
    return refuse(refused, `Your hand and the cards of ${text} have too few of ${detail}.`, detail);
  if (refused !== 'not-in-hand') return refusal;
  return refuse(refused, `You can only use your hand and the cards of ${text}; ${detail} is not there.`, detail);
}

/** The word somebody means, the one that may be stolen if several read alike; or why it may not. */
function targetOf(view: LiftView, { words = [], letters }: Move): TableWord | Refusal {
  const [text = ''] = letters ?? [];
  const all = wordsOnTable(view);
  const alike = all.filter((word) => word.text === text);
  const kept = words.flat().find((slot) => 'keep' in slot);
  const zone = kept !== undefined && 'keep' in kept ? kept.keep[0] : null;
  const named = zone === null ? alike : alike.filter((word) => word.zone === zone);
  const found = named.find((word) => checkMay(view, word, all) === null) ?? named[0];
  if (found === undefined) return refuse('no-such-word', `Nobody has the word ${text} on the table.`, text);
  return checkMay(view, found, all) ?? found;
}

interface Lift {
  readonly target: TableWord;
  readonly play: Play;
}

const { offered, foundFor } = openOffers<Lift>();

function readLift(view: LiftView, move: Move, tools: WordTools): Lift | Refusal {
  const target = targetOf(view, move);
  if (isRefusal(target)) return target;
  const play = readPlay(boardFor(view, target), move.words ?? [], tools.pack);
  if (isRefusal(play)) return inOurWords(play, target);
  return checkWords(play, target, tools) ?? { target, play };
}

/** Every legal way to split this word into these two. */
function* waysToSplit(
  view: LiftView,
  target: TableWord,
  texts: readonly string[],
  tools: WordTools,
  most?: number,
): Generator<Move> {
  if (texts.length !== 2) return;
  for (const play of spellPlays(boardFor(view, target), texts, tools.pack, most)) {
    if (checkWords(play, target, tools) !== null) continue;
    const words = play.words.map(({ slots }) => slots);
    yield offered(view, { kind: 'steal', letters: [target.text], words }, { target, play });
  }
}

const mayBeStolen = (view: LiftView): readonly TableWord[] =>
  wordsOnTable(view).filter((word, _at, all) => checkMay(view, word, all) === null);

function explain(view: LiftView, texts: readonly string[], tools: WordTools, said: Move): Refusal {
  const target = targetOf(view, said);
  if (isRefusal(target)) return target;
  if (texts.length !== 2) return refuse('two-words', 'A stolen word is split into exactly two new words.');
  const board = boardFor(view, target);
  const [play] = spellPlays(board, texts, tools.pack, 1);
  return (play && checkWords(play, target, tools)) ?? inOurWords(whyNot(board, texts, tools.pack), target);
}

/** Ways of spelling the same two words until one is legal: they differ in little but which of two equal cards has a mark. */
const FEW = [1, 8] as const;

/** A legal way to make this split, if one is found soon. */
function someWay(view: LiftView, target: TableWord, texts: readonly string[], tools: WordTools): Move | null {
  if (formIn(texts, target, tools) !== null) return null;
  for (const most of FEW) {
    const [way] = waysToSplit(view, target, texts, tools, most);
    if (way !== undefined) return way;
  }
  return null;
}

/** The points a word of one's own was worth until now. */
const ownLoss = (view: LiftView, target: TableWord, tools: WordTools): number =>
  target.seat === view.seat ? wordPoints(target.text, target.cards, tools) : 0;

function apply(table: LiftTable, seat: Seat, move: Move, tools: WordTools): void {
  const lift = readLift(table.view(seat), move, tools);
  if (isRefusal(lift)) throw new Error(lift.rule);
  const { target, play } = lift;
  if (asksTable(table, seat, move, play, tools)) return;
  layWords(table, seat, play, target.zone);
  const words = listed(play.words.map(({ text }) => text));
  if (target.seat === seat) table.say('splitOwn', seat, { word: target.text, words });
  else table.say('stole', seat, { word: target.text, words, seatFrom: target.seat });
  const cards = daggerCards(target, tools);
  if (cards === 0) return;
  table.say('dagger', seat, { word: target.text });
  drawCards(table, seat, cards, 'daggered');
}

/** Another player's word, or one's own, becomes two new words in front of the thief. */
export const steal: LiftMove = {
  form: { words: [2, 2], letters: [1, 1] },
  syntax: ['steal {letters:WORD} > {words}', 'steal {letters:WORD} for {words}'],
  does: 'To steal is to make two new words of a word on the table and your cards.',
  when: PLAY_TIME,
  check(view, move, tools) {
    const lift = readLift(view, move, tools);
    if (isRefusal(lift)) return lift;
    const texts = lift.play.words.map(({ text }) => text);
    return judge(view.options.checking, texts, view.shared, tools);
  },
  apply,
  *candidates(view, tools) {
    const ranking = {
      relief: (card: CardId) => handCost([card], tools),
      stake: (target: TableWord) => stakeIn(view, target, tools) - ownLoss(view, target, tools),
    };
    for (const { target, texts } of findLifts(handIn(view.zones, view.seat), mayBeStolen(view), ranking, tools)) {
      const way = someWay(view, target, texts, tools);
      if (way !== null) yield way;
    }
  },
  *spell(view, texts, tools, said) {
    for (const target of mayBeStolen(view))
      if (said?.letters === undefined || said.letters[0] === target.text)
        yield* waysToSplit(view, target, texts, tools);
  },
  points(view, move, tools) {
    const lift = foundFor(view, move) ?? readLift(view, move, tools);
    if (isRefusal(lift)) return 0;
    return playPoints(lift.play, tools) - ownLoss(view, lift.target, tools);
  },
  promise(view, move, tools) {
    const lift = foundFor(view, move) ?? readLift(view, move, tools);
    return isRefusal(lift) ? 0 : stealWorth(view, lift.target, lift.play, tools);
  },
  whyNot: (view, texts, tools, said) => explain(view, texts, tools, said ?? { kind: 'steal' }),
};
