/** Where the dots 1 to 6 of a cell stand: three down the left, three down the right. */
const DOTS: readonly (readonly [x: number, y: number])[] = [
  [1.5, 1.5],
  [1.5, 4],
  [1.5, 6.5],
  [4, 1.5],
  [4, 4],
  [4, 6.5],
];
const CELL = 6.5;
const EMPTY_CELL = 0x2800;

/** A line of Unicode braille, drawn: not every device has the letters for it. */
export function BrailleLine({ text }: { readonly text: string }) {
  const cells = Array.from(text, (cell) => (cell === ' ' ? 0 : (cell.codePointAt(0) ?? EMPTY_CELL) - EMPTY_CELL));
  const dots = cells.flatMap((bits, at) =>
    DOTS.flatMap(([x, y], dot) => ((bits >> dot) % 2 === 1 ? [`M${at * CELL + x} ${y}h0`] : [])),
  );
  const width = cells.length * CELL;
  return (
    <svg className="braille-line" viewBox={`0 0 ${width} 8`} style={{ width: `calc(${width} * var(--dot))` }}>
      <path d={dots.join('')} />
    </svg>
  );
}
