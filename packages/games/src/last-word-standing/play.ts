import { type CardId, isRefusal, type Move, type Slot } from '@deckle/kernel';
import { layMove, type WordTools } from '@deckle/words';
import {
  also,
  boardOf,
  checkModifiers,
  copiesIn,
  foreignZones,
  higher,
  type Kind,
  laidBy,
  MAX_COPIES,
  mayCopy,
  modifiersOf,
  openZones,
  ownWord,
  WITH_A_WORD,
  wouldLie,
} from './reading.ts';
import { openSources, type Proposal, searchWords, type Source } from './search.ts';
import type { LastWordStanding, Laid, LwsMove, LwsView } from './types.ts';
import { payoff, valueOf } from './value.ts';
import { actionsOf, faceOf } from './zones.ts';

function sourcesOf(kind: Kind, view: LwsView): readonly Source[] {
  const { hand, required = [] } = boardOf(kind, view);
  const copies = mayCopy(kind, view);
  const slot = (card: CardId, as: string | null): Slot => ({ play: card, ...(as === null ? {} : { as }) });
  const own = hand.map((card): Source => ({ card, group: 0, required: false, slot: (as) => slot(card, as) }));
  const isForeign = (zone: string): boolean => foreignZones(view).includes(zone);
  const open = openZones(kind, view).flatMap((zone) =>
    openSources(view, zone, (card) => !isForeign(zone) || copies.includes(card), required),
  );
  return [...own, ...open];
}

/** Modifiers that just lift a word over the top, the smallest first; null where all together do not. */
function lifted(view: LwsView, laid: Laid, tools: WordTools): readonly CardId[] | null {
  const held = actionsOf(view, view.seat).filter((card) => WITH_A_WORD.includes(faceOf(card, tools)));
  const cards: CardId[] = [];
  for (const card of held.sort((a, b) => (faceOf(a, tools) < faceOf(b, tools) ? -1 : 1))) {
    cards.push(card);
    const modifiers = [...laid.modifiers, ...modifiersOf({ kind: 'play', cards }, laid, tools)];
    if (higher(view, { ...laid, modifiers }, tools) === null) return cards;
  }
  return null;
}

function* candidates(kind: Kind, view: LwsView, tools: WordTools): Generator<Move> {
  if (kind === 'upgrade' && ownWord(view) === null) return;
  const old = kind === 'upgrade' ? ownWord(view) : null;
  const low: { move: Move; laid: Laid }[] = [];
  const laidOf = ({ word, cards }: Proposal): Laid => ({
    seat: view.seat as number,
    word,
    cards,
    copied: [],
    modifiers: old?.modifiers ?? [],
    judged: 0,
  });
  for (const found of searchWords(kind, sourcesOf(kind, view), tools)) {
    if (found.cards.length === old?.cards.length || copiesIn(view, found.cards).length > MAX_COPIES) continue;
    const laid = laidOf(found);
    if (higher(view, laid, tools) === null) yield found.move;
    else low.push({ move: found.move, laid });
  }
  for (const { move, laid } of low.slice(0, 3)) {
    const cards = lifted(view, laid, tools);
    if (cards !== null) yield { ...move, cards };
  }
}

/** A letter card that stays in the hand, for players who look no further. */
const LETTER = 0.25;
const handCards = ({ words = [] }: Move): number => words.flat().filter((slot) => 'play' in slot).length;

function pointsOf(kind: Kind, view: LwsView, move: Move, tools: WordTools): number {
  const laid = wouldLie(kind, view, move, tools);
  const old = ownWord(view);
  const before = old === null ? 0 : payoff(old, null, tools);
  return isRefusal(laid) ? 0 : valueOf(laid, tools) - before - 2 * (move.cards?.length ?? 0);
}

const known = new WeakMap<object, number>();

/** What the best word of this turn would bring; 0 where there is none. */
export function bestWorth(view: LwsView, tools: WordTools): number {
  const before = known.get(view);
  if (before !== undefined) return before;
  const kinds: readonly Kind[] = ['play', 'upgrade'];
  const best = kinds.map((kind) => {
    const [move] = candidates(kind, view, tools);
    return move === undefined ? 0 : pointsOf(kind, view, move, tools);
  });
  known.set(view, Math.max(...best));
  return Math.max(...best);
}

/** Laid words can always be spelt and explained. */
export function wordMove(kind: Kind, apply: LwsMove['apply']): LwsMove {
  const words = layMove<LastWordStanding>({
    kind,
    syntax: [`${kind} {words}`, `${kind} {words} with {cards}`],
    words: [1, 1],
    board: (view) => boardOf(kind, view),
    also: (view, play, tools) => also(kind, view, play, tools),
    points: (view, play, tools) => valueOf(laidBy(kind, view, play), tools),
    apply,
  }) as Required<LwsMove>;
  return {
    ...words,
    form: { words: [1, 1], cards: [0, 5] },
    check(view, move, tools) {
      const bad = checkModifiers(view, move, tools) ?? words.check(view, move, tools);
      if (bad !== null) return bad;
      const laid = wouldLie(kind, view, move, tools);
      return isRefusal(laid) ? laid : higher(view, laid, tools);
    },
    candidates: (view, tools) => candidates(kind, view, tools),
    /** What the word brings if it stands, against what the player has already, less its action cards. */
    points(view, move, tools) {
      return pointsOf(kind, view, move, tools);
    },
    promise: (_view, move) => -LETTER * handCards(move),
  };
}
