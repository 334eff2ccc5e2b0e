import type { Counted, Sheet, SheetRow } from '@deckle/host';
import type { ReactNode } from 'react';
import { signed } from '../look/signed.ts';
import { Worded } from '../table/lookup.tsx';
import { wordsIn } from '../table/word-facts.ts';

interface ScoreSheetProps {
  readonly sheet: Sheet;
  readonly names: readonly string[];
  /** What stands at the head of a line; a way to the moment, where there is one. */
  readonly head: (row: SheetRow) => ReactNode;
  readonly onWord: (word: string) => void;
}

/** Who made which points by what, line by line, with the scores as they grew. */
export function ScoreSheet({ sheet, names, head, onWord }: ScoreSheetProps) {
  const { rows, by } = sheet;
  if (rows.length === 0) return <p>Nothing was counted in this game.</p>;
  return (
    // Wide sheets are moved with the arrow keys.
    <section className="sheet-scroll" aria-label="Score sheet" tabIndex={0}>
      <table className="score-sheet">
        <thead>
          <tr>
            <th scope="col">{by === 'round' ? 'Round' : 'Turn'}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{head(row)}</th>
              {row.cells.map((cell, seat) => (
                <Cell key={seat} cell={cell} total={row.totals[seat] ?? 0} onWord={onWord} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {rows.at(-1)?.totals.map((total, seat) => (
              <td key={seat}>{signed(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface CellProps extends Pick<ScoreSheetProps, 'onWord'> {
  readonly cell: readonly Counted[];
  readonly total: number;
}

function Cell({ cell, total, onWord }: CellProps) {
  if (cell.length === 0) return <td className="score-none">–</td>;
  return (
    <td>
      <div className="score-cell">
        <ul>
          {cell.map(({ why, points }, at) => (
            <li key={at}>
              <span>
                <Worded text={why} words={wordsIn(why)} onWord={onWord} />
              </span>{' '}
              {points === null ? null : <b>{points < 0 ? signed(points) : `+${points}`}</b>}
            </li>
          ))}
        </ul>
        {cell.every(({ points }) => points === null) ? null : (
          <span className="score-total">
            <span className="unseen">makes </span>
            {signed(total)}
          </span>
        )}
      </div>
    </td>
  );
}
