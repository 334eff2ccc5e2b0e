const MOST = 3;
/** Of all pairs about half; with fewer, two names have only some letters in common. */
const NEAR = 0.45;

/** Two letters side by side, of all that is said. */
const pairsOf = (text: string): ReadonlySet<string> => {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
};

/** How much of both is the same, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

/** What comes closest to a name that is none. */
export function nearestNames<T extends { readonly id: string; readonly name: string }>(
  text: string,
  named: readonly T[],
): readonly T[] {
  const wanted = pairsOf(text.slice(0, 100));
  return named
    .map((each) => ({ each, like: Math.max(likeness(wanted, pairsOf(each.id)), likeness(wanted, pairsOf(each.name))) }))
    .filter(({ like }) => like > NEAR)
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST)
    .map(({ each }) => each);
}
