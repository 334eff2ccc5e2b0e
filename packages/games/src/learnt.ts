import type { Learnt } from '@deckle/kernel';

/** What self-play has taught about each game: made by `node packages/games/scripts/learn.ts`. */
export const LEARNT: { readonly [game: string]: Learnt } = {
  'eight-it-all': {
    pace: 0.96,
    cards: {
      A: 0,
      B: 0.3,
      C: 0,
      D: 0.3,
      E: 0.3,
      F: 0.1,
      G: 0.1,
      H: 0.2,
      I: 0.1,
      J: -0.5,
      K: -0.1,
      L: 0.2,
      M: 0.5,
      N: 0.1,
      O: 0,
      P: 0.1,
      Q: -1,
      R: 0.2,
      S: 0.4,
      T: 0.2,
      U: -0.1,
      V: -0.4,
      W: -0.1,
      X: -0.5,
      Y: 0.3,
      Z: -0.6,
    },
  },
};
