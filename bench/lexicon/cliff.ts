import type { Row } from '../report.ts';
import { type Bench, dealHand, dealRow, makeChance } from './support.ts';

const SECONDS = 60;

/** Mixed searches for a minute: does any second fall far behind the others, as code does that the engine gave up on? */
export const benchCliff = async (bench: Bench): Promise<Row[]> => {
  const chance = makeChance(9);
  const rows = bench.words.filter((word) => word.length === 6);
  // A fixed round of searches, so that every second does the same work.
  const queries = Array.from({ length: 60 }, (_, index) =>
    index % 2 === 0
      ? dealRow(chance, rows, index % 4 === 0 ? 1 : 0)
      : ({ cards: dealHand(chance, 10, index % 3), length: [2, 10] } as const),
  );
  const perSecond: number[] = [];
  let found = 0;
  for (let second = 0; second < SECONDS; second++) {
    const [start, used] = [performance.now(), process.threadCpuUsage()];
    let searches = 0;
    while (performance.now() - start < 1000) {
      for (const query of queries) for (const { points } of bench.dictionary.search(query)) found += points > 0 ? 1 : 0;
      searches += queries.length;
    }
    // Per second of our own time on the processor: a neighbour who takes it away is no cliff of ours.
    const { user, system } = process.threadCpuUsage(used);
    perSecond.push(searches / ((user + system) / 1e6));
  }
  // The first second still compiles.
  const warm = perSecond.slice(1);
  const [slowest, fastest] = [Math.min(...warm), Math.max(...warm)];
  const detail = `${slowest.toFixed(0)} to ${fastest.toFixed(0)} searches a second, ${(found / 1e6).toFixed(0)} M results`;
  return [
    {
      name: `no cliff over ${SECONDS} s, slowest second of the fastest`,
      ratio: slowest / fastest,
      bound: 0.5,
      better: 'higher',
      detail,
    },
  ];
};
