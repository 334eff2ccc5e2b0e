import {
  type Card,
  type CardId,
  type Game,
  type Move,
  type MoveSpec,
  type Refusal,
  refuse,
  type Seat,
  type View,
} from '@deckle/kernel';
import { cardOf, type WordTools } from './tools.ts';

/** A typed command never needs more; longer ones are refused unread. */
const MAX_TEXT = 400;
/** Ways to spell a command are numbered up to this. */
const MAX_WAYS = 2000;

type Part = '{words}' | '{cards}' | '{letters}' | '{zone}' | '{seat}';
const isPart = (token: string): token is Part => token.startsWith('{');

/** The kinds of move a seat is asked for, `resign` and `undo` apart, which are always possible to say. */
export function openKinds(view: View, seat: Seat): readonly string[] {
  return [...new Set(view.asks.filter((ask) => ask.seat === seat).flatMap((ask) => ask.kinds))];
}

/** Turns what a player types or says into a move: the best way to do it, or why it cannot be done. */
export function parseCommand(game: Game, view: View, text: string, tools: WordTools): Move | Refusal {
  const [first] = parseWays(game, view, text, tools);
  return first ?? explain(game, view, text, tools);
}

/** Every way to do what is typed, best first and in a stable order. `#3` at the end picks the third. */
export function* parseWays(game: Game, view: View, text: string, tools: WordTools): Generator<Move> {
  const { tokens, pick } = tokensOf(text);
  let count = 0;
  for (const move of allWays(game, view, tokens, tools)) {
    count++;
    if (pick === null || pick === count) yield move;
    if (count === MAX_WAYS || pick === count) return;
  }
}

function tokensOf(text: string): { readonly tokens: readonly string[]; readonly pick: number | null } {
  if (text.length > MAX_TEXT) return { tokens: [], pick: null };
  const tokens = text
    .replaceAll('+', ' + ')
    .trim()
    .split(/[\s,]+/)
    .filter((token) => token !== '');
  const pick = /^#(\d{1,5})$/.exec(tokens.at(-1) ?? '');
  return pick === null ? { tokens, pick: null } : { tokens: tokens.slice(0, -1), pick: Number(pick[1]) };
}

function* allWays(game: Game, view: View, tokens: readonly string[], tools: WordTools): Generator<Move> {
  const only = tokens.length === 1 ? tokens[0]?.toLowerCase() : undefined;
  if (only === 'resign' || only === 'undo') yield { kind: only };
  for (const [kind, match] of matches(game, view, tokens)) {
    yield* movesOf(kind, game.moves[kind] as MoveSpec, view, match, tools);
  }
}

type Match = ReadonlyMap<Part, readonly string[]>;

/** Which of these kinds of move the tokens can be, by their syntax. */
function matchKinds(
  game: Game,
  kinds: readonly string[],
  tokens: readonly string[],
): readonly (readonly [string, Match])[] {
  return kinds.flatMap((kind) =>
    (game.moves[kind]?.syntax ?? []).flatMap((syntax) => {
      const match = matchSyntax(syntax.split(' '), tokens);
      return match === null ? [] : [[kind, match] as const];
    }),
  );
}

/** What can be meant now. A bare word is tried as the first word-laying move, unless it says a move that is not open. */
function matches(game: Game, view: View, tokens: readonly string[]): readonly (readonly [string, Match])[] {
  const kinds = view.seat === null ? [] : openKinds(view, view.seat);
  const found = matchKinds(game, kinds, tokens);
  if (found.length > 0 || tokens.length === 0 || isClosed(game, tokens)) return found;
  const bare = kinds.find((kind) => game.moves[kind]?.syntax.some((syntax) => /^[a-z]+ \{words\}$/.test(syntax)));
  return bare === undefined ? [] : [[bare, new Map([['{words}', tokens]])]];
}

const isClosed = (game: Game, tokens: readonly string[]): boolean =>
  matchKinds(game, Object.keys(game.moves), tokens).length > 0;

/** Literal words must be there as they are; a part takes all tokens up to the next literal. */
function matchSyntax(syntax: readonly string[], tokens: readonly string[]): Match | null {
  const parts = new Map<Part, string[]>();
  let at = 0;
  for (const [index, wanted] of syntax.entries()) {
    if (!isPart(wanted)) {
      if (tokens[at]?.toLowerCase() !== wanted) return null;
      at++;
      continue;
    }
    const stop = syntax[index + 1];
    const taken: string[] = [];
    while (at < tokens.length && (stop === undefined || tokens[at]?.toLowerCase() !== stop))
      taken.push(tokens[at++] as string);
    if (taken.length === 0) return null;
    parts.set(wanted, taken);
  }
  return at === tokens.length ? parts : null;
}

function* movesOf(kind: string, spec: MoveSpec, view: View, match: Match, tools: WordTools): Generator<Move> {
  const rest = restOf(kind, view, match, tools);
  if (rest === null) return;
  const words = wordsOf(match);
  if (words.length === 0) {
    yield rest;
    return;
  }
  const ways: { move: Move; points: number }[] = [];
  for (const spelt of spec.spell?.(view, words, tools) ?? []) {
    const move: Move = { ...rest, words: spelt.words ?? [] };
    ways.push({ move, points: spec.points?.(view, move, tools) ?? 0 });
    if (ways.length === MAX_WAYS) break;
  }
  ways.sort((a, b) => b.points - a.points);
  for (const { move } of ways) yield move;
}

