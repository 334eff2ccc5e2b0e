import { writeFileSync } from 'node:fs';
import type { Game, Learnt } from '@deckle/kernel';
import { games } from '../src/index.ts';
import { LEARNT } from '../src/learnt.ts';

const HEAD = `import type { Learnt } from '@deckle/kernel';

/** What self-play has taught about each game: made by \`node packages/games/scripts/learn.ts\`, \`learn-ahead.ts\` and \`learn-review.ts\` there. */
export const LEARNT: { readonly [game: string]: Learnt } = `;

/** Learns of each game named on the command line, all without a name, and writes what is learnt as it goes. */
export function learnEach(learn: (game: Game, before: Learnt | undefined) => Learnt): void {
  const wanted = process.argv.slice(2);
  const learnt: { [id: string]: Learnt } = { ...LEARNT };
  for (const game of games) {
    if (wanted.length > 0 && !wanted.includes(game.id)) continue;
    learnt[game.id] = learn(game, learnt[game.id]);
    writeFileSync(new URL('../src/learnt.ts', import.meta.url), `${HEAD}${JSON.stringify(learnt, null, 2)};\n`);
  }
}
