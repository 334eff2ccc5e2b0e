import type { Vocabulary } from '@deckle/bots';
import { games } from '@deckle/games';
import { type Day, type DayResult, dealOn, type Hint, isDay, PLAIN_WORDS, type Sheet, tableOn } from '@deckle/host';
import { isRefusal, type Refusal, refuse, type Seat } from '@deckle/kernel';
import { expose } from 'comlink';
import type { Shown } from '../game/frames.ts';
import type { OnlineNews } from '../online/online-news.ts';
import type { Settings } from '../settings/settings.ts';
import type { KeptTable } from '../table/kept.ts';
import type {
  Composed,
  Draft,
  Eyes,
  Keepsake,
  News,
  Refused,
  ReplayFacts,
  ReplayMoment,
  ShuffleCheck,
  Still,
  TableFacts,
  TablePlan,
  WordFacts,
} from '../table/news.ts';
import { setBotPace } from './bot-pace.ts';
import { stopFetching } from './fetching.ts';
import { showExample } from './example.ts';
import { factsAbout } from './facts.ts';
import { holdTable } from './hold.ts';
import { dropRow, findRow, keepNew, listRows, makeName } from './keeping.ts';
import { openWords } from './lists.ts';
import { attendTable, type OnlineSitting } from './online/online.ts';
import { openReplays, type Source } from './replays.ts';
import { NO_TABLE, sitAt, type Sitting } from './sitting.ts';
import { startMatch } from './table.ts';
import { brokenFile, rowOf, visitTable } from './visit.ts';

/** The local host: the whole match lives here, and the page is told only what its viewer may know. */
export interface LocalHost {
  /** Opens a new table and keeps it; its number on this device, or why it cannot be opened. */
  start(plan: TablePlan): Promise<string | Refusal>;
  /** The table of a day's deal, which is dealt if this device has it not yet. */
  startDay(day: Day, name: string): Promise<string | Refusal>;
  /** Why such a table cannot be opened; null if it can. */
  check(plan: TablePlan): Promise<Refusal | null>;
  /** The example of a game, played. */
  example(game: string): Promise<Shown | Refusal>;
  /** Sits down at a table that was kept, if need be by taking it from another tab; `moved`: another one has taken it. */
  resume(
    id: string,
    how: 'sit' | 'take over',
    told: (news: News) => void,
    moved: () => void,
  ): Promise<TableFacts | Refusal>;
  /** Sits down at a table on line, or looks on; what has changed is told. */
  attend(id: string, told: (patch: Partial<OnlineNews>) => void): void;
  /** Says something to all at a table on line. */
  chat(text: string): Promise<Refusal | null>;
  /** The page was asleep, or the network has changed. */
  wake(): void;
  leave(): void;
  /** How soon bots of this device go on after a word. */
  setBotPace(how: Settings['bots']): void;
  look(seat: Seat): void;
  /** Whoever has given the screen away takes back what they did last. */
  takeBack(): void;
  say(text: string, seat: Seat | null): Promise<Refused | null>;
  act(move: unknown): Promise<Refused | null>;
  compose(draft: Draft): Composed;
  hint(words: Vocabulary): Hint;
  hurry(): void;
  /** How this person holds their cards, or what they compose: it is there again whenever they are. */
  keep(seat: Seat, part: Partial<Keepsake>): void;
  define(word: string): Promise<WordFacts>;
  /** The record, once the game is over and nothing is hidden any more. */
  record(): Promise<File | null>;
  /** The same people at the same game with new cards: the address of their table. */
  rematch(): Promise<string | Refusal>;
  sheet(): Sheet | null;
  /** How the deal of a day went; null at other tables, and before the end. */
  dayResult(): DayResult | null;
  /** Plays par of the deal of a day that is over. */
  par(): Promise<number | null>;
  /** What the seed says, once it is known. */
  checkShuffle(): Promise<ShuffleCheck | null>;
  /** The table as the viewer saw it after so many inputs. */
  lookBack(moment: number): Promise<Still | null>;
  /** Reads a record to look at; `progress` tells how many of its inputs have been played. */
  openReplay(source: Source, progress: (done: number, of: number) => void): Promise<ReplayFacts | Refusal>;
  replayAt(moment: number, eyes: Eyes): ReplayMoment | null;
  replaySheet(): Sheet | null;
  replayRecord(): File | null;
  /** A table on this device for a game from a file that is not over. */
  adoptReplay(): Promise<string | null>;
  closeReplay(): void;
  kept(): Promise<readonly KeptTable[]>;
  /** Forgets a table; not while another tab has it open. */
  drop(id: string): Promise<Refusal | null>;
  /** Gives up the words that are being fetched. */
  stopFetching(): void;
  /** What is kept of a table that cannot be opened any more. */
  broken(id: string): Promise<File | null>;
}

