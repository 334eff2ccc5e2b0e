import type { FromPlayer, FromServer } from '@deckle/host';
import type { Refusal } from '@deckle/kernel';

/** Something that is asked of the table and answered by its mark. */
export type Asked = Extract<FromPlayer, { readonly nonce: string }>;

/** The connection to a table on line: whatever happens to the network, it is there again as soon as it can be. */
export interface Line {
  /** Asks until it is answered, over as many connections as that takes. */
  ask(asked: Asked, isDone: () => boolean): Promise<Refusal | null>;
  /** Something may have changed about the network: finds out now. */
  wake(): void;
  close(): void;
}

export interface LineParts {
  readonly url: string;
  /** How much has been seen already. */
  readonly after: () => number;
  readonly heard: (message: FromServer) => void;
  readonly changed: (state: 'here' | 'lost') => void;
}

interface Waiting {
  readonly asked: Asked;
  /** It has happened though the answer was lost. */
  readonly isDone: () => boolean;
  readonly answer: (refusal: Refusal | null) => void;
  /** How often the server could not do it. */
  tries: number;
}

/** Whoever says nothing for so long after being spoken to is not there. */
const PATIENCE = 6000;
/** And after a sleep, when it is likely. */
const SHORT_PATIENCE = 2500;
/** So often a silent connection is spoken to: a network that is gone does not say so. */
const BEAT = 15_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;

/** Pauses grow, and nobody comes back at the same time as everybody else. */
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.7 + 0.6 * Math.random());

/** A move that the server cannot keep now is sent so often again, in all for about a quarter of a minute. */
const MOST_TRIES = 6;

/** The server may think better of these. */
const PASSING: readonly string[] = ['trouble', 'too-many'];
const isFinal = ({ refused }: Refusal): boolean => !PASSING.includes(refused);

export function openLine({ url, after, heard, changed }: LineParts): Line {
  const waiting = new Map<string, Waiting>();
  let socket: WebSocket | null = null;
  let state: 'here' | 'lost' | 'closed' = 'lost';
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const calm = (): void => {
    clearTimeout(patience);
    patience = undefined;
  };
  const send = (message: FromPlayer): void => {
    socket?.send(JSON.stringify(message));
    patience ??= setTimeout(drop, PATIENCE);
  };
  function connect(): void {
    clearTimeout(retry);
    const mine = new WebSocket(url);
    socket = mine;
    calm();
    patience = setTimeout(drop, PATIENCE);
    mine.addEventListener('open', () => mine === socket && send({ do: 'hello', key: null, after: after() }));
    mine.addEventListener('message', ({ data }) => mine === socket && take(JSON.parse(String(data)) as FromServer));
    mine.addEventListener('close', () => mine === socket && drop());
  }
  function drop(): void {
    calm();
    const mine = socket;
    socket = null;
    mine?.close();
    if (state === 'closed') return;
    if (state === 'here') changed('lost');
    state = 'lost';
    clearTimeout(retry);
    retry = setTimeout(connect, pauseAfter(tries++));
  }
  function take(message: FromServer): void {
    calm();
    if (message.is === 'closed' && !isFinal(message.refusal)) return drop();
    if (message.is === 'closed') close();
    if (message.is === 'answered') return mayAskAgain(message.nonce, message.refusal);
    if (message.is !== 'here') heard(message);
    if (message.is !== 'fresh') return;
    [state, tries] = ['here', 0];
    changed('here');
    for (const { asked, isDone } of waiting.values()) {
      if (isDone()) answered(asked.nonce, null);
      else send(asked);
    }
  }
  function mayAskAgain(nonce: string, refusal: Refusal | null): void {
    const one = waiting.get(nonce);
    if (one?.asked.do !== 'play' || refusal === null || isFinal(refusal) || one.tries >= MOST_TRIES)
      return answered(nonce, refusal);
    const again = (): void => {
      if (waiting.get(nonce) !== one || state !== 'here') return;
      if (one.isDone()) answered(nonce, null);
      else send(one.asked);
    };
    setTimeout(again, pauseAfter(one.tries++));
  }
  function answered(nonce: string, refusal: Refusal | null): void {
    waiting.get(nonce)?.answer(refusal);
    waiting.delete(nonce);
  }
  function close(): void {
    state = 'closed';
    clearInterval(beat);
    clearTimeout(retry);
    drop();
  }
  const wake = (): void => {
    if (state === 'here') {
      calm();
      patience = setTimeout(drop, SHORT_PATIENCE);
      send({ do: 'here' });
    } else if (state === 'lost' && socket === null) {
      tries = 0;
      connect();
    }
  };
  const beat = setInterval(() => state === 'here' && send({ do: 'here' }), BEAT);

  connect();
  return {
    ask: (asked, isDone) =>
      new Promise((answer) => {
        waiting.set(asked.nonce, { asked, isDone, answer, tries: 0 });
        if (state === 'here') send(asked);
      }),
    wake,
    close,
  };
}
