import type { TableSeen } from '@deckle/host';
import { isRefusal, type View } from '@deckle/kernel';
import type { ShuffleCheck, Still } from '../../table/news.ts';
import { findRow, keepRow } from '../keeping.ts';
import { openWords } from '../lists.ts';
import { type Reading, readRecord } from '../record.ts';
import { sceneOf } from '../scene.ts';
import { againAsSeen } from '../shuffle.ts';
import { stillOf } from '../still.ts';
import { gameNamed } from '../table.ts';
import { rowOf } from '../visit.ts';
import { freshIn } from '../fresh.ts';
import { type Dealt, sittersOf } from './dealt.ts';
import { fetchRecord } from './fetched.ts';
import type { Gathered } from './gathered.ts';

/** What a table on line was: as far as this page saw it, and once the game is over all of it. */
export interface Past {
  /** The match as it is now, to be looked back at. */
  see(known: Gathered): void;
  lookBack(moment: number, table: TableSeen, dealt: Dealt): Promise<Still | null>;
  /** Played again from the seed, does this seat see what it saw? Null before the end. */
  checkShuffle(view: View): Promise<ShuffleCheck | null>;
}

export function openPast(id: string): Past {
  const views = new Map<number, { readonly view: View; readonly happenings: Gathered['happenings'] }>();
  let isOver = false;
  let reading: Promise<Reading | null> | null = null;
  const read = async (): Promise<Reading | null> => {
    const save = await fetchRecord(id);
    const found = isRefusal(save) ? save : await readRecord(save, { gameNamed, openWords, progress: () => true });
    if (!isRefusal(found)) {
      await keepRecord(id, found);
      return found;
    }
    // What could not be fetched is tried again the next time.
    reading = null;
    return null;
  };
  const whole = (): Promise<Reading | null> => {
    if (!isOver) return Promise.resolve(null);
    reading ??= read();
    return reading;
  };
  return {
    see({ match, happenings }) {
      if (match === null) return;
      isOver = match.view.result !== null;
      // The games one has played are among the records of this device, wherever they were played.
      if (isOver && match.view.seat !== null) void whole();
      views.set((happenings.at(-1)?.number ?? -1) + 1, { view: match.view, happenings });
    },
    async lookBack(moment, table, { game, tools }) {
      const [own, sitters] = [views.get(moment), sittersOf(table)];
      if (own === undefined) {
        const match = (await whole())?.matches[moment];
        return match === undefined ? null : stillOf(match, table.seat, sitters);
      }
      const scene = sceneOf(game, own.view, sitters, tools.pack);
      return { moment, viewer: own.view.seat, ...scene, fresh: freshIn(own.happenings, own.view), now: own.view.now };
    },
    async checkShuffle(view) {
      const last = (await whole())?.matches.at(-1);
      return last === undefined ? null : againAsSeen(last, view);
    },
  };
}

/** Once: whoever comes by again has not played again. */
async function keepRecord(id: string, { matches, saved, trouble }: Reading): Promise<void> {
  const last = matches.at(-1);
  const known = await findRow(id).catch(() => null);
  if (known === null && last !== undefined && trouble === null) await keepRow(rowOf(id, last, saved, null));
}
