import type { Seat } from '@deckle/kernel';
import type { Keepsake, News } from '../table/news.ts';
import { openKeeper } from './keeper.ts';
import { forgetMine, keepMine, takeMine } from './keeping.ts';
import { type Keepsakes, mineOf, NO_KEEPSAKE, NOTHING_MINE, parseKeepsake, parseKeepsakes } from './mine.ts';

/**
 * Minds how each person at a table holds their cards and what they compose, over everything a page does not survive. It
 * is here and not on the page so that nothing of it is there while somebody else has the screen.
 */
export interface Minding {
  /** News with what is the viewer's own; when the game is over nothing of it is kept any more. */
  see(news: Omit<News, 'mine'>): News;
  keep(seat: Seat, part: Partial<Keepsake>): void;
  /** There is no way back to this table. */
  forget(): void;
  /** Done when all that came so far is kept. */
  readonly settled: () => Promise<void>;
}

export async function openMinding(id: string): Promise<Minding> {
  let kept = parseKeepsakes(await takeMine(id));
  let isOver = false;
  const keeper = openKeeper((keepsakes: Keepsakes) => (isOver ? forgetMine(id) : keepMine(id, keepsakes)));
  const forget = (): void => {
    if (isOver) return;
    [isOver, kept] = [true, {}];
    void keeper.keep(kept);
  };
  return {
    see(news) {
      if (news.result !== null) forget();
      const keepsake = news.viewer === null ? undefined : kept[news.viewer];
      return { ...news, mine: keepsake === undefined ? NOTHING_MINE : mineOf(keepsake, news) };
    },
    keep(seat, part) {
      const keepsake = parseKeepsake({ ...(kept[seat] ?? NO_KEEPSAKE), ...part });
      if (isOver || keepsake === null) return;
      kept = { ...kept, [seat]: keepsake };
      void keeper.keep(kept);
    },
    forget,
    settled: keeper.settled,
  };
}
