import type { CardId, Pile, PutHow, RowChange, ZoneId } from '@deckle/kernel';

/** A add, O overlay, D duplicate, G give & take, S split. */
export const ROW_MOVES = ['A', 'O', 'D', 'G', 'S'] as const;
export type RowMove = (typeof ROW_MOVES)[number];

/** How words may be made, as data: one checker, one speller and one searcher read it for every game. */
export interface WordRules {
  /** What may be done to a row. */
  readonly moves: readonly RowMove[];
  /** Hand cards in the whole play. */
  readonly played: readonly [min: number, max: number];
  /** Hand cards in each word of the play. */
  readonly playedEach: number;
  /** Piles of a changed row whose top card stays the top card. */
  readonly minKept: number;
  /** Letters of each word. */
  readonly length: readonly [min: number, max: number];
  /** Do the piles of a row keep their order, or may table cards be used anywhere? */
  readonly order: 'kept' | 'free';
  /** Where piles go that the new word leaves out; `refuse`: none may be left out. */
  readonly drop: 'refuse' | 'hand' | 'previous' | 'out' | 'deck';
  /** Into how many words a split cuts a row. */
  readonly parts: readonly [min: number, max: number];
  /** So many uncovered neighbours of the old row each part of a split still shows. */
  readonly run: number;
  /** When a word may be laid from the hand alone. */
  readonly fresh: 'never' | 'always' | 'emptyBoard';
  /** How many such words one play may have. */
  readonly freshWords: number;
  /** Where a pile of the row stays uncovered: the first one first, the last one last, either, or no such rule. */
  readonly carried: 'anywhere' | 'first' | 'last' | 'ends';
}

/** A plain word from the hand, three letters or more. */
export const HAND_ONLY: WordRules = {
  moves: [],
  played: [1, 64],
  playedEach: 0,
  minKept: 0,
  length: [3, 30],
  order: 'kept',
  drop: 'refuse',
  parts: [2, 30],
  run: 0,
  fresh: 'always',
  freshWords: 1,
  carried: 'anywhere',
};

export interface BoardRow {
  readonly zone: ZoneId;
  readonly row: readonly Pile[];
}

/** What a seat may make words from at this moment. */
export interface Board {
  readonly rules: WordRules;
  readonly hand: readonly CardId[];
  readonly rows: readonly BoardRow[];
  /** Cards that must be in the play. */
  readonly required?: readonly CardId[];
  /** Letters that cost no card, any number of times: rolled vowels. */
  readonly free?: readonly string[];
  /** So many points less counts each card from the hand in the order in which plays are found. */
  readonly thrift?: number;
}

export const mayLayFresh = ({ rules, rows }: Board): boolean =>
  rules.fresh === 'always' || (rules.fresh === 'emptyBoard' && rows.every(({ row }) => row.length === 0));

export const topOf = (pile: Pile): CardId => pile[pile.length - 1] as CardId;

/** The rows a word of this board changes, pile by pile; where their cards are used in any order they have no places. */
export function changesOn({ rules: { moves, order }, rows }: Board): readonly RowChange[] {
  const isOver = moves.some((move) => move === 'O' || move === 'D' || move === 'G');
  const by: readonly PutHow[] = [
    ...(isOver ? (['over'] as const) : []),
    ...(moves.includes('A') ? (['between'] as const) : []),
  ];
  if (order === 'free' || by.length === 0) return [];
  return rows.flatMap(({ zone, row }) => (row.length === 0 ? [] : { zone, by }));
}
