import { type RefObject, useEffect, useRef, useState } from 'react';
import { FIRST } from '../game/wish.ts';
import { signed } from '../look/signed.ts';
import { briefNames } from './brief-names.ts';
import { Clock } from './clock.tsx';
import { TASKS } from './names.ts';
import type { News, SeatLook } from './news.ts';

/** Everybody at the table: score, cards, who is to act. */
export function Seats({ news }: { readonly news: Pick<News, 'seats' | 'viewer' | 'now' | 'running'> }) {
  const list = useRef<HTMLUListElement>(null);
  const isAbove = useAbove(list);
  return (
    <section className="seats" aria-label="Players">
      <h2 className="unseen">Players</h2>
      <Brief news={news} isShown={isAbove} />
      <ul ref={list}>
        {news.seats.map((seat, at) => (
          <Seat key={seat.name} seat={seat} isMe={at === news.viewer} now={news.now} running={news.running} />
        ))}
      </ul>
    </section>
  );
}

/** So much of it is out of sight above that the rest tells nothing. */
const ABOVE = 0.5;

/** Whether the page was scrolled so far that this is above it. */
function useAbove(list: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (list.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        const { intersectionRatio, boundingClientRect } = seen.at(-1) as IntersectionObserverEntry;
        setAbove(intersectionRatio < ABOVE && boundingClientRect.top < 0);
      },
      { threshold: ABOVE },
    );
    watch.observe(list.current);
    return () => watch.disconnect();
  }, [list]);
  return isAbove;
}

/** On a telephone, where everybody is out of sight: who is to act, and the scores, in one line. It is for eyes. */
function Brief({ news: { seats, viewer }, isShown }: BriefProps) {
  const scores = seats.map(({ score }) => signed(score));
  const names = briefNames(
    seats.map(({ name }, at) => (at === viewer ? 'You' : name)),
    scores,
  );
  return (
    <div className={isShown ? 'seats-brief seats-brief-shown' : 'seats-brief'} aria-hidden="true">
      {seats.map(({ name, asked }, at) => (
        <span key={name} className={asked === null ? 'brief-seat' : 'brief-seat brief-asked'}>
          <span className="brief-name">{names[at]}</span> <strong>{scores[at]}</strong>
        </span>
      ))}
    </div>
  );
}

interface BriefProps {
  readonly news: Pick<News, 'seats' | 'viewer'>;
  readonly isShown: boolean;
}

function Seat({
  seat,
  isMe,
  now,
  running,
}: {
  readonly seat: SeatLook;
  readonly isMe: boolean;
  readonly now: number;
  readonly running: boolean;
}) {
  const state = seat.winner ? ' seat-winner' : seat.asked !== null ? ' seat-asked' : seat.out ? ' seat-out' : '';
  return (
    <li className={`seat${state}${isMe ? ' seat-me' : ''}`} data-colour={seat.colour ?? undefined}>
      <strong className="seat-name">
        {isMe && seat.name === FIRST ? 'You' : seat.name}
        {isMe && seat.name !== FIRST ? <span className="seat-you"> (you)</span> : null}
      </strong>
      <span className="seat-score">
        {signed(seat.score)}
        <span className="unseen"> points</span>
      </span>
      <span className="seat-cards">{seat.cards === 1 ? '1 card' : `${seat.cards} cards`}</span>
      {seat.asked === null ? null : <span className="seat-turn">{TASKS[seat.asked][isMe ? 'mine' : 'another']}</span>}
      {seat.winner ? <span className="seat-turn">winner</span> : null}
      {seat.until === null ? null : <Clock until={seat.until} now={now} running={running} />}
      {seat.standing.map((text) => (
        <span key={text} className="seat-note">
          {text}
        </span>
      ))}
    </li>
  );
}
