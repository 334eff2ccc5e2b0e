import { useSyncExternalStore } from 'react';

/** The secrets of a table that whoever opened it hands on: for this tab alone, and as long as it is open. */
export interface Links {
  /** By seat: the key of a chair nobody has taken yet. */
  readonly seats: { readonly [seat: number]: string };
  readonly watch: string | null;
}

const NONE: Links = { seats: {}, watch: null };
const nameOf = (table: string): string => `deckle links ${table}`;
/** As long as the page lasts, also where nothing can be kept. */
const known = new Map<string, Links>();
const listeners = new Set<() => void>();

export function linksOf(table: string): Links {
  const links = known.get(table) ?? keptLinks(table);
  known.set(table, links);
  return links;
}

function keptLinks(table: string): Links {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(table)) ?? 'null') as Partial<Links> | null;
    return kept === null ? NONE : { seats: { ...kept.seats }, watch: kept.watch ?? null };
  } catch {
    return NONE;
  }
}

export function keepLinks(table: string, links: Links): void {
  known.set(table, links);
  for (const listener of listeners) listener();
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(links));
  } catch {
    // Then it lasts as long as the page.
  }
}

function onLinks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLinks = (table: string): Links => useSyncExternalStore(onLinks, () => linksOf(table));

/** The key stands behind the #: browsers never send that part to anybody. */
export const linkTo = (table: string, key: string | null): string =>
  `${location.origin}/t/${table}${key === null ? '' : `#${key}`}`;
