import {
  type BoardLine,
  boardOf,
  countedZones,
  isExtra,
  kindOf,
  standingOf,
  titled,
  type Told,
  type Sitter,
} from '@deckle/host';
import type { Card, CardId, Game, Millis, OptionSpec, Pile, Seat, View } from '@deckle/kernel';
import { askedOf, listed, sayable, saysOf, wordsOnTrial, type WordTools } from '@deckle/words';
import { type CardStyle, rowInBoxes, rowInLine } from './cards.ts';
import { newsLines } from './news.ts';
import { flow, padEnd, padStart, widthOf, wrap } from './paint.ts';

/** All that one look at the table shows. */
export interface Shown {
  readonly game: Game;
  readonly view: View;
  readonly sitters: readonly Sitter[];
  readonly pack: readonly Card[];
  readonly dictionary: string;
  /** The viewer's cards in the order they like. */
  readonly hand: readonly CardId[];
  /** What happened since the viewer looked last, in words. */
  readonly news: readonly Told[];
  readonly now: Millis;
}

/** With more rows than this, boxes would push the hand off the screen; with still more, a line for each row would. */
const BOXED_ROWS = 2;
const LINED_ROWS = 6;
const HAND = 'Hand';

/** The table as lines, from top to bottom: title, seats, news, rows, hand. */
export function tableLines(shown: Shown, style: CardStyle): readonly string[] {
  const { paint, columns } = style;
  const rule = paint.faint((style.look === 'boxes' ? '─' : '-').repeat(columns));
  const rows = [boardLines, diceLines, handLines].map((lines) => lines(shown, style));
  const blocks = [newsLines(shown.news, style), ...rows];
  return [
    ...titleLines(shown, style),
    rule,
    ...seatLines(shown, style),
    rule,
    ...blocks.filter((block) => block.length > 0).flatMap((block, at) => (at === 0 ? block : ['', ...block])),
  ];
}

/** The game, how it is played and with which words, as far as there is room beside what is left of the deck. */
function titleLines({ game, view, dictionary }: Shown, { columns, paint }: CardStyle): readonly string[] {
  const right = countedZones(view).join(' · ');
  const way = [game.name, ...chosenOf(game, view)].join(' · ');
  const fits = (left: string): boolean => widthOf(left) + widthOf(right) + 2 <= columns;
  const left = [`${way} · ${dictionary} dictionary`, way, game.name].find(fits);
  if (left !== undefined) return [paint.strong(padEnd(left, columns - widthOf(right))) + paint.faint(right)];
  return [paint.strong(game.name), ...wrap(right, columns).map(paint.faint)];
}

/** What this table has chosen where the game usually goes otherwise, in words: `useOrLose` is `use or lose`. */
function chosenOf(game: Game, { options }: View): readonly string[] {
  const specs: { readonly [name: string]: OptionSpec } = game.options;
  return Object.entries(specs).flatMap(([name, spec]) => {
    const value: unknown = options[name];
    // A switch or a number would say nothing without its name.
    if (value === spec.default || typeof value !== 'string' || ['yes', 'no'].includes(value)) return [];
    return [value.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()];
  });
}

