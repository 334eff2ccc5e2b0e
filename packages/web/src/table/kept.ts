/** What the page is told of a table that was kept. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  /** When it was played last, by the clock on the wall. */
  readonly at: number;
  readonly over: boolean;
  /** It is not on this device but in this tab, and ends with it. */
  readonly loose: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const listOf = <T>(value: unknown, is: (item: unknown) => item is T): readonly T[] =>
  Array.isArray(value) ? value.filter(is) : [];

/** A row of the store as the page may know it, whatever has become of it there. */
export function keptOf(row: unknown): KeptTable {
  const { id, game, names, scores, at, over } = (row ?? {}) as { readonly [part in keyof KeptTable]?: unknown };
  return {
    id: String(id),
    game: isText(game) ? game : '',
    names: listOf(names, isText),
    scores: listOf(scores, isNumber),
    at: isNumber(at) ? at : 0,
    over: over === true,
    loose: false,
  };
}

/** Newest first; what this tab alone has is newer than what was kept of it. */
export function mergeKept(rows: readonly KeptTable[], loose: readonly KeptTable[]): readonly KeptTable[] {
  const kept = rows.filter(({ id }) => !loose.some((table) => table.id === id));
  return [...kept, ...loose].sort((a, b) => b.at - a.at);
}

/** Why a table cannot be kept, for somebody who knows nothing of databases. */
export function whyUnkept(error: unknown): string {
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  return WHY[name] ?? `This browser does not let Deckle keep anything${message === '' ? '' : ` (${message})`}.`;
}

const WHY: { readonly [name: string]: string } = {
  QuotaExceededError: 'There is no room left for it on this device.',
  VersionError: 'Another tab runs a newer Deckle: load this page again after the game.',
};
