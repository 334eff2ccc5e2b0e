const cut = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 120);

/** Where two pieces of plain data differ first. What JSON does not know (a Map, NaN for null) is not the same either. */
export function differenceOf(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  const there = `${path || 'all of it'}: ${cut(a)} and ${cut(b)}`;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return there;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return there;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return there;
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return there;
    const found = differenceOf(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
