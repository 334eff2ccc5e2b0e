const cut = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 120);

type Data = { readonly [key: string]: unknown };
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Where two pieces of plain data differ first. What JSON does not know (a Map, NaN for null) is not the same either. */
export function differenceOf(a: unknown, b: unknown): string | null {
  const found = differenceIn(a, b);
  return found === null ? null : `${found.path.join('.') || 'all of it'}: ${cut(found.a)} and ${cut(found.b)}`;
}

/** The way to a difference is only written down where there is one: nearly always there is none. */
interface Difference {
  readonly path: readonly string[];
  readonly a: unknown;
  readonly b: unknown;
}

function differenceIn(a: unknown, b: unknown): Difference | null {
  if (Object.is(a, b)) return null;
  if (!isData(a) || !isData(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return { path: [], a, b };
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return { path: [], a, b };
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return { path: [], a, b };
    const found = differenceIn(a[key], b[key]);
    if (found !== null) return { ...found, path: [key, ...found.path] };
  }
  return null;
}
