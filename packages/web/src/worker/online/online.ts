import { type FromServer, type Sheet, sheetSeen } from '@deckle/host';
import { isRefusal, type Match, type Move, parseMove, type Refusal, refuse, type View } from '@deckle/kernel';
import { makeCommand, parseCommand } from '@deckle/words';
import { ask } from '../../online/ask.ts';
import type { OnlineNews } from '../../online/online-news.ts';
import type { Refused, Still } from '../../table/news.ts';
import { compose } from '../compose.ts';
import { recordFile } from '../file.ts';
import { makeName } from '../keeping.ts';
import { openWords } from '../lists.ts';
import { type Reading, readRecord } from '../record.ts';
import { sceneOf } from '../scene.ts';
import { refusedBy } from '../seen.ts';
import { againAsSeen } from '../shuffle.ts';
import type { Sitting } from '../sitting.ts';
import { stillOf } from '../still.ts';
import { gameNamed } from '../table.ts';
import { type Dealt, freshIn, onlineFacts, onlineNews, openDealt, sittersOf } from './dealt.ts';
import { fetchRecord } from './fetched.ts';
import { gather, type Gathered, NOTHING_GATHERED } from './gathered.ts';
import { openLine } from './line.ts';
import { openPresence } from './presence.ts';

/** A table on line: the server is its referee, and this is what one of those at it can see and do. */
export interface OnlineSitting extends Sitting {
  chat(text: string): Promise<Refusal | null>;
  wake(): void;
}

/** A connection that is back sooner was never lost. */
const GRACE = 1500;
const ABSENT = refuse('no-cards', 'The cards have not been dealt yet.');
const NO_SEAT = refuse('no-seat', 'You only look on at this table.');
const UNDER_WAY = refuse(
  'under-way',
  'Your last move is still on its way. It is not lost: please wait for the answer.',
);

