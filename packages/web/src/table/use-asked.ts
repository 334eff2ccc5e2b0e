import { useEffect, useRef, useState } from 'react';

/**
 * The newest answer to what is asked. One question at a time is under way: what comes meanwhile waits, and of that only
 * the newest, so that nobody has to wait for answers to questions of long ago.
 */
export function useAsked<Q, A>(question: Q, ask: (question: Q) => Promise<A>): A | null {
  const [answer, setAnswer] = useState<A | null>(null);
  const state = useRef<{ isBusy: boolean; next: Q | null; isHere: boolean }>({
    isBusy: false,
    next: null,
    isHere: true,
  });
  useEffect(() => {
    const now = state.current;
    now.next = question;
    const run = async (): Promise<void> => {
      now.isBusy = true;
      while (now.next !== null && now.isHere) {
        const wanted: Q = now.next;
        now.next = null;
        const found = await ask(wanted);
        if (now.isHere) setAnswer(found);
      }
      now.isBusy = false;
    };
    if (!now.isBusy) void run();
  }, [question, ask]);
  useEffect(() => {
    const now = state.current;
    now.isHere = true;
    return () => {
      now.isHere = false;
    };
  }, []);
  return answer;
}
