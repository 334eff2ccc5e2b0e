import type { Move, View } from '@deckle/kernel';

/**
 * What was found out about the move offered last: whoever looks at a candidate asks for its points next. Only of that one,
 * since all that is offered in a game, remembered weakly, is much work for who tidies the memory.
 */
export function openOffers<T>() {
  let last: { readonly view: View; readonly words: object; readonly found: T } | null = null;
  return {
    offered: (view: View, move: Move & { readonly words: object }, found: T): Move => {
      last = { view, words: move.words, found };
      return move;
    },
    /** Null for a move that comes from elsewhere, or was offered earlier. */
    foundFor: (view: View, { words }: Move): T | null =>
      last !== null && last.view === view && last.words === words ? last.found : null,
  };
}
