import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Worded } from './lookup.tsx';
import { byMoment, type MomentLines } from './moments.ts';
import type { Line } from './news.ts';

interface LogProps {
  readonly lines: readonly Line[];
  /** The moment that is looked at; null where that is the table as it is. */
  readonly at: number | null;
  readonly onJump: (moment: number) => void;
  readonly onWord: (word: string) => void;
  readonly children?: ReactNode;
}

/** Everything that happened, newest first, with a way to each moment. The ways are one stop for the Tab key. */
export function Log({ lines, at, onJump, onWord, children }: LogProps) {
  const moments = byMoment(lines).toReversed();
  const [stop, setStop] = useState<number | null>(null);
  const reached = moments.some(({ moment }) => moment === stop) ? stop : moments[0]?.moment;
  const root = useRef<HTMLElement>(null);
  useEffect(() => showNow(root.current), [at]);
  return (
    <aside className="log" aria-label="What happened" ref={root}>
      <h2>What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys belong to the buttons in it */}
      <ol className="moments" onKeyDown={step}>
        {moments.map((each) => (
          <Moment
            key={each.moment}
            told={each}
            when={whenOf(each.moment, at)}
            isStop={each.moment === reached}
            onWord={onWord}
            onJump={() => {
              setStop(each.moment);
              onJump(each.moment);
            }}
          />
        ))}
      </ol>
      {children}
    </aside>
  );
}

type When = 'past' | 'now' | 'ahead';

function whenOf(moment: number, at: number | null): When {
  if (at === null || moment < at) return 'past';
  return moment === at ? 'now' : 'ahead';
}

interface MomentProps {
  readonly told: MomentLines;
  readonly when: When;
  readonly isStop: boolean;
  readonly onWord: (word: string) => void;
  readonly onJump: () => void;
}

function Moment({ told, when, isStop, onWord, onJump }: MomentProps) {
  return (
    <li className={`moment moment-${when}`} aria-current={when === 'now' ? 'true' : undefined}>
      <div>
        {told.lines.toReversed().map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <p key={at} className={`line line-${line.kind}${line.aside ? ' line-aside' : ''}${backClass(line)}`}>
            <Worded text={line.text} words={line.words} onWord={onWord} />
            {line.takenBack === null ? null : <span className="unseen"> (taken back)</span>}
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

const backClass = ({ takenBack }: Line): string => (takenBack === null ? '' : ' line-back');

/** Where the log scrolls by itself, the moment that is looked at stays in sight; the page never moves. */
function showNow(log: HTMLElement | null): void {
  const now = log?.querySelector<HTMLElement>('.moment-now');
  if (log === null || now === null || now === undefined || log.scrollHeight <= log.clientHeight) return;
  const top = now.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop;
  const bottom = top + now.offsetHeight;
  if (top < log.scrollTop) log.scrollTop = top;
  else if (bottom > log.scrollTop + log.clientHeight) log.scrollTop = bottom - log.clientHeight;
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
