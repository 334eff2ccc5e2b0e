// Learns how far it is worth to look ahead, for each game named (all without a name), and writes src/learnt.ts:
// node packages/games/scripts/learn-ahead.ts [id …].
import { readFileSync } from 'node:fs';
import { seatPlayer, type Trials, tryAhead, usualLevel } from '@deckle/bots';
import { type Game, isRefusal, type Learnt, openMatch, openStream, type Rng, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { playNext } from '@deckle/testkit';
import { makeTools, type WordTools } from '@deckle/words';
import { learnEach } from './learnt-file.ts';

/** Positions of self-play, what is tried in each of them, and how many of a match. */
const POSITIONS = 60;
const TRYING = { options: 6, deals: 50 } as const;
const OF_A_MATCH = 5;
/** Every so-many-th answer is such a position. */
const APART = 6;
/** How far is played on at most: where a game counts by rounds, to about their end. What comes of it then is what counts. */
const [TURNS, IN_ROUNDS] = [2, 6];
/** What players do of whom nothing was learnt. */
const USUAL = 2;
/** As long as the quicker one of those who look ahead thinks, in milliseconds. */
const WORK = 60;
/** How often it is chosen anew with other deals. */
const CHOICES = 40;
/** To do otherwise than usual must be better by so many standard errors; whether it wins games, the arena says. */
const SURE = 2;

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const dictionary = await openDictionary({
  name: 'standard',
  list: shipped('standard.dawg'),
  isForm: await openForms(shipped),
});

function learnAhead(game: Game, before: Learnt | undefined): Learnt {
  const { ahead: _, ...learnt } = before ?? { pace: 1, cards: {} };
  const tools = makeTools(game, {}, dictionary);
  const usual = { ...game, learnt };
  const most = 'round' in game.shared({}, Math.max(2, game.seats[0])) ? IN_ROUNDS : TURNS;
  const positions = positionsOf(usual, tools, most);
  const turns = Array.from({ length: most + 1 }, (_, turn) => turn);
  const rng = openStream({ seed: 'ahead', used: 0 });
  const gains = turns.map((at) => positions.map((trials) => gainOf(trials, at, WORK / learnt.pace, rng)));
  const than = gains[USUAL] as readonly number[];
  const better = gains.map((own) => surely(own.map((gain, at) => gain - (than[at] as number))));
  const best = better.indexOf(Math.max(...better));
  const answers = turns.map((at) =>
    mean(positions.flat().flatMap(({ deals }) => deals.map((each) => each[at]?.answers ?? 0))),
  );
  process.stdout.write(
    `${game.id}: ${turns.map((each, at) => `${each} turns ${mean(gains[at] ?? []).toFixed(2)} (${answers[at]?.toFixed(1)} answers)`).join(', ')}\n`,
  );
  if ((better[best] as number) <= 0) return learnt;
  return { ...learnt, ahead: { turns: best, answers: Number(answers[best]?.toPrecision(2)) } };
}

/** What was tried in positions of self-play. */
function positionsOf(game: Game, tools: WordTools, turns: number): readonly (readonly Trials[])[] {
  const found: (readonly Trials[])[] = [];
  const seats = Math.min(game.seats[1], Math.max(2, game.seats[0]));
  for (let deal = 0; found.length < POSITIONS; deal++) {
    const opened = openMatch(game, { seats, options: {}, seed: `ahead ${deal}` }, tools, dictionary.hash);
    if (isRefusal(opened)) throw new Error(opened.rule);
    const players = Array.from({ length: seats }, (_, seat) => seatPlayer(usualLevel, game, tools, `${deal} ${seat}`));
    const rng = openStream({ seed: `positions ${deal}`, used: 0 });
    let left = OF_A_MATCH;
    for (let match: typeof opened | null = opened; match !== null && left > 0; match = playNext(match, players)) {
      const { state } = match.last;
      const ask = state.frames.at(-1)?.asks.find(({ must }) => must);
      if (state.result !== null) break;
      if (ask === undefined || rng.below(APART) > 0) continue;
      const trials = tryAhead(viewOf(state, ask.seat), game, tools, { ...TRYING, turns }, rng);
      if (trials.length < 2) continue;
      found.push(trials);
      left--;
    }
  }
  return found;
}

/**
 * How much better than first sight it is to choose by playing on so far, with so many answers to spend: chosen by some
 * deals, judged by others, played on as far as any.
 */
function gainOf(trials: readonly Trials[], horizon: number, answers: number, rng: Rng): number {
  const cost = mean(trials.flatMap(({ deals }) => deals.map((each) => each[horizon]?.answers ?? 0)));
  const half = TRYING.deals / 2;
  const affordable = Math.min(half, Math.max(1, Math.round(answers / (cost * trials.length))));
  let sum = 0;
  for (let choice = 0; choice < CHOICES; choice++) {
    const deals = shuffled(TRYING.deals, rng);
    const judge = ({ deals: tried }: Trials): number =>
      mean(deals.slice(half).map((deal) => tried[deal]?.at(-1)?.worth ?? 0));
    const worth = ({ sight, deals: tried }: Trials): number =>
      deals.slice(0, affordable).reduce((total, deal) => total + (tried[deal]?.[horizon]?.worth ?? 0), sight);
    const chosen = trials.reduce((best, each) => (worth(each) > worth(best) ? each : best));
    sum += judge(chosen) - judge(trials[0] as Trials);
  }
  return sum / CHOICES;
}

function shuffled(count: number, rng: Rng): readonly number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = rng.below(at + 1);
    [all[at], all[other]] = [all[other] as number, all[at] as number];
  }
  return all;
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** By how much more than chance these are above 0 on average. */
function surely(all: readonly number[]): number {
  const middle = mean(all);
  const spread = all.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (all.length - 1);
  return middle - SURE * Math.sqrt(spread / all.length);
}

learnEach(learnAhead);
