import { isRefusal } from '@deckle/kernel';
import type { Box } from '../box.ts';
import { settingsNow } from '../settings/store.ts';
import { localHost } from './host.ts';
import type { TablePlan } from './news.ts';

export const PLAIN_WORDS: TablePlan['words'] = { list: 'standard', house: [], bans: [] };
export const BOT_NAMES = ['Ada', 'Bo', 'Cleo', 'Dot', 'Edgar', 'Finn', 'Gwen'];
export const USUAL_LEVEL = 'greedy';

/** What the player of this device is called. */
export const playerName = (): string => settingsNow().name.trim() || 'Player';

/** The table most people want: one person, one bot where the game is for two or more, everything as usual. */
export function usualPlan({ id, seats }: Pick<Box, 'id' | 'seats'>): TablePlan {
  const bots = Math.max(seats[0], Math.min(2, seats[1])) - 1;
  const name = playerName();
  return {
    game: id,
    options: {},
    words: PLAIN_WORDS,
    sitters: [
      { name, level: null },
      ...BOT_NAMES.filter((bot) => bot !== name)
        .slice(0, bots)
        .map((bot) => ({ name: bot, level: USUAL_LEVEL })),
    ],
  };
}

/** Opens a table and goes there; else what is in the way. */
export async function openPlan(plan: TablePlan, go: (to: string) => void): Promise<string | null> {
  try {
    const opened = await localHost().start(plan);
    if (isRefusal(opened)) return opened.rule;
    go(`/tables/${opened}`);
    return null;
  } catch (error) {
    return `The table could not be opened: ${(error as Error).message}`;
  }
}

export const playNow = (box: Box, go: (to: string) => void): Promise<string | null> => openPlan(usualPlan(box), go);
