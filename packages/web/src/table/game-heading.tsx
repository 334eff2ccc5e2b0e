import type { ReactNode } from 'react';
import { useArrival } from '../look/page.tsx';
import type { TableFacts } from './news.ts';

interface GameHeadingProps {
  readonly facts: Pick<TableFacts, 'game' | 'chosen'>;
  /** What the table is besides. */
  readonly children?: ReactNode;
}

/** Which game is played, and by which rules, as far as they are not the usual ones: these have a line on a telephone. */
export function GameHeading({ facts: { game, chosen }, children }: GameHeadingProps) {
  const heading = useArrival();
  const isUsual = chosen.length === 0;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} {...(isUsual ? {} : { 'aria-describedby': 'chosen' })}>
        {game.name}
        {children}
      </h1>
      {isUsual ? null : (
        <p id="chosen" className="table-chosen">
          {chosen.join(' · ')}
        </p>
      )}
    </>
  );
}
