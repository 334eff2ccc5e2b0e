import { commitmentOf, isRefusal, type Match, type View, viewOf } from '@deckle/kernel';
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

/** The same where somebody else has dealt: played again from the seed, does this seat see what it saw? */
export function againAsSeen(again: Match, view: View): ShuffleCheck {
  const { scores, zones } = viewOf(again.last.state, view.seat);
  return {
    commitment: commitmentOf(view.seed ?? ''),
    isSame:
      again.setup.seed === view.seed && JSON.stringify([scores, zones]) === JSON.stringify([view.scores, view.zones]),
  };
}
