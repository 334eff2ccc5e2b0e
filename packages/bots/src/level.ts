import type { Game, Millis, Move, Rng, View } from '@deckle/kernel';
import { searchOnly } from '@deckle/lexicon';
import { DOUBTING, type WordTools } from '@deckle/words';
import { bluffsOf } from './bluff.ts';
import { endAlone, isKnown, solveEnding } from './ending.ts';
import { greedy } from './greedy.ts';
import type { Decision, Player } from './player.ts';
import { random } from './random.ts';
import { answersIn, consider, isEndNear, isTooEarly, type Outlook } from './search.ts';
import { doubtsOf, type Senses } from './trial.ts';
import { bestOf, weigh } from './weigh.ts';

/** What a level is, in every game. */
interface Character extends Pick<Player, 'name' | 'about' | 'reaction'> {
  /** Words up to this size on the scale of the lists. */
  readonly knows: number;
  /** How often a letter more is no obstacle to seeing a word, in percent. */
  readonly sees: number;
  /** How often something that is done without words comes to mind (an action card, a letter to pluck), or a word to take over, in percent. */
  readonly notices: number;
  readonly senses: Senses;
  /** How often it lays a word that is none where it may, in percent. */
  readonly bluffs: number;
  readonly outlook: Outlook | null;
  readonly budget: Millis;
}

const MOST = 60;
/** The shortest words are seen by everybody. */
const SHORT = 3;
const TURN = 2000;
const JUDGING = [...DOUBTING, 'accept', 'reject'];

const CHARACTERS: readonly Character[] = [
  {
    name: 'sprout',
    about: 'is just learning: short everyday words, overlooks a lot, takes its time, hardly ever bluffs or challenges',
    knows: 20,
    sees: 55,
    notices: 40,
    senses: { caught: 15, mistaken: 6 },
    bluffs: 2,
    outlook: null,
    budget: 50,
    reaction: { turn: TURN, race: [18_000, 60_000] },
  },
  {
    name: 'chum',
    about:
      'plays for fun: everyday words, overlooks most long ones and some action cards, bluffs now and then, challenges some false words',
    knows: 35,
    sees: 68,
    notices: 70,
    senses: { caught: 40, mistaken: 8 },
    bluffs: 6,
    outlook: null,
    budget: 50,
    reaction: { turn: TURN, race: [13_000, 45_000] },
  },
  {
    name: 'steady',
    about:
      'is a good reader: knows most words, overlooks little, bluffs now and then, challenges most false words, but does not think ahead',
    knows: 50,
    sees: 88,
    notices: 100,
    senses: { caught: 65, mistaken: 5 },
    bluffs: 5,
    outlook: null,
    budget: 50,
    reaction: { turn: TURN, race: [9000, 30_000] },
  },
  {
    name: 'keen',
    about:
      'knows unusual words too, is quick, bluffs now and then, challenges nearly all false words, and thinks about the next turn',
    knows: 60,
    sees: 95,
    notices: 100,
    senses: { caught: 90, mistaken: 2 },
    bluffs: 5,
    outlook: { options: 6, work: 60 },
    budget: 100,
    reaction: { turn: TURN, race: [6000, 20_000] },
  },
  {
    name: 'sage',
    about:
      'knows every word of the list, overlooks nothing, is quickest, lets no false word pass, and thinks longest about the next turn',
    knows: Number.POSITIVE_INFINITY,
    sees: 100,
    notices: 100,
    senses: { caught: 100, mistaken: 0 },
    bluffs: 4,
    outlook: { options: 12, work: 600 },
    budget: 1000,
    reaction: { turn: TURN, race: [3500, 12_000] },
  },
];

/** The tools of somebody who finds only words up to this size; of words whose size nobody knows, all. */
const toolsFor = (tools: WordTools, knows: number): WordTools =>
  knows === Number.POSITIVE_INFINITY
    ? tools
    : { ...tools, dictionary: searchOnly(tools.dictionary, (word) => (tools.dictionary.sizeOf(word) ?? 0) <= knows) };

const makeLevel = (character: Character): Player => ({
  name: character.name,
  about: character.about,
  budget: character.budget,
  reaction: character.reaction,
  think: (view, game, tools, rng) => thinkAs(character, view, game, tools, rng),
});

