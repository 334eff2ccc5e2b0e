import { Link } from 'wouter';
import type { Seated } from './use-table.ts';

/** How it ended. */
export function Outcome({ facts, news }: Seated) {
  const { result } = news;
  if (result === null) return null;
  const winners = result.winners.map((seat) => facts.sitters[seat]?.name ?? '').join(' and ');
  const order = [...news.seats].sort((a, b) => Number(b.winner) - Number(a.winner) || b.score - a.score);
  return (
    <section className="outcome" aria-label="Result">
      <h2>{winners === '' ? 'The game is over' : `${winners} ${result.winners.length > 1 ? 'win' : 'wins'}`}</h2>
      <p>The game is over: {result.reason}.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ name, score }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className="button" href={`/games/${facts.game.id}`}>
        Another game
      </Link>
    </section>
  );
}
