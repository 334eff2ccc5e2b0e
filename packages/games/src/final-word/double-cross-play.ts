import { isRefusal, type Move, type Refusal, refuse, type View } from '@deckle/kernel';
import { changesOn, judge, openOffers, type WordTools } from '@deckle/words';
import { isOpening } from './double-cross-opening.ts';
import { opponentOf, wordRow } from './double-cross-rows.ts';
import { layTurn, ownBoard, readTurn, theirsBoard, type Turn } from './double-cross-turn.ts';
import { findTurns, spellTurns, turnParts, turnPoints, turnPromise, whyNoTurn } from './double-cross-search.ts';
import { propose } from './family-contest.ts';
import type { OpenRows } from './family-rows.ts';
import { seal } from './family-sealed.ts';
import type { FinalWord, FinalWordMove, FinalWordTable, Kin } from './family-types.ts';

const ONE_WORD = refuse('one-word', 'The opening is one word from your hand.');

const { offered, foundFor } = openOffers<Turn>();

const turnOf = (view: View<FinalWord>, move: Move, tools: WordTools): Turn | Refusal =>
  foundFor(view, move) ?? readTurn(view, move.words ?? [], tools);

/** Your new word; or the other row as you change it, then your new word. */
export const playMove = (kin: Kin): FinalWordMove => ({
  form: { words: [1, 2] },
  syntax: ['play {words}'],
  task: (view) =>
    isOpening(view)
      ? { brief: 'A word, in secret', says: 'Open with a word from your hand; it stays secret until both have one.' }
      : { brief: 'Words, + between', says: kin.about.aim },
  check(view, { words = [] }, tools) {
    if (isOpening(view) && words.length > 1) return ONE_WORD;
    const turn = readTurn(view, words, tools);
    if (isRefusal(turn)) return turn;
    const texts = turn.words.map(({ text }) => text);
    return judge(view.options.checking, texts, view.shared, tools);
  },
  apply(table, seat, move, tools) {
    if (isOpening(table.state)) return seal(table, seat, move);
    const turn = readTurn(table.view(seat), move.words ?? [], tools);
    if (isRefusal(turn)) throw new Error(turn.rule);
    const put = (at: FinalWordTable): OpenRows => {
      const { noted } = at.state.shared;
      at.share({ noted: { ...noted, crossing: [], passed: [], passedBefore: noted['passed'] ?? [] } });
      return layTurn(at, seat, turn, tools);
    };
    propose(
      kin,
      table,
      seat,
      { move, play: turn, points: turnPoints(turn, tools), parts: turnParts(turn, tools), put, laid: undefined },
      tools,
    );
  },
  *candidates(view, tools) {
    for (const turn of findTurns(view, tools)) {
      if (isOpening(view) && turn.words.length > 1) continue;
      const words = turn.words.map(({ slots }) => slots);
      yield offered(view, { kind: 'play', words }, turn);
    }
  },
  *spell(view, texts, tools) {
    if (isOpening(view) && texts.length > 1) return;
    for (const { words, turn } of spellTurns(view, texts, tools)) {
      yield offered(view, { kind: 'play', words }, turn);
    }
  },
  changes(view) {
    const { seat } = view;
    if (seat === null || isOpening(view)) return [];
    const [own, theirs] = [seat, opponentOf(seat)].map((each) => wordRow(view, each));
    return [...changesOn(theirsBoard(view, theirs ?? [], [])), ...changesOn(ownBoard(view, own ?? [], []))];
  },
  whyNot: (view, texts, tools) => (isOpening(view) && texts.length > 1 ? ONE_WORD : whyNoTurn(view, texts, tools)),
  points(view, move, tools) {
    const turn = turnOf(view, move, tools);
    return isRefusal(turn) ? 0 : turnPoints(turn, tools);
  },
  parts(view, move, tools) {
    const turn = turnOf(view, move, tools);
    return isRefusal(turn) ? [] : turnParts(turn, tools);
  },
  promise(view, move, tools) {
    const turn = turnOf(view, move, tools);
    return isRefusal(turn) ? 0 : turnPromise(view, turn, tools);
  },
});
