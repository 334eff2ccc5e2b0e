import type { Piece, Still, TableFacts } from '../table/news.ts';

/** One picture of an example; from one to the next a card is laid, or something happens at the table. */
export interface Frame {
  /** Which part of the example it belongs to, counted from 0, and what is said about that part. */
  readonly part: number;
  readonly caption: string;
  /** What has just happened; of the deal nothing is told. */
  readonly says: string;
  /** The words as far as they are laid, while the table is still as it was before. */
  readonly words: readonly (readonly Piece[])[];
  readonly still: Still;
}

/** An example as it is shown: everything as one seat may see it. */
export interface Shown {
  readonly facts: TableFacts;
  readonly frames: readonly Frame[];
}
