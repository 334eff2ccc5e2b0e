import { type CardId, type Move, type Refusal, refuse, type ZoneId } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { goOn } from './asks.ts';
import { bestWorth } from './play.ts';
import { foreignZones, MAX_COPIES } from './reading.ts';
import { CARD } from './taste.ts';
import type { LwsMove, LwsTable, LwsView, Use } from './types.ts';
import { checkPayment, useCard, withPayment } from './use.ts';
import { topValue } from './value.ts';
import { faceOf, olderZone, wordZone } from './zones.ts';

/** The card in another player's word that a move names as a word of one card that lies there. */
function copiedCard(view: LwsView, { words, seat }: Move): CardId | null {
  const [slot, ...more] = words?.[0] ?? [];
  if (slot === undefined || more.length > 0 || !('keep' in slot) || slot.as !== undefined) return null;
  const [zone, index] = slot.keep;
  const whose: readonly ZoneId[] = seat === undefined ? [zone] : [wordZone(seat), olderZone(seat)];
  if (!foreignZones(view).includes(zone) || !whose.includes(zone)) return null;
  return view.zones[zone]?.row?.[index]?.[0] ?? null;
}

/** Every card in a word of others, the dearest first. */
function copyWays(view: LwsView, called: string | null, { pack }: WordTools): readonly Move[] {
  const wanted = called === 'WILD' ? '?' : called;
  const pointsOf = (move: Move): number => cardOf(pack, copiedCard(view, move) as CardId).points;
  return foreignZones(view)
    .flatMap((zone) =>
      (view.zones[zone]?.row ?? []).flatMap(([card], index): readonly Move[] =>
        card === undefined || view.shared.copied.includes(card) || (wanted ?? faceIn(card, pack)) !== faceIn(card, pack)
          ? []
          : [{ kind: 'copy', words: [[{ keep: [zone, index] }]] }],
      ),
    )
    .sort((a, b) => pointsOf(b) - pointsOf(a));
}

const faceIn = (card: CardId, pack: WordTools['pack']): string => cardOf(pack, card).face;

const nothingToChallenge = (view: LwsView): Refusal | null =>
  topValue(view) === null
    ? refuse('nothing-to-challenge', 'You copy to challenge a word in play, and there is none.')
    : null;

function check(view: LwsView, move: Move, tools: WordTools): Refusal | null {
  const bad = nothingToChallenge(view);
  if (bad !== null) return bad;
  if (view.shared.copied.length >= MAX_COPIES)
    return refuse('too-many-copies', 'A word has at most two copied cards.', MAX_COPIES);
  const card = copiedCard(view, move);
  if (card === null || view.shared.copied.includes(card))
    return refuse('not-there', 'No such card of another player is in a word and can be copied.');
  return checkPayment(view, move, tools);
}

/** What the best word gains by the card, less an action card. A card of another seat than the named one comes last. */
function worthOfCopying(view: LwsView, move: Move, tools: WordTools): number {
  const card = copiedCard(view, move);
  if (card === null) return Number.NEGATIVE_INFINITY;
  const shared = { ...view.shared, copied: [...view.shared.copied, card] };
  return bestWorth({ ...view, shared }, tools) - bestWorth(view, tools) - CARD;
}

/** Cards that are looked at as worth copying. */
const LOOK_AT = 4;

/** Any action card, whatever it says, copies one card of another player's word for one's own word of this turn. */
export const copy: LwsMove = {
  form: { words: [1, 1], seat: [0, 1], cards: [0, 1] },
  syntax: [
    'copy {words:CARD}',
    'copy {words:CARD} from {seat}',
    'copy {words:CARD} with {cards}',
    'copy {words:CARD} from {seat} with {cards}',
  ],
  does: 'To copy is to pay any action card and use a card of another player’s word in yours.',
  when: 'You copy in Word Play, on your turn and outside an open answer.',
  check,
  fill: withPayment,
  apply(table, seat, move, tools) {
    const card = copiedCard(table.view(seat), move) as CardId;
    const [paid] = move.cards as readonly [CardId];
    const face = faceOf(paid, tools);
    table.say('copies', seat, { card: face, face: faceOf(card, tools) });
    useCard(table, paid, { seat, face, as: 'copy', move: { kind: 'copy', words: [[{ play: card }]] } });
  },
  *candidates(view, tools) {
    const faces = new Set<string>();
    for (const way of copyWays(view, null, tools)) {
      const card = copiedCard(view, way);
      if (card === null || faces.has(faceOf(card, tools)) || faces.size === LOOK_AT) continue;
      faces.add(faceOf(card, tools));
      const move = withPayment(view, way, tools);
      if (check(view, move, tools) === null) yield move;
    }
  },
  spell: (view, [text = '', ...more], tools) => (more.length > 0 ? [] : copyWays(view, text, tools)),
  whyNot: (view, [text = '']) =>
    nothingToChallenge(view) ??
    refuse('not-there', `No word of another player has a card ${text.slice(0, 30)} to copy.`, text.slice(0, 30)),
  points: () => 0,
  promise: worthOfCopying,
};

/** The copy stands: the card may be in the word of this turn. */
export function copied(table: LwsTable, { move }: Use): void {
  const slot = move.words?.[0]?.[0];
  const { shared } = table.state;
  if (slot !== undefined && 'play' in slot) table.share({ copied: [...shared.copied, slot.play] });
  goOn(table, 'resume');
}
