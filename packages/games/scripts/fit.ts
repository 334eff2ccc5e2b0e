/** Keeps what few examples would overdo near zero. */
const CAUTION = 200;

/** The weights by which the rows best give the results: least squares, with caution but for the first weight. */
export function fit(rows: readonly (readonly number[])[], results: readonly number[]): readonly number[] {
  const size = rows[0]?.length ?? 0;
  const sums = Array.from({ length: size }, (_, at) =>
    Array.from({ length: size + 1 }, (__, other) => (at === other && at > 0 ? CAUTION : 0)),
  );
  rows.forEach((row, number) => {
    row.forEach((value, at) => {
      if (value === 0) return;
      const line = sums[at] as number[];
      row.forEach((other, to) => {
        line[to] = (line[to] as number) + value * other;
      });
      line[size] = (line[size] as number) + value * (results[number] as number);
    });
  });
  return solve(sums);
}

/** Solves equations whose right side is the last of each line, by elimination. */
function solve(lines: number[][]): readonly number[] {
  lines.forEach((line, at) => {
    const pivot = line[at] as number;
    for (const other of lines.slice(at + 1)) {
      const share = (other[at] as number) / pivot;
      if (share !== 0)
        for (let to = at; to < line.length; to++) other[to] = (other[to] as number) - share * (line[to] as number);
    }
  });
  const found: number[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as number[];
    let right = line[lines.length] as number;
    for (let to = at + 1; to < lines.length; to++) right -= (line[to] as number) * (found[to] as number);
    found[at] = right / (line[at] as number);
  }
  return found;
}
