import { isRefusal, type Move, type Refusal, refuse, type View } from '@deckle/kernel';
import { judge, type WordTools } from '@deckle/words';
import { isOpening } from './double-cross-opening.ts';
import { layTurn, readTurn, type Turn } from './double-cross-turn.ts';
import { findTurns, spellTurns, turnPoints, turnPromise, whyNoTurn } from './double-cross-search.ts';
import { propose } from './family-contest.ts';
import type { OpenRows } from './family-rows.ts';
import { seal } from './family-sealed.ts';
import type { FinalWord, FinalWordMove, FinalWordTable, Kin } from './family-types.ts';

const ONE_WORD = refuse('one-word', 'The opening is one word from your hand.');

/** The turns behind the moves offered: whoever looks at a candidate asks for its points next. */
const offered = new WeakMap<object, { readonly view: View<FinalWord>; readonly turn: Turn }>();

function turnOf(view: View<FinalWord>, { words = [] }: Move, tools: WordTools): Turn | Refusal {
  const known = offered.get(words);
  return known?.view === view ? known.turn : readTurn(view, words, tools);
}

/** Your new word; or the other row as you change it, then your new word. */
export const playMove = (kin: Kin): FinalWordMove => ({
  form: { words: [1, 2] },
  syntax: ['play {words}'],
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
    propose(kin, table, seat, { move, play: turn, points: turnPoints(turn, tools), put, laid: undefined }, tools);
  },
  *candidates(view, tools) {
    for (const turn of findTurns(view, tools)) {
      if (isOpening(view) && turn.words.length > 1) continue;
      const words = turn.words.map(({ slots }) => slots);
      offered.set(words, { view, turn });
      yield { kind: 'play', words };
    }
  },
  *spell(view, texts, tools) {
    if (isOpening(view) && texts.length > 1) return;
    for (const { words, turn } of spellTurns(view, texts, tools)) {
      offered.set(words, { view, turn });
      yield { kind: 'play', words };
    }
  },
  whyNot: (view, texts, tools) => (isOpening(view) && texts.length > 1 ? ONE_WORD : whyNoTurn(view, texts, tools)),
  points(view, move, tools) {
    const turn = turnOf(view, move, tools);
    return isRefusal(turn) ? 0 : turnPoints(turn, tools);
  },
  promise(view, move, tools) {
    const turn = turnOf(view, move, tools);
    return isRefusal(turn) ? 0 : turnPromise(view, turn, tools);
  },
});
