import { type CardId, isRefusal, type Move, refuse, type Slot } from '@deckle/kernel';
import { layMove, type WordTools } from '@deckle/words';
import {
  also,
  boardOf,
  checkModifiers,
  copiesIn,
  foreignZones,
  higher,
  type Kind,
  laidWith,
  MAX_COPIES,
  mayCopy,
  modifiersOf,
  NO_WORD,
  openZones,
  ownWord,
  WITH_A_WORD,
  wouldLie,
} from './reading.ts';
import { openSources, searchWords, type Source } from './search.ts';
import type { LastWordStanding, Laid, LwsMove, LwsView } from './types.ts';
import { modified, payoff, topValue, partsOf } from './value.ts';
import { actionsOf, cardsIn, faceOf } from './zones.ts';

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
    if (higher(view, modified(laid, modifiersOf(cards, laid, tools), tools)) === null) return cards;
  }
  return null;
}

function* candidates(kind: Kind, view: LwsView, tools: WordTools): Generator<Move> {
  if (kind === 'upgrade' && ownWord(view) === null) return;
  const old = kind === 'upgrade' ? ownWord(view) : null;
  const low: { move: Move; laid: Laid }[] = [];
  for (const found of searchWords(kind, sourcesOf(kind, view), tools)) {
    if (found.cards.length === old?.cards.length || copiesIn(view, found.cards).length > MAX_COPIES) continue;
    const laid = laidWith(kind, view, found.word, found.cards, tools);
    if (higher(view, laid) === null) yield found.move;
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
  return isRefusal(laid) ? 0 : laid.value;
}

/** What a word costs: half of the player's last one, its action cards and its letters. */
function costOf(view: LwsView, move: Move): number {
  const old = ownWord(view);
  const before = old === null ? 0 : payoff(old, null);
  return before + 2 * (move.cards?.length ?? 0) + LETTER * handCards(move);
}

const known = new WeakMap<object, number>();

/** What the best word of this turn would bring; 0 where there is none. */
export function bestWorth(view: LwsView, tools: WordTools): number {
  const before = known.get(view);
  if (before !== undefined) return before;
  const kinds: readonly Kind[] = ['play', 'upgrade'];
  const best = kinds.map((kind) => {
    const [move] = candidates(kind, view, tools);
    return move === undefined ? 0 : pointsOf(kind, view, move, tools) - costOf(view, move);
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
    points: () => 0,
    apply,
  }) as Required<LwsMove>;
  return {
    ...words,
    ...(kind === 'upgrade' ? { does: 'To upgrade is to make a longer word of all cards of yours.' } : {}),
    form: { words: [1, 1], cards: [0, 64] },
    task: (view) => ({
      brief: 'Type a word, or pass',
      says:
        topValue(view) === null
          ? 'Lay a word with a card of your hand and any of the community, or pass.'
          : `Lay a word worth more than ${topValue(view)}, or pass.`,
    }),
    when: 'Words are laid in Word Play, on your turn and outside an open answer.',
    check(view, move, tools) {
      const bad = checkModifiers(view, move, tools) ?? words.check(view, move, tools);
      if (bad !== null) return bad;
      const laid = wouldLie(kind, view, move, tools);
      return isRefusal(laid) ? laid : higher(view, laid);
    },
    candidates: (view, tools) => candidates(kind, view, tools),
    parts(view, move, tools) {
      const laid = wouldLie(kind, view, move, tools);
      return isRefusal(laid) ? [] : partsOf(laid, tools);
    },
    points: (view, move, tools) => pointsOf(kind, view, move, tools),
    promise: (view, move) => -costOf(view, move),
    whyNot(view, texts, tools, said) {
      if (kind === 'upgrade' && ownWord(view) === null) return NO_WORD;
      const bad = words.whyNot(view, texts, tools, said);
      const isThere = foreignZones(view).some((zone) =>
        cardsIn(view, zone).some((card) => faceOf(card, tools) === bad.detail),
      );
      return ['not-in-hand', 'too-few-held'].includes(bad.refused) && isThere && topValue(view) !== null
        ? refuse('not-copied', `${bad.detail} is in a word of another player: copy it first.`, bad.detail)
        : bad;
    },
  };
}