function seatLines({ view, sitters, now }: Shown, { columns, paint }: CardStyle): readonly string[] {
  const names = sitters.map(({ name, level }, seat) => {
    if (seat === view.seat) return `${name} (you)`;
    return level === null ? name : `${name} (${level})`;
  });
  const widest = Math.min(Math.max(...names.map(widthOf)), columns - 28);
  const scores = view.scores.map(String);
  const scoreWidth = Math.max(...scores.map(widthOf));
  return names.flatMap((name, seat) => {
    const asked = view.asks.filter((ask) => ask.seat === seat && ask.must);
    const mark = view.result?.winners.includes(seat) ? '★' : asked.length > 0 ? '▸' : ' ';
    const [count, ...apart] = handCounts(view, seat);
    const hand = `${padStart(String(count), 2)} ${count === 1 ? 'card ' : 'cards'}`;
    const clock = asked.flatMap(({ until }) => (until === undefined ? [] : [clockText(until - now)])).slice(0, 1);
    const who = padEnd(cut(name, widest), widest);
    const line = `${mark} ${who}  ${padStart(scores[seat] as string, scoreWidth)}   ${hand}`;
    const lines = flow([line, ...apart, ...clock, ...standingOf(view, seat)], columns, '  ').map((each) =>
      each.trimEnd(),
    );
    const drawn = lines.map((each, at) => (at === 0 ? each : `    ${each}`));
    if (view.out[seat]) return drawn.map(paint.faint);
    return mark === ' ' ? drawn : drawn.map(paint.strong);
  });
}

/** How many cards a seat holds; those of another deck apart: `hand 1 actions`. */
function handCounts({ zones }: View, seat: Seat): readonly [number, ...string[]] {
  const own = Object.entries(zones).filter(([id, zone]) => zone.owner === seat && kindOf(id) === 'hand');
  const apart = own.flatMap(([id, { count }]) => (apartOf(id) === '' ? [] : [`${count} ${apartOf(id)}`]));
  return [own.reduce((sum, [id, { count }]) => sum + (apartOf(id) === '' ? count : 0), 0), ...apart];
}

const apartOf = (zone: string): string => zone.split(' ').slice(2).join(' ');

/** `1:05`; what has run out is `0:00`. */
export function clockText(left: Millis): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Labels of board and hand stand in one column. */
const MAX_LABEL = 14;
const gutterOf = (board: readonly BoardLine[]): number =>
  2 + Math.min(MAX_LABEL, Math.max(HAND.length, ...board.map(({ label }) => widthOf(label))));

const namesOf = ({ sitters }: Shown): readonly string[] => sitters.map(({ name }) => name);

function boardLines(shown: Shown, style: CardStyle): readonly string[] {
  const board = boardOf(shown.game, shown.view, namesOf(shown), shown.pack);
  if (board.length > LINED_ROWS) return manyRows(board, shown.pack, style);
  const gutter = gutterOf(board);
  const narrower = { ...style, columns: style.columns - gutter };
  const boxed = style.look === 'boxes' && board.length <= BOXED_ROWS;
  return board.flatMap(({ label, row, note }) => {
    const drawn = boxed ? rowInBoxes(row, shown.pack, narrower) : rowInLine(row, shown.pack, narrower);
    const at = boxed ? 1 : 0;
    return drawn.map((line, index) => {
      const head = padEnd(index === at ? style.paint.faint(cut(label, MAX_LABEL)) : '', gutter);
      return (index === at ? withNote(head + line, style, note) : head + line).trimEnd();
    });
  });
}

/** Rows side by side, each from one of a few stops on. */
function manyRows(board: readonly BoardLine[], pack: readonly Card[], style: CardStyle): readonly string[] {
  const { columns, paint } = style;
  const stop = Math.floor((columns + GAP) / Math.max(2, Math.floor(columns / NARROW_STOP)));
  const cells = board.map(({ short, row, note }) => {
    const text = [paint.faint(short), ...rowInLine(row, pack, style), ...(note === '' ? [] : [paint.faint(note)])];
    const cell = text.join(' ');
    return padEnd(cell, Math.ceil((widthOf(cell) + GAP) / stop) * stop - GAP);
  });
  return flow(cells, columns, ' '.repeat(GAP)).map((line) => line.trimEnd());
}

const GAP = 2;
const NARROW_STOP = 26;

const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

const withNote = (line: string, { columns, paint }: CardStyle, note: string): string =>
  note !== '' && widthOf(line) + 2 + widthOf(note) <= columns ? `${line}  ${paint.faint(note)}` : line;

