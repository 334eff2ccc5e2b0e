import type { Move, View } from '@deckle/kernel';
import type { WordTools } from './tools.ts';

/** Is one of the words a challenge or a vote is about off the list? */
export function isDoubtful(view: View, move: Move, { dictionary }: WordTools): boolean {
  const accepted = wordsIn((view.shared as { accepted?: unknown } | null)?.accepted);
  return wordsOnTrial(view, move).some((word) => !dictionary.has(word) && !accepted.includes(word));
}

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

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
