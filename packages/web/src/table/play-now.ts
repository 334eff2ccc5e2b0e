import { isRefusal } from '@deckle/kernel';
import type { Box } from '../box.ts';
import { means } from '../game/memory.ts';
import { planOf, usualWish } from '../game/wish.ts';
import { loadTable } from '../screens/table-ahead.tsx';
import { localHost } from './host.ts';
import type { TablePlan } from './news.ts';

/** Opens a table and goes there; else what is in the way. */
export async function openPlan(plan: TablePlan, go: (to: string) => void): Promise<string | null> {
  try {
    const [opened] = await Promise.all([localHost().start(plan), loadTable()]);
    if (isRefusal(opened)) return opened.rule;
    go(`/tables/${opened}`);
    return null;
  } catch (error) {
    return `The table could not be opened: ${(error as Error).message}`;
  }
}

/** The table most people want: one person against a bot, or alone, everything as usual. */
export async function playNow(box: Box, go: (to: string) => void): Promise<string | null> {
  const plan = planOf(box, usualWish(box, means()));
  return isRefusal(plan) ? plan.rule : openPlan(plan, go);
}
