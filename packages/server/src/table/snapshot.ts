import { type PackedMatch, packMatch, unpackMatch } from '@deckle/kernel';
import type { Rules, Table } from './table.ts';

type Packed = Omit<Table, 'match' | 'watch'> & { readonly match: PackedMatch; readonly watch?: Table['watch'] };

/** The table as text, where its match can be packed; null in other moments. */
export function makeSnapshot(table: Table): string | null {
  const match = table.match === null ? null : packMatch(table.match);
  return match === null ? null : JSON.stringify({ ...table, match } satisfies Packed);
}

export function parseSnapshot(text: string, { game, tools }: Rules): Table {
  const packed = JSON.parse(text) as Packed;
  // Those of older servers do not have it apart.
  const { watch = packed.opening.watch } = packed;
  return { ...packed, watch, match: unpackMatch(game, tools, packed.match) };
}
