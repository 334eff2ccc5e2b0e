import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Choice, THREAD_LIMITS } from '@deckle/bots';
import type { SavedTable, Words } from '@deckle/host';
import type { GameRecord, Move, View } from '@deckle/kernel';

/** A question to a bot: what it sees is all it is told. */
export interface Question {
  readonly game: string;
  readonly words: Words;
  readonly level: string;
  readonly seed: string;
  readonly view: View;
  /** Do people play at its table, or bots alone? Those wait until nobody else's bot has to think. */
  readonly whose: 'people' | 'bots';
}

/** A question for moves to choose among. */
export interface Search {
  readonly game: string;
  readonly words: Words;
  readonly view: View;
  readonly most: number;
}

/** A finished game to be reviewed, with its words and its people. */
export interface ToReview extends SavedTable {
  readonly record: GameRecord;
}

/** A move that is allowed now. */
export interface Candidate {
  /** The question it answers. */
  readonly ask: number;
  readonly move: Move;
  /** The same in the command language. */
  readonly says: string;
  /** What it brings at once. */
  readonly points: number;
  /** The seat must answer this ask, with this move or another one. */
  readonly must: boolean;
}

/** Bots think in threads of their own, so that nobody waits for them. */
export interface Crew {
  /** Null as well when it is no longer wanted by the time it could be thought about. */
  ask(question: Question, isWanted?: () => boolean): Promise<Choice | null>;
  search(question: Search): Promise<readonly Candidate[]>;
  /** What was played in a game that is over and what was better, in sentences. */
  review(game: ToReview): Promise<string>;
  close(): Promise<void>;
}

export type Asked = Question | Search | ToReview;
type Answer = Choice | null | readonly Candidate[] | string;
export type Answered = { readonly answer: Answer } | { readonly failure: string };

interface Waiting {
  readonly question: Asked;
  readonly isWanted: () => boolean;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  /** Shared with the thread: other than 0, what it thinks about is not wanted any more. */
  readonly dropped: Int32Array;
  /** One question at a time. */
  busy: Waiting | null;
}

/** What a thread is asked, and how many people's questions wait behind it: then it thinks the less. */
export interface Asking {
  readonly question: Asked;
  readonly behind: number;
}

/** So much waits of each kind; what is more is asked again later. */
const MOST_WAITING = 1000;

export function openCrew(size = Math.max(1, availableParallelism() - 1), most = MOST_WAITING): Crew {
  let isOpen = true;
  const hands: (Hand | null)[] = Array.from({ length: size }, () => null);
  /** Whoever came first is first, but people at a table are not kept waiting by programs, by reviews or by bots that play among themselves. */
  const waiting = {
    people: [] as Waiting[],
    searches: [] as Waiting[],
    reviews: [] as Waiting[],
    bots: [] as Waiting[],
  };

  /** A thread that is there, or a new one for one that broke. */
  const handAt = (at: number): Hand => {
    const known = hands[at];
    if (known !== null && known !== undefined) return known;
    const dropped = new Int32Array(new SharedArrayBuffer(4));
    const hand: Hand = {
      worker: new Worker(new URL('./thread.ts', import.meta.url), {
        resourceLimits: THREAD_LIMITS,
        workerData: dropped,
      }),
      dropped,
      busy: null,
    };
    hands[at] = hand;
    hand.worker.unref();
    hand.worker.on('message', (answer: Answered) => {
      const { busy } = hand;
      hand.busy = null;
      if ('answer' in answer) busy?.resolve(answer.answer);
      else busy?.reject(new Error(answer.failure));
      goOn();
    });
    hand.worker.on('error', (error: Error) => {
      hands[at] = null;
      hand.busy?.reject(error);
      goOn();
    });
    return hand;
  };
  const next = (): Waiting | null => {
    for (;;) {
      const one = waiting.people.shift() ?? waiting.searches.shift() ?? waiting.reviews.shift() ?? waiting.bots.shift();
      if (one === undefined) return null;
      if (one.isWanted()) return one;
      one.resolve(null);
    }
  };
  /** Every thread that has nothing to do takes what is next. */
  const goOn = (): void => {
    if (!isOpen) return;
    for (let at = 0; at < size; at++) {
      const known = hands[at];
      // Whoever waits is not kept waiting by a thought that nobody wants any more.
      if (known?.busy?.isWanted() === false) Atomics.store(known.dropped, 0, 1);
      if (known?.busy) continue;
      const one = next();
      if (one === null) continue;
      const hand = handAt(at);
      hand.busy = one;
      Atomics.store(hand.dropped, 0, 0);
      hand.worker.postMessage({ question: one.question, behind: waiting.people.length } satisfies Asking);
    }
  };
  const ask = (question: Asked, isWanted: () => boolean): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (!isOpen) return reject(new Error('the bots have gone'));
      const line = waiting['record' in question ? 'reviews' : 'whose' in question ? question.whose : 'searches'];
      if (line.length >= most) return reject(new Error('there is too much to think about'));
      line.push({ question, isWanted, resolve, reject });
      goOn();
    });
  return {
    ask: (question, isWanted = () => true) => ask(question, isWanted) as Promise<Choice | null>,
    search: (question) => ask(question, () => true) as Promise<readonly Candidate[]>,
    review: (game) => ask(game, () => true) as Promise<string>,
    async close() {
      isOpen = false;
      await Promise.all(hands.map(async (hand) => hand?.worker.terminate()));
    },
  };
}