const addressOf = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`;

export function attendTable(id: string, told: (patch: Partial<OnlineNews>) => void): OnlineSitting {
  let known: Gathered = NOTHING_GATHERED;
  let dealt: Dealt | null = null;
  let opening: Promise<void> | null = null;
  let factsTold = '';
  let heardAt = performance.now();
  let losing: ReturnType<typeof setTimeout> | undefined = setTimeout(() => told({ link: 'lost' }), GRACE);
  let underWay: { readonly move: string; readonly answer: Promise<Refused | null> } | null = null;
  let reading: Promise<Reading | null> | null = null;
  /** The view at each moment this page has seen, to look back at. */
  const views = new Map<number, { readonly view: View; readonly happenings: Gathered['happenings'] }>();
  const presence = openPresence(() => tell());
  const line = openLine({ url: addressOf(id), after: () => known.number, heard, changed: linked });

  function linked(state: 'here' | 'lost'): void {
    clearTimeout(losing);
    if (state === 'here') told({ link: 'here' });
    else losing = setTimeout(() => told({ link: 'lost' }), GRACE);
  }
  function heard(message: FromServer): void {
    if (message.is === 'closed') {
      clearTimeout(losing);
      return told({ closed: message.refusal });
    }
    const before = known.table?.chairs;
    known = gather(known, message);
    known.table?.chairs.forEach(({ kind, isHere }, seat) => {
      if (kind === 'person' && !isHere && before !== undefined && before[seat]?.kind !== kind) presence.welcome(seat);
    });
    if (message.is === 'fresh' || (message.is === 'happened' && message.match !== undefined)) {
      heardAt = performance.now();
      const { match, happenings } = known;
      if (match !== null) views.set((happenings.at(-1)?.number ?? -1) + 1, { view: match.view, happenings });
    }
    presence.see(known.here);
    tell();
  }
  /** The words of the table are fetched once it is known which; should that fail, the next news tries again. */
  function open(): void {
    const { table } = known;
    if (table === null || dealt !== null || opening !== null) return;
    const opened = (found: Dealt | Refusal): void => {
      if (isRefusal(found)) return told({ closed: found });
      dealt = found;
      tell();
    };
    opening = openDealt(table)
      .then(opened, () => {})
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
    if (match === null || dealt === null) return told(base);
    const now = match.now + performance.now() - heardAt;
    const news = onlineNews(dealt, { table, match, happenings }, { here, now });
    const mark = JSON.stringify([sittersOf(table), table.seat]);
    const facts = mark === factsTold ? {} : { facts: onlineFacts(dealt, table, match) };
    factsTold = mark;
    told({ ...base, ...facts, news });
  }

  /** One move at a time is under way; the same again is the same. */
  function play(move: Move, view: View, text: string): Promise<Refused | null> {
    const mark = JSON.stringify(move);
    if (underWay !== null)
      return underWay.move === mark ? underWay.answer : Promise.resolve({ refusal: UNDER_WAY, nearest: null });
    const answer = line
      .ask({ do: 'play', nonce: makeName(), move }, () => false)
      .then((refusal) => (refusal === null || dealt === null ? null : refusedBy(dealt, refusal, view, text)))
      .finally(() => {
        underWay = null;
      });
    underWay = { move: mark, answer };
    return answer;
  }
  const seen = (): { readonly dealt: Dealt; readonly view: View } | Refusal => {
    const view = known.match?.view;
    if (dealt === null || view === undefined) return ABSENT;
    return view.seat === null ? NO_SEAT : { dealt, view };
  };
  /** The whole game, once it is over. */
  const replayed = (): Promise<Reading | null> => {
    if (known.match === null || known.match.view.result === null) return Promise.resolve(null);
    reading ??= fetchRecord(id).then(async (save) => {
      const found = isRefusal(save) ? save : await readRecord(save, { gameNamed, openWords, progress: () => true });
      if (!isRefusal(found)) return found;
      reading = null;
      return null;
    });
    return reading;
  };

  return {
    look: () => {},
    async say(text) {
      const at = seen();
      if (isRefusal(at)) return { refusal: at, nearest: null };
      const move = parseCommand(at.dealt.game, at.view, text, at.dealt.tools);
      return isRefusal(move) ? refusedBy(at.dealt, move, at.view, text) : play(move, at.view, text);
    },
    async act(value) {
      const [at, move] = [seen(), parseMove(value)];
      if (isRefusal(at)) return { refusal: at, nearest: null };
      if (isRefusal(move)) return { refusal: move, nearest: null };
      return play(move, at.view, makeCommand(at.dealt.game, at.view, move, at.dealt.tools));
    },
    compose(draft) {
      const at = seen();
      if (isRefusal(at)) return { draft, move: null, words: [], points: null, ways: 0, refusal: at };
      return compose(at.dealt.game, at.view, draft, at.dealt.tools);
    },
    hint() {
      const at = seen();
      return isRefusal(at)
        ? { text: at.rule, command: null }
        : at.dealt.advice.hint(at.view, known.happenings.at(-1)?.number);
    },
    hurry: () => {},
    isTried: (word) => known.match?.tried.includes(word) ?? false,
    dictionary: () => dealt?.words.dictionary ?? null,
    async record() {
      const save = await fetchRecord(id);
      return isRefusal(save) ? null : recordFile(save, dealt?.game.name ?? '');
    },
    async rematch() {
      // Whoever asks first opens the new table; everybody's keys of this one fit there.
      const opened = known.table?.again ?? (await ask<object>('POST', `/api/tables/${id}/rematch`));
      if (isRefusal(opened)) return opened;
      const next = await ask<{ readonly id: string }>('POST', `/api/tables/${id}/claim`);
      return isRefusal(next) ? next : `/t/${next.id}`;
    },
    sheet(): Sheet | null {
      const { table, match, happenings } = known;
      if (table === null || match === null || dealt === null) return null;
      const { seats, result } = match.view;
      return sheetSeen({ ...dealt, seats, happenings, isOver: result !== null }, sittersOf(table));
    },
    async checkShuffle() {
      const [found, view] = [await replayed(), known.match?.view];
      const last = found?.matches.at(-1);
      return last === undefined || view === undefined ? null : againAsSeen(last, view);
    },
    async lookBack(moment): Promise<Still | null> {
      const [own, { table }] = [views.get(moment), known];
      if (dealt === null || table === null) return null;
      if (own === undefined) {
        const match: Match | undefined = (await replayed())?.matches[moment];
        return match === undefined ? null : stillOf(match, table.seat, sittersOf(table));
      }
      const { view, happenings } = own;
      const scene = sceneOf(dealt.game, view, sittersOf(table), dealt.tools.pack);
      return { moment, viewer: view.seat, ...scene, fresh: freshIn(happenings), now: view.now };
    },
    chat(text) {
      const mine = (): number =>
        known.said.filter((said) => said.seat === known.table?.seat && said.text === text.trim()).length;
      const before = mine();
      return line.ask({ do: 'say', nonce: makeName(), text }, () => mine() > before);
    },
    wake: line.wake,
    async leave() {
      line.close();
      presence.close();
      clearTimeout(losing);
    },
  };
}
