import type { Card, CardId, Game, MoveSpec, Slot, View } from '@deckle/kernel';
import { buildGraph, type Dictionary, openDictionary } from '@deckle/lexicon';
import { layMove, type Laying } from './lay.ts';
import { PHRASES } from './phrases.ts';
import { type Board, HAND_ONLY, type WordRules } from './rules.ts';
import type { WordShape } from './shape.ts';

/** Builders for the tests of this package: boards, slots and views from a few letters. */

const TIERS = ['', 'AEILNORSTU', 'CDGP', 'BFHMWY', 'JKQVXZ'];
const pointsOf = (face: string): number =>
  Math.max(
    0,
    TIERS.findIndex((letters) => letters.includes(face)),
  );
const facesIn = (text: string): readonly string[] => (text.includes(' ') ? text.trim().split(' ') : text.split(''));

export interface Laid {
  readonly board: Board;
  readonly pack: readonly Card[];
}

/** `rows` and `hand` as letters, `KIT`, or as faces, `QU I T`. Then there is one more card, a Z, that is nowhere in sight. */
export function lay(rules: Partial<WordRules>, rows: readonly string[], hand: string, more: Partial<Board> = {}): Laid {
  const pack: Card[] = [];
  const take = (face: string): CardId => pack.push({ id: pack.length, face, points: pointsOf(face), marks: [] }) - 1;
  const laid = rows.map((row, at) => ({ zone: `row ${at}`, row: facesIn(row).map((face) => [take(face)]) }));
  const board: Board = { rules: { ...HAND_ONLY, ...rules }, rows: laid, hand: facesIn(hand).map(take), ...more };
  take('Z');
  return { board, pack };
}

/** The first card of the hand with this face that has not been taken. */
function cardIn({ board, pack }: Laid, face: string, taken: Set<CardId>): CardId {
  const isIt = (id: CardId): boolean => pack[id]?.face === face && !taken.has(id);
  const id = board.hand.find(isIt) ?? pack.findIndex((card) => card.face === face);
  taken.add(id);
  return id;
}

/**
 * Words as slots: `k0` keeps pile 0 (`k1:0` of row 1), `S` adds a card, `S>0` lays it on pile 0, `S*0` exchanges it,
 * `?=E` is a wild, `(E)` a rolled letter. Words are parted by `+`.
 */
export function slotsOf(laid: Laid, words: string): readonly (readonly Slot[])[] {
  const taken = new Set<CardId>();
  const slotOf = (token: string): Slot => {
    if (token.startsWith('(')) return { free: token.slice(1, -1) };
    const found = /^(k|[A-Z?]+)?(?:=(\w+))?(?:([>*])?(?:(\d):)?(\d+)?)?(?:=(\w+))?$/.exec(token);
    if (found === null) throw new Error(`no slot: ${token}`);
    const [, face = '', early, sign, row = '0', pile, late] = found;
    const as = early ?? late;
    const wild = as === undefined ? {} : { as };
    const spot = [`row ${row}`, Number(pile)] as const;
    if (face === 'k') return { keep: spot, ...wild };
    const card = { play: cardIn(laid, face, taken), ...wild };
    if (pile === undefined) return sign === undefined ? card : { ...card, take: true };
    return sign === '*' ? { ...card, on: spot, take: true } : { ...card, on: spot };
  };
  return words.split('+').map((word) => word.trim().split(' ').map(slotOf));
}

/** The same, read back. */
export function textOf({ pack }: Laid, words: readonly (readonly Slot[])[]): string {
  const spotText = ([zone, index]: readonly [string, number]): string => {
    const row = zone.slice(4);
    return row === '0' ? `${index}` : `${row}:${index}`;
  };
  const slotText = (slot: Slot): string => {
    if ('free' in slot) return `(${slot.free})`;
    const wild = slot.as === undefined ? '' : `=${slot.as}`;
    if ('keep' in slot) return `k${spotText(slot.keep)}${wild}`;
    const on = slot.on === undefined ? '' : `${slot.take ? '*' : '>'}${spotText(slot.on)}`;
    return `${pack[slot.play]?.face}${wild}${on}`;
  };
  return words.map((slots) => slots.map(slotText).join(' ')).join(' + ');
}

export const openWords = (...words: string[]): Promise<Dictionary> =>
  openDictionary({ name: 'test', list: buildGraph([...new Set(words)].sort()) });

const said = (syntax: string, form: MoveSpec['form'] = {}): MoveSpec => ({
  form,
  syntax: [syntax],
  check: () => null,
  apply: () => {},
  candidates: () => [],
});

const LAYING: Omit<Laying<WordShape>, 'board'> = {
  kind: 'play',
  syntax: ['play {words}'],
  words: [1, 9],
  points: (_view, { words }, { pack }) =>
    words
      .flatMap(({ tops, played }) => (played.length === 0 ? [] : tops))
      .reduce<number>((sum, id) => sum + (id === null ? 0 : (pack[id]?.points ?? 0)), 0),
  apply: () => {},
};

/** A game with every kind of syntax, and the view of seat 0 on a board; `open` are the kinds it is asked for. */
export function sit(
  laid: Laid,
  open: readonly string[],
  changes: Partial<Laying<WordShape>> = {},
): { game: Game; view: View } {
  const { board } = laid;
  const play = layMove({ ...LAYING, board: () => board, ...changes });
  const moves: Game['moves'] = {
    play: play as MoveSpec,
    trade: said('trade {cards}', { cards: [1, 5] }),
    pass: said('pass'),
    name: said('name {letters}', { letters: [1, 2] }),
    draw: said('draw from {zone}', { zone: [1, 1] }),
    pluck: said('pluck {letters} from {seat}', { letters: [1, 1], seat: [1, 1] }),
  };
  const rows = Object.fromEntries(
    board.rows.map(({ zone, row }) => [zone, { owner: null, sight: 'all' as const, count: row.length, row }]),
  );
  const hand = { owner: 0, sight: 'owner' as const, count: board.hand.length, row: board.hand.map((card) => [card]) };
  const view: View = {
    seat: 0,
    seats: 2,
    options: { checking: 'referee', clock: 0 },
    zones: {
      deck: { owner: null, sight: 'none', count: 9, row: null },
      'hand 0': hand,
      'hand 1': { ...hand, owner: 1, row: null },
      ...rows,
    },
    scores: [0, 0],
    out: [false, false],
    asks: open.length === 0 ? [] : [{ id: 1, seat: 0, kinds: open, must: true }],
    phase: null,
    later: [],
    shared: { accepted: [], ayes: [] },
    own: null,
    now: 0,
    commitment: '',
    seed: null,
    result: null,
  };
  return {
    game: { id: 'test', name: 'Test', about: { aim: 'Make a word.' }, phrases: PHRASES, moves } as unknown as Game,
    view,
  };
}
