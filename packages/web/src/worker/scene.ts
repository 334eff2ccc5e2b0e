import { type BoardLine, boardOf, kindOf, standingOf, taskOf, tickedIn, titled } from '@deckle/host';
import type { Ask, Card, CardId, Game, Seat, View, ZoneId } from '@deckle/kernel';
import type { News, Place, SeatLook, Shown, Sitter } from '../table/news.ts';

/** What a view looks like, as far as it does not matter which game it is of. */
export interface Scene extends Pick<News, 'seats' | 'places' | 'hands' | 'dice'> {}

export function sceneOf(game: Game, view: View, sitters: readonly Sitter[], pack: readonly Card[]): Scene {
  return {
    seats: sitters.map((sitter, seat) => seatLook(view, sitter, seat)),
    places: placesOf(game, view, sitters, pack),
    hands: handsOf(view),
    dice: diceOf(game, view),
  };
}

function seatLook(view: View, { name, level }: Sitter, seat: Seat): SeatLook {
  const asked = view.asks.filter((ask) => ask.seat === seat && ask.must);
  return {
    name,
    colour: null,
    level,
    score: view.scores[seat] ?? 0,
    cards: handCount(view, seat),
    standing: standingOf(view, seat),
    asked: taskOf(view, seat),
    until: firstEnd(asked),
    out: view.out[seat] ?? false,
    winner: view.result?.winners.includes(seat) ?? false,
  };
}

/** When the first of these is over. */
export const firstEnd = (asks: readonly Ask[]): number | null =>
  asks.reduce<number | null>(
    (first, { until }) => (until === undefined || (first !== null && first <= until) ? first : until),
    null,
  );

function handCount({ zones }: View, seat: Seat): number {
  const own = Object.entries(zones).filter(([id, zone]) => zone.owner === seat && kindOf(id) === 'hand');
  return own.reduce((sum, [, zone]) => sum + zone.count, 0);
}

const STACK = { kind: 'stack', seat: null, row: null, note: '', word: null, isDue: false, shown: [] } as const;

/** Cards that have left play are no longer looked at. */
const AWAY = ['gone', 'box'];

function placesOf(game: Game, view: View, sitters: readonly Sitter[], pack: readonly Card[]): readonly Place[] {
  const names = sitters.map(({ name }) => name);
  const board = boardOf(game, view, names, pack);
  const open = board.map((line): Place => {
    const { zone, kind, seat, label, row, note, word, isDue = false } = line;
    const shown = shownIn(game, view, board, line, pack);
    const count = view.zones[zone]?.count ?? 0;
    return { zone, kind, seat, label, row, note, word, isDue, shown, count };
  });
  const closed = Object.entries(view.zones).filter(
    ([zone, { owner, row }]) => owner === null && row === null && !AWAY.includes(kindOf(zone)),
  );
  // Of piles with numbers those that are still there matter, and beside them an empty deck means nothing.
  const hasPiles = closed.some(([zone]) => /\d$/.test(zone));
  const stacks = closed
    .filter(([, { count }]) => count > 0 || !hasPiles)
    .map(([zone, { count }]): Place => ({ ...STACK, zone, label: titled(zone), count }));
  return [...open, ...stacks];
}

/** The cards of a row as they are read; where its word has others, these lie in another line. */
function shownIn(
  { loose = [] }: Game,
  view: View,
  board: readonly BoardLine[],
  { zone, row, word, whole }: BoardLine,
  pack: readonly Card[],
): readonly Shown[] {
  const own = row.map((pile) => pile.at(-1) as CardId);
  const cards = whole ?? own;
  const faces = cards.map((card) => pack[card]?.face ?? '');
  const stands = standsOf(faces, word);
  const ticked = loose.includes(zone) ? tickedIn(view, faces) : [];
  return cards.map((card, at) => {
    const pile = own.indexOf(card);
    const from = board.find((line) => line.row.flat().includes(card))?.label ?? null;
    const look = { card, as: stands[at] ?? null, isTicked: ticked[at] ?? false };
    return pile < 0 ? { ...look, pile: null, from } : { ...look, pile, from: null };
  });
}

const WILD = '?';

/** The letters of the wild cards in a word, whose other cards spell what is printed. */
export function standsOf(faces: readonly string[], word: string | null): readonly (string | null)[] {
  const isAligned = word !== null && faces.join('').length === word.length;
  let at = 0;
  return faces.map((face) => {
    const letters = word?.slice(at, at + face.length) ?? '';
    at += face.length;
    return face === WILD && isAligned ? letters : null;
  });
}

/** `hand 2 actions` is the hand's part that is called Actions. */
const handLabel = (zone: ZoneId): string => titled(zone.split(' ').slice(2).join(' ') || 'hand');

function handsOf(view: View): News['hands'] {
  return Object.entries(view.zones).flatMap(([zone, { owner, row }]) =>
    owner === null || owner !== view.seat || row === null ? [] : [{ zone, label: handLabel(zone), cards: row.flat() }],
  );
}

/** What the dice show, where a game keeps it under the name of their cup. */
function diceOf(game: Game, view: View): News['dice'] {
  const known = (cup: string): unknown => view.shared[cup] ?? view.own?.[cup];
  return Object.keys(game.dice ?? {}).flatMap((cup) => {
    const sides = [known(cup)].flat().filter((side) => typeof side === 'string' && side !== '') as string[];
    return sides.length === 0 ? [] : [{ cup: titled(cup), sides }];
  });
}