let sitting: Sitting | null = null;
let online: OnlineSitting | null = null;
let visits = 0;
const replays = openReplays();

const makeSeed = (): string => makeName() + makeName() + makeName() + makeName();

const host: LocalHost = {
  stopFetching,

  async start(plan) {
    const started = await startMatch(plan, makeSeed());
    if (isRefusal(started)) return started;
    const id = makeName();
    await keepNew(rowOf(id, started.match, plan, null));
    return id;
  },

  async startDay(day, name) {
    if (!isDay(day)) return refuse('no-day', `There is no day ${day}.`, day);
    const id = tableOn(day);
    if ((await findRow(id).catch(() => null)) !== null) return id;
    const { game, setup } = dealOn(day, games);
    const plan = { game, options: setup.options, words: PLAIN_WORDS, sitters: [{ name, level: null }] };
    const started = await startMatch(plan, setup.seed);
    if (isRefusal(started)) return started;
    await keepNew(rowOf(id, started.match, plan, null));
    return id;
  },

  async check(plan) {
    const started = await startMatch(plan, 'check');
    return isRefusal(started) ? started : null;
  },
  example: showExample,

  async resume(id, how, told, moved) {
    host.leave();
    const number = visits;
    const opened = await visitTable(id, how, { told, moved });
    if (isRefusal(opened)) return opened;
    if (number !== visits) {
      await opened.leave();
      return refuse('left', 'Nobody sits at this table any more.', id);
    }
    sitting = sitAt(opened, host.start);
    opened.tell();
    return opened.table.facts;
  },

  attend(id, told) {
    host.leave();
    online = attendTable(id, told);
    sitting = online;
  },
  chat: async (text) => (online === null ? NO_TABLE : online.chat(text)),
  wake: () => online?.wake(),
  leave() {
    visits++;
    void sitting?.leave();
    [sitting, online] = [null, null];
  },
  look: (seat) => sitting?.look(seat),
  takeBack: () => sitting?.takeBack(),
  say: async (text, seat) => (await sitting?.say(text, seat)) ?? null,
  act: async (move) => (await sitting?.act(move)) ?? null,
  compose(draft) {
    if (sitting === null) throw new Error('no table is open');
    return sitting.compose(draft);
  },
  hint: (words) => sitting?.hint(words) ?? { text: '', command: null },
  setBotPace,
  hurry: () => sitting?.hurry(),
  keep: (seat, part) => sitting?.keep(seat, part),
  define: (word) => factsAbout(word, sitting),
  record: async () => (await sitting?.record()) ?? null,
  rematch: async () => (await sitting?.rematch()) ?? NO_TABLE,
  sheet: () => sitting?.sheet() ?? null,
  dayResult: () => sitting?.dayResult() ?? null,
  par: async () => (await sitting?.par()) ?? null,
  checkShuffle: async () => (await sitting?.checkShuffle()) ?? null,
  lookBack: async (moment) => (await sitting?.lookBack(moment)) ?? null,
  openReplay: replays.open,
  replayAt: replays.at,
  replaySheet: replays.sheet,
  replayRecord: replays.record,
  adoptReplay: replays.adopt,
  closeReplay: replays.close,
  kept: listRows,
  async drop(id) {
    const hold = await holdTable(id, 'sit', () => {});
    if (hold === null) return refuse('elsewhere', 'This table is open in another tab or window: close it there first.');
    await dropRow(id);
    await hold.release();
    return null;
  },
  broken: brokenFile,
};

expose(host);
// Most tables need these words; whoever opens one is told if they could not be had.
openWords({ list: 'standard', house: [], bans: [] }).catch(() => {});
// React Aria asks which languages the browser knows; to find that out takes long, but only once, and here nobody waits.
Intl.DateTimeFormat.supportedLocalesOf('en');
