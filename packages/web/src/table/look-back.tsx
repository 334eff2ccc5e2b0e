import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { News, Still, TableFacts } from './news.ts';
import { StillView } from './still-view.tsx';

interface LookBackProps {
  readonly facts: TableFacts;
  readonly still: Still;
  readonly news: Pick<News, 'moment' | 'result' | 'viewer'>;
  readonly onBack: () => void;
  readonly onWord: (word: string) => void;
}

/** A moment that is over, in the place of the table as it is. */
export function LookBackView({ facts, still, news, onBack, onWord }: LookBackProps) {
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onBack();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onBack]);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => comeIntoSight(note.current), [still]);
  return (
    <section className="looking-back" aria-label="Looking back">
      <p className="looking-back-note" ref={note}>
        You are looking back: {still.moment === 0 ? 'the deal' : `after move ${still.moment} of ${news.moment}`}.
        {news.result === null ? ' Meanwhile the game goes on.' : ''}
        <Button className="button" onPress={onBack}>
          Back to the table
        </Button>
      </p>
      <StillView facts={facts} still={still} onWord={onWord} you={news.viewer} />
    </section>
  );
}

/** Where the log is far from the table, whoever looks back from it is led to what they look at, and to the way back. */
function comeIntoSight(note: HTMLElement | null): void {
  if (note === null) return;
  const { top, bottom } = note.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  note.scrollIntoView();
  note.querySelector('button')?.focus({ preventScroll: true });
}
