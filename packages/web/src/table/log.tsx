import { type KeyboardEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { byMoment, type MomentLines } from './moments.ts';
import type { Line } from './news.ts';

interface LogProps {
  readonly lines: readonly Line[];
  /** The moment that is looked at. */
  readonly at: number;
  readonly onJump: (moment: number) => void;
}

/** Everything that happened, newest first, with a way to each moment. The ways are one stop for the Tab key. */
export function Log({ lines, at, onJump }: LogProps) {
  const moments = byMoment(lines).toReversed();
  const [stop, setStop] = useState<number | null>(null);
  const reached = moments.some(({ moment }) => moment === stop) ? stop : moments[0]?.moment;
  return (
    <aside className="log" aria-label="What happened">
      <h2>What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys belong to the buttons in it */}
      <ol className="moments" onKeyDown={step}>
        {moments.map((each) => (
          <Moment
            key={each.moment}
            told={each}
            isAt={each.moment === at}
            isStop={each.moment === reached}
            onJump={() => {
              setStop(each.moment);
              onJump(each.moment);
            }}
          />
        ))}
      </ol>
    </aside>
  );
}

interface MomentProps {
  readonly told: MomentLines;
  readonly isAt: boolean;
  readonly isStop: boolean;
  readonly onJump: () => void;
}

function Moment({ told, isAt, isStop, onJump }: MomentProps) {
  return (
    <li className={`moment${isAt ? ' moment-now' : ''}`} aria-current={isAt ? 'true' : undefined}>
      <div>
        {told.lines.toReversed().map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <p key={at} className={`line line-${line.kind}${line.aside ? ' line-aside' : ''}`}>
            {line.text}
          </p>
        ))}
      </div>
      <Button
        className="moment-jump"
        aria-label={`Look at this moment: ${told.lines[0]?.text ?? ''}`}
        excludeFromTabOrder={!isStop}
        onPress={onJump}
      >
        <span aria-hidden="true">↺</span>
      </Button>
    </li>
  );
}

/** Up and down go from one moment to the next. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('.moment-jump')];
  const next = ways[ways.indexOf(event.target as HTMLElement) + by];
  event.preventDefault();
  next?.focus();
}
