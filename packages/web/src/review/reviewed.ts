import type { Point, Section } from '@deckle/bots';

/** A review as the page shows it. */
export interface Reviewed {
  readonly sections: readonly Section[];
  /** All of it as one text. */
  readonly text: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly scores: readonly Point[];
  /** Wins in a hundred games played on; empty where there is nobody to win against. */
  readonly chances: readonly Point[];
}
