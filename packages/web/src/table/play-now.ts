import { type Day, withBegun } from '@deckle/host';
import { isRefusal, type Refusal } from '@deckle/kernel';
import type { Box } from '../box.ts';
import { means, wishFor } from '../game/memory.ts';
import { FIRST, planOf } from '../game/wish.ts';
import { loadTable } from '../screens/table-ahead.tsx';
import { beginHearing } from '../speech/memory.ts';
import { changeDays } from '../today/days-store.ts';
import { sitEarly } from './chair.ts';
import { askHost } from './host.ts';
import type { TablePlan } from './news.ts';

/** Opens a table and goes there; else what is in the way. */
export const openPlan = (plan: TablePlan, go: (to: string) => void): Promise<string | null> =>
  openTable(async () => {
    const opened = await askHost(async (host) => host.start(plan));
    if (!isRefusal(opened)) beginHearing(opened);
    return opened;
  }, go);

/** The deal of a day: its table is opened, or gone on with. */
export const openDay = (day: Day, go: (to: string) => void): Promise<string | null> =>
  openTable(async () => {
    const opened = await askHost(async (host) => host.startDay(day, means().name || FIRST));
    if (!isRefusal(opened)) changeDays((days) => withBegun(days, day));
    return opened;
  }, go);

let opening: Promise<unknown> | null = null;

/** Done at once if no table is being opened. */
export const tableOpened = async (): Promise<void> => {
  await opening;
};

function openTable(start: () => Promise<string | Refusal>, go: (to: string) => void): Promise<string | null> {
  const trouble = goToNew(start, go);
  opening = trouble;
  return trouble;
}

async function goToNew(start: () => Promise<string | Refusal>, go: (to: string) => void): Promise<string | null> {
  try {
    const [opened] = await Promise.all([sitAtNew(start), loadTable()]);
    if (isRefusal(opened)) return opened.rule;
    go(`/tables/${opened}`);
    return null;
  } catch (error) {
    return `The table could not be opened: ${(error as Error).message}`;
  }
}

async function sitAtNew(start: () => Promise<string | Refusal>): Promise<string | Refusal> {
  const opened = await start();
  if (!isRefusal(opened)) await sitEarly(opened);
  return opened;
}

/** The table as it was last opened; for most people: one person against a bot, or alone, everything as usual. */
export async function playNow(box: Box, go: (to: string) => void): Promise<string | null> {
  const plan = planOf(box, wishFor(box));
  return isRefusal(plan) ? plan.rule : openPlan(plan, go);
}