/** What the dice show, where a game keeps it under the name of their cup. */
function diceLines(shown: Shown, { paint, look }: CardStyle): readonly string[] {
  const { game, view } = shown;
  const gutter = gutterOf(boardOf(shown.game, shown.view, namesOf(shown), shown.pack));
  const known = (cup: string): unknown => view.shared[cup] ?? view.own?.[cup];
  return Object.keys(game.dice ?? {}).flatMap((cup) => {
    const sides = [known(cup)].flat().filter((side) => typeof side === 'string' && side !== '') as string[];
    const drawn = sides.map((side) => (look === 'boxes' ? `[${paint.strong(side)}]` : side)).join(' ');
    return sides.length === 0 ? [] : [padEnd(paint.faint(titled(cup)), gutter) + drawn];
  });
}

function handLines(shown: Shown, style: CardStyle): readonly string[] {
  const { view, hand, pack } = shown;
  if (view.seat === null || view.result !== null) return [];
  const row = hand.map((card): Pile => [card]);
  if (row.length === 0) return [style.paint.faint('Your hand is empty.')];
  const gutter = gutterOf(boardOf(shown.game, shown.view, namesOf(shown), shown.pack));
  const narrower = { ...style, columns: style.columns - gutter };
  const drawn = style.look === 'boxes' ? rowInBoxes(row, pack, narrower) : rowInLine(row, pack, narrower);
  const at = style.look === 'boxes' ? 1 : 0;
  return drawn.map((line, index) => padEnd(index === at ? style.paint.own(HAND) : '', gutter) + line);
}

/** What one plays for, and what is asked now where that is something else. */
export function aimLines(
  game: Game,
  view: View,
  { columns, paint }: Pick<CardStyle, 'columns' | 'paint'>,
): readonly string[] {
  const texts = new Set([game.about.aim, askedOf(game, view)?.says ?? game.about.aim]);
  return [...texts].flatMap((text) => wrap(text, columns)).map(paint.strong);
}

/** What can be said now, as a reminder above the prompt. */
export function sayLines(game: Game, view: View, tools: WordTools, { columns, paint }: CardStyle): readonly string[] {
  const { seat } = view;
  if (seat === null) return [];
  const said = sayable(game, view, tools).flatMap((kind) => {
    const spec = game.moves[kind];
    const [first] = spec === undefined ? [] : saysOf(spec);
    // Whoever may challenge a play is told which, as its cards may be gone.
    const tried = first === 'challenge' ? wordsOnTrial(view, { kind }) : [];
    return first === undefined ? [] : [tried.length === 0 ? first : `${first} (${listed(tried)})`];
  });
  const isAsked = view.asks.some((ask) => ask.seat === seat && ask.must);
  return [
    ...(isAsked && isExtra(view) ? ['You have laid a word and may go on.'] : []),
    ...flow([...said, 'hint', 'help'], columns, ' · ').map(paint.faint),
  ];
}

/** The end: everybody by score, and who has won; where nothing was scored, just that. */
export function resultLines({ view, sitters }: Shown, { paint }: CardStyle): readonly string[] {
  const isWinner = (seat: Seat): boolean => view.result?.winners.includes(seat) ?? false;
  const isScored = view.scores.some((score) => score !== 0);
  const rank = (seat: Seat): number => (isScored ? (view.scores[seat] ?? 0) : Number(isWinner(seat)));
  const order = [...view.scores.keys()].sort((a, b) => rank(b) - rank(a));
  const width = Math.max(...sitters.map(({ name }) => widthOf(name)));
  const lines = order.map((seat) => {
    const score = isScored ? `  ${padStart(String(view.scores[seat]), 4)}` : '';
    const line = `${padEnd(sitters[seat]?.name ?? '', width)}${score}`.trimEnd();
    return isWinner(seat) ? paint.strong(`★ ${line}`) : `  ${line}`;
  });
  return [paint.strong(isScored ? 'Final score' : 'Result'), ...lines];
}
