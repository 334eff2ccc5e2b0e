import {
  chancePoints,
  type Depth,
  DEPTHS,
  type Review,
  reviewMatch,
  reviewText,
  scorePoints,
  tellReview,
} from '@deckle/bots';
import { makePolite } from '@deckle/host';
import type { Match } from '@deckle/kernel';
import type { Names, WordTools } from '@deckle/words';
import { Command } from 'commander';
import { type WordsGiven, withWords } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { openFacts, openLightFacts, openRanks } from '../facts.ts';
import { chartLines } from '../score-chart.ts';
import type { World } from '../world.ts';
import { replaySave } from './replay.ts';

const DEPTH_NAMES = Object.keys(DEPTHS) as readonly Depth[];

interface ReviewOptions extends WordsGiven {
  readonly depth: Depth;
  readonly chart?: true;
  readonly json?: true;
}

export function reviewCommand(world: World): Command {
  const command = new Command('review')
    .description('what was played in a finished game, what could have been, and why')
    .argument('<record>', 'file of a record, as play --save writes it')
    .option('--depth <name>', `how long to look: ${DEPTH_NAMES.join(', ')}`, parseDepth, 'usual')
    .option('--chart', 'draw the scores and the chances, too')
    .option('--json', 'all that was found, as JSON');
  return withWords(command).action(async (file: string, options: ReviewOptions) => {
    const { match, sitters, dictionary } = await replaySave(world, file, options);
    if (match.last.state.result === null) {
      throw new Failure(`${file}: this game is not over, and only a finished game is reviewed.`);
    }
    const ranks = await openRanks(world.root);
    const polite = makePolite(dictionary, openLightFacts(world.root, ranks));
    const review = runReview(world, match, { ...(match.tools as WordTools), dictionary: polite }, options.depth);
    const names = (seat: number): string => sitters[seat]?.name ?? `Seat ${seat}`;
    if (options.json) {
      world.print(
        JSON.stringify(
          { game: match.game.id, names: match.last.state.scores.map((_, seat) => names(seat)), ...review },
          null,
          2,
        ),
      );
      return;
    }
    const facts = openFacts(world.root, ranks);
    const title = `Review of a game of ${match.game.name}`;
    world.print(reviewText(tellReview(review, { title, names, define: (word) => facts(word).definition })));
    if (options.chart) world.print(charts(review, names, world.columns()));
  });
}

/** Drawn for eyes: in sentences all of the scores are told, and the chances where they change. */
function charts(review: Review, names: Names, columns: number): string {
  const all = [
    chartLines('Scores', scorePoints(review), null, names, columns),
    chartLines('Chances in 100', chancePoints(review), 100, names, columns),
  ];
  return all.flatMap((lines) => (lines.length === 0 ? [] : ['', ...lines])).join('\n');
}

function parseDepth(name: string): Depth {
  const found = DEPTH_NAMES.find((depth) => depth === name);
  if (found !== undefined) return found;
  throw new Failure(`There is no depth ${name.slice(0, 40)}; there are ${DEPTH_NAMES.join(', ')}.`);
}

function runReview(world: World, match: Match, tools: WordTools, depth: Depth): Review {
  for (const reviewing = reviewMatch(match, tools, DEPTHS[depth]); ; ) {
    const { done, value } = reviewing.next();
    world.progress(done ? '' : `Reviewing: step ${value.done} of ${value.of}`);
    if (done) return value;
  }
}
