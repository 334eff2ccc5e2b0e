import { type Card, type DeckLine, type Game, isRefusal, type Pile, type Slot } from '@deckle/kernel';
import {
  type Board,
  HAND_ONLY,
  readPlay,
  ROW_MOVES,
  type RowMove,
  searchPlays,
  type WordRules,
  type WordTools,
} from '@deckle/words';
import { Command, Option } from 'commander';
import { findGame, range, type WordsGiven, whole, withWords, wordsOf } from '../arguments.ts';
import { loadDictionary } from '../dictionaries.ts';
import { Failure } from '../failure.ts';
import { slotsText } from '../ways.ts';
import type { World } from '../world.ts';

const ROW = 'row';
const MAX_CARDS = 30;

interface SolveOptions extends WordsGiven {
  readonly hand: string;
  readonly row?: string;
  readonly rules?: readonly RowMove[];
  readonly minKept?: number;
  readonly length: readonly [number, number];
  readonly played?: readonly [number, number];
  readonly order?: WordRules['order'];
  readonly drop?: WordRules['drop'];
  readonly values?: string;
  readonly limit: number;
  readonly json?: true;
}

export function solveCommand(world: World): Command {
  const command = new Command('solve')
    .description('the best words from a hand, or by changing a row')
    .requiredOption(
      '--hand <cards>',
      'letters (TEASING?), or cards with spaces between them ("QU I E ING"); ? is a wild',
    )
    .option('--row <cards>', 'the word on the table, written like a hand')
    .option(
      '--rules <moves>',
      'what may be done to the row: A add, O overlay, D duplicate, G give & take, S split',
      parseMoves,
    )
    .option(
      '--min-kept <number>',
      'cards of the row that must stay uncovered (default: 1 with a row)',
      whole('--min-kept', 0, 30),
    )
    .option('--length <range>', 'letters of each word', range('--length', 1, 30), [3, 30])
    .option('--played <range>', 'cards from the hand in a play', range('--played', 0, 64))
    .addOption(new Option('--order <order>', 'do the cards of the row keep their order?').choices(['kept', 'free']))
    .addOption(
      new Option('--drop <where>', 'may cards of the row be left out?').choices(['refuse', 'hand', 'previous', 'out']),
    )
    .option('--values <game>', 'card values of this game (default: every card counts 1)')
    .option('--limit <number>', 'how many plays', whole('--limit', 1, 10_000), 20)
    .option('--json', 'as an array of {words, points, cards}');
  return withWords(command).action(async (options: SolveOptions) => {
    const dictionary = await loadDictionary(world.root, wordsOf(options));
    const deck = options.values === undefined ? null : findGame(world, options.values).deck;
    const { board, pack } = makeBoard(options, deck);
    const plays = solve(board, { pack, dictionary }, options.limit);
    if (options.json) return world.print(JSON.stringify(plays, null, 2));
    world.print(plays.length === 0 ? 'Nothing can be laid.' : playLines(plays, options.row !== undefined).join('\n'));
  });
}

export function parseMoves(text: string): readonly RowMove[] {
  const letters = text.toUpperCase().split('');
  const bad = letters.find((letter) => !(ROW_MOVES as readonly string[]).includes(letter));
  if (bad !== undefined)
    throw new Failure(`--rules is made of the letters ${ROW_MOVES.join(' ')}; ${bad} is none of them.`);
  return letters as RowMove[];
}

/** Cards as they are typed: with spaces each piece is a card, without them each letter. */
export function parseFaces(what: string, text: string): readonly string[] {
  const pieces = text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/);
  const faces = pieces.length === 1 ? (pieces[0] ?? '').split('') : pieces;
  const bad = faces.find((face) => !/^(\?|[A-Z]{1,5})$/.test(face));
  if (bad !== undefined || faces.length === 0) {
    throw new Failure(`${what} is made of letters A to Z and ? for a wild, not ${(bad ?? 'nothing').slice(0, 40)}.`);
  }
  if (faces.length > MAX_CARDS) throw new Failure(`${what} has at most ${MAX_CARDS} cards, not ${faces.length}.`);
  return faces;
}

function makeBoard(
  options: SolveOptions,
  deck: readonly DeckLine[] | null,
): { readonly board: Board; readonly pack: readonly Card[] } {
  const hand = parseFaces('--hand', options.hand);
  const row = options.row === undefined ? [] : parseFaces('--row', options.row);
  const pack = [...hand, ...row].map((face, id): Card => ({ id, face, points: pointsOf(deck, face), marks: [] }));
  const piles = row.map((_, at): Pile => [hand.length + at]);
  const rules: WordRules = {
    ...HAND_ONLY,
    moves: options.rules ?? (row.length > 0 ? ['A'] : []),
    minKept: options.minKept ?? (row.length > 0 ? 1 : 0),
    length: options.length,
    played: options.played ?? HAND_ONLY.played,
    order: options.order ?? HAND_ONLY.order,
    drop: options.drop ?? HAND_ONLY.drop,
    fresh: 'emptyBoard',
  };
  const rows = row.length === 0 ? [] : [{ zone: ROW, row: piles }];
  return { board: { rules, hand: hand.map((_, id) => id), rows }, pack };
}

/** A card a game's deck does not have counts nothing. */
const pointsOf = (deck: Game['deck'] | null, face: string): number => {
  if (deck === null) return face === '?' ? 0 : 1;
  return deck.find((line) => line.face === face)?.points ?? 0;
};

interface Solved {
  readonly words: readonly string[];
  readonly points: number;
  /** How it is laid: K kept, +I added, M/T over T, A⇄X in exchange for X. */
  readonly cards: string;
}

/** The best plays, each once, in the way that scores most. */
function solve(board: Board, tools: WordTools, limit: number): readonly Solved[] {
  const best = new Map<string, Solved>();
  for (const way of searchPlays(board, tools)) {
    const play = readPlay(board, way, tools.pack);
    if (isRefusal(play)) continue;
    const words = play.words.map(({ text }) => text);
    const key = words.join(' + ');
    const scoring = play.words.filter(({ played }) => played.length > 0).flatMap(({ tops }) => tops);
    const points = scoring.reduce<number>(
      (sum, card) => sum + (card === null ? 0 : (tools.pack[card]?.points ?? 0)),
      0,
    );
    if (!best.has(key) && best.size === 4 * limit) break;
    if (points > (best.get(key)?.points ?? -1)) best.set(key, { words, points, cards: wayText(way, board, tools) });
  }
  return [...best.values()].sort((a, b) => b.points - a.points).slice(0, limit);
}

const wayText = (way: readonly (readonly Slot[])[], { rows }: Board, { pack }: WordTools): string =>
  slotsText(way, (zone, index) => rows.find((row) => row.zone === zone)?.row[index]?.at(-1), pack);

function playLines(plays: readonly Solved[], withCards: boolean): readonly string[] {
  const width = Math.max(...plays.map(({ points }) => String(points).length));
  const longest = Math.max(...plays.map(({ words }) => words.join(' + ').length));
  return plays.map(({ words, points, cards }) => {
    const line = `${String(points).padStart(width)}  ${words.join(' + ')}`;
    return withCards ? `${line.padEnd(width + 2 + longest)}  ${cards}` : line;
  });
}
