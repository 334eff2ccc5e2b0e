import type { Card, Pile } from '@deckle/kernel';
import type { Query, QueryCard, QueryGroup, QueryPile } from '@deckle/lexicon';
import { type Board, type BoardRow, topOf } from './rules.ts';
import { cardOf } from './tools.ts';

/** What the rules ask of one word, as questions to the dictionary. Hand cards come first, so their indices are the hand's. */
const HAND = 0;
const TABLE = 1;
/** The dictionary's own bounds on cards. */
const MANY = 64;

const cardsOf = (board: Board, ids: readonly number[], group: number, pack: readonly Card[]): readonly QueryCard[] =>
  ids.map((id) => {
    const { face, points } = cardOf(pack, id);
    const thrift = group === HAND ? (board.thrift ?? 0) : 0;
    return { face, points: points - thrift, group, required: board.required?.includes(id) ?? false };
  });

const handGroup = ({ rules }: Board): QueryGroup => ({
  min: Math.max(rules.played[0], rules.playedEach),
  max: Math.min(MANY, rules.played[1]),
});

const freeLetters = ({ free = [] }: Board): { free?: string } => (free.length === 0 ? {} : { free: free.join('') });

/** A word from the hand alone. */
export const freshQuery = (board: Board, pack: readonly Card[]): Query => ({
  cards: cardsOf(board, board.hand, HAND, pack),
  groups: [handGroup(board)],
  length: board.rules.length,
  ...freeLetters(board),
});

/** A word from the hand and the cards on the table in any order. */
export function looseQuery(board: Board, pack: readonly Card[]): Query {
  const tops = board.rows.flatMap(({ row }) => row.map(topOf));
  return {
    ...freshQuery(board, pack),
    cards: [...cardsOf(board, board.hand, HAND, pack), ...cardsOf(board, tops, TABLE, pack)],
    groups: [handGroup(board), { min: board.rules.minKept, max: MANY }],
  };
}

/** A row as a whole; a carried letter that may stand at either end makes two questions. */
export function rowQueries(board: Board, { row }: BoardRow, pack: readonly Card[]): readonly Query[] {
  const { carried } = board.rules;
  const ends = carried === 'ends' ? (['first', 'last'] as const) : [carried];
  const whole = changeQuery(board, row, pack);
  const [carriedPile, ...others] = whole.piles ?? [];
  // A wild is searched as a card of its own that covers its place, so that place stays open.
  const bare = wildsIn(row.slice(0, 1), pack).length > 0 ? {} : { overlay: false, duplicate: false };
  const first = carriedPile && { ...carriedPile, insertBefore: false, ...bare };
  return ends.map((end) => ({
    ...whole,
    cards: whole.cards.map((card, at) => ({
      ...card,
      required: board.required?.includes(board.hand[at] ?? -1) ?? false,
    })),
    groups: [handGroup(board), ...(whole.groups?.slice(1) ?? [])],
    ...(end === 'first' && first !== undefined ? { piles: [first, ...others] } : {}),
    ...(end === 'last' ? { insertAfter: false } : {}),
  }));
}

/** A row as a whole as one word of a larger play: how many hand cards that needs is asked when its words are joined. */
export function changeQuery(board: Board, row: readonly Pile[], pack: readonly Card[]): Query {
  const kept = Math.max(0, board.rules.minKept - wildsIn(row, pack).length);
  return { ...partQuery(board, row, pack), minKept: kept, run: 0 };
}

/** A stretch of a row as one part of a split. */
export function partQuery(board: Board, piles: readonly Pile[], pack: readonly Card[]): Query {
  const { rules } = board;
  const wilds = wildsIn(piles, pack);
  const hand = cardsOf(board, board.hand, HAND, pack).map((card) => ({ ...card, required: false }));
  return {
    cards: [...hand, ...cardsOf(board, wilds, TABLE, pack).map((card) => ({ ...card, required: false }))],
    groups: [
      { ...handGroup(board), min: rules.playedEach },
      { min: 0, max: MANY },
    ],
    piles: piles.map((pile) => queryPile(board, pile, pack)),
    insertAfter: rules.moves.includes('A'),
    run: wilds.length > 0 ? 0 : rules.run,
    length: rules.length,
    ...freeLetters(board),
  };
}

const wildsIn = (piles: readonly Pile[], pack: readonly Card[]): readonly number[] =>
  piles.map(topOf).filter((id) => cardOf(pack, id).face === '?');

function queryPile({ rules }: Board, pile: Pile, pack: readonly Card[]): QueryPile {
  const { face, points } = cardOf(pack, topOf(pile));
  const { moves, drop } = rules;
  const overlay = moves.includes('O') || moves.includes('G');
  if (face === '?') return { face: 'A', points, insertBefore: true, overlay, duplicate: overlay, drop: true };
  return {
    face,
    points,
    insertBefore: moves.includes('A'),
    overlay,
    duplicate: moves.includes('D'),
    drop: drop !== 'refuse',
  };
}
