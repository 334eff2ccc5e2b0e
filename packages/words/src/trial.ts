import type { Game, Move, View } from '@deckle/kernel';
import { textsOf } from './command.ts';
import { falseWords, type Judged } from './judge.ts';
import type { WordTools } from './tools.ts';

const judgedAt = ({ shared }: View): Judged => ({
  accepted: wordsIn((shared as { accepted?: unknown } | null)?.accepted),
});

/** Is one of the words a challenge or a vote is about off the list? */
export const isDoubtful = (view: View, move: Move, tools: WordTools): boolean =>
  falseWords(wordsOnTrial(view, move), judgedAt(view), tools).length > 0;

/** The words of a move that the others have to vote on before they count. */
export const wordsForVote = (view: View, move: Move, tools: WordTools): readonly string[] =>
  (view.options as { readonly checking?: unknown }).checking === 'vote'
    ? falseWords(textsOf(view, move, tools), judgedAt(view), tools)
    : [];

/**
 * What a challenge or a vote is about: the words the move names, or else those of the open phase or of the play that is
 * pending. Every game keeps them there, so that players who know no game can judge; the conformance suite holds that.
 */
export function wordsOnTrial(view: View, { letters }: Move): readonly string[] {
  if (letters !== undefined) return letters;
  const data = view.phase?.data as { words?: unknown } | null | undefined;
  const { pending } = (view.shared ?? {}) as { pending?: { words?: unknown } | null };
  return [...wordsIn(data?.words), ...wordsIn(pending?.words)];
}

/** The moves that say a word of somebody else is false. */
export const DOUBTING: readonly string[] = ['challenge', 'dispute'];

/** The move with the words it judges, where the game has to say which these are. */
export function judging({ moves }: Game, view: View, move: Move): Move {
  const letters = moves[move.kind]?.tries?.(view);
  return letters === undefined ? move : { ...move, letters };
}

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