function* thinkAs(
  { knows, sees, notices, senses, bluffs, outlook }: Character,
  view: View,
  game: Game,
  tools: WordTools,
  rng: Rng,
): Generator<Decision | null, Decision | null> {
  const own = toolsFor(tools, knows);
  const options = weigh(view, game, own, MOST, doubtsOf(senses, knows, rng));
  const isNoticed = (move: Move): boolean => isSimple(move) || isBlind(move, view) || chance(notices, rng);
  const aims = new Map<string, boolean>();
  const isAimNoticed = (move: Move): boolean => {
    const aim = aimOf(move);
    if (aim === null) return true;
    const known = aims.get(aim) ?? chance(notices, rng);
    aims.set(aim, known);
    return known;
  };
  const seen = options.filter(({ move }) =>
    isSpelt(move) ? isAimNoticed(move) && isSeen(move, sees, rng) : isNoticed(move),
  );
  if (chance(bluffs, rng)) {
    const [bluff] = bluffsOf(seen, view, game, own);
    if (bluff !== undefined) return bluff;
  }
  const first = bestOf(seen, view, game, own) ?? bestOf(options, view, game, own);
  if (outlook === null || first === null || seen.every(({ move }) => isBlind(move, view))) return first;
  if (isTooEarly(game, view)) return first;
  if (isKnown(game, view)) {
    yield first;
    const solve = view.seats === 1 ? endAlone : solveEnding;
    for (const solving = solve(view, game, own, rng, answersIn(outlook, game) / 2); ; ) {
      const { done, value } = solving.next();
      if (value !== null) return value;
      if (done) break;
      yield first;
    }
  }
  for (const thinking = consider(view, game, own, seen, { ...outlook, toEnd: isEndNear(view), rng }); ; ) {
    const { done, value } = thinking.next();
    const best = value[0]?.option ?? first;
    if (done) return best;
    yield best;
  }
}

/** Closed piles are all alike: to think about them would be to guess. */
const isBlind = ({ words, cards, zone }: Move, { zones }: View): boolean =>
  words === undefined && cards === undefined && zone !== undefined && zones[zone]?.row === null;

/** What words are laid at, as the word they take over: it comes to mind or not, however many ways there are to do it. */
const aimOf = ({ kind, letters, zone, seat }: Move): string | null =>
  [letters, zone, seat].every((part) => part === undefined) ? null : JSON.stringify([kind, letters, zone, seat]);

/** One card alone is named, not spelt. */
const isSpelt = ({ words = [] }: Move): boolean => words.some((slots) => slots.length > 1);

/** To pass, to stop or to judge a word comes to everybody's mind. */
const isSimple = ({ kind, words, cards, letters, zone, seat }: Move): boolean =>
  JUDGING.includes(kind) || [words, cards, letters, zone, seat].every((part) => part === undefined);

/** What is certain needs no chance. */
const chance = (percent: number, rng: Rng): boolean => percent === 100 || rng.below(100) < percent;

/** The longer a word, the easier it is overlooked. */
function isSeen({ words = [] }: Move, sees: number, rng: Rng): boolean {
  const letters = words.reduce((sum, slots) => sum + Math.max(0, slots.length - SHORT), 0);
  for (let more = 0; more < letters; more++) if (rng.below(100) >= sees) return false;
  return true;
}

/** Every level there is, gentlest first. */
export const LEVELS: readonly Player[] = CHARACTERS.map(makeLevel);

/** Words that hints may be about: those the table asks for, or what the player says they know, gentlest first. */
export const VOCABULARIES = ['table', 'everyday', 'known', 'all'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/**
 * Who gives hints at a table with bots of these levels (null: a person): thinks ahead, overlooks nothing, bluffs nobody.
 * Whoever does not say which words they know is told those of the level above, so that nobody is told words the game they
 * chose does not ask for; among people all but rare ones.
 */
export function adviserAt(levels: readonly (string | null)[], words: Vocabulary = 'table'): Player {
  const [, , , keen, sage] = CHARACTERS as [Character, Character, Character, Character, Character];
  const knows = knownAt(levels, words);
  return makeLevel({ ...keen, knows, sees: sage.sees, notices: sage.notices, bluffs: 0, senses: sage.senses });
}

/** What finds the words that hints are about. */
export const hintTools = (
  tools: WordTools,
  levels: readonly (string | null)[],
  words: Vocabulary = 'table',
): WordTools => toolsFor(tools, knownAt(levels, words));

/** Words up to which size hints are about. */
function knownAt(levels: readonly (string | null)[], words: Vocabulary): number {
  const [, chum, steady, keen, sage] = CHARACTERS as [Character, Character, Character, Character, Character];
  const strongest = Math.max(...levels.map((level) => CHARACTERS.findIndex(({ name }) => name === level)));
  const above = (strongest < 0 ? keen : CHARACTERS[strongest + 1]) ?? sage;
  return { table: above, everyday: chum, known: steady, all: sage }[words].knows;
}

/** Who nobody has chosen plays like most people. */
export const usualLevel: Player = LEVELS[2] as Player;

/** Those one plays against, and those they are measured by. */
export const levelNamed = (name: string): Player | null =>
  [...LEVELS, greedy, random].find((level) => level.name === name) ?? null;
