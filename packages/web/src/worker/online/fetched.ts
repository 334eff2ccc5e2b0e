import { makeSave, type TableSeen } from '@deckle/host';
import { isRefusal, parseRecord, type Refusal } from '@deckle/kernel';
import { ask } from '../../online/ask.ts';
import { savedOf } from './dealt.ts';

/** Tables of this device have longer names. */
export const isOnlineId = (id: string): boolean => /^[\w-]{12}$/.test(id);

/** The record of a table on line that is over, with what is kept beside records. */
export async function fetchRecord(id: string): Promise<string | Refusal> {
  const table = await ask<TableSeen>('GET', `/api/tables/${id}`);
  if (isRefusal(table)) return table;
  const found = await ask<object>('GET', `/api/tables/${id}/record`);
  if (isRefusal(found)) return found;
  const record = parseRecord(JSON.stringify(found));
  return isRefusal(record) ? record : makeSave(record, savedOf(table));
}
