import { type Ask, type Match, type Seat, type View, viewOf } from '@deckle/kernel';
import { wordsOnTrial } from '@deckle/words';

/** The two answers to a word that may be false; where it may be challenged, the table gives neither away. */
const CHALLENGE = 'challenge';
const JUDGING: readonly string[] = [CHALLENGE, 'allow'];

const isOpen = (asks: readonly Ask[]): boolean => asks.some(({ kinds }) => kinds.includes(CHALLENGE));

/** The words that may be challenged, by anybody: nobody asks in the name of the seat whose word it is. */
export function wordsTried({ game, last: { state }, tools }: Match): readonly string[] {
  const challenge = game.moves[CHALLENGE];
  if (challenge === undefined || state.options.checking !== 'challenge' || state.result !== null) return [];
  return state.out.flatMap((_, seat: Seat) => {
    const view = viewOf(state, seat);
    return [...challenge.candidates(view, tools)].flatMap((move) => wordsOnTrial(view, move));
  });
}

/** The view without the question whether a word is good; the same view where that is not asked. */
export function beyondTrial(view: View): View {
  if (!isOpen(view.asks)) return view;
  const asks = view.asks.map((ask) => ({ ...ask, kinds: ask.kinds.filter((kind) => !JUDGING.includes(kind)) }));
  return { ...view, asks: asks.filter(({ kinds }) => kinds.length > 0) };
}
