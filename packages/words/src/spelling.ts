import type { Card, Slot, Spot } from '@deckle/kernel';
import { hopeAt, type Hopes, hopesOf } from './hope.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { type Board, topOf } from './rules.ts';
import { cardOf } from './tools.ts';

/** A pile of a row, by what its top card spells. */
export interface Top {
  readonly face: string;
  readonly spot: Spot;
  /** It stays the top card. */
  readonly keep: Slot;
}

/** Where the spelling stands: the word and letter to come, the row it works on and how much of that row is used. */
export interface At {
  readonly word: number;
  readonly letter: number;
  readonly row: number | null;
  readonly pile: number;
  readonly kept: number;
}

/** The cards of a board made ready for spelling; for as many words after each other as are wanted. */
interface Supply {
  readonly board: Board;
  readonly pack: readonly Card[];
  readonly hand: readonly Kind[];
  /** What the hand can lay, each face once. */
  readonly faces: readonly string[];
  /** The cards on the table as kinds, where they may be used in any order; else empty. */
  readonly loose: readonly Kind[];
  readonly rows: readonly (readonly Top[])[];
  /** The faces of their top cards. */
  readonly shown: readonly (readonly string[])[];
}

/** A spelling that goes on, or waits for the next words: all of it is used again, as very many words are spelt. */
export interface Spelling extends Supply {
  texts: readonly string[];
  meet: Meet;
  readonly touched: boolean[];
  /** What can become of each word on each row, looked up once: all rows for the first word, then for the second. */
  readonly hopes: (Hopes | undefined)[];
  /** What is laid so far, by word. */
  readonly words: Slot[][];
  /** Lists for them that wait to be used. */
  readonly idle: Slot[][];
  played: number;
  tries: number;
  enough: boolean;
}

/** What is made of a way to spell the words, and whether more are wanted. */
export type Meet = (words: readonly (readonly Slot[])[]) => 'on' | 'enough';

function openSupply(board: Board, pack: readonly Card[]): Supply {
  const tops = board.rows.flatMap(({ zone, row }) =>
    row.map((pile, index) => ({ id: topOf(pile), spot: [zone, index] as const })),
  );
  const hand = kindsOf(
    board.hand.map((id) => ({ id, spot: null })),
    board,
    pack,
  );
  const rows = board.rows.map(({ zone, row }) =>
    row.map((pile, index): Top => {
      const spot = [zone, index] as const;
      return { face: cardOf(pack, topOf(pile)).face, spot, keep: { keep: spot } };
    }),
  );
  return {
    board,
    pack,
    hand,
    faces: [...new Set(hand.map(({ face }) => face))],
    loose: board.rules.order === 'free' ? kindsOf(tops, board, pack) : [],
    rows,
    shown: rows.map((row) => row.map(({ face }) => face)),
  };
}

export const openSpelling = (board: Board, pack: readonly Card[]): Spelling => {
  const supply = openSupply(board, pack);
  return {
    ...supply,
    texts: [],
    meet: () => 'enough',
    touched: supply.rows.map(() => false),
    hopes: [],
    words: [],
    idle: [],
    played: 0,
    tries: 0,
    enough: false,
  };
};

/** From the first letter of these words. */
export function startSpelling(spelling: Spelling, texts: readonly string[], meet: Meet): void {
  spelling.texts = texts;
  spelling.meet = meet;
  spelling.hopes.fill(undefined);
  spelling.tries = 0;
  spelling.enough = false;
}

/** Can this word not be spelt to its end, or not with as many letters kept as a row that stays one word needs? */
export function isHopeless(spelling: Spelling, { word, letter, row, pile, kept }: At): boolean {
  if (row === null) return false;
  const { rules } = spelling.board;
  const hope = hopeAt(hopesFor(spelling, word, row), letter, pile);
  return hope === null || (!rules.moves.includes('S') && kept + hope < rules.minKept);
}

function hopesFor({ board, texts, rows, shown, faces, hopes }: Spelling, word: number, row: number): Hopes {
  const place = word * rows.length + row;
  const known = hopes[place];
  if (known !== undefined) return known;
  const { rules, free = [] } = board;
  const made = hopesOf({
    text: texts[word] as string,
    row: shown[row] as readonly string[],
    laid: faces,
    free,
    rules,
    parts: rules.moves.includes('S') && word + 1 < texts.length ? 'follow' : 'end',
  });
  hopes[place] = made;
  return made;
}
