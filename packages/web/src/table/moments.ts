import type { Line } from './news.ts';

/** What was told of one moment. */
export interface MomentLines {
  /** After so many inputs; 0 is the deal. */
  readonly moment: number;
  readonly lines: readonly Line[];
}

/** Lines that belong together, in the order of the lines. */
export function byMoment(lines: readonly Line[]): readonly MomentLines[] {
  const groups: { readonly moment: number; readonly lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && last.moment === line.moment + 1) last.lines.push(line);
    else groups.push({ moment: line.moment + 1, lines: [line] });
  }
  return groups;
}

/** So many sentences tell what has just happened. */
const LATELY = 5;

/** What has just happened, the latest first, as far as the viewer saw it and it still holds. */
export const latelyIn = (lines: readonly Line[]): readonly string[] =>
  lines
    .filter(({ aside, takenBack }) => !aside && takenBack === null)
    .slice(-LATELY)
    .map(({ text }) => text)
    .toReversed();

/** Every time they come anew from the worker, but what was told stays told. */
export function isSameTold(a: MomentLines, b: MomentLines): boolean {
  return (
    a.moment === b.moment &&
    a.lines.length === b.lines.length &&
    a.lines.every(({ text, takenBack }, at) => b.lines[at]?.text === text && b.lines[at]?.takenBack === takenBack)
  );
}
