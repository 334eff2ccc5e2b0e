/** The secrets of a table that whoever opened it hands on: for this tab alone, and as long as it is open. */
export interface Links {
  /** By seat: the key of a chair nobody has taken yet. */
  readonly seats: { readonly [seat: number]: string };
  readonly watch: string | null;
}

const NONE: Links = { seats: {}, watch: null };
const nameOf = (table: string): string => `deckle links ${table}`;
const unkept = new Map<string, Links>();

export function linksOf(table: string): Links {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(table)) ?? 'null') as Partial<Links> | null;
    if (kept !== null) return { seats: { ...kept.seats }, watch: kept.watch ?? null };
  } catch {
    // Where nothing can be kept, it lasts as long as the page.
  }
  return unkept.get(table) ?? NONE;
}

export function keepLinks(table: string, links: Links): void {
  unkept.set(table, links);
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(links));
  } catch {
    // See above.
  }
}

/** The key stands behind the #: browsers never send that part to anybody. */
export const linkTo = (table: string, key: string | null): string =>
  `${location.origin}/t/${table}${key === null ? '' : `#${key}`}`;
