import { amountText, type Counts, scoreText } from '@deckle/words';
import type { Called } from './called.ts';
import { AGAIN } from './luck.ts';
import { closeness, dealText, madeText, pointsText, wonText } from './numbers.ts';
import type { Fortune, Review } from './review-types.ts';

/** So many times its error what the deal was worth is believed. */
const SURE = 2.5;

/** How much was in the cards; or that it cannot be told. */
export function luckLines(
  { fortunes, replays, seats, counts, scores, turns }: Review,
  called: Called,
): readonly string[] {
  if (turns.length === 0) return [];
  if (fortunes.length === 0) {
    return ['They cannot be told apart here: there was no time to play the same deal again often enough.'];
  }
  if (seats === 1) return [soloText(fortunes[0] as Fortune, replays, scores[0] as number, counts, called)];
  const how = `The same deal was played again ${replays} times, with a ${AGAIN.name} player at every seat.`;
  const isMeasured = seats > 2 && !fortunes.every(isWithoutPoints);
  const against = isMeasured ? ['Ahead and behind are measured against the average of the others.'] : [];
  return [[how, ...against].join(' '), ...fortunes.map((fortune) => fortuneText(fortune, replays, called))];
}

const isWithoutPoints = ({ deal, got }: Fortune): boolean => deal === 0 && got === 0;

function fortuneText(fortune: Fortune, replays: number, called: Called): string {
  const { seat, deal, error, got, wins, below } = fortune;
  const [name, they] = [called.name(seat), called.they(seat)];
  const won = `won ${wonText(wins)} of the ${replays} games`;
  if (isWithoutPoints(fortune)) return `${name}: with these cards ${they} ${won}.`;
  const dealt = `${name}: with these cards ${they} came out ${closeness(deal)} on average and ${won}`;
  const favour =
    Math.abs(deal) < SURE * error
      ? 'The deal favoured nobody clearly'
      : `The deal ${dealText(deal, 'points')}, give or take ${pointsText(2 * error)}`;
  return `${dealt}. ${favour}. ${name} came out ${closeness(got)}: ${rankText(below, replays)}.`;
}

/** How a result stands among those of the same deal played again. */
const rankText = (below: number, replays: number): string =>
  below === 0
    ? `no better than in any of the ${replays} games`
    : `better than in ${below === replays ? `all ${replays}` : `${below} of the ${replays}`} games`;

function soloText(
  { deal, error, got, below }: Fortune,
  replays: number,
  score: number,
  counts: Counts,
  { name }: Called,
): string {
  const usual = score - got;
  const made = `A ${AGAIN.name} player ${madeText(usual + deal, counts)} on average with these cards in ${replays} games`;
  const favour =
    Math.abs(deal) < SURE * error
      ? 'the deal was about as good as any'
      : `the deal ${dealText(deal, counts)}, give or take ${amountText(2 * error, counts)}`;
  return `${made}, with others ${scoreText(usual, counts)}: ${favour}. ${name(0)} ${madeText(score, counts)}: ${rankText(below, replays)}.`;
}
