import type { FromServer } from '@deckle/host';
import { isRefusal, type Refusal, type Seat } from '@deckle/kernel';
import { isGone, type OnlineNews } from '../../online/online-news.ts';
import type { Keepsake } from '../../table/news.ts';
import { type Minding, openMinding } from '../minding.ts';
import { type Dealt, onlineFacts, onlineNews, openDealt, sittersOf } from './dealt.ts';
import { gather, type Gathered, NOTHING_GATHERED } from './gathered.ts';
import { type Line, openLine } from './line.ts';
import { openPast, type Past } from './past.ts';
import { openPresence } from './presence.ts';

/** A table on line that is being looked at: what is heard of it is told to the page. */
export interface Watching {
  readonly line: Line;
  readonly past: Past;
  known(): Gathered;
  /** Null until the words of the table are here. */
  dealt(): Dealt | null;
  /** How the viewer holds their cards, or what they compose. */
  keep(seat: Seat, part: Partial<Keepsake>): void;
  close(): Promise<void>;
}

/** A connection that is back sooner was never lost. */
const GRACE = 1500;
/** Words that could not be fetched are tried again. */
const AGAIN = 3000;

const addressOf = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`;

export function watchTable(id: string, told: (patch: Partial<OnlineNews>) => void): Watching {
  let known: Gathered = NOTHING_GATHERED;
  let dealt: Dealt | null = null;
  let opening: Promise<void> | null = null;
  let factsTold = '';
  let heardAt = performance.now();
  const lose = (): ReturnType<typeof setTimeout> => setTimeout(() => told({ link: 'lost' }), GRACE);
  let losing = lose();
  let again: ReturnType<typeof setTimeout> | undefined;
  let minding: Minding | null = null;
  let isLeft = false;
  const past = openPast(id);
  const presence = openPresence(() => tell());
  const line = openLine({ url: addressOf(id), after: () => known.number, heard, changed: linked });

  function linked(state: 'here' | 'lost'): void {
    clearTimeout(losing);
    if (state === 'here') told({ link: 'here' });
    else losing = lose();
  }
  function heard(message: FromServer): void {
    if (message.is === 'closed') {
      clearTimeout(losing);
      if (isGone(message.refusal)) minding?.forget();
      return told({ closed: message.refusal });
    }
    const before = known.table?.chairs;
    known = gather(known, message);
    for (const [seat, { kind, isHere }] of (known.table?.chairs ?? []).entries())
      if (kind === 'person' && !isHere && before !== undefined && before[seat]?.kind !== kind) presence.welcome(seat);
    if (message.is === 'fresh' || (message.is === 'happened' && message.happening !== undefined)) {
      heardAt = performance.now();
      past.see(known);
    }
    presence.see(known.here);
    tell();
  }
  /** The words of the table are fetched once it is known which; should that fail, they are fetched again. */
  function open(): void {
    const { table } = known;
    if (table === null || dealt !== null || opening !== null) return;
    const opened = (found: Dealt | Refusal): void => {
      if (isRefusal(found)) return told({ closed: found });
      dealt = found;
      tell();
    };
    const failed = (): void => {
      again = setTimeout(tell, AGAIN);
    };
    opening = openDealt(table)
      .then(opened, failed)
      .finally(() => {
        opening = null;
      });
  }
  function tell(): void {
    const { table, match, said, watchers, happenings } = known;
    if (table === null) return;
    open();
    const here = presence.shown();
    const chairs = table.chairs.map((chair, at) => ({ ...chair, isHere: chair.kind === 'bot' || here[at] === true }));
    const base = { table: { ...table, chairs }, said, watchers };
    if (match === null || dealt === null || minding === null) return told(base);
    const now = match.now + performance.now() - heardAt;
    const news = onlineNews(dealt, { table, match, happenings }, { here, now });
    const mark = JSON.stringify([sittersOf(table), table.seat]);
    const facts = mark === factsTold ? {} : { facts: onlineFacts(dealt, table, match) };
    factsTold = mark;
    told({ ...base, ...facts, news: minding.see(news) });
  }
  const mind = async (): Promise<void> => {
    minding = await openMinding(id);
    if (!isLeft) tell();
  };
  void mind();
  return {
    line,
    past,
    known: () => known,
    dealt: () => dealt,
    keep(seat, part) {
      if (seat === known.match?.view.seat) minding?.keep(seat, part);
    },
    async close() {
      isLeft = true;
      line.close();
      presence.close();
      clearTimeout(losing);
      clearTimeout(again);
      await minding?.settled();
    },
  };
}
