import type { Composing } from './composing.ts';
import { latelyIn } from './moments.ts';
import type { Line } from './news.ts';
import { useDrafting } from './use-composing.ts';

/** What has just happened, where the log is out of sight. It is announced, so it is for the eye; a word needs the room. */
export function Lately({ lines, composing }: { readonly lines: readonly Line[]; readonly composing: Composing }) {
  const isComposing = useDrafting(composing, ({ draft }) => draft.text !== '');
  return isComposing ? null : (
    <div className="lately" aria-hidden="true">
      {latelyIn(lines).map((text, at) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  );
}
