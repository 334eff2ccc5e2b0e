import { type CardId, isRefusal, type Move, type Refusal, refuse } from '@deckle/kernel';
import { type Board, HAND_ONLY, no, type Play, readPlay, type WordRules, type WordTools } from '@deckle/words';
import type { Laid, LwsView, Modifier } from './types.ts';
import { dearestOf, modified, topValue, valued } from './value.ts';
import { actionsOf, cardsIn, COMMUNITY, faceOf, lettersOf, olderZone, wordZone } from './zones.ts';

export type Kind = 'play' | 'upgrade';
export const MAX_COPIES = 2;
const RULES: WordRules = { ...HAND_ONLY, order: 'free', drop: 'out' };
export const WITH_A_WORD = ['PLUS 2', 'PLUS 4', 'PLUS 6', 'DOUBLE LETTER', 'LONG WORD'];

export const NO_WORD = refuse('no-word', 'You have no word to upgrade; play one.');

export const ownWord = ({ shared, seat }: LwsView): Laid | null =>
  shared.laid.find((laid) => laid.seat === seat) ?? null;

/** Cards of others' words that this word may use. */
export const mayCopy = (kind: Kind, view: LwsView): readonly CardId[] => [
  ...view.shared.copied,
  ...(kind === 'upgrade' ? (ownWord(view)?.copied ?? []) : []),
];

/** Where cards of others' words lie. */
export const foreignZones = ({ seats, seat }: Pick<LwsView, 'seats' | 'seat'>): readonly string[] =>
  Array.from({ length: seats }, (_, other) => other).flatMap((other) =>
    other === seat ? [] : [wordZone(other), olderZone(other)],
  );

export const openZones = (kind: Kind, view: LwsView): readonly string[] => {
  const copies = mayCopy(kind, view);
  const foreign = foreignZones(view).filter((zone) => cardsIn(view, zone).some((card) => copies.includes(card)));
  return [COMMUNITY, ...(kind === 'upgrade' && view.seat !== null ? [wordZone(view.seat)] : []), ...foreign];
};

/** A new word needs a card from the hand; an upgrade has one from before, and needs all cards of the old word. */
export function boardOf(kind: Kind, view: LwsView): Board {
  const old = kind === 'upgrade' ? ownWord(view) : null;
  return {
    rules: { ...RULES, played: [kind === 'play' ? 1 : 0, 64] },
    hand: lettersOf(view, view.seat),
    rows: openZones(kind, view).map((zone) => ({ zone, row: view.zones[zone]?.row ?? [] })),
    ...(old === null ? {} : { required: old.cards }),
  };
}

const usedIn = (play: Play): readonly CardId[] => (play.words[0]?.tops ?? []).filter((card) => card !== null);

/** Copied cards of a word: those that lie in front of others. */
export const copiesIn = (view: LwsView, cards: readonly CardId[]): readonly CardId[] => {
  const foreign = foreignZones(view).flatMap((zone) => cardsIn(view, zone));
  return cards.filter((card) => foreign.includes(card));
};

export function also(kind: Kind, view: LwsView, play: Play, tools: WordTools): Refusal | null {
  const used = usedIn(play);
  const old = ownWord(view);
  if (kind === 'upgrade' && old === null) return NO_WORD;
  const copies = copiesIn(view, used);
  const stolen = copies.find((card) => !mayCopy(kind, view).includes(card));
  if (stolen !== undefined)
    return refuse('not-copied', `A card of another word must be copied first.`, faceOf(stolen, tools));
  if (copies.length > MAX_COPIES)
    return refuse('too-many-copies', 'A word has at most two copied cards.', copies.length);
  if (kind === 'upgrade' && used.length === old?.cards.length)
    return refuse('nothing-added', 'An upgrade adds at least one card to the word.');
  return null;
}

/** The word as it would lie in play; an upgrade keeps the modifiers of the old word. */
export function laidWith(kind: Kind, view: LwsView, word: string, cards: readonly CardId[], tools: WordTools): Laid {
  const old = kind === 'upgrade' ? ownWord(view) : null;
  const seat = view.seat as number;
  const copied = copiesIn(view, cards);
  return valued({ seat, word, cards, copied, modifiers: old?.modifiers ?? [], judged: 0 }, tools);
}

/** A Double Letter laid with a word counts its dearest card twice. */
export function modifiersOf(added: readonly CardId[], { cards }: Laid, tools: WordTools): readonly Modifier[] {
  const doubled = dearestOf(cards, tools);
  return added.map((card) => {
    const face = faceOf(card, tools);
    return face === 'DOUBLE LETTER' && doubled !== undefined ? { face, doubled } : { face };
  });
}

export function checkModifiers(view: LwsView, { cards = [] }: Move, tools: WordTools): Refusal | null {
  const held = actionsOf(view, view.seat);
  const strange = cards.find((card) => !held.includes(card));
  if (strange !== undefined) return no('not-in-hand', tools.pack[strange]?.face ?? strange, 'your hand');
  const wrong = cards.map((card) => faceOf(card, tools)).find((face) => !WITH_A_WORD.includes(face));
  return wrong === undefined ? null : refuse('not-with-a-word', `${wrong} is not laid together with a word.`, wrong);
}

/** Every word after the first is worth more than the highest in play. */
export function higher(view: Parameters<typeof topValue>[0], { word, value }: Laid): Refusal | null {
  const top = topValue(view);
  if (top === null || value > top) return null;
  return refuse('not-higher', `${word} is worth ${value}: it must be higher than ${top}.`, value);
}

/** The word a move would lay, with the modifiers laid with it, or the rule it breaks. */
export function wouldLie(kind: Kind, view: LwsView, move: Move, tools: WordTools): Laid | Refusal {
  const play = readPlay(boardOf(kind, view), move.words ?? [], tools.pack);
  if (isRefusal(play)) return play;
  const bad = also(kind, view, play, tools);
  if (bad !== null) return bad;
  const laid = laidWith(kind, view, play.words[0]?.text ?? '', usedIn(play), tools);
  return modified(laid, modifiersOf(move.cards ?? [], laid, tools), tools);
}
