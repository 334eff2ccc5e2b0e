import { happeningFor, happeningsOf, type Hint, onlyPerson, wordsTried } from '@deckle/host';
import { checkMove, eventFor, isRefusal, type Match, parseMove, type Seat, viewOf } from '@deckle/kernel';
import { parseCommand } from '@deckle/words';
import type { Composed, Draft, News, Refused, Still } from '../src/table/news.ts';
import { compose } from '../src/worker/compose.ts';
import { sceneOf } from '../src/worker/scene.ts';
import { newsFrom } from '../src/worker/seen.ts';
import { type Crossed, newsIn, viewerOf } from './crossed.ts';
import { secretTo, type Story } from './story.ts';

/** All that the page was told before the end and that its viewer could not know then. */
export function leaksIn(crossed: readonly Crossed[], story: Story): readonly string[] {
  const news = crossed.map(newsIn);
  const end = news.findIndex((each) => each !== null && each.result !== null);
  return crossed.slice(0, end).flatMap((each, at) => {
    const since = newsAbout(each, at, news, story);
    const found = since.map((now) => leaksOf(each, now, story));
    const [first = [...strangeIn(each, story)]] = found;
    return found.some(({ length }) => length === 0)
      ? []
      : first.map((what) => `${each.asked?.what ?? 'told'} after ${since[0]?.moment ?? 0} inputs: ${what}`);
  });
}

/**
 * Which news a message may be about. News and answers come by ways of their own: what was asked before some news may
 * be answered after them, and who has acted, or sits where others may, is answered about news that are still to come.
 */
function newsAbout(
  { asked, acted }: Crossed,
  at: number,
  news: readonly (News | null)[],
  story: Story,
): readonly News[] {
  if (news[at] !== null) return [news[at] as News];
  const from = news.slice(0, asked?.after ?? at).findLastIndex((each) => each !== null);
  const heard = news.slice(Math.max(0, from), at).filter((each) => each !== null);
  const last = heard.at(-1);
  if (last === undefined) return [];
  const isBehind = acted > from || mayOthers(last, story);
  const next = isBehind ? news.slice(at).find((each) => each !== null) : null;
  if (!next) return heard;
  // Of what happens in quick succession only the last is told.
  const between = Array.from({ length: Math.max(0, next.moment - last.moment - 1) }, (_, n) => last.moment + 1 + n);
  return [...heard, ...between.map((moment) => ({ ...last, moment })), next];
}

const mayOthers = ({ moment, viewer }: News, { after }: Story): boolean => {
  const asks = after(moment).last.state.frames.at(-1)?.asks ?? [];
  return asks.some(({ seat }) => seat !== viewer);
};

const textOf = ({ told }: Crossed): string => JSON.stringify(told) ?? '';

/** What no message may have in it before anybody sits at a table; the example of a game is no secret. */
function strangeIn(crossed: Crossed, story: Story): readonly string[] {
  const file = textOf(crossed).includes('[file]') ? ['a file'] : [];
  const cards = crossed.asked?.what === 'example' ? [] : cardsIn(crossed.told, story);
  return [...file, ...cards.map((id) => `card ${id}`)];
}

function leaksOf(crossed: Crossed, now: News, story: Story): readonly string[] {
  const { asked, told } = crossed;
  const still = asked?.what === 'lookBack' ? (told as Still | null) : null;
  const viewer = viewerOf(now);
  const known = knownTo(story.after(still?.moment ?? now.moment), viewer);
  const strange = strangeIn(crossed, story).filter((what) => !known.has(what));
  const text = textOf(crossed);
  const secrets = secretTo(story, now.moment, viewer).filter((each) =>
    text.includes(JSON.stringify(each).slice(1, -1)),
  );
  return [...strange, ...secrets, ...madeOtherwise(crossed, now, story)];
}

/** The cards this viewer sees, and those the last thing that happened has shown to all. */
function knownTo({ last }: Match, viewer: Seat | null): ReadonlySet<string> {
  const seen = Object.values(viewOf(last.state, viewer).zones).flatMap(({ row }) => row?.flat() ?? []);
  const shown = last.events.flatMap((event) => {
    const cut = eventFor(event, viewer);
    return cut.kind === 'moved' ? (cut.cards ?? []) : [];
  });
  return new Set([...seen, ...shown].map((id) => `card ${id}`));
}

/** Every number is a card but these: by their name, or by that and the one it belongs to. */
const NO_CARDS = new Set(
  `id at way ways points count moment viewer curtain takeBack seat seats score scores minSeats until now length number
  takenBack takesBack pile cards.min winners index people sitters options names of done loaded total
  seats.cards choices.cards pack.id keep on spot detail fetching`.split(/\s+/),
);

