import type { Game, Move, MoveSpec, Refusal, Slot, Spot, View } from '@deckle/kernel';
import { cardOf, explain, openKinds, parseWays, partsText, type WordTools, wordsForVote } from '@deckle/words';
import { listText } from '../speech/words.ts';
import type { Composed, Draft, Piece, Pin } from '../table/news.ts';

/** What the table says to a draft: the way chosen among all ways that use the pinned cards, or why there is none. */
export function compose(game: Game, view: View, draft: Draft, tools: WordTools): Composed {
  const nothing = {
    draft,
    move: null,
    words: [],
    cards: [],
    points: null,
    parts: null,
    ways: 0,
    refusal: null,
    remark: null,
  };
  if (draft.text.trim() === '') return nothing;
  const all = waysOf(game, view, draft.text, tools);
  if (all.length === 0) return { ...nothing, refusal: explain(game, view, draft.text, tools) };
  const check = (each: Move): Refusal | null => game.moves[each.kind]?.check(view, each, tools) ?? null;
  const found = all.filter((move) => fits(view, move, draft, tools));
  const ways = allowedFirst(found, (each) => check(each) === null);
  const move = ways[draft.way % Math.max(1, ways.length)];
  if (move === undefined) return { ...nothing, refusal: whyNotPinned(all, check) };
  const spec = game.moves[move.kind];
  const refusal = check(move);
  return {
    draft,
    move,
    words: (move.words ?? []).map((slots) => slots.map((slot) => pieceOf(view, slot, tools))),
    cards: [...(move.cards ?? []), ...(spec?.named?.(view, move, tools) ?? [])],
    points: move.words === undefined || isForCards(game, view) ? null : (spec?.points?.(view, move, tools) ?? null),
    parts: refusal === null && spec !== undefined ? partsOf(spec, view, move, tools) : null,
    ways: ways.length,
    refusal,
    remark: refusal === null ? voteText(wordsForVote(view, move, tools)) : null,
  };
}

/** Cards are laid to be taken later: what a play adds to them is nothing that is scored now. */
const isForCards = (game: Game, view: View): boolean => game.worth?.(view) === 'cards';

/** How the points of a move come about, unless they are just the cards of one word. */
function partsOf(spec: MoveSpec, view: View, move: Move, tools: WordTools): string | null {
  const parts =
    move.words === undefined ? [] : (spec.parts?.(view, move, tools) ?? []).filter(({ values }) => values.length > 0);
  return parts.length < 2 ? null : `${partsText(parts)}.`;
}

/** What is said; a word that is also what one says to do something, which cannot be done now, is a word: ALLOW. */
function waysOf(game: Game, view: View, text: string, tools: WordTools): readonly Move[] {
  const said = [...parseWays(game, view, text, tools)];
  if (said.length > 0 || view.seat === null || !isVerb(game, text)) return said;
  const kind = openKinds(view, view.seat).find((each) => LAYING.test(syntaxOf(game, each)));
  const line = kind === undefined ? '' : syntaxOf(game, kind).replace('{words}', text);
  const laid = [...parseWays(game, view, line, tools)];
  return laid.some((move) => game.moves[move.kind]?.check(view, move, tools) === null) ? laid : [];
}

const isVerb = ({ moves }: Game, text: string): boolean =>
  Object.values(moves).some(({ syntax }) => syntax.some((said) => said.split(' ')[0] === text.trim().toLowerCase()));

const LAYING = /^[a-z]+ \{words\}$/;
const syntaxOf = (game: Game, kind: string): string => game.moves[kind]?.syntax[0] ?? '';

/** Where the best way is not allowed, so many others are tried. */
const MAX_TRIED = 60;

function allowedFirst(ways: readonly Move[], isAllowed: (move: Move) => boolean): readonly Move[] {
  if (ways[0] === undefined || isAllowed(ways[0])) return ways;
  const at = ways.slice(0, MAX_TRIED).findIndex(isAllowed);
  return at < 0 ? ways : [...ways.slice(at), ...ways.slice(0, at)];
}

const PINNED = { refused: 'pinned', rule: 'It cannot be laid with the cards where you put them.' };

/** What is no word is none wherever its cards are put. */
function whyNotPinned(ways: readonly Move[], check: (way: Move) => Refusal | null): Refusal {
  const refusal = ways[0] === undefined ? null : check(ways[0]);
  return refusal?.refused === 'not-a-word' ? refusal : PINNED;
}

function voteText(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const [are, them] = words.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${listText(words)} ${are} not in the dictionary: the others will vote on ${them}.`;
}

/** Are the pinned letters where they were put? */
function fits(view: View, { words = [] }: Move, { text, pins }: Draft, tools: WordTools): boolean {
  if (pins.length === 0) return true;
  const starts = letterStarts(text, words, view, tools);
  return pins.every((pin) => {
    const slot = starts.get(pin.at);
    return slot !== undefined && isPinned(slot, pin);
  });
}

/** Where in the text each slot begins: the last places where the words stand in it. */
function letterStarts(
  text: string,
  words: readonly (readonly Slot[])[],
  view: View,
  tools: WordTools,
): ReadonlyMap<number, Slot> {
  const starts = new Map<number, Slot>();
  const said = text.toUpperCase();
  let end = said.length;
  for (const slots of words.toReversed()) {
    const faces = slots.map((slot) => pieceOf(view, slot, tools).letters);
    let at = said.lastIndexOf(faces.join(''), end - faces.join('').length);
    if (at < 0) return starts;
    end = at;
    for (const [index, slot] of slots.entries()) {
      starts.set(at, slot);
      at += faces[index]?.length ?? 0;
    }
  }
  return starts;
}

function isPinned(slot: Slot, { card, spot, on }: Pin): boolean {
  const same = (a: Spot | undefined, b: Spot): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];
  if (card !== undefined && !('play' in slot && slot.play === card)) return false;
  if (spot !== undefined && !('keep' in slot && same(slot.keep, spot))) return false;
  return on === undefined || ('play' in slot && same(slot.on, on));
}

/** A card of a word and where it comes from. */
export function pieceOf(view: View, slot: Slot, { pack }: WordTools): Piece {
  const top = (spot: Spot | undefined): number | null =>
    spot === undefined ? null : (view.zones[spot[0]]?.row?.[spot[1]]?.at(-1) ?? null);
  if ('free' in slot) return { letters: slot.free, card: null, from: 'dice', over: null, takes: false };
  const card = 'play' in slot ? slot.play : top(slot.keep);
  const letters = slot.as ?? (card === null ? '' : cardOf(pack, card).face);
  if ('keep' in slot) return { letters, card, from: 'table', over: null, takes: false };
  return { letters, card, from: 'hand', over: top(slot.on), takes: slot.take === true };
}
