import { signed } from '../look/signed.ts';
import { Clock } from './clock.tsx';
import type { News, SeatLook } from './news.ts';

/** Everybody at the table: score, cards, who is to act. */
export function Seats({ news }: { readonly news: Pick<News, 'seats' | 'viewer' | 'now' | 'running'> }) {
  return (
    <section className="seats" aria-label="Players">
      <h2 className="unseen">Players</h2>
      <ul>
        {news.seats.map((seat, at) => (
          <Seat key={seat.name} seat={seat} isMe={at === news.viewer} now={news.now} running={news.running} />
        ))}
      </ul>
    </section>
  );
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
  const state = seat.winner ? ' seat-winner' : seat.asked ? ' seat-asked' : seat.out ? ' seat-out' : '';
  return (
    <li className={`seat${state}${isMe ? ' seat-me' : ''}`} data-colour={seat.colour ?? undefined}>
      <strong className="seat-name">
        {seat.name}
        {isMe ? <span className="seat-you"> (you)</span> : null}
      </strong>
      <span className="seat-score">
        {signed(seat.score)}
        <span className="unseen"> points</span>
      </span>
      <span className="seat-cards">{seat.cards === 1 ? '1 card' : `${seat.cards} cards`}</span>
      {seat.asked ? <span className="seat-turn">{isMe ? 'your turn' : 'to act'}</span> : null}
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
