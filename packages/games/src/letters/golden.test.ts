import { isRefusal, type Match, openMatch, playInput, recordOf, type View, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { inputFor, makeGolden } from '@deckle/testkit';
import { makeTools, openKinds, type WordTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { letters } from './letters.ts';

const WORDS = `
  AD AN AND ANT ARE ART AS AT AX BE BED BEE BOW BY CAR CAT CHEAP CLING COW DO DOE DOG DONE EAR EARN EAT ED END FED FOR FORE
  FROG GHOST GO GONE HE HEN HER HOE HOUR IN INK INTO IS IT JAR KIN KING LAND LEAF LINE LIP MAP ME MINE MOON MOUSE NEAR NO NOD
  NONE NOT OAR OF OH ON ONE OR OUR OUT OW OWE OX PEA PEN QUEEN QUIET QUIT RAN RED RING ROAD ROE ROSE ROW SEA SEE SHE SHED SIN
  SING SO SOUR STAND STONE SUN TEA TEAR TEN THE THEN THIN TIE TIN TO TOE TONE TREE TWO UP US USE VAN VIE WE WED WOE WIN YEA
  YES YET YOU ZOO`.split(/\s+/);

/** Does what looks best from its own view. */
function play(view: View, tools: WordTools) {
  let best: { kind: string; points: number } | null = null;
  for (const kind of openKinds(view, view.seat ?? 0)) {
    for (const move of letters.moves[kind]?.candidates(view, tools) ?? []) {
      const points = letters.moves[kind]?.points?.(view, move, tools) ?? 0;
      if (best === null || points > best.points) best = { ...move, points };
    }
  }
  const { points: _, ...move } = best ?? { kind: 'resign', points: 0 };
  return move;
}

test('a whole game as a person can read it', async () => {
  const dictionary = await openDictionary({ name: 'golden', list: buildGraph(WORDS.filter((word) => word !== '')) });
  const tools = makeTools(letters, {}, dictionary);
  const opened = openMatch(letters, { seats: 3, options: {}, seed: 'golden' }, tools, dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  let match: Match = opened;
  while (match.last.state.result === null) {
    const { state } = match.last;
    const seat = state.frames.at(-1)?.asks[0]?.seat ?? 0;
    const next = playInput(match, inputFor(state, seat, play(viewOf(state, seat), tools)));
    if (isRefusal(next)) throw new Error(next.rule);
    match = next;
  }
  await expect(makeGolden(letters, recordOf(match), tools)).toMatchFileSnapshot('../../goldens/letters.txt');
});
