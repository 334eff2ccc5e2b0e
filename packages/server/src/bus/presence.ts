import type { Seat } from '@deckle/kernel';
import type { Bus } from './bus.ts';

/** Who is connected to a table. */
export interface Crowd {
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

/**
 * Who is connected to a table on other servers. Nothing of it is kept anywhere: servers tell each other when it changes
 * and when they are asked, and what a server told is forgotten when it is silent.
 */
export interface Presence {
  /** From now on it is known who is at this table elsewhere. */
  join(table: string): Promise<void>;
  leave(table: string): void;
  elsewhere(table: string): Crowd;
  /** Tells the other servers who is connected here. */
  tell(table: string, crowd: Crowd): void;
  /** Told when somebody came or went on another server. */
  onChange(listener: (table: string) => void): void;
  close(): void;
}

interface Known {
  own: Crowd;
  /** By server; a map only when there is another. */
  others: Map<string, Crowd> | null;
  end: (() => void) | null;
}

/** So often a server says that it is there; one that is silent for three times as long is gone. */
const BEAT = 2000;
const NOBODY: Crowd = { seats: [], watchers: 0 };
const SERVERS = 'servers';

const isEmpty = ({ seats, watchers }: Crowd): boolean => seats.length === 0 && watchers === 0;
const channelOf = (table: string): string => `here ${table}`;

export function openPresence(bus: Bus): Presence {
  const tables = new Map<string, Known>();
  const heard = new Map<string, number>();
  const listeners: ((table: string) => void)[] = [];
  const changed = (table: string): void => {
    for (const listener of listeners) listener(table);
  };
  const say = (table: string, known: Known, what: 'tell' | 'ask'): void =>
    bus.say(channelOf(table), JSON.stringify({ ...known.own, isAsking: what === 'ask' }));
  const hear = (table: string, known: Known, text: string, from: string): void => {
    const { seats, watchers, isAsking } = JSON.parse(text) as Crowd & { readonly isAsking: boolean };
    heard.set(from, performance.now());
    if (isAsking && !isEmpty(known.own)) say(table, known, 'tell');
    const others = (known.others ??= new Map());
    const before = others.get(from) ?? NOBODY;
    if (seats.length === 0 && watchers === 0) others.delete(from);
    else others.set(from, { seats, watchers });
    if (JSON.stringify(before) !== JSON.stringify({ seats, watchers })) changed(table);
  };
  const forget = (server: string): void => {
    heard.delete(server);
    for (const [table, { others }] of tables) if (others?.delete(server)) changed(table);
  };

  const beat = setInterval(() => {
    bus.say(SERVERS, 'here');
    for (const [server, at] of heard) if (performance.now() - at > 3 * BEAT) forget(server);
  }, BEAT).unref();
  const askAll = (): void => {
    for (const [table, known] of tables) say(table, known, 'ask');
  };
  void bus.listen(SERVERS, (text, from) => {
    const isNew = !heard.has(from);
    heard.set(from, performance.now());
    if (text === 'gone') forget(from);
    // Whoever was silent may have been cut off: what was told meanwhile is lost.
    else if (isNew) askAll();
  });
  bus.onWhole(askAll);

  return {
    async join(table) {
      const known: Known = { own: NOBODY, others: null, end: null };
      tables.set(table, known);
      const end = await bus.listen(channelOf(table), (text, from) => hear(table, known, text, from));
      // It may have been left meanwhile.
      if (tables.get(table) !== known) return end();
      known.end = end;
      say(table, known, 'ask');
    },
    leave(table) {
      const known = tables.get(table);
      if (known !== undefined && !isEmpty(known.own)) bus.say(channelOf(table), JSON.stringify(NOBODY));
      known?.end?.();
      tables.delete(table);
    },
    elsewhere(table) {
      const others = [...(tables.get(table)?.others?.values() ?? [])];
      return {
        seats: [...new Set(others.flatMap(({ seats }) => seats))],
        watchers: others.reduce((sum, { watchers }) => sum + watchers, 0),
      };
    },
    tell(table, crowd) {
      const known = tables.get(table);
      if (known === undefined) return;
      known.own = crowd;
      say(table, known, 'tell');
    },
    onChange: (listener) => void listeners.push(listener),
    close() {
      clearInterval(beat);
      bus.say(SERVERS, 'gone');
    },
  };
}
