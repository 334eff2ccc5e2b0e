import { type Hint, SORTS, type Sort } from '@deckle/host';
import { brailleSummary, handTexts, lineText, seatTexts, tableTexts, turnText } from '../speech/summary.ts';
import { promptOf } from '../speech/prompt.ts';
import { timeText } from '../speech/words.ts';
import { offerText } from './pick-text.ts';
import { aimTexts } from './aim-texts.ts';
import type { Choice, News, Refused, WordFacts } from './news.ts';
import type { Seated } from './chair.ts';
import { factLines } from './word-facts.ts';

/** The title of advice. */
export const HINT = 'Hint';

/** What the table answers: shown beside the line and said. */
export interface Answer {
  readonly title: string;
  readonly lines: readonly string[];
  /** What it advises to say. */
  readonly command?: string | null;
  /** Asked again, it tells more. */
  readonly more?: boolean;
  /** Lines of braille for displays of so many cells. */
  readonly braille?: readonly (readonly [cells: number, line: string])[];
  /** Its lines are braille, and can be kept as a file of this name. */
  readonly file?: string;
}

/** All that a word to the table may need. The hands are in the order they are held. */
export interface TalkWorld extends Seated {
  readonly refused: Refused | null;
  /** How long the viewer still has; null where no clock runs. */
  readonly timeLeft: () => number | null;
  readonly hint: () => Promise<Hint>;
  readonly define: (word: string) => Promise<WordFacts>;
  /** How many ways there are to do it, and what each scores. */
  readonly ways: (text: string) => Promise<readonly string[]>;
  /** Where the cards come from if it is done. */
  readonly laid: (text: string) => Promise<string>;
  /** The hands as they are held then. */
  readonly sort: (how: Sort) => News['hands'];
  readonly shuffle: () => News['hands'];
  readonly toggleSound: () => 'on' | 'off';
  readonly show: (what: 'keys' | 'past' | 'rules' | 'deck') => void;
  readonly leave: () => void;
}

type Reply = Answer | null;
interface TalkCommand {
  readonly says: string;
  readonly does: string;
  readonly reply: (world: TalkWorld, rest: string) => Reply | Promise<Reply>;
}

const answer = (title: string, lines: readonly string[]): Answer => ({ title, lines });

async function hintAnswer(world: TalkWorld): Promise<Reply> {
  const { text, command, more = false } = await world.hint();
  if (command === null) return { ...answer(HINT, [text]), command, more };
  const { facts, news } = world;
  const offer = offerText(command, { pack: facts.pack, choices: news.choices }, news);
  return { ...answer(HINT, [`You could ${offer}.`, ...(await wayIn(command, world))]), command, more };
}

/** Where the cards come from, if there are several ways to do it: `play STARE #4`. */
const wayIn = async (command: string, { laid }: TalkWorld): Promise<readonly string[]> =>
  / #\d+$/.test(command) ? [`That is ${await laid(command)}.`] : [];

/** What can be said to the table at any time, as in the terminal. */
export const TALK = {
  help: { says: 'help', does: 'the keys, and what can be typed', reply: shown('keys') },
  hint: {
    says: 'hint',
    does: 'up to three hints: the points, the first letter, the play',
    reply: hintAnswer,
  },
  aim: {
    says: 'aim',
    does: 'what one does in this game, and what you are asked now',
    reply: (world) => answer('What to do', aimTexts(world)),
  },
  moves: { says: 'moves', does: 'what you can do now', reply: (world) => answer('Now', [canText(world)]) },
  why: { says: 'why', does: 'why the last thing was refused', reply: whyAnswer },
  ways: { says: 'ways WORD', does: 'all ways to lay a word; Tab goes through them', reply: waysAnswer },
  define: { says: 'define WORD', does: 'what a word means', reply: defineAnswer },
  sort: { says: 'sort HOW', does: `order your hand by ${SORTS.join(', ')}`, reply: sortAnswer },
  shuffle: { says: 'shuffle', does: 'mix your hand', reply: shuffleAnswer },
  hand: { says: 'hand', does: 'your cards', reply: (world) => answer('Your hand', handTexts(world)) },
  table: { says: 'table', does: 'what lies on the table', reply: (world) => answer('The table', tableTexts(world)) },
  score: {
    says: 'score',
    does: 'the players, their points and cards',
    reply: (world) => answer('Players', seatTexts(world)),
  },
  clock: { says: 'clock', does: 'how much time is left', reply: (world) => answer('Time', [timeLeftText(world)]) },
  summary: { says: 'summary', does: 'the table in one line, also in braille', reply: lineAnswer },
  braille: { says: 'braille', does: 'your hand in braille, two lines a card', reply: brailleAnswer },
  deck: { says: 'deck', does: 'all cards of this game with their values', reply: shown('deck') },
  log: { says: 'log', does: 'everything that happened', reply: shown('past') },
  rules: { says: 'rules', does: 'the rules of this game', reply: shown('rules') },
  save: {
    says: 'save',
    does: 'where this game is kept',
    reply: () =>
      answer('Kept', ['Every move is kept as soon as it is made; the shelf has the game under “Go on playing”.']),
  },
  quit: { says: 'quit', does: 'leave; the game is kept on the shelf', reply: leaving },
  sound: {
    says: 'sound',
    does: 'sounds off and on',
    reply: ({ toggleSound }) => answer('Sounds', [`Sounds are ${toggleSound()}.`]),
  },
} as const satisfies { readonly [word: string]: TalkCommand };

