/** What the shelf shows of a table that was kept. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  /** When it was played last, by the clock on the wall. */
  readonly at: number;
  readonly over: boolean;
}
