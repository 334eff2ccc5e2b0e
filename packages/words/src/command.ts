import { type Game, type Move, type MoveSpec, type Refusal, refuse, type Slot, type View } from '@deckle/kernel';
import { askedOf } from './asked.ts';
import { cardsOf, facesOf, handOf } from './cards.ts';
import { lacking } from './lacking.ts';
import {
  ALWAYS,
  closedMove,
  fillSyntax,
  hasSameParts,
  MAX_TEXT,
  type Match,
  matches,
  openKinds,
  readText,
  saysOf,
  specOf,
} from './syntax.ts';
import { cardOf, type WordTools } from './tools.ts';

/** Where the best way is not allowed, so many others are tried. */
const MAX_TRIED = 60;
/** Ways to do what is typed are numbered up to this. */
const MAX_WAYS = 200;

/** Turns what a player types or says into a move: the best way to do it, or why it cannot be done. */
export function parseCommand(game: Game, view: View, text: string, tools: WordTools): Move | Refusal {
  const ways: Move[] = [];
  for (const way of parseWays(game, view, text, tools)) {
    if (isLegal(game, view, way, tools)) return way;
    ways.push(way);
    if (ways.length === MAX_TRIED) break;
  }
  return ways[0] ?? explain(game, view, text, tools);
}

/** Does the referee allow it? What is always possible to say is not the game's to allow. */
export const isLegal = (game: Game, view: View, move: Move, tools: WordTools): boolean =>
  (specOf(game, move.kind)?.check(view, move, tools) ?? null) === null;

/** Every way to do what is typed, best first and in a stable order. `#3` at the end picks the third. */
export function* parseWays(game: Game, view: View, text: string, tools: WordTools): Generator<Move> {
  const { tokens, pick } = readText(text);
  if (view.seat === null || pick === 0) return;
  let count = 0;
  for (const move of allWays(game, view, tokens, tools)) {
    count++;
    if (pick === null || pick === count) yield move;
    if (count === MAX_WAYS || pick === count) return;
  }
}

function* allWays(game: Game, view: View, tokens: readonly string[], tools: WordTools): Generator<Move> {
  const only = tokens.length === 1 ? tokens[0]?.toLowerCase() : undefined;
  if (only !== undefined && ALWAYS.includes(only)) yield { kind: only };
  // What reads the same in two of its syntaxes is said once.
  const known = new Set<string>();
  for (const [kind, match] of matches(game, view, tokens)) {
    const spec = specOf(game, kind);
    const filled = (move: Move): Move => spec?.fill?.(view, move, tools) ?? move;
    for (const rest of restOf(kind, view, match, tools)) {
      const key = JSON.stringify([rest, match.words]);
      if (known.has(key)) continue;
      known.add(key);
      if (match.words === undefined) yield filled(rest);
      else for (const way of wordWays(spec, view, rest, inCapitals(match.words), tools)) yield filled(way);
    }
  }
}

/** `U and L` are two letters. */
const isNamed = (letter: string, at: number, { length }: readonly string[]): boolean =>
  at === 0 || at === length - 1 || letter.toLowerCase() !== 'and';

const inCapitals = (tokens: readonly string[] = []): readonly string[] => tokens.map((token) => token.toUpperCase());

/** The ways to lay these words, most points first, equals as the speller orders them. */
function wordWays(
  spec: MoveSpec | null,
  view: View,
  rest: Move,
  texts: readonly string[],
  tools: WordTools,
): readonly Move[] {
  const ways: { move: Move; points: number }[] = [];
  for (const { words = [] } of spec?.spell?.(view, texts, tools, rest) ?? []) {
    const move: Move = { ...rest, words };
    ways.push({ move, points: spec?.points?.(view, move, tools) ?? 0 });
    if (ways.length === MAX_WAYS) break;
  }
  return ways.sort((a, b) => b.points - a.points).map(({ move }) => move);
}

/** All parts but the words. Cards are named by their faces and looked for in the hand; of equal ones the first comes first. */
function* restOf(kind: string, view: View, match: Match, { pack }: WordTools): Generator<Move> {
  const { letters, zone: place, seat } = match;
  const zone = place?.join(' ').toLowerCase();
  if (letters?.some((letter) => !/^[A-Za-z]+$/.test(letter))) return;
  if (zone !== undefined && !Object.hasOwn(view.zones, zone)) return;
  if (seat !== undefined && (seat.length > 1 || !(Number(seat[0]) < view.seats) || !/^\d+$/.test(seat[0] ?? '')))
    return;
  const rest = {
    kind,
    ...(letters === undefined ? {} : { letters: inCapitals(letters.filter(isNamed)) }),
    ...(zone === undefined ? {} : { zone }),
    ...(seat === undefined ? {} : { seat: Number(seat[0]) }),
  };
  if (match.cards === undefined) {
    yield rest;
    return;
  }
  const hand = handOf(view);
  const { faces, missing } = facesOf(hand, inCapitals(match.cards), pack);
  if (missing !== null) return;
  for (const cards of cardsOf(hand, faces, pack)) yield { ...rest, cards };
}

