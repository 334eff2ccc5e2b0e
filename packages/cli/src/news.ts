import type { Told } from '@deckle/host';
import type { CardStyle } from './cards.ts';
import { flow, widthOf, wrap } from './paint.ts';

/** With more lines than this, the table would not fit a terminal of 24 lines. */
const MAX_NEWS = 8;

/** A sentence a line; where that is too long, without asides and side by side; where that is too long, the last. */
export function newsLines(news: readonly Told[], { columns, paint }: CardStyle): readonly string[] {
  const broken = (told: readonly Told[]): readonly string[] =>
    told.flatMap(({ text }) => (widthOf(text) > columns ? wrap(text, columns, '  ') : [text]));
  const all = broken(news);
  if (all.length <= MAX_NEWS) return all;
  const lines = flow(broken(news.filter(({ aside }) => !aside)), columns, ' ');
  const hidden = lines.length - MAX_NEWS;
  return hidden > 0 ? [paint.faint('… (log shows all)'), ...lines.slice(hidden + 1)] : lines;
}
