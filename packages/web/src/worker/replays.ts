import { makeSave, type Sheet, sheetOf } from '@deckle/host';
import { isRefusal, type Match, recordOf, type Refusal, refuse } from '@deckle/kernel';
import type { Eyes, ReplayFacts, ReplayMoment } from '../table/news.ts';
import { recordFile } from './file.ts';
import { findRow, keepRow, makeName } from './keeping.ts';
import { openWords } from './lists.ts';
import { fetchRecord, isOnlineId } from './online/fetched.ts';
import { type Reading, readRecord } from './record.ts';
import { linesAround, stillOf } from './still.ts';
import { factsOf, gameNamed } from './table.ts';
import { rowOf } from './visit.ts';

/** Where a record comes from: a table kept on this device, or a file. */
export type Source = { readonly id: string } | { readonly file: Blob };

/** No record of a game that people have played is larger. */
const LARGEST = 4_000_000;
/** So many moments before and after the one that is looked at are told. */
const AROUND = 120;

/** The record that is being looked at; there is one at a time. */
export interface Replays {
  /** Plays a record again, telling now and then how far it has come. */
  open(source: Source, progress: (done: number, of: number) => void): Promise<ReplayFacts | Refusal>;
  at(moment: number, eyes: Eyes): ReplayMoment | null;
  sheet(): Sheet | null;
  /** The record as a file, once the game is over and nothing is hidden any more. */
  record(): File | null;
  /** Makes a table of a game that is not over, as far as the rules allow the record: its number on this device. */
  adopt(): Promise<string | null>;
  /** Stops reading too. */
  close(): void;
}

export function openReplays(): Replays {
  let reading: Reading | null = null;
  let visits = 0;
  return {
    async open(source, progress) {
      reading = null;
      const visit = ++visits;
      const origin = await originOf(source);
      if (isRefusal(origin)) return origin;
      const found = await readRecord(origin.text, {
        gameNamed,
        openWords,
        progress(done, of) {
          progress(done, of);
          return visit === visits;
        },
      });
      if (visit !== visits) return refuse('stopped', 'The record was closed.');
      if (isRefusal(found)) return found;
      reading = found;
      return replayFacts(found, origin);
    },
    at(moment, eyes) {
      const match = reading?.matches[moment];
      if (reading === null || match === undefined) return null;
      const { saved } = reading;
      // Before the end nobody but a spectator may look: what is hidden may still matter.
      const allowed = isOver(reading) ? eyes : null;
      const around = [Math.max(0, moment - AROUND), moment + AROUND + 1] as const;
      return {
        still: stillOf(match, allowed, saved.sitters),
        lines: linesAround(lastOf(reading), allowed, saved.sitters, around),
      };
    },
    sheet: () => (reading === null ? null : sheetOf(lastOf(reading), reading.saved.sitters)),
    record: () =>
      reading === null || !isOver(reading) || reading.trouble !== null
        ? null
        : recordFile(makeSave(recordOf(lastOf(reading)), reading.saved), lastOf(reading).game.name),
    async adopt() {
      if (reading === null || isOver(reading)) return null;
      const id = makeName();
      await keepRow(rowOf(id, lastOf(reading), reading.saved, null));
      return id;
    },
    close() {
      visits++;
      reading = null;
    },
  };
}

const lastOf = ({ matches }: Reading): Match => matches.at(-1) as Match;
const isOver = (reading: Reading): boolean => lastOf(reading).last.state.result !== null;

/** A record and the table it is of; that is nowhere where the record comes from a file. */
interface Origin {
  readonly text: string;
  readonly id: string;
  readonly href: string;
}

async function originOf(source: Source): Promise<Origin | Refusal> {
  if ('id' in source) {
    const { id } = source;
    const row = await findRow(id).catch(() => null);
    if (row !== null) return { text: row.save, id, href: `/tables/${id}` };
    if (!isOnlineId(id)) return refuse('no-table', 'There is no such table on this device.', id);
    const text = await fetchRecord(id);
    return isRefusal(text) ? text : { text, id, href: `/t/${id}` };
  }
  const { file } = source;
  if (file.size > LARGEST) {
    const megabytes = Math.round(file.size / 1_000_000);
    return refuse('too-large', `This file has ${megabytes} MB; a record never has more than ${LARGEST / 1_000_000}.`);
  }
  return { text: await file.text(), id: '', href: '' };
}

function replayFacts(reading: Reading, { id, href }: Origin): ReplayFacts {
  const { saved, matches, trouble } = reading;
  const last = lastOf(reading);
  return {
    facts: { ...factsOf(id, last, saved), href },
    count: matches.length - 1,
    result: last.last.state.result,
    trouble,
  };
}
