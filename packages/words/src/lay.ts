import { isRefusal, type Move, type MoveSpec, type Part, type Refusal, type View } from '@deckle/kernel';
import { whyNot } from './explain.ts';
import { judge } from './judge.ts';
import { openOffers } from './offers.ts';
import { type Play, readPlay } from './play.ts';
import { no } from './refusals.ts';
import { type Board, changesOn } from './rules.ts';
import { findPlays } from './search.ts';
import type { WordShape } from './shape.ts';
import { openSpeller, spellPlays } from './spell.ts';
import type { WordTools } from './tools.ts';

/** What a game says about one kind of word-laying move; all that reads, spells, searches and explains follows from it. */
export interface Laying<G extends WordShape> {
  readonly kind: string;
  readonly syntax: readonly string[];
  /** How many words one play may have. */
  readonly words: readonly [min: number, max: number];
  board(view: View<G>, tools: G['tools']): Board;
  /** The words to lay, best first, where the game ranks them itself; unless told, what the search finds. */
  ranked?(view: View<G>, tools: G['tools']): Iterable<string>;
  /** What the play would score. */
  points(view: View<G>, play: Play, tools: G['tools']): number;
  /** How these points come about. */
  parts?(view: View<G>, play: Play, tools: G['tools']): readonly Part[];
  /** What the play is worth beside its points, for players who look no further. */
  promise?(view: View<G>, play: Play, tools: G['tools']): number;
  /** A rule of this game on top of the word rules. */
  also?(view: View<G>, play: Play, tools: G['tools']): Refusal | null;
  readonly apply: MoveSpec<G>['apply'];
}

/** The play a move's words make on this board, or the rule they break. */
export function playOf<G extends WordShape>(
  laying: Laying<G>,
  view: View<G>,
  move: Move,
  tools: G['tools'],
): Play | Refusal {
  const { words = [] } = move;
  // What was checked is laid next: it need not be read again.
  if (last?.laying === laying && last.view === view && last.words === words && last.tools === tools) return last.play;
  const play = readPlay(laying.board(view, tools), words, tools.pack);
  const found = isRefusal(play) ? play : (laying.also?.(view, play, tools) ?? play);
  last = { laying, view, words, tools, play: found };
  return found;
}

/** What was read last. Views and moves never change, so it is the same whenever it is read. */
let last: {
  readonly laying: object;
  readonly view: View;
  readonly words: Move['words'] & object;
  readonly tools: WordTools;
  readonly play: Play | Refusal;
} | null = null;

function* spellRanked(board: Board, words: Iterable<string>, { pack }: WordTools): Generator<Play> {
  const spell = openSpeller(board, pack);
  for (const word of words) yield* spell([word]);
}

export function layMove<G extends WordShape>(laying: Laying<G>): MoveSpec<G> {
  const { kind, syntax, words: form, apply } = laying;
  const { offered, foundFor } = openOffers<Play>();
  const moves = function* (view: View<G>, plays: Iterable<Play>, tools: G['tools']): Generator<Move> {
    for (const play of plays) {
      const bad = play.words.length > form[1] || play.words.length < form[0] || laying.also?.(view, play, tools);
      if (bad) continue;
      const words = play.words.map(({ slots }) => slots);
      yield offered(view, { kind, words }, play);
    }
  };
  const read = (view: View<G>, move: Move, tools: G['tools']): Play | Refusal =>
    foundFor(view, move) ?? playOf(laying, view, move, tools);
  return {
    form: { words: form },
    syntax,
    apply,
    check(view, move, tools) {
      const play = playOf(laying, view, move, tools);
      if (isRefusal(play)) return play;
      return judge(
        view.options.checking,
        play.words.map(({ text }) => text),
        view.shared,
        tools,
      );
    },
    candidates(view, tools) {
      const board = laying.board(view, tools);
      const words = laying.ranked?.(view, tools);
      return moves(
        view,
        words === undefined ? findPlays(board, tools, tools.effort) : spellRanked(board, words, tools),
        tools,
      );
    },
    changes: (view, tools) => changesOn(laying.board(view, tools)),
    spell: (view, words, tools) => moves(view, spellPlays(laying.board(view, tools), words, tools.pack), tools),
    points(view, move, tools) {
      const play = read(view, move, tools);
      return isRefusal(play) ? 0 : laying.points(view, play, tools);
    },
    parts(view, move, tools) {
      const play = laying.parts === undefined ? null : read(view, move, tools);
      return play === null || isRefusal(play) ? [] : (laying.parts?.(view, play, tools) ?? []);
    },
    promise(view, move, tools) {
      const play = laying.promise === undefined ? null : read(view, move, tools);
      return play === null || isRefusal(play) ? 0 : (laying.promise?.(view, play, tools) ?? 0);
    },
    whyNot(view, words, tools) {
      if (words.length < form[0]) return no('too-few-words', form[0]);
      if (words.length > form[1]) return no('too-many-words', form[1]);
      const board = laying.board(view, tools);
      const [play] = spellPlays(board, words, tools.pack, 1);
      return (play && laying.also?.(view, play, tools)) ?? whyNot(board, words, tools.pack);
    },
  };
}
