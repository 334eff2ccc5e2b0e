import { type Ask, type Match, type Seat, type View, viewOf } from '@deckle/kernel';
import { DOUBTING, judging, wordsOnTrial } from '@deckle/words';

const isDoubting = (kind: string): boolean => DOUBTING.includes(kind);

/** The answers to a word that may be false; where it may be challenged, the table gives none of them away. */
const isJudging = (kind: string): boolean => isDoubting(kind) || kind === 'allow';

const isOpen = (asks: readonly Ask[]): boolean => asks.some(({ kinds }) => kinds.some(isDoubting));

/** The words that may be challenged, by anybody: nobody asks in the name of the seat whose word it is. */
export function wordsTried({ game, last: { state }, tools }: Match): readonly string[] {
  if (state.options.checking !== 'challenge' || state.result !== null) return [];
  const specs = DOUBTING.flatMap((kind) => game.moves[kind] ?? []);
  return state.out.flatMap((_, seat: Seat) => {
    const view = viewOf(state, seat);
    const moves = specs.flatMap((spec) => [...spec.candidates(view, tools)]);
    return moves.flatMap((move) => wordsOnTrial(view, judging(game, view, move)));
  });
}

/** The view without the question whether a word is good; the same view where that is not asked. */
export function beyondTrial(view: View): View {
  if (!isOpen(view.asks)) return view;
  const asks = view.asks.map((ask) => ({ ...ask, kinds: ask.kinds.filter((kind) => !isJudging(kind)) }));
  return { ...view, asks: asks.filter(({ kinds }) => kinds.length > 0) };
}
