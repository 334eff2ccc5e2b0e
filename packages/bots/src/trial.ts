import type { Move, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';

/** Is one of the words a challenge or a vote is about off the list? */
export function isDoubtful(view: View, move: Move, { dictionary }: WordTools): boolean {
  const accepted = wordsIn((view.shared as { accepted?: unknown } | null)?.accepted);
  return wordsOnTrial(view, move).some((word) => !dictionary.has(word) && !accepted.includes(word));
}

/** A move that judges names the word, or else it is about the words of the open phase, or of the play that is pending. */
function wordsOnTrial(view: View, { letters }: Move): readonly string[] {
  if (letters !== undefined) return letters;
  const data = view.phase?.data as { words?: unknown } | null | undefined;
  const { pending } = (view.shared ?? {}) as { pending?: { words?: unknown } | null };
  return [...wordsIn(data?.words), ...wordsIn(pending?.words)];
}

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
