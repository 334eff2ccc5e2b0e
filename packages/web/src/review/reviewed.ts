import type { Section } from '@deckle/bots';

/** What is drawn of one moment: a number for each seat. */
export interface Point {
  /** After so many moves. */
  readonly moment: number;
  readonly values: readonly number[];
}

/** A review as the page shows it. */
export interface Reviewed {
  readonly sections: readonly Section[];
  /** All of it as one text. */
  readonly text: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly scores: readonly Point[];
  /** Wins in a hundred imagined games; empty where there is nobody to win against. */
  readonly chances: readonly Point[];
}
