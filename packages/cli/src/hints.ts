import { hintOf } from '@deckle/host';
import type { Reply, Talk } from './desk.ts';
import { wrap } from './paint.ts';

/** Each time a little more, until something happens at the table. */
export function hintLines({ match, view, desk, adviser, columns }: Talk): Reply {
  const step = desk.hint?.moment === match.last ? desk.hint.steps : 0;
  desk.hint = { moment: match.last, steps: step + 1 };
  return wrap(hintOf(match, view, adviser, step).text, columns, '  ');
}