const wordsOf = (match: Match): readonly string[] =>
  (match.get('{words}') ?? []).filter((token) => token !== '+').map((token) => token.toUpperCase());

/** All parts but the words. Cards are named by their faces and looked for in the hand. */
function restOf(kind: string, view: View, match: Match, tools: WordTools): Move | null {
  const cards = match.has('{cards}')
    ? pickCards(handOf(view), match.get('{cards}') as readonly string[], tools.pack)
    : undefined;
  const letters = match.get('{letters}')?.map((letter) => letter.toUpperCase());
  const zone = match.get('{zone}')?.join(' ');
  const seat = match.get('{seat}')?.[0];
  if (cards === null || (letters?.some((letter) => !/^[A-Z]+$/.test(letter)) ?? false)) return null;
  if (zone !== undefined && !Object.hasOwn(view.zones, zone)) return null;
  if (seat !== undefined && !/^\d{1,2}$/.test(seat)) return null;
  return {
    kind,
    ...(cards === undefined ? {} : { cards }),
    ...(letters === undefined ? {} : { letters }),
    ...(zone === undefined ? {} : { zone }),
    ...(seat === undefined ? {} : { seat: Number(seat) }),
  };
}

/** The viewer's own hand: the zones only its owner sees. */
export function handOf(view: View): readonly CardId[] {
  return Object.values(view.zones)
    .filter((zone) => zone.owner !== null && zone.owner === view.seat)
    .flatMap((zone) => zone.row?.flat() ?? []);
}

/** One card of the hand for each named face, or null if one is not there. `QX` is read as Q and X when no card says QX. */
export function pickCards(
  hand: readonly CardId[],
  names: readonly string[],
  pack: readonly Card[],
): readonly CardId[] | null {
  const left = [...hand];
  const picked: CardId[] = [];
  const take = (face: string): boolean => {
    const at = left.findIndex((id) => cardOf(pack, id).face === face);
    if (at >= 0) picked.push(...left.splice(at, 1));
    return at >= 0;
  };
  for (const name of names) {
    if (name === '+') continue;
    const face = name.toUpperCase();
    if (!take(face) && !(face.length > 1 && [...face].every(take))) return null;
  }
  return picked;
}

/** Says a move as a command that parses back to this very move. */
export function makeCommand(game: Game, view: View, move: Move, tools: WordTools): string {
  const spec = game.moves[move.kind];
  const syntax = spec?.syntax.find((candidate) => hasSameParts(candidate, move));
  if (spec === undefined || syntax === undefined) return move.kind;
  const face = (id: CardId): string => cardOf(tools.pack, id).face;
  const said = syntax
    .replace('{words}', () => textsOf(view, move, tools).join(' + '))
    .replace('{cards}', () => (move.cards ?? []).map(face).join(' '))
    .replace('{letters}', () => (move.letters ?? []).join(' '))
    .replace('{zone}', () => move.zone ?? '')
    .replace('{seat}', () => String(move.seat ?? ''));
  return move.words === undefined ? said : numbered(game, view, move, said, tools);
}

const hasSameParts = (syntax: string, move: Move): boolean =>
  (['words', 'cards', 'letters', 'zone', 'seat'] as const).every(
    (part) => syntax.includes(`{${part}}`) === (move[part] !== undefined),
  );

function numbered(game: Game, view: View, move: Move, said: string, tools: WordTools): string {
  const wanted = JSON.stringify(move);
  let count = 0;
  for (const way of parseWays(game, view, said, tools)) {
    count++;
    if (JSON.stringify(way) === wanted) return count === 1 ? said : `${said} #${count}`;
  }
  return said;
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

/** Why a command led to no move: what can be said now, or what is wrong with its words or cards. */
function explain(game: Game, view: View, text: string, tools: WordTools): Refusal {
  if (view.seat === null) return refuse('no-seat', 'A spectator cannot act.');
  if (text.length > MAX_TEXT) return refuse('too-much', `A command has at most ${MAX_TEXT} characters.`);
  const kinds = openKinds(view, view.seat);
  if (kinds.length === 0) return refuse('not-asked', 'It is not your turn.');
  const { tokens, pick } = tokensOf(text);
  if (pick !== null) return refuse('no-such-way', 'There are not so many ways to do this.', pick);
  for (const [kind, match] of matches(game, view, tokens)) {
    const names = match.get('{cards}') ?? [];
    const missing = names.find((name) => pickCards(handOf(view), [name], tools.pack) === null) ?? names.at(-1);
    if (restOf(kind, view, match, tools) === null && missing !== undefined) {
      return refuse(
        'not-in-hand',
        `You can only use cards from your hand; ${missing.toUpperCase()} is not there.`,
        missing.toUpperCase(),
      );
    }
    const why = game.moves[kind]?.whyNot?.(view, wordsOf(match), tools);
    if (why !== undefined) return why;
  }
  const known = kinds.flatMap((kind) => game.moves[kind]?.syntax[0] ?? []).map(plainSyntax);
  const now = `Now you can say: ${[...known, 'resign'].join(', ')}.`;
  const closed = isClosed(game, tokens);
  return closed
    ? refuse('not-now', `That cannot be done now. ${now}`)
    : refuse('unknown-command', now, text.slice(0, 40));
}

/** `play {words}` as a player would read it: `play WORD`. */
export const plainSyntax = (syntax: string): string =>
  syntax
    .replace('{words}', 'WORD')
    .replace('{cards}', 'CARDS')
    .replace('{letters}', 'LETTERS')
    .replace('{zone}', 'PLACE')
    .replace('{seat}', 'SEAT');
