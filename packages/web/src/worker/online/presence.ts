/** Who is at a table, as others are told: whoever comes back soon has not been away. */
export interface Presence {
  /** By seat: who is connected now. */
  see(here: readonly boolean[]): void;
  /** Somebody has just sat down: their connection follows. */
  welcome(seat: number): void;
  /** By seat: who counts as being here. */
  shown(): readonly boolean[];
  close(): void;
}

/** A page that is loaded again, a server that is started again, a tunnel: all are over sooner. */
const GRACE = 6000;

export function openPresence(changed: () => void): Presence {
  let here: readonly boolean[] = [];
  /** By seat: when they will count as away. */
  const leaving = new Map<number, ReturnType<typeof setTimeout>>();
  const stay = (seat: number): void => {
    clearTimeout(leaving.get(seat));
    leaving.delete(seat);
  };
  const leave = (seat: number): void => {
    const gone = setTimeout(() => {
      leaving.delete(seat);
      changed();
    }, GRACE);
    stay(seat);
    leaving.set(seat, gone);
  };
  return {
    see(now) {
      for (const [seat, isHere] of now.entries()) {
        if (isHere) stay(seat);
        else if (here[seat] === true) leave(seat);
      }
      here = now;
    },
    welcome: leave,
    shown: () => here.map((isHere, seat) => isHere || leaving.has(seat)),
    close() {
      for (const seat of leaving.keys()) stay(seat);
    },
  };
}