/** The numbers of cards in a message, whatever the message is. */
function cardsIn(told: unknown, { tools }: Story): readonly number[] {
  const look = (value: unknown, names: readonly string[]): readonly number[] => {
    const [owner = '', name = ''] = ['', '', ...names].slice(-2);
    if (typeof value === 'number')
      return NO_CARDS.has(name) || NO_CARDS.has(`${owner}.${name}`) || tools.pack[value] === undefined ? [] : [value];
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((part) => look(part, names));
    return Object.entries(value).flatMap(([key, part]) => look(part, [...names, key]));
  };
  return [...new Set(look(told, []))];
}

const differs = (told: unknown, made: unknown): boolean => JSON.stringify(told) !== JSON.stringify(made);

/** What follows from the view alone is made again, by whom nothing else is given: it must be the same. */
function madeOtherwise({ asked, told }: Pick<Crossed, 'asked' | 'told'>, now: News, story: Story): readonly string[] {
  const { game, tools, sitters, after } = story;
  const match = after(now.moment);
  const view = viewOf(match.last.state, viewerOf(now));
  const [first] = asked?.with ?? [];
  if (newsIn({ told }) !== null) return partsOtherwise(now, madeNews(now, story));
  if (told === null || told === undefined) return [];
  if (asked?.what === 'lookBack') {
    const still = told as Still;
    const then = viewOf(after(still.moment).last.state, viewerOf(now));
    return partsOtherwise(still, sceneOf(game, then, sitters, tools.pack));
  }
  if (asked?.what === 'compose')
    return differs({ ...(told as Composed), draft: first }, compose(game, view, first as Draft, tools))
      ? [`${JSON.stringify(told)} is not what the view says to ${JSON.stringify(first)}`]
      : [];
  if (asked?.what === 'hint') return hintOtherwise(told as Hint, now, story);
  return asked?.what === 'say' || asked?.what === 'act' ? refusedOtherwise({ asked, told }, now, story) : [];
}

/** Why not, and what can be done instead. */
function refusedOtherwise(
  { asked, told }: { readonly asked: NonNullable<Crossed['asked']>; readonly told: unknown },
  now: News,
  story: Story,
): readonly string[] {
  const { game, tools, after } = story;
  const [first, second] = asked.with;
  const { state } = after(now.moment).last;
  const { refusal, nearest } = told as Refused;
  const seat = (second as Seat | null | undefined) ?? viewerOf(now);
  const view = viewOf(state, seat);
  const move = asked.what === 'act' ? parseMove(first) : parseCommand(game, view, String(first), tools);
  const made = isRefusal(move) || seat === null ? move : checkMove(game, state, seat, move, tools);
  return [
    ...(differs(refusal, made) ? [`${JSON.stringify(refusal)} is not what the view says`] : []),
    ...(nearest === null || isLegal(nearest, now, story) ? [] : [`${nearest} cannot be said from what is seen`]),
  ];
}

function madeNews(now: News, { game, tools, sitters, after }: Story): Partial<News> {
  const match = after(now.moment);
  const viewer = viewerOf(now);
  const { fresh, canUndo, running } = now;
  const happenings = happeningsOf(match).map((each) => happeningFor(each, viewer));
  const around = { fresh, canUndo, running, now: now.now };
  return newsFrom(
    { game, tools },
    { view: viewOf(match.last.state, viewer), happenings, tried: wordsTried(match), ...around },
    sitters,
    onlyPerson(sitters),
  );
}

/** Where a message and what was made again differ, part by part. */
const partsOtherwise = (told: object, made: object): readonly string[] =>
  Object.entries(made).flatMap(([name, part]) => {
    const was: unknown = (told as { readonly [name: string]: unknown })[name];
    return differs(was, part) ? [`${name} is ${JSON.stringify(was)}, and the view says ${JSON.stringify(part)}`] : [];
  });

/** All that a hint can be beside a play: nothing else fits into these sentences. */
const HINTS = [
  /^There is a play worth -?\d+\.$/,
  /^You can lay (a word|\d+ words)\.$/,
  /^It begins with ([A-Z]… \(\d+ letters\)(, | and |\.$))+/,
  /^There is nothing to advise now\.$/,
  /^A word is on trial: judge for yourself\.$/,
];

function hintOtherwise({ text, command }: Hint, now: News, story: Story): readonly string[] {
  const isPlain = command === null ? HINTS.some((form) => form.test(text)) : text === `You could say: ${command}`;
  if (!isPlain) return [text];
  return command === null || isLegal(command, now, story) ? [] : [`${command} cannot be said from what is seen`];
}

function isLegal(command: string, now: News, { game, tools, after }: Story): boolean {
  const { state } = after(now.moment).last;
  const viewer = viewerOf(now);
  const move = parseCommand(game, viewOf(state, viewer), command, tools);
  return viewer !== null && !isRefusal(move) && checkMove(game, state, viewer, move, tools) === null;
}
