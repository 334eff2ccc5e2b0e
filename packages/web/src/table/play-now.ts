import { isRefusal, type Refusal } from '@deckle/kernel';
import type { Box } from '../box.ts';
import { wishFor } from '../game/memory.ts';
import { planOf } from '../game/wish.ts';
import { loadTable } from '../screens/table-ahead.tsx';
import { sitEarly } from './chair.ts';
import { localHost } from './host.ts';
import type { TablePlan } from './news.ts';

/** Opens a table and goes there; else what is in the way. */
export async function openPlan(plan: TablePlan, go: (to: string) => void): Promise<string | null> {
  try {
    const [opened] = await Promise.all([sitAtNew(plan), loadTable()]);
    if (isRefusal(opened)) return opened.rule;
    go(`/tables/${opened}`);
    return null;
  } catch (error) {
    return `The table could not be opened: ${(error as Error).message}`;
  }
}

async function sitAtNew(plan: TablePlan): Promise<string | Refusal> {
  const opened = await localHost().start(plan);
  if (!isRefusal(opened)) await sitEarly(opened);
  return opened;
}

/** The table as it was last opened; for most people: one person against a bot, or alone, everything as usual. */
export async function playNow(box: Box, go: (to: string) => void): Promise<string | null> {
  const plan = planOf(box, wishFor(box));
  return isRefusal(plan) ? plan.rule : openPlan(plan, go);
}
