/**
 * How servers work together. All of it may be lost without harm: what is said is found in the store as well, two servers
 * that do the same work are told apart by the store, and presence and limits are those of one server then.
 */
export interface Bus {
  /** Tells the other servers that listen. */
  say(channel: string, text: string): void;
  /** Hears what the others say, from when it is answered on; `from` is a name for the server. Gives what ends it. */
  listen(channel: string, listener: Listener): Promise<() => void>;
  /** Is everything heard that is said? */
  isWhole(): boolean;
  /** Told when everything is heard again after some of it was not. */
  onWhole(listener: () => void): void;
  /** Leave to do some work, for so long and for one server at a time; whoever has it may take it again. */
  take(work: string, millis: number): Promise<boolean>;
  /** Gives the leave back. */
  free(work: string): void;
  /** How often this has happened in this stretch of so many milliseconds, now included, on all servers together. */
  count(what: string, millis: number): Promise<number>;
  close(): Promise<void>;
}

export type Listener = (text: string, from: string) => void;
