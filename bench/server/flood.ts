// Somebody at one address who asks a server far more often than anybody may.
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWith } from './peer.ts';

const BEAT = 10;

let isOn = false;
let refused = 0;

async function flood(address: string, perSecond: number): Promise<void> {
  const asked: Promise<void>[] = [];
  const ask = async (): Promise<void> => {
    const answer = await fetch(address, { headers: { 'x-forwarded-for': '9.9.9.9' } });
    await answer.arrayBuffer();
    if (answer.status === 429) refused++;
  };
  const began = performance.now();
  while (isOn) {
    while (asked.length < ((performance.now() - began) * perSecond) / 1000) asked.push(ask());
    await sleep(BEAT);
  }
  await Promise.all(asked);
}

let flooding = Promise.resolve();

answerWith({
  begin({ address, perSecond }: { readonly address: string; readonly perSecond: number }) {
    isOn = true;
    flooding = flood(address, perSecond);
  },
  async end() {
    isOn = false;
    await flooding;
    return refused;
  },
});
