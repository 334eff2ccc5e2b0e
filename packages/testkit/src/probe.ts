import {
  type Ask,
  checkForm,
  type CardId,
  type Game,
  inAnyOrder,
  type Move,
  type Rng,
  type Slot,
  type Spot,
  type Tools,
  type View,
} from '@deckle/kernel';
import type { Answer } from './playout.ts';

const CANDIDATES = 6;
const BEST = 2;
const TRIES = 8;
const pick = <T>(items: readonly T[], rng: Rng): T | undefined => items[items.length < 2 ? 0 : rng.below(items.length)];

/** The first few candidates of a kind of move. */
export function candidatesOf(game: Game, kind: string, view: View, tools: Tools, limit = CANDIDATES): readonly Move[] {
  const found: Move[] = [];
  for (const move of game.moves[kind]?.candidates(view, tools) ?? []) {
    if (found.push(move) === limit) break;
  }
  return found;
}

export const TEMPERS = ['eager', 'even', 'shy'] as const;
type Temper = (typeof TEMPERS)[number];

/**
 * A player for tests that tries everything: any open ask, any kind of move, any of the first candidates, sometimes with
 * another card than is good for it. An eager one mostly lays one of the best words, or names the letters a word waits
 * for, and seldom challenges, so that games also come to their ordinary end. A shy one mostly lays nothing, so that
 * hands grow.
 */
export function probeAnswer(game: Game, view: View, tools: Tools, rng: Rng, temper: Temper = 'even'): Answer | null {
  for (const ask of inAnyOrder(view.asks, rng)) {
    if (ask.seat !== view.seat) continue;
    for (const kind of kindsInTurn(game, ask, rng, temper)) {
      const move = pick(candidatesOf(game, kind, view, tools, temper === 'eager' ? BEST : CANDIDATES), rng);
      if (move === undefined) continue;
      const odd = rng.below(4) === 0 ? oddMove(game, view, move, tools, rng) : null;
      return { ask: ask.id, move: odd ?? move, after: rng.below(2000) };
    }
  }
  return null;
}

function kindsInTurn(game: Game, ask: Ask, rng: Rng, temper: Temper): readonly string[] {
  const kinds = inAnyOrder(ask.kinds, rng);
  const lays = (kind: string): number => {
    const { words, letters } = game.moves[kind]?.form ?? {};
    return words !== undefined ? 3 : letters !== undefined ? 2 : kind === 'challenge' ? 0 : 1;
  };
  if (temper === 'even' || rng.below(10) === 0) return kinds;
  if (temper === 'eager') return kinds.toSorted((a, b) => lays(b) - lays(a));
  return [...kinds.filter((kind) => lays(kind) < 3), ...kinds.filter((kind) => lays(kind) === 3)];
}

/** A change of the move that the rules allow as well, if one is found soon. */
function oddMove(game: Game, view: View, move: Move, tools: Tools, rng: Rng): Move | null {
  const spec = game.moves[move.kind];
  for (let tries = 0; tries < TRIES; tries++) {
    const odd = changedMove(view, move, rng);
    const no = checkForm(spec?.form ?? {}, odd) ?? spec?.check(view, odd, tools);
    if (no === null) return odd;
  }
  return null;
}

const ownCards = (view: View): readonly CardId[] =>
  Object.values(view.zones).flatMap((zone) => (zone.owner === view.seat ? (zone.row?.flat() ?? []) : []));

/** A legal move with one thing changed: mostly illegal, sometimes a word that is none. */
export function changedMove(view: View, move: Move, rng: Rng): Move {
  const hand = ownCards(view);
  const { words = [], cards = [] } = move;
  const inWords = words.length > 0 && (cards.length === 0 || rng.below(2) === 0);
  if (inWords) {
    const at = rng.below(words.length);
    return { ...move, words: words.with(at, changedWord(words[at] ?? [], hand, rng)) };
  }
  return cards.length === 0 ? move : { ...move, cards: cards.with(rng.below(cards.length), pick(hand, rng) ?? 0) };
}

function changedWord(slots: readonly Slot[], hand: readonly CardId[], rng: Rng): readonly Slot[] {
  const at = rng.below(slots.length);
  const slot = slots[at] as Slot;
  const card = pick(hand, rng);
  const changes: (readonly Slot[])[] = [
    slots.length > 1 ? slots.toSpliced(at, 1) : slots,
    slots.toSpliced(at, 0, slot),
    slots.toReversed(),
  ];
  if (card !== undefined) {
    changes.push(slots.toSpliced(at, 0, { play: card }));
    if ('play' in slot) changes.push(slots.with(at, { ...slot, play: card }), slots.with(at, { ...slot, play: card }));
  }
  return pick(changes, rng) as readonly Slot[];
}

const PARTS = ['words', 'cards', 'letters', 'zone', 'seat'] as const;

/** A move of the right form, or nearly, and no sense: cards that are not there, places that are not, seats too high. */
export function nonsense(game: Game, likely: string, view: View, rng: Rng): Move {
  const kind =
    rng.below(2) === 0 ? likely : (pick([...Object.keys(game.moves), 'resign', 'undo', 'toString'], rng) ?? '');
  const form = (Object.hasOwn(game.moves, kind) ? game.moves[kind]?.form : undefined) ?? {};
  const move: { kind: string; [part: string]: unknown } = { kind };
  for (const part of PARTS) {
    const [min, max] = rng.below(12) === 0 ? [0, 3] : (form[part] ?? [0, 0]);
    const count = min + rng.below(Math.min(max - min, 4) + 1);
    if (count > 0) move[part] = nonsensePart(part, count, view, rng);
  }
  return move;
}

function nonsensePart(part: (typeof PARTS)[number], count: number, view: View, rng: Rng): unknown {
  const zones = Object.entries(view.zones);
  const size = zones.reduce((sum, [, zone]) => sum + zone.count, 0);
  const many = <T>(length: number, make: () => T): T[] => Array.from({ length }, make);
  const card = (): CardId => (rng.below(2) === 0 ? pick(ownCards(view), rng) : undefined) ?? rng.below(size + 3);
  const zone = (): string => pick([...zones.map(([id]) => id), '__proto__', 'nowhere'], rng) as string;
  const spot = (): Spot => [zone(), rng.below(9)];
  const slots: readonly (() => Slot)[] = [
    () => ({ keep: spot() }),
    () => ({ play: card() }),
    () => ({ play: card(), as: 'E', on: spot() }),
    () => ({ play: card(), on: spot(), take: true }),
    () => ({ free: 'O' }),
  ];
  const makers = {
    words: () => many(count, () => many(1 + rng.below(5), () => (slots[rng.below(slots.length)] as () => Slot)())),
    cards: () => many(count, card),
    letters: () => many(count, () => 'Q'),
    zone,
    seat: () => rng.below(12),
  };
  return makers[part]();
}
