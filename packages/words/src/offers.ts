import type { Move, View } from '@deckle/kernel';

/** What was found out about moves when they were offered: whoever looks at a candidate asks for its points next. */
export function openOffers<T>() {
  const known = new WeakMap<object, { readonly view: View; readonly found: T }>();
  return {
    offered: (view: View, move: Move & { readonly words: object }, found: T): Move => {
      known.set(move.words, { view, found });
      return move;
    },
    /** Null for a move that comes from elsewhere, or was offered at another moment. */
    foundFor: (view: View, { words }: Move): T | null => {
      const offer = words === undefined ? undefined : known.get(words);
      return offer?.view === view ? offer.found : null;
    },
  };
}
