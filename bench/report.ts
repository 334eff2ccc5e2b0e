/** One figure: how many times faster, or how much of the peer's time or room. */
export interface Row {
  readonly name: string;
  /** Null when it could not be measured; `detail` says why. */
  readonly ratio: number | null;
  readonly bound: number;
  readonly better: 'higher' | 'lower';
  readonly detail: string;
}

export const isMet = ({ ratio, bound, better }: Row): boolean =>
  ratio !== null && (better === 'higher' ? ratio >= bound : ratio <= bound);

export function makeLine(row: Row): string {
  const ratio = row.ratio === null ? 'not measured' : row.ratio.toPrecision(3);
  const mark = row.ratio === null ? '–' : isMet(row) ? '✓' : '✗';
  return `${mark} ${row.name}: ${ratio} (${row.better === 'higher' ? '≥' : '≤'} ${row.bound})\n    ${row.detail}`;
}
