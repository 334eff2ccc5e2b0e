import type { Found, Query } from '@deckle/lexicon';
import { indicesIn, MAX_HAND, spellHand } from './cover.ts';
import type { Board } from './rules.ts';
import type { Plan } from './search.ts';
import { cardOf, type WordTools } from './tools.ts';

interface Several extends Plan {
  readonly longest: number;
}

/**
 * Several words from the hand alone: with each word of the hand the dearest others that can lie beside it. In turn the
 * next by the points of all cards and the next by those and the letters of the longest word, so the best by either
 * comes first. Hands too big for it, or with wilds, are left to the search for one word.
 */
export function* severalPlans(
  board: Board,
  { pack }: WordTools,
  find: (query: Query) => Iterable<Found>,
): Generator<Plan> {
  const hand = board.hand.map((id) => cardOf(pack, id));
  if (hand.length > MAX_HAND || hand.some(({ face }) => face === '?')) return;
  const plans = withCompanions(hand, board.rules, find);
  const dear = plans.toSorted((a, b) => b.points - a.points || b.longest - a.longest);
  const long = plans.toSorted((a, b) => b.points + b.longest - a.points - a.longest);
  for (const [at, plan] of dear.entries()) {
    yield plan;
    yield long[at] as Plan;
  }
}

function withCompanions(
  hand: readonly { readonly face: string; readonly points: number }[],
  { length, freshWords }: Board['rules'],
  find: (query: Query) => Iterable<Found>,
): readonly Several[] {
  const spelled = spellHand(hand, length, { search: find });
  const worth = (cards: number): number => indicesIn(cards).reduce((sum, index) => sum + (hand[index]?.points ?? 0), 0);
  const dearest = spelled.covers({ card: (index) => hand[index]?.points ?? 0, word: () => 0 });
  return spelled.words.map((word) => {
    const others = dearest.words(spelled.all & ~word.cards).toSorted((a, b) => worth(b.cards) - worth(a.cards));
    const laid = [word, ...others.slice(0, freshWords - 1)];
    const words = laid.map(({ text }) => text).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const points = laid.reduce((sum, { cards }) => sum + worth(cards), 0);
    return { words, points, longest: words[0]?.length ?? 0 };
  });
}
