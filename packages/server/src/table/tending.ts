/** What a server does for a live table by itself. */
export interface Tending {
  /** Something has happened: perhaps there is something to do. */
  look(): void;
  /** The game waits for what is done here. */
  isBusy(): boolean;
  close(): void;
}
