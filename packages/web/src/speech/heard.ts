import type { Line } from '../table/news.ts';

/** What one person at a table has heard of its log. */
export interface Heard {
  /** Everything up to this input. */
  readonly upTo: number;
  /** But not these lines: others could not be told the whole of it while this one gave the screen away. */
  readonly kept: readonly LineName[];
}

/** The moment of a line and which of its lines it is. */
export type LineName = readonly [moment: number, at: number];

export const NOTHING_HEARD: Heard = { upTo: -2, kept: [] };

export interface Telling {
  readonly told: readonly Line[];
  readonly heard: Heard;
}

/** Each line that somebody who has heard so much is still to hear. */
export function tellOwn(lines: readonly Line[], heard: Heard): Telling {
  const kept = named(lines).filter(({ name }) => heard.kept.some((other) => isSame(name, other)));
  return { told: [...kept.map(({ line }) => line), ...newTo(lines, heard)], heard: { upTo: lastOf(lines), kept: [] } };
}

/**
 * Nobody has the screen: whoever had it last hears what all may know. What may have been meant for their eyes alone
 * they hear when they have it again.
 */
export function tellRoom(lines: readonly Line[], heard: Heard): Telling {
  const fresh = newTo(lines, heard);
  const own = named(lines).filter(({ line }) => line.aside && fresh.includes(line));
  return {
    told: fresh.filter(({ aside }) => !aside),
    heard: { upTo: lastOf(lines), kept: [...heard.kept, ...own.map(({ name }) => name)] },
  };
}

/** Without what was done and taken back while one did not listen. */
function newTo(lines: readonly Line[], { upTo }: Heard): readonly Line[] {
  return lines.filter(
    ({ moment, takenBack, takesBack }) =>
      moment > upTo && (takenBack === null || takenBack <= upTo) && (takesBack === null || takesBack <= upTo),
  );
}

const lastOf = (lines: readonly Line[]): number => lines.at(-1)?.moment ?? NOTHING_HEARD.upTo;

function named(lines: readonly Line[]): readonly { readonly line: Line; readonly name: LineName }[] {
  let at = 0;
  return lines.map((line, index) => {
    at = lines[index - 1]?.moment === line.moment ? at + 1 : 0;
    return { line, name: [line.moment, at] };
  });
}

const isSame = (a: LineName, b: LineName): boolean => a[0] === b[0] && a[1] === b[1];
