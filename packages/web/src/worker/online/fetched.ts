import { parseSave } from '@deckle/host';
import { isRefusal, type Refusal } from '@deckle/kernel';
import { ask } from '../../online/ask.ts';

/** Tables of this device have longer names. */
export const isOnlineId = (id: string): boolean => /^[\w-]{12}$/.test(id);

/** The record of a table on line that is over, with what is kept beside records. */
export async function fetchRecord(id: string): Promise<string | Refusal> {
  const found = await ask<object>('GET', `/api/tables/${id}/record`);
  if (isRefusal(found)) return found;
  const text = JSON.stringify(found);
  const save = parseSave(text);
  return isRefusal(save) ? save : text;
}