/** Says a move as a command that parses back to this very move, or, where it is past the numbered ways, to a like one. */
export function makeCommand(game: Game, view: View, move: Move, tools: WordTools): string {
  const spec = specOf(game, move.kind);
  const short = spec === null ? move : shortened(spec, view, move, tools);
  const syntax = spec?.syntax.find((candidate) => hasSameParts(candidate, short));
  if (syntax === undefined) return move.kind;
  const said = fillSyntax(syntax, (part) => {
    if (part === 'words') return textsOf(view, short, tools);
    if (part === 'cards') return (short.cards ?? []).map((id) => cardOf(tools.pack, id).face);
    return part === 'letters' ? (short.letters ?? []) : [String(short[part])];
  });
  return move.words === undefined && move.cards === undefined ? said : numbered(game, view, move, said, tools);
}

/** The move without the cards that go without saying, unless they are what is best said. */
function shortened(spec: MoveSpec, view: View, move: Move, tools: WordTools): Move {
  const { cards = [], ...bare } = move;
  if (spec.fill === undefined || cards.length === 0) return move;
  const less = { ...bare, cards: cards.slice(0, -1) };
  const same = (short: Move): boolean => keyOf(spec.fill?.(view, short, tools) ?? short) === keyOf(move);
  const isBare = !spec.syntax[0]?.includes('{cards}');
  return [...(isBare ? [bare] : []), less].find(same) ?? move;
}

function numbered(game: Game, view: View, move: Move, said: string, tools: WordTools): string {
  const wanted = keyOf(move);
  let count = 0;
  for (const way of parseWays(game, view, said, tools)) {
    count++;
    if (keyOf(way) === wanted) return count === 1 ? said : `${said} #${count}`;
  }
  return said;
}

/** The same for the same cards in the same places, whatever the order of the keys. */
const keyOf = ({ kind, words = [], cards = [] }: Move): string =>
  [kind, ...words.map((slots) => slots.map(slotKey).join(' ')), cards.join(' ')].join('|');

function slotKey(slot: Slot): string {
  if ('free' in slot) return slot.free;
  if ('keep' in slot) return `keep ${slot.keep.join(' ')} ${slot.as ?? ''}`;
  return `${slot.take ? 'take' : 'play'} ${slot.play} ${slot.as ?? ''} ${slot.on?.join(' ') ?? ''}`;
}

/** What a move's words spell. */
export function textsOf(view: View, move: Move, tools: WordTools): readonly string[] {
  return (move.words ?? []).map((slots) =>
    slots
      .map((slot) => {
        if ('free' in slot) return slot.free;
        const id = 'play' in slot ? slot.play : view.zones[slot.keep[0]]?.row?.[slot.keep[1]]?.at(-1);
        return slot.as ?? (id === undefined ? '' : cardOf(tools.pack, id).face);
      })
      .join(''),
  );
}

/**
 * What can be said now: all that is asked for, and of what may be said besides what there is a way to do. Of two words for
 * the same only one.
 */
export function sayable(game: Game, view: View, tools: WordTools): readonly string[] {
  if (view.seat === null) return [];
  const own = view.asks.filter((ask) => ask.seat === view.seat);
  const needed = new Set(own.flatMap(({ must, kinds }) => (must ? kinds : [])));
  const canDo = (kind: string): boolean => {
    for (const _move of specOf(game, kind)?.candidates(view, tools) ?? []) return true;
    return false;
  };
  const open = openKinds(view, view.seat);
  const others = new Set(open.flatMap((kind) => specOf(game, kind)?.sameAs ?? []));
  return open.filter((kind) => !others.has(kind) && (needed.has(kind) || canDo(kind)));
}

/** The same in a sentence, as one would type it: for those who type. */
export function sayableText(game: Game, view: View, tools: WordTools): string {
  const known = sayable(game, view, tools).flatMap((kind) => saysOf(game.moves[kind] as MoveSpec).slice(0, 1));
  return `Now you can say: ${[...known, 'resign'].join(', ')}.`;
}

/** What is refused because something else is asked for, not because of its words or cards. */
export const MISPLACED: readonly string[] = ['unknown-command', 'not-now'];

/** Why a command led to no move: what the rules want instead, or what is wrong with its words or cards. */
export function explain(game: Game, view: View, text: string, tools: WordTools): Refusal {
  if (view.seat === null) return refuse('no-seat', 'A spectator cannot act.');
  if (text.length > MAX_TEXT) return refuse('too-much', `A command has at most ${MAX_TEXT} characters.`);
  const kinds = openKinds(view, view.seat);
  const { tokens, pick } = readText(text);
  const closed = closedMove(game, view, tokens);
  if (kinds.length === 0) return refuse('not-asked', closed?.when ?? 'It is not your turn.');
  if (pick !== null && !parseWays(game, view, tokens.join(' '), tools).next().done)
    return refuse('no-such-way', 'There are not so many ways to do this.', pick);
  for (const [kind, match] of matches(game, view, tokens)) {
    const hand = handOf(view);
    const { missing } = facesOf(hand, inCapitals(match.cards), tools.pack);
    if (missing !== null)
      return lacking(missing, [['your hand', hand.filter((id) => cardOf(tools.pack, id).face === missing).length]]);
    const spec = specOf(game, kind);
    const [rest] = restOf(kind, view, match, tools);
    if (match.words !== undefined && spec?.whyNot !== undefined)
      return spec.whyNot(view, inCapitals(match.words), tools, rest);
  }
  const wanted = askedOf(game, view)?.says ?? 'It is not your turn.';
  return closed === null
    ? refuse('unknown-command', wanted, text.slice(0, 40))
    : refuse('not-now', `${closed.when ?? 'That cannot be done now.'} ${wanted}`);
}
