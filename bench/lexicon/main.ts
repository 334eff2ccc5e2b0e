// Prints the figures of the lexicon against its peers and its limit, all measured in this run.
import { benchCliff } from './cliff.ts';
import { benchHand } from './hand.ts';
import { benchList } from './list.ts';
import { benchMembership } from './membership.ts';
import { benchRow } from './row.ts';
import { openBench, type Row } from './support.ts';

export const lexiconBenches = [benchMembership, benchList, benchHand, benchRow, benchCliff] as const;

const isMet = ({ ratio, bound, better }: Row): boolean =>
  ratio !== null && (better === 'higher' ? ratio >= bound : ratio <= bound);

const makeLine = (row: Row): string => {
  const ratio = row.ratio === null ? 'not measured' : row.ratio.toPrecision(3);
  const mark = row.ratio === null ? ' ' : isMet(row) ? '✓' : '✗';
  return `${mark} ${row.name}: ${ratio} (${row.better === 'higher' ? '≥' : '≤'} ${row.bound}) ${row.detail}`;
};

if (import.meta.main) {
  const bench = await openBench();
  const asked = process.argv.slice(2);
  for (const each of lexiconBenches)
    if (asked.length === 0 || asked.includes(each.name))
      for (const row of await each(bench)) console.log(makeLine(row));
}
