import type { Seat } from '@deckle/kernel';
import type { Names } from '@deckle/words';
import { closeness, pointsText, signed } from './numbers.ts';
import type { Act, Fortune, Missed, Outcomes, Review, Turn, Turning } from './review-types.ts';

/** A paragraph that can be read aloud. */
export interface Told {
  /** What it is about, which is a way to it where there is a moment to look at. */
  readonly head: string | null;
  readonly text: string;
  readonly moment: number | null;
  /** A word that is worth looking up. */
  readonly word: string | null;
}

/** A part of a review in words. */
export interface Section {
  readonly title: string;
  readonly lines: readonly Told[];
}

const told = (text: string): Told => ({ head: null, text, moment: null, word: null });

/** The whole review in words. `define` knows what words mean, if anybody does. */
export function tellReview(
  review: Review,
  title: string,
  names: Names,
  define: (word: string) => string | null = () => null,
): readonly Section[] {
  const { turns, turnings, missed, scores } = review;
  const at = (number: number, text: string): Told => {
    const { moment, seat } = turns[number - 1] as Turn;
    return { head: `Turn ${number}, ${names(seat)}`, text, moment, word: null };
  };
  const lost = (each: Missed): Told => {
    const { moment } = turns[each.turn - 1] as Turn;
    return { head: each.word, text: missedText(each, names, define(each.word)), moment, word: each.word };
  };
  const all: readonly Section[] = [
    { title, lines: [endText(review, names), ...scores.map((_, seat) => seatText(review, seat, names))].map(told) },
    { title: 'Luck and play', lines: luckLines(review, names).map(told) },
    {
      title: 'The moments that decided it',
      lines: turnings.map((each) => at(each.turn, turningText(turns[each.turn - 1] as Turn, each, names))),
    },
    { title: 'Words nobody found', lines: missed.map(lost) },
    { title: 'Turn by turn', lines: turns.map((turn) => at(turn.number, turnText(turn, names))) },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

/** A review as one text. */
export const reviewText = (sections: readonly Section[]): string =>
  sections
    .map(({ title, lines }) =>
      [title, ...lines.map(({ head, text }) => (head === null ? text : `${head}: ${text}`))].join('\n'),
    )
    .join('\n\n');

function endText({ winners, scores, seats }: Review, names: Names): string {
  const all = scores.map((score, seat) => `${names(seat)} ${score}`).join(', ');
  if (seats === 1) return `${names(0)} made ${pointsText(scores[0] as number)}.`;
  const who = winners.map(names).join(' and ');
  const won = who === '' ? 'Nobody won' : `${who} won`;
  return scores.every((score) => score === 0) ? `${won}.` : `${won}. Points: ${all}.`;
}

/** How a seat did over the whole game. */
function seatText({ turns }: Review, seat: Seat, names: Names): string {
  const own = turns.filter((turn) => turn.seat === seat);
  const poor = own.filter(({ best }) => best !== null);
  if (own.length === 0) return `${names(seat)} had nothing to decide.`;
  const count = own.length === 1 ? '1 decision' : `${own.length} decisions`;
  if (poor.length === 0) return `${names(seat)}: ${count}, and nothing clearly better in any of them.`;
  const left = poor.reduce((sum, turn) => sum + turn.left.worth, 0);
  const times = poor.length === 1 ? 'once' : poor.length === 2 ? 'twice' : `${poor.length} times`;
  return `${names(seat)}: ${count}; ${times} something was clearly better, ${pointsText(left)} in all.`;
}

function luckLines({ fortunes, replays, seats, scores }: Review, names: Names): readonly string[] {
  if (fortunes.length === 0) return [];
  if (seats === 1) return [soloText(fortunes[0] as Fortune, replays, scores[0] as number, names)];
  const how = `The same deal was played again ${replays} times with equal players at all seats.`;
  return [how, ...fortunes.map((fortune) => fortuneText(fortune, replays, names))];
}

function fortuneText({ seat, deal, error, got, wins }: Fortune, replays: number, names: Names): string {
  const name = names(seat);
  const won = `won ${Number(wins.toFixed(1))} of the ${replays} games`;
  if (deal === 0 && got === 0) return `${name}: equal players ${won} with these cards.`;
  const dealt = `${name}: equal players came out ${closeness(deal)} with these cards and ${won}`;
  // How far apart equal players are after one game.
  const usual = error * Math.sqrt(replays);
  const rest =
    Math.abs(got - deal) > usual ? 'so that was play' : 'and equal players often come as far apart in one game';
  const favour =
    Math.abs(deal) < 2 * error
      ? `the deal favoured nobody clearly, ${rest}`
      : `the deal was worth ${signed(deal)}, the play ${signed(got - deal)}`;
  return `${dealt}. ${name} came out ${closeness(got)}: ${favour}.`;
}

function soloText({ deal, error, got }: Fortune, replays: number, score: number, names: Names): string {
  const usual = score - got;
  const made = `Equal players made ${pointsText(usual + deal)} on average with these cards in ${replays} games`;
  const favour =
    Math.abs(deal) < 2 * error ? 'the deal was about as good as any' : `the deal was worth ${signed(deal)}`;
  return `${made} and ${pointsText(usual)} with others: ${favour}. ${names(0)} made ${pointsText(score)}: the play was worth ${signed(got - deal)}.`;
}

const actText = ({ said, points }: Act): string => (points === 0 ? said : `${said}, ${pointsText(points)}`);

function turnText(turn: Turn, names: Names): string {
  const parts = [`${actText(turn.played)}.`, ...betterLines(turn)];
  return [...parts, ...(turn.chances === null ? [] : [chancesText(turn.chances, names)])].join(' ');
}

/** What was better, and why; or that nothing was. */
function betterLines({ played, best, everyday, why }: Turn): readonly string[] {
  if (best === null) return [why];
  const how = best.said === played.said ? `${actText(best)}, laid another way` : actText(best);
  const common =
    everyday === null || everyday.command === best.command ? [] : [`Among everyday words: ${actText(everyday)}.`];
  return [`Better: ${how}. ${why}`, ...common];
}

/** Who won how many of the games imagined from here. */
function chancesText({ games, wins, points }: Outcomes, names: Names): string {
  if (wins.length === 1)
    return `Before it, ${games} imagined games made ${pointsText(points[0] as number)} on average.`;
  const won = wins.map((count, seat) => `${names(seat)} ${Number(count.toFixed(1))}`);
  return `Before it, wins in ${games} imagined games: ${won.join(', ')}.`;
}

function turningText(turn: Turn, { by, amount }: Turning, names: Names): string {
  const head = actText(turn.played);
  if (by === 'left') return `${head}. ${betterLines(turn)[0]}`;
  if (by === 'points') {
    return `${head}, ${pointsText(Math.abs(amount))} ${amount < 0 ? 'fewer' : 'more'} than a turn made on average.`;
  }
  const change = Math.round(Math.abs(100 * amount));
  return `${head}. Of the games imagined afterwards ${names(turn.seat)} won ${change} in 100 ${amount < 0 ? 'fewer' : 'more'} than before.`;
}

function missedText({ turn, seat, act, more }: Missed, names: Names, definition: string | null): string {
  return `in turn ${turn} ${names(seat)} could have said ${actText(act)}, ${pointsText(more)} more than what was played.${definition === null ? '' : ` ${definition}`}`;
}
