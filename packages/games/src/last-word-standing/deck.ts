import type { Card, DeckLine } from '@deckle/kernel';

export const LETTERS = 'letters';
export const ACTIONS = 'actions';

/** A letter card that brings an action card when it comes into a hand. */
export const DRAWS = 'draw';

/** Letter, then how many cards of each value, then how many of them draw an action card: print's own table. */
const LETTER_CARDS = `
  A 4x1 2x2 1x3 d3, B 2x5, C 3x2 1x3, D 2x3 1x4, E 5x1 3x2 1x3 d4, F 2x5, G 2x5, H 3x2 1x3, I 4x1 2x2 1x3 d3,
  J 1x7, K 1x6, L 3x1 2x2 d2, M 2x3 1x4, N 4x1 2x2 1x3 d3, O 3x1 2x2 1x3 d2, P 2x3 1x4, QU 1x8, R 3x1 2x2 1x3 d2,
  S 3x1 2x2 1x3 d2, T 4x1 2x2 1x3 d3, U 3x2 1x3, V 2x5, W 2x5, X 1x7, Y 2x5, Z 1x8, ? 2x0`;

/** Print names only Cancel; all other action cards and every count are the house's. */
const ACTION_CARDS: { readonly [face: string]: number } = {
  CANCEL: 8,
  'PLUS 2': 6,
  'PLUS 4': 5,
  'PLUS 6': 3,
  'MINUS 2': 5,
  'MINUS 4': 4,
  'DOUBLE LETTER': 4,
  'LONG WORD': 3,
  PICKPOCKET: 4,
  'FRESH LETTERS': 5,
  'CLEAN SWEEP': 3,
  SWAP: 3,
};

/** What each action card does when nobody cancels it. */
export const EFFECTS: { readonly [face: string]: string } = {
  CANCEL: 'The action card just used has no effect.',
  'PLUS 2': 'One word in play is worth 2 more.',
  'PLUS 4': 'One word in play is worth 4 more.',
  'PLUS 6': 'One word in play is worth 6 more.',
  'MINUS 2': 'One word in play is worth 2 less, but never below 0.',
  'MINUS 4': 'One word in play is worth 4 less, but never below 0.',
  'DOUBLE LETTER': 'One letter card in a word in play counts twice.',
  'LONG WORD': 'One word in play counts as one letter longer for the bonus.',
  PICKPOCKET: 'Whoever uses it takes a letter card from the hand of another, by chance.',
  'FRESH LETTERS': 'Whoever uses it draws two letter cards.',
  'CLEAN SWEEP': 'The community cards are discarded, and as many new ones are laid out.',
  SWAP: 'Whoever uses it swaps a letter card of the hand for one of the community.',
};

/** Which of a letter's cards draw is the house's choice: the cheapest ones. */
function linesOf(text: string): readonly DeckLine[] {
  const [face = '', ...parts] = text.trim().split(/\s+/);
  let draws = Number(parts.find((part) => part.startsWith('d'))?.slice(1) ?? 0);
  return parts
    .filter((part) => !part.startsWith('d'))
    .flatMap((part) => {
      const [all = 0, points = 0] = part.split('x').map(Number);
      const marked = Math.min(all, draws);
      draws -= marked;
      const house = marked > 0 ? ({ house: 'count' } as const) : {};
      const lines: readonly DeckLine[] = [
        { face, points, count: marked, marks: [DRAWS], deck: LETTERS, ...house },
        { face, points, count: all - marked, deck: LETTERS, ...house },
      ];
      return lines.filter(({ count }) => count > 0);
    });
}

/** 100 letter cards and 53 action cards. */
export const LAST_WORD_STANDING_DECK: readonly DeckLine[] = [
  ...LETTER_CARDS.split(',').flatMap(linesOf),
  ...Object.entries(ACTION_CARDS).map(
    ([face, count]): DeckLine => ({ face, points: 0, count, deck: ACTIONS, house: 'count' }),
  ),
];

/** In a deck of the table's own that does not say which cards are action cards, their names do. */
export const isAction = ({ deck, face }: Pick<Card, 'deck' | 'face'>): boolean =>
  deck === undefined ? Object.hasOwn(ACTION_CARDS, face) : deck === ACTIONS;
