import { type RefObject, useEffect } from 'react';

/** Where the page is longer than the screen, a question comes into sight when it is asked: with its answers, if it is longer, too. */
export function useQuestionInSight(question: RefObject<HTMLElement | null>, about: string): void {
  useEffect(() => {
    // Once all it is asked about is drawn.
    const frame = requestAnimationFrame(() => {
      for (const part of [question.current, question.current?.querySelector('.answers')])
        part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [question, about]);
}
