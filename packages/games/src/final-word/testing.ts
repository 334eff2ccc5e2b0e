import {
  type DeckLine,
  type Game,
  isRefusal,
  type Match,
  type Move,
  openMatch,
  playInput,
  type Setup,
  viewOf,
} from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools, parseCommand } from '@deckle/words';
import { FINAL_WORD_DECK } from './deck.ts';

/** A deck of just these cards, with the deck's own values. */
const deckOf = (faces: string): readonly DeckLine[] =>
  Array.from(new Set(faces)).map((face) => ({
    face,
    points: FINAL_WORD_DECK.find((line) => line.face === face)?.points ?? 0,
    count: Array.from(faces).filter((other) => other === face).length,
  }));

interface Given {
  readonly seats?: number;
  readonly options?: Setup['options'];
  readonly words: string;
  /** Hands of ten, then the deck from the top. */
  readonly cards: string;
  /** Cards that lie shuffled under those. */
  readonly under?: string;
  readonly seed?: string;
}

export async function open(game: Game, given: Given): Promise<Match> {
  const { seats = 2, options = {}, words, cards, under = '', seed = 'test' } = given;
  const faces = cards.replaceAll(' ', '');
  const setup: Setup = { seats, options, seed, deck: deckOf(faces + under), stack: { deck: Array.from(faces) } };
  const dictionary = await openDictionary({ name: 'test', list: buildGraph(words.split(' ')) });
  const match = openMatch(game, setup, makeTools(game, setup, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

/** Plays `seat: command` lines; the refusal's code if one is refused. */
export function play(match: Match, ...lines: readonly string[]): Match {
  return lines.reduce((so, line) => {
    const next = tryPlay(so, line);
    if (typeof next === 'string') throw new Error(`${line}: ${next}`);
    return next;
  }, match);
}

export function tryPlay(match: Match, line: string): Match | string {
  const [, seat, command] = /^(\d): (.*)$/.exec(line) as unknown as [string, string, string];
  const move = parseCommand(match.game, viewOf(match.last.state, Number(seat)), command, match.tools);
  return isRefusal(move) ? move.refused : tryMove(match, Number(seat), move);
}

export function tryMove(match: Match, seat: number, move: Move): Match | string {
  const { frames, now } = match.last.state;
  const ask = frames.at(-1)?.asks.find((one) => one.seat === seat && one.kinds.includes(move.kind))?.id ?? 0;
  const next = playInput(match, { ask, seat, move, at: now });
  return isRefusal(next) ? next.refused : next;
}

export const asked = ({ last }: Match): readonly number[] =>
  (last.state.frames.at(-1)?.asks ?? []).flatMap(({ seat, must }) => (must ? [seat] : []));
