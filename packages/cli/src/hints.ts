import { advise, hintOf } from '@deckle/host';
import type { Reply, Talk } from './desk.ts';
import { wrap } from './paint.ts';

/** Each time a little more, until something happens at the table. */
export function hintLines({ match, view, desk, adviser, known, columns }: Talk): Reply {
  desk.hint = advise(view, adviser, match.last, desk.hint);
  return wrap(hintOf(match, view, desk.hint, known).text, columns, '  ');
}
