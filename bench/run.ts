// Prints every figure of Deckle against its peers and its limits, all measured in this run.
// npm run bench [-- membership list hand row cliff selfplay bots best review app server nodes growth]
import { benchBestPlay } from './games/best-play.ts';
import { benchBots } from './games/bots.ts';
import { benchReview } from './games/review.ts';
import { benchSelfPlay } from './games/selfplay.ts';
import { benchCliff } from './lexicon/cliff.ts';
import { benchHand } from './lexicon/hand.ts';
import { benchList } from './lexicon/list.ts';
import { benchMembership } from './lexicon/membership.ts';
import { benchRow } from './lexicon/row.ts';
import { type Bench, openBench } from './lexicon/support.ts';
import { benchGrowth } from './server/growth.ts';
import { benchNodes } from './server/nodes.ts';
import { benchServer } from './server/server.ts';
import { isMet, makeLine, type Row } from './report.ts';

const BENCHES: { readonly [name: string]: (bench: Bench) => Promise<readonly Row[]> | readonly Row[] } = {
  membership: benchMembership,
  list: benchList,
  hand: benchHand,
  row: benchRow,
  selfplay: benchSelfPlay,
  bots: benchBots,
  best: benchBestPlay,
  review: benchReview,
  cliff: benchCliff,
  app: benchApp,
  server: benchServer,
  nodes: benchNodes,
  growth: benchGrowth,
};

/** What runs in a page is typed as a page is, with the app. */
async function benchApp(): Promise<readonly Row[]> {
  const { href } = new URL('./web/app.ts', import.meta.url);
  const { benchApp: run } = (await import(href)) as { readonly benchApp: () => Promise<readonly Row[]> };
  return run();
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  process.stderr.write(`There is no benchmark ${unknown}; there are ${Object.keys(BENCHES).join(', ')}.\n`);
  process.exit(2);
}
const bench = await openBench();
const rows: Row[] = [];
for (const [name, run] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const row of await run(bench)) {
    rows.push(row);
    console.log(makeLine(row));
  }
}
console.log(`${rows.filter(isMet).length} of ${rows.length} figures are met.`);
