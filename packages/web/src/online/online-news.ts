import type { SaidSeen, TableSeen } from '@deckle/host';
import type { Refusal } from '@deckle/kernel';
import type { News, TableFacts } from '../table/news.ts';

/** What the page is told of a table on line. */
export interface OnlineNews {
  /** `lost`: there has been no connection for a while. */
  readonly link: 'here' | 'lost';
  /** Null until something was heard of it. */
  readonly table: TableSeen | null;
  readonly watchers: number;
  readonly said: readonly SaidSeen[];
  readonly facts: TableFacts | null;
  /** Null before the cards are dealt. */
  readonly news: News | null;
  /** Why the server has closed the door. */
  readonly closed: Refusal | null;
}

/** There is no way back to a table after these. */
const GONE: readonly string[] = ['given-away', 'no-key', 'no-table'];
export const isGone = ({ refused }: Refusal): boolean => GONE.includes(refused);

export const NOTHING_TOLD: OnlineNews = {
  link: 'here',
  table: null,
  watchers: 0,
  said: [],
  facts: null,
  news: null,
  closed: null,
};
