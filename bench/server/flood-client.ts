// Somebody at one address who asks a server far more often than anybody may.
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWith } from './peer.ts';

const BEAT = 10;

interface Flood {
  /** How many of its requests were refused. */
  end(): Promise<number>;
}

function begin(address: string, perSecond: number): Flood {
  const closing = new AbortController();
  let refused = 0;
  const ask = async (): Promise<void> => {
    const answer = await fetch(address, { headers: { 'x-forwarded-for': '9.9.9.9' } });
    await answer.arrayBuffer();
    if (answer.status === 429) refused++;
  };
  const run = async (): Promise<void> => {
    const asked: Promise<void>[] = [];
    const began = performance.now();
    while (!closing.signal.aborted) {
      while (asked.length < ((performance.now() - began) * perSecond) / 1000) asked.push(ask());
      await sleep(BEAT);
    }
    await Promise.all(asked);
  };
  const running = run();
  return {
    async end() {
      closing.abort();
      await running;
      return refused;
    },
  };
}

let flood: Flood | null = null;

answerWith({
  begin({ address, perSecond }: { readonly address: string; readonly perSecond: number }) {
    flood = begin(address, perSecond);
  },
  end: () => flood?.end(),
});
