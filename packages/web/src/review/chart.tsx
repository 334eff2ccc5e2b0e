import { signed } from '../look/signed.ts';
import type { Point } from '@deckle/bots';
import { frameOf, lineOf, placeOf, summaryOf, ticksOf } from './drawn.ts';

interface ChartProps {
  readonly title: string;
  readonly points: readonly Point[];
  readonly names: readonly string[];
  /** How high it is; null: as high as the highest of its numbers. */
  readonly most: number | null;
}

/** Lines are told apart by how they are drawn, not by their colour alone. */
const DASHES = ['', '9 5', '2 5', '14 4 2 4', '6 3 6 10', '1 9'];
const COLOURS = ['blue', 'red', 'green', 'gold', 'purple', 'grey'];
const dashOf = (seat: number): string => DASHES[seat % DASHES.length] as string;
const colourOf = (seat: number): string => `var(--seat-${COLOURS[seat % COLOURS.length]})`;

const across = (x: number): { readonly x1: number; readonly x2: number } => ({ x1: x, x2: x });

/** How numbers went over the game: drawn, in a sentence, and as a table. */
export function Chart({ title, points, names, most }: ChartProps) {
  const frame = frameOf(points, most);
  const ticks = ticksOf(frame.end);
  return (
    <figure className="review-chart">
      <figcaption>{title}</figcaption>
      <div className="review-drawn">
        <span className="review-top">{signed(frame.high)}</span>
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label={summaryOf(title, points, names)}>
          {ticks.map((moment) => (
            <line key={moment} className="review-tick" y2="40" {...across(placeOf(moment, frame))} />
          ))}
          {names.map((_, seat) => (
            <polyline
              key={seat}
              points={lineOf(points, seat, frame)}
              stroke={colourOf(seat)}
              strokeDasharray={dashOf(seat)}
            />
          ))}
        </svg>
        <span className="review-bottom">{signed(frame.low)}</span>
      </div>
      {/* The picture tells over how many moves, the table each of them. */}
      <div className="review-moves" aria-hidden="true">
        <span className="review-axis">Move</span>
        {ticks.map((moment) => (
          <span key={moment} style={{ left: `${placeOf(moment, frame)}%` }}>
            {moment}
          </span>
        ))}
      </div>
      <ul className="review-legend">
        {names.map((name, seat) => (
          <li key={seat}>
            <svg viewBox="0 0 48 8" aria-hidden="true">
              <line x1="0" y1="4" x2="48" y2="4" stroke={colourOf(seat)} strokeDasharray={dashOf(seat)} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <details>
        <summary>{title} as a table</summary>
        <div className="sheet-scroll" role="region" aria-label={`${title} as a table`} tabIndex={0}>
          <table className="score-sheet">
            <thead>
              <tr>
                <th scope="col">After move</th>
                {names.map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ moment, values }) => (
                <tr key={moment}>
                  <th scope="row">{moment}</th>
                  {values.map((value, seat) => (
                    <td key={seat}>{signed(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
