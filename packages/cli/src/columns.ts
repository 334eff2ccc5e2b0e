import { padEnd, padStart, widthOf } from './paint.ts';

type Row = { readonly [column: string]: string };

/** Rows under their headings; the first column to the left, the others to the right. */
export function columnsOf(rows: readonly Row[]): readonly string[] {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(widthOf(name), ...rows.map((row) => widthOf(row[name] ?? ''))));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? padEnd : padStart)(cell, widths[at] ?? 0)).join('  ');
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))];
}
