import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { ToolSign } from '../look/tool-sign.tsx';
import { Worded } from './lookup.tsx';
import { logStep } from './keys.ts';
import { byMoment, isSameTold, type MomentLines } from './moments.ts';
import type { Line } from './news.ts';
import { Seal } from './seal.tsx';

interface LogProps {
  readonly lines: readonly Line[];
  /** The moment that is looked at; null where that is the table as it is. */
  readonly at: number | null;
  readonly onJump: (moment: number) => void;
  readonly onWord: (word: string) => void;
  /** The fingerprint of the shuffle; with the end of the game it is no longer sealed. */
  readonly commitment: string | null;
}

/**
 * Everything that happened, the newest moment first and each told in its order, with a way to it. It is one stop for the Tab key: up and down lead
 * from moment to moment, left and right to the words in it.
 */
export const Log = memo(({ lines, at, onJump, onWord, commitment }: LogProps) => {
  const moments = byMoment(lines).toReversed();
  const [stop, setStop] = useState<number | null>(null);
  const reached = moments.some(({ moment }) => moment === stop) ? stop : moments[0]?.moment;
  const root = useRef<HTMLElement>(null);
  useEffect(() => showNow(root.current), [at]);
  const jump = useCallback(
    (moment: number): void => {
      setStop(moment);
      onJump(moment);
    },
    [onJump],
  );
  return (
    <aside className="log" aria-label="What happened" ref={root}>
      <h2>What happened</h2>
      <ol className="moments" onKeyDown={step}>
        {moments.map((each) => (
          <Moment
            key={each.moment}
            told={each}
            when={whenOf(each.moment, at)}
            isStop={each.moment === reached}
            onWord={onWord}
            onJump={jump}
          />
        ))}
      </ol>
      {commitment === null ? null : <Seal commitment={commitment} />}
    </aside>
  );
});

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
  readonly onJump: (moment: number) => void;
}

/** Hundreds of these are on the page, so they are drawn again only when something about them changes. */
const Moment = memo(
  ({ told, when, isStop, onWord, onJump }: MomentProps) => (
    <li className={`moment moment-${when}`} aria-current={when === 'now' ? 'true' : undefined}>
      <div>
        {told.lines.map((line, at) => (
          <p key={at} className={`line line-${line.kind}${line.aside ? ' line-aside' : ''}${backClass(line)}`}>
            <Worded text={line.text} words={line.words} onWord={onWord} stops="none" />
            {line.takenBack === null ? null : <span className="unseen"> (taken back)</span>}
          </p>
        ))}
      </div>
      <button
        type="button"
        className="moment-jump"
        aria-label={`Look at this moment: ${told.lines[0]?.text ?? ''}`}
        title="Look at this moment"
        tabIndex={isStop ? 0 : -1}
        onClick={() => onJump(told.moment)}
      >
        <ToolSign sign="look" />
      </button>
    </li>
  ),
  ({ told, ...a }, { told: other, ...b }) =>
    isSameTold(told, other) &&
    a.when === b.when &&
    a.isStop === b.isStop &&
    a.onWord === b.onWord &&
    a.onJump === b.onJump,
);

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

const WAYS = { moments: '.moment-jump', words: 'button' };

function step(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const moment = target.closest<HTMLElement>('.moment');
  const leads = logStep(event.key);
  if (leads === null || moment === null) return;
  const { among, by } = leads;
  const ways = [...(among === 'words' ? moment : event.currentTarget).querySelectorAll<HTMLElement>(WAYS[among])];
  const from = among === 'words' ? target : moment.querySelector<HTMLElement>(WAYS.moments);
  event.preventDefault();
  ways[from === null ? -1 : ways.indexOf(from) + by]?.focus();
}
