import { type DeckLine, isRefusal, makeRecord, openMatch, parseRecord, recordOf, type View } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { type Answer, makeGolden, playOut } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { wordical } from './wordical.ts';

const WORDS =
  `BALD BALE BAND BARE BE BEAD BEAN BEAR BEAT BED BEND BIT BOAT BOLD BOND BONE BOOT BORE BUD BUN BURN BUT BUTTER
  DARN DATA DEAR DEN DENT DIN DINE DO DOE DONE DOT DUE DUNE DUO EAR EAT END IDEA IN INN INTO IT LEAN LINE NEAR NEAT NET
  NO NOD NOR NOT NOTE NUN NUT OAR OAT OR ORE RAN RANT RAT READ RED REND RIB RIDE ROAD ROD ROOT ROT RUB RUDE RUN RUT TAB
  TAN TAR TEA TEAR TEE TEN TENT TIDE TIE TIN TO TOE TON TORE TRAIN TREAT TREE TREND TRIBE TRY TUBE TUNE TURN`.split(
    /\s+/,
  );

const DECK: readonly DeckLine[] = wordical.deck
  .filter(({ face }) => 'BDLNRTY'.includes(face))
  .map((line) => ({ ...line, count: Math.ceil(line.count / 3) }));

/** Lays the best word it finds, the better it is the sooner, else says the last thing it can say: to pass. */
function answer(view: View, tools: ReturnType<typeof makeTools>): Answer | null {
  const ask = view.asks.find((open) => open.seat === view.seat && open.must);
  if (ask === undefined) return null;
  const [best] = ask.kinds.includes('play') ? (wordical.moves['play']?.candidates(view, tools) ?? []) : [];
  const points = best === undefined ? 0 : (wordical.moves['play']?.points?.(view, best, tools) ?? 0);
  const move = best ?? { kind: ask.kinds.at(-1) as string };
  return { ask: ask.id, move, after: 30_000 - 1000 * points + 100 * (view.seat ?? 0) };
}

test('a short game as a person can read it', async () => {
  const dictionary = await openDictionary({ name: 'short', list: buildGraph([...WORDS].sort()) });
  const tools = makeTools(wordical, { deck: DECK }, dictionary);
  const setup = { seats: 3, options: {}, seed: 'golden', deck: DECK };
  const opened = openMatch(wordical, setup, tools, dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  const choosers = [0, 1, 2].map(() => (view: View) => answer(view, tools));
  const record = parseRecord(makeRecord(recordOf(playOut(opened, choosers))));
  if (isRefusal(record)) throw new Error(record.rule);
  await expect(makeGolden(wordical, record, tools)).toMatchFileSnapshot('./wordical.golden.txt');
});
