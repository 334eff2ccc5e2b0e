import { commitmentOf, isRefusal, type Match } from '@deckle/kernel';
import type { ShuffleCheck } from '../table/news.ts';
import { openWords } from './lists.ts';
import { readRecord } from './record.ts';
import { gameNamed } from './table.ts';

/** Reckons the fingerprint of the seed anew, and plays the whole game again from it. */
export async function checkShuffle(match: Match, save: string): Promise<ShuffleCheck> {
  const { scores, zones } = match.last.state;
  const reading = await readRecord(save, { gameNamed, openWords, progress: () => true });
  const again = isRefusal(reading) ? undefined : reading.matches.at(-1)?.last.state;
  return {
    commitment: commitmentOf(match.setup.seed),
    isSame: JSON.stringify([again?.scores, again?.zones]) === JSON.stringify([scores, zones]),
  };
}
