import { typed } from './draft.ts';
import type { Composed, Draft } from './news.ts';

/** What is typed now, and which letters may come next. */
export interface Typing {
  readonly draft: Draft;
  readonly moment: number;
  readonly letters: readonly string[];
}

export interface Asker {
  /** Asks the table about the newest draft; done when it has answered to it. */
  ask(): Promise<void>;
  /** What the table says to this, where that is known already. */
  foreseen(draft: Draft): Composed | null;
}

/**
 * While the table thinks, what is typed meanwhile waits, and only the last of it is asked. While nobody waits, it is asked
 * what it would say to the next letter: after a key the browser draws a frame before it hands over any message, so only an
 * answer that is here already is seen together with its letter.
 */
export function makeAsker(
  newest: () => Typing,
  compose: (draft: Draft) => Promise<Composed>,
  answered: (composed: Composed | null) => void,
): Asker {
  let asking: Promise<void> | null = null;
  const known = new Map<string, Composed>();
  const keyOf = (draft: Draft): string => `${newest().moment} ${JSON.stringify(draft)}`;
  // What comes back from the worker is a copy.
  const keep = (composed: Composed, draft: Draft): Composed => {
    const kept = composed.draft === draft ? composed : { ...composed, draft };
    known.set(keyOf(draft), kept);
    return kept;
  };
  const foreseen = (draft: Draft): Composed | null => {
    const found = known.get(keyOf(draft));
    return found === undefined ? null : keep(found, draft);
  };
  const foresee = async ({ draft, moment, letters }: Typing): Promise<void> => {
    const isOver = (): boolean => newest().draft !== draft || newest().moment !== moment;
    known.clear();
    for (const letter of letters) {
      const next = typed(draft, draft.text + letter);
      const composed = await compose(next);
      if (isOver()) return;
      keep(composed, next);
    }
  };
  const askOn = async (): Promise<void> => {
    try {
      for (;;) {
        const typing = newest();
        const { draft, moment } = typing;
        const isEmpty = draft.text.trim() === '';
        const composed = await (isEmpty ? null : (foreseen(draft) ?? compose(draft)));
        const now = newest();
        if (now.draft === draft) answered(composed && keep(composed, draft));
        if (now.draft !== draft || now.moment !== moment) continue;
        // Whoever has left the table needs no foresight.
        if (!isEmpty) foresee(typing).catch(() => {});
        return;
      }
    } finally {
      asking = null;
    }
  };
  return {
    ask() {
      asking ??= askOn();
      return asking;
    },
    foreseen,
  };
}
