import type { Seat } from '@deckle/kernel';
import { type Counts, listed, type Names, scoreText } from '@deckle/words';
import { type Called, calledBy } from './called.ts';
import { madeText, pointsText, wonText } from './numbers.ts';
import type { Act, Missed, Outcomes, Review, Turn, Turning } from './review-types.ts';
import { luckLines } from './tell-luck.ts';

/** So many times its error a number is believed. */
const SURE = 2.5;
/** The chances are told again where they have changed by so much. */
const CHANGED = 0.2;
/** The moments that there are as a rule. */
const MOMENTS = 3;

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

/** How a review is told. */
export interface Telling {
  readonly title: string;
  readonly names: Names;
  /** Who reads it, if that is one of those who played. */
  readonly you?: Seat | null;
  /** Knows what words mean. */
  readonly define?: (word: string) => string | null;
}

/** The whole review in words. */
export function tellReview(
  review: Review,
  { title, names, you = null, define = () => null }: Telling,
): readonly Section[] {
  const { turns, turnings, missed, scores } = review;
  const called = calledBy(names, you);
  const at = (number: number, text: string): Told => {
    const { moment, seat } = turns[number - 1] as Turn;
    return { head: `Move ${moment}, ${called.within(seat)}`, text, moment, word: null };
  };
  const lost = (each: Missed): Told => {
    const turn = turns[each.turn - 1] as Turn;
    const text = missedText(each, turn, called, define(each.word));
    return { head: each.word, text, moment: turn.moment, word: each.word };
  };
  const all: readonly Section[] = [
    { title, lines: [endText(review, called), ...scores.map((_, seat) => seatText(review, seat, called))].map(told) },
    { title: 'Luck and play', lines: luckLines(review, called).map(told) },
    {
      title: 'The moments that decided it',
      lines: [
        ...turnings.map((each) => at(each.turn, turningText(turns[each.turn - 1] as Turn, each, called))),
        ...momentsText(review).map(told),
      ],
    },
    { title: 'Words nobody found', lines: missed.map(lost) },
    {
      title: 'Move by move',
      lines: [
        ...[...countingIntro(review), ...betterIntro(review), ...chancesIntro(review)].map(told),
        ...turnTexts(review, called).map((text, index) => at(index + 1, text)),
      ],
    },
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

function endText({ winners, scores, seats, counts }: Review, called: Called): string {
  const all = scores.map((score, seat) => `${called.name(seat)} ${score}`).join(', ');
  if (seats === 1) return `${called.name(0)} ${madeText(scores[0] as number, counts)}.`;
  const who = listed(called.all(winners));
  const won = who === '' ? 'Nobody won' : `${who} won`;
  return scores.every((score) => score === 0) ? `${won}.` : `${won}. Points: ${all}.`;
}

/** How a seat did over the whole game. */
function seatText({ turns }: Review, seat: Seat, { name }: Called): string {
  const own = turns.filter((turn) => turn.seat === seat);
  const poor = own.filter(({ best }) => best !== null);
  if (own.length === 0) return `${name(seat)} had nothing to decide.`;
  const [count, them] = own.length === 1 ? ['1 move', 'it'] : [`${own.length} moves`, 'any of them'];
  const had = `${name(seat)} had a choice in ${count}`;
  if (poor.length === 0) return `${had}, and nothing clearly better was found in ${them}.`;
  const times = own.length === 1 ? 'it' : `${poor.length === own.length ? 'all' : poor.length} of them`;
  const head = `${had}. In ${times} something was better`;
  // What all of them left makes no sum: after a better turn the next ones would have been other turns.
  const most = poor.reduce((worst, turn) => (turn.left.points > worst.left.points ? turn : worst));
  return most.left.points === 0
    ? `${head}.`
    : `${head}, most in move ${most.moment}: ${pointsText(most.left.points)} more at once.`;
}

const actText = ({ said, points }: Act): string => (points === 0 ? said : `${said}, ${pointsText(points)}`);

/** Moves are counted as wherever a game is looked at again, so some are not told here. */
const countingIntro = ({ turns }: Review): readonly string[] =>
  turns.some(({ moment }, at) => moment !== at + 1)
    ? ['Moves are counted as in the replay; those without a choice are left out here.']
    : [];

/** What it means where nothing is said of a move. */
function betterIntro({ turns, counts }: Review): readonly string[] {
  const onlyEnd =
    counts === 'left' ? ['What is better can only be told near the end here, when few cards are left.'] : [];
  return turns.some(({ best, why }) => best === null && why === '')
    ? [...onlyEnd, 'Where nothing is said of a move, nothing better was found.']
    : onlyEnd;
}

/** What is meant by playing on, where that is told. */
const chancesIntro = ({ turns }: Review): readonly string[] =>
  turns.some(({ chances }) => chances !== null)
    ? [
        '“Played on” means that equal and quick players finished the game from the hands as they were, with the deck shuffled anew.',
      ]
    : [];

/** Every turn; with its chances where they are not as they were told last. */
function turnTexts({ turns, counts }: Review, called: Called): readonly string[] {
  let last: Outcomes | null = null;
  return turns.map((turn) => {
    const { played, chances, left } = turn;
    const texts = [`${actText(played)}.`, ...betterTexts(turn)];
    if (chances === null) return texts.join(' ');
    const isNews = last === null || isChanged(last, chances);
    if (isNews) last = chances;
    const told = isNews ? [chancesText(chances, counts, called)] : [];
    return [...texts, ...told, ...(left.wins < 1 ? [] : [leftText(turn, chances, called)])].join(' ');
  });
}

/** By so much that it is worth telling, and beyond chance. */
function isChanged(last: Outcomes, now: Outcomes): boolean {
  if (now.wins.length === 1) {
    const [was, is] = [last.points[0] as number, now.points[0] as number];
    return Math.abs(is - was) >= CHANGED * Math.abs(was);
  }
  return now.wins.some((won, seat) => {
    const before = last.wins[seat] as number;
    const share = (won + before) / (now.games + last.games);
    const error = Math.sqrt(share * (1 - share) * (1 / now.games + 1 / last.games));
    return Math.abs(won / now.games - before / last.games) >= Math.max(CHANGED, SURE * error);
  });
}

/** What was better, and why; nothing where nothing was. */
function betterTexts({ played, best, everyday, why }: Turn): readonly string[] {
  const common =
    everyday === null || everyday.command === best?.command ? [] : [`Among everyday words: ${actText(everyday)}.`];
  if (best === null) return [...(why === '' ? [] : [why]), ...common];
  const how = best.said === played.said ? `${actText(best)}, laid another way` : actText(best);
  return [`Better: ${how}. ${why}`, ...common];
}

/** Who won how many of the games played on from here. */
function chancesText({ games, wins, points }: Outcomes, counts: Counts, { within }: Called): string {
  const head = `Played on from here ${games} times:`;
  if (wins.length === 1) return `${head} ${scoreText(points[0] as number, counts)} on average.`;
  return `${head} ${wins.map((won, at) => `${within(at)} ${at === 0 ? 'won ' : ''}${wonText(won)}`).join(', ')}.`;
}

/** The chances that were left on the table. */
const leftText = ({ seat, left }: Turn, { games, wins }: Outcomes, { within }: Called): string =>
  `With ${pointsText(left.ahead)} more ${within(seat)} would have won ${wonText((wins[seat] as number) + left.wins)} instead of ${wonText(wins[seat] as number)} of ${games} games played on from here.`;

function turningText(turn: Turn, turning: Turning, { within }: Called): string {
  const head = actText(turn.played);
  const better = turn.best === null ? '' : ` ${betterTexts(turn).join(' ')}`;
  if (turning.by === 'left') return `${head}.${better}`;
  if (turning.by === 'points') {
    return `${head}, ${pointsText(turning.amount)} more than words made on average.`;
  }
  const { before, after, isEnd } = turning.swing;
  const was = `played on ${before.games} times from before it, ${within(turn.seat)} won ${wonText(before.won)}`;
  return isEnd
    ? `${head}. It was the last move with a choice: ${was}.${better}`
    : `${head}. With it and what was drawn the chances changed: ${was}; ${after.games} times from after it, ${wonText(after.won)}.${better}`;
}

/** Where there are fewer moments than one expects. */
function momentsText({ turns, turnings }: Review): readonly string[] {
  if (turns.length === 0 || turnings.length === MOMENTS) return [];
  return [turnings.length === 0 ? 'No move stood out: none of them decided it by itself.' : 'No other move stood out.'];
}

function missedText(
  { word, seat, act, more }: Missed,
  { moment, played: { said: played } }: Turn,
  { within }: Called,
  definition: string | null,
): string {
  const beside = act.words.filter((other) => other !== word);
  const together = beside.length === 0 ? '' : ` beside ${listed(beside)}`;
  const could = `in move ${moment} ${within(seat)} could have laid it${together}`;
  const found =
    more === 0
      ? `${could} instead of “${played}”.`
      : `${could} for ${pointsText(act.points)}, ${more} more than the move made.`;
  return definition === null ? found : `${found} ${definition}`;
}
