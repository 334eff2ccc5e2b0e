import { makeSave, type SavedTable } from '@deckle/host';
import { isRefusal, type Match, recordOf, type Refusal, refuse, type Seat } from '@deckle/kernel';
import type { Keepsake, News, Still } from '../table/news.ts';
import { botPace } from './bot-pace.ts';
import { openHistory } from './history.ts';
import { holdTable } from './hold.ts';
import { openKeeper } from './keeper.ts';
import { whyUnkept } from '../table/kept.ts';
import { findRow, keepRow, keepTime, TAB, takeRow, whyLoose } from './keeping.ts';
import { openWords } from './lists.ts';
import { type Minding, openMinding } from './minding.ts';
import { readRecord } from './record.ts';
import type { RoomMemory } from './room.ts';
import { stillOf } from './still.ts';
import type { KeptRow } from './store.ts';
import { gameNamed, openTable, type OpenTable } from './table.ts';

/** Sitting at a table that is kept: whatever happens there is kept before it is told. */
export interface Visit {
  readonly table: OpenTable;
  readonly saved: SavedTable;
  /** Tells the visitor what there is to see. */
  tell(): void;
  /** How a person here holds their cards, or what they compose. */
  keep(seat: Seat, part: Partial<Keepsake>): void;
  /** The table as it was at this moment, as the viewer saw it. */
  readonly lookBack: (moment: number) => Still | null;
  /** Done when all that has happened is kept. */
  readonly settled: () => Promise<void>;
  leave(): Promise<void>;
}

export interface Visitor {
  readonly told: (news: News) => void;
  /** Another tab has taken the table. */
  readonly moved: () => void;
}

/** So often clocks are kept: who closes a tab gains no more than this. */
const BEAT = 1000;

export async function visitTable(id: string, how: 'sit' | 'take over', visitor: Visitor): Promise<Visit | Refusal> {
  let isLost = false;
  let sat: ReturnType<typeof sitDown> | null = null;
  const hold = await holdTable(id, how, () => {
    isLost = true;
    sat?.lose();
  });
  if (hold === null) return refuse('elsewhere', 'This table is open in another tab or window.', id);
  // Whatever goes wrong from here on, the table is not held for nothing.
  const [found, minding] = await Promise.all([findTable(id), openMinding(id)]).catch(async (error: unknown) => {
    await hold.release();
    throw error;
  });
  if (isRefusal(found) || isLost) {
    await hold.release();
    return isRefusal(found) ? found : refuse('moved', 'This table has moved to another tab or window.', id);
  }
  const here = sitDown(found, minding, visitor);
  sat = here;
  return {
    ...here,
    async leave() {
      await here.leave();
      await hold.release();
    },
  };
}

interface Found extends Pick<Parameters<typeof openTable>[0], 'id' | 'match' | 'saved' | 'words' | 'memory'> {
  /** All it has been, the match as it is now the last of them. */
  readonly matches: readonly Match[];
}

/** The table as it was left; what has become unreadable is `broken`. A refusal of a kept table names its game. */
async function findTable(id: string): Promise<Found | Refusal> {
  const row = await takeRow(id).catch((error: Error) => refuse('no-storage', whyUnkept(error)));
  if (row === null) return refuse('no-table', 'There is no such table on this device.', id);
  return isRefusal(row) ? row : openRow(row);
}

/** What is as it was written, only for another Deckle than this. */
const OF_ANOTHER = ['no-game', 'wrong-version', 'wrong-dictionary'];

async function openRow({ id, game, save, memory }: KeptRow): Promise<Found | Refusal> {
  const reading = await readRecord(save, { gameNamed, openWords, progress: () => true });
  if (isRefusal(reading)) {
    const { refused, rule } = reading;
    return refuse(OF_ANOTHER.includes(refused) ? refused : 'broken', rule, game);
  }
  if (reading.trouble !== null) return refuse('broken', reading.trouble.rule, game);
  const { matches, saved, words } = reading;
  return { id, matches, match: matches.at(-1) as Match, saved, words, memory };
}

/** The save of a table that cannot be opened; of one that can, it holds what is hidden. */
export async function brokenFile(id: string): Promise<File | null> {
  const row = await findRow(id);
  if (row === null || !isRefusal(await openRow(row))) return null;
  return new File([row.save], `deckle-damaged-${id}.json`, { type: 'application/json' });
}

function sitDown(found: Found, minding: Minding, { told, moved }: Visitor): Visit & { readonly lose: () => void } {
  let state: 'here' | 'left' | 'lost' = 'here';
  let kept: readonly unknown[] = [found.match, found.memory?.answers, found.memory?.hinted];
  const table = openTable({ ...found, pace: botPace, changed });
  const keeper = openKeeper(async (row: KeptRow) => {
    const done = state === 'lost' ? 'moved' : await keepRow(row);
    if (done === 'moved') lose();
  });
  const history = openHistory(found.matches);
  const beat = setInterval(() => void keepClock(found.id, table), BEAT);

  function close(as: 'left' | 'lost'): void {
    state = as;
    clearInterval(beat);
    table.close();
  }
  function lose(): void {
    if (state !== 'here') return;
    close('lost');
    moved();
  }
  function tell(): void {
    if (state === 'here' && keeper.isIdle()) told(minding.see({ ...table.news(), unkept: whyLoose(found.id) }));
  }
  function changed(): void {
    const now = [table.match(), table.memory().answers, table.memory().hinted];
    if (now.every((each, at) => each === kept[at])) return tell();
    kept = now;
    void keeper.keep(rowOf(found.id, table.match(), found.saved, table.memory())).then(tell);
  }
  return {
    table,
    saved: found.saved,
    tell,
    keep(seat, part) {
      if (state === 'here' && table.facts.people.includes(seat)) minding.keep(seat, part);
    },
    lookBack(moment) {
      const match = history.upTo(table.match())[moment];
      return match === undefined ? null : stillOf(match, table.viewer(), found.saved.sitters);
    },
    lose,
    settled: keeper.settled,
    async leave() {
      if (state !== 'here') return;
      const clock = keepClock(found.id, table);
      close('left');
      await Promise.all([keeper.settled(), minding.settled(), clock]);
    },
  };
}

/** What is written of a table. */
export function rowOf(id: string, match: Match, saved: SavedTable, memory: RoomMemory | null): KeptRow {
  const { scores, result } = match.last.state;
  return {
    id,
    game: match.game.id,
    names: saved.sitters.map(({ name }) => name),
    scores,
    at: Date.now(),
    over: result !== null,
    save: makeSave(recordOf(match), saved),
    memory,
    holder: TAB,
  };
}

/** Where no clock runs there is nothing to keep. */
async function keepClock(id: string, table: OpenTable): Promise<void> {
  const asks = table.match().last.state.frames.at(-1)?.asks ?? [];
  if (!asks.some(({ until }) => until !== undefined)) return;
  const { now, spent, answers } = table.memory();
  await keepTime({ id, now, spent, answers: answers.length });
}
