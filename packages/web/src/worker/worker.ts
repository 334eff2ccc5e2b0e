import { makeSave, parseSave } from '@deckle/host';
import { isDivergence, isRefusal, type Match, recordOf, type Refusal, refuse, replay, type Seat } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import { expose } from 'comlink';
import type { KeptTable } from '../table/kept.ts';
import type { Composed, Draft, News, Refused, TableFacts, TablePlan, WordFacts } from '../table/news.ts';
import { factsAbout } from './facts.ts';
import { openWords } from './lists.ts';
import { dropTable, keepTable, listTables, readTable } from './store.ts';
import { gameNamed, openTable, type OpenTable, startMatch } from './table.ts';

/** The local host: the whole match lives here, and the page is told only what its viewer may know. */
export interface LocalHost {
  /** Opens a new table and keeps it; its number on this device, or why it cannot be opened. */
  start(plan: TablePlan): Promise<string | Refusal>;
  /** Sits down again at a table that was kept. */
  resume(id: string, told: (news: News) => void): Promise<TableFacts | Refusal>;
  leave(): void;
  look(seat: Seat): void;
  say(text: string, seat: Seat | null): Refused | null;
  act(move: unknown): Refused | null;
  compose(draft: Draft): Composed;
  hint(): string;
  hurry(): void;
  define(word: string): Promise<WordFacts>;
  /** The record, once the game is over and nothing is hidden any more. */
  record(): string | null;
  kept(): Promise<readonly KeptTable[]>;
  drop(id: string): Promise<void>;
}

const PACE = 250;

let table: OpenTable | null = null;
let unkept: string | null = null;

const makeSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function keep(id: string, match: Match, save: string, names: readonly string[]): Promise<void> {
  const { scores, result } = match.last.state;
  try {
    await keepTable({ id, game: match.game.id, names, scores, at: Date.now(), over: result !== null, save });
    unkept = null;
  } catch (error) {
    unkept = `This table cannot be kept on this device: ${(error as Error).message}`;
  }
}

const host: LocalHost = {
  async start(plan) {
    const started = await startMatch(plan, makeSeed());
    if (isRefusal(started)) return started;
    const id = makeSeed().slice(0, 12);
    const { words, sitters } = plan;
    const save = makeSave(recordOf(started.match), { words, sitters });
    await keep(
      id,
      started.match,
      save,
      sitters.map(({ name }) => name),
    );
    if (unkept !== null) waiting.set(id, save);
    return id;
  },

  async resume(id, told) {
    host.leave();
    const save = (await readTable(id).catch(() => null))?.save ?? waiting.get(id);
    if (save === undefined) return refuse('no-table', 'There is no such table on this device.', id);
    const opened = await reopen(id, save, told);
    if (isRefusal(opened)) return opened;
    table = opened;
    told(opened.news());
    return opened.facts;
  },

  leave() {
    table?.close();
    table = null;
  },
  look: (seat) => table?.look(seat),
  say: (text, seat) => table?.say(text, seat) ?? null,
  act: (move) => table?.act(move) ?? null,
  compose(draft) {
    if (table === null) throw new Error('no table is open');
    return table.compose(draft);
  },
  hint: () => table?.hint() ?? '',
  hurry: () => table?.hurry(),
  define: (word) => factsAbout(word, table),
  record: () => (table?.isOver() ? table.save() : null),
  kept: listTables,
  drop: dropTable,
};

/** Tables that could not be kept, as long as this page lives. */
const waiting = new Map<string, string>();

async function reopen(id: string, text: string, told: (news: News) => void): Promise<OpenTable | Refusal> {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  const { record, table: saved } = save;
  const game = gameNamed(record.game);
  if (game === null) return refuse('no-game', `There is no game ${record.game}.`, record.game);
  if (saved === null) return refuse('malformed', 'This record does not say who sat at its table.');
  const words = await openWords(saved.words);
  const match = replay(game, record, makeTools(game, record, words.dictionary), words.dictionary.hash);
  if (isRefusal(match)) return match;
  if (isDivergence(match))
    return refuse('diverged', `The rules refuse input ${match.at + 1} of this record: ${match.refusal.rule}`, match.at);
  const names = saved.sitters.map(({ name }) => name);
  let kept = match;
  const opened: OpenTable = openTable({
    id,
    match,
    saved,
    words,
    pace: PACE,
    changed() {
      if (table !== opened) return;
      const now = opened.match();
      if (now !== kept) {
        kept = now;
        void keep(id, now, opened.save(), names);
      }
      told({ ...opened.news(), unkept });
    },
  });
  return opened;
}

expose(host);