/** What every game takes besides its own moves. */
export const ALWAYS: readonly { readonly says: string; readonly does: string }[] = [
  { says: 'undo', does: 'take back your last move, as long as nothing new was seen' },
  { says: 'resign', does: 'give the game up' },
];

export type TalkName = keyof typeof TALK;
const COMMANDS: { readonly [word: string]: TalkCommand } = TALK;
/** Other words for the same, as the terminal has them. */
const ALIASES: { readonly [word: string]: TalkName } = {
  '?': 'help',
  keys: 'help',
  read: 'hand',
  points: 'score',
  exit: 'quit',
  bye: 'quit',
};

/** A word to the table with what follows it; null where the text is something else. */
export interface Talk {
  readonly name: TalkName;
  readonly rest: string;
}

/** With `/` before it a text is always said to the table, else the game's own commands come first. */
export function parseTalk(text: string, choices: readonly Pick<Choice, 'says'>[]): Talk | null {
  const [, slash = '', word = '', rest = ''] = /^\s*(\/?)(\S+)\s*(.*)$/s.exec(text) ?? [];
  const said = word.toLowerCase();
  const isOfGame = slash === '' && choices.some(({ says }) => says.split(' ')[0] === said);
  const name = Object.hasOwn(ALIASES, said) ? ALIASES[said] : said;
  if (isOfGame || name === undefined || !Object.hasOwn(COMMANDS, name)) return null;
  return { name: name as TalkName, rest: rest.trim() };
}

export async function answerTalk(world: TalkWorld, { name, rest }: Talk): Promise<Reply> {
  return (await COMMANDS[name]?.reply(world, rest)) ?? null;
}

function leaving({ leave }: TalkWorld): null {
  leave();
  return null;
}

function shown(what: 'keys' | 'past' | 'rules' | 'deck'): TalkCommand['reply'] {
  return ({ show }) => {
    show(what);
    return null;
  };
}

const canText = (world: TalkWorld): string => promptOf(world, 'normal') || turnText(world);

function timeLeftText({ timeLeft }: TalkWorld): string {
  const left = timeLeft();
  return left === null ? 'No clock runs for you.' : `${timeText(left)} left.`;
}

function whyAnswer({ refused }: TalkWorld): Answer {
  if (refused === null) return answer('Why', ['Nothing you said has been refused.']);
  const { refusal, nearest } = refused;
  const detail = refusal.detail === undefined ? '' : ` (${refusal.detail})`;
  return answer('Why', [
    refusal.rule,
    `The rule is called ${refusal.refused}${detail}.`,
    ...(nearest === null ? [] : [`Near it and allowed: ${nearest}`]),
  ]);
}

async function waysAnswer({ ways }: TalkWorld, rest: string): Promise<Answer> {
  if (rest === '') return answer('Ways', ['Say which word: ways WORD.']);
  const found = await ways(rest);
  return answer(
    'Ways',
    found.length === 0 ? [`There is no way to lay ${rest.toUpperCase().slice(0, 40)} now.`] : found,
  );
}

const MOST_WORDS = 5;

async function defineAnswer({ define }: TalkWorld, rest: string): Promise<Answer> {
  const words = rest.match(/\p{L}+/gu)?.slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return answer('Meaning', ['Say which word: define WORD.']);
  const facts = await Promise.all(words.map((word) => define(word.slice(0, 30))));
  return answer(
    facts.map(({ word }) => word).join(', '),
    facts.flatMap((about) =>
      facts.length === 1 ? factLines(about) : [`${about.word}: ${factLines(about).join(' ')}`],
    ),
  );
}

/** Who hears their cards hears the new order. */
const heldAnswer = (world: TalkWorld, hands: News['hands']): Answer =>
  answer('Your hand', handTexts({ ...world, news: { ...world.news, hands } }));

function sortAnswer(world: TalkWorld, rest: string): Answer {
  const how = SORTS.find((each) => each === rest.toLowerCase());
  if (how === undefined) return answer('Sort', [`Say how: sort ${SORTS.join(', sort ')}.`]);
  return heldAnswer(world, world.sort(how));
}

function shuffleAnswer(world: TalkWorld): Answer {
  return heldAnswer(world, world.shuffle());
}

/** What braille displays usually have. */
const CELLS = [20, 40] as const;

function lineAnswer(world: TalkWorld): Answer {
  const braille = CELLS.map((cells) => [cells, brailleSummary(world, cells)] as const);
  return { title: 'The table', lines: [lineText(world)], braille };
}

function brailleAnswer({ facts, news }: TalkWorld): Answer {
  const cards = news.hands.flatMap(({ cards: ids }) => ids).flatMap((id) => facts.pack[id] ?? []);
  const lines = cards.flatMap(({ braille }) => braille);
  if (lines.length === 0) return answer('Your hand in braille', ['Your hand is empty.']);
  return { ...answer('Your hand in braille', lines), file: `deckle-${facts.game.id}-hand` };
}
