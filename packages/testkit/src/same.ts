const cut = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 120);

type Data = { readonly [key: string]: unknown };
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Where two pieces of plain data differ first. What JSON does not know (a Map, NaN for null) is not the same either. */
export function differenceOf(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isData(a) || !isData(b) || !haveSameKeys(a, b)) return `${path || 'all of it'}: ${cut(a)} and ${cut(b)}`;
  for (const key of Object.keys(a)) {
    const found = differenceOf(a[key], b[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function haveSameKeys(a: Data, b: Data): boolean {
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
}
