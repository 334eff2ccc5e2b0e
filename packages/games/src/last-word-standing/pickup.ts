import { type CardId, type Move, type Pile, refuse, type Refusal, type Slot } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { tasteOf } from './taste.ts';
import type { LwsView } from './types.ts';
import { COMMUNITY } from './zones.ts';

/** The community card a move names as a word of one card that lies there. */
export function communityCard(
  { zones }: { readonly zones: { readonly [zone: string]: { readonly row: readonly Pile[] | null } } },
  { words }: Move,
): CardId | null {
  const [slot, ...more] = words?.[0] ?? [];
  if (slot === undefined || more.length > 0 || !('keep' in slot) || slot.as !== undefined) return null;
  const [zone, index] = slot.keep;
  return zone === COMMUNITY ? (zones[COMMUNITY]?.row?.[index]?.[0] ?? null) : null;
}

/** The community cards of a face, or all of them, the best first. A wild is called `?` or `wild`. */
export function communityWays(kind: string, view: LwsView, called: string | null, tools: WordTools): readonly Move[] {
  const wanted = called === 'WILD' ? '?' : called;
  const row = view.zones[COMMUNITY]?.row ?? [];
  return row
    .map(([card], index) => ({ card: card as CardId, index }))
    .filter(({ card }) => wanted === null || cardOf(tools.pack, card).face === wanted)
    .map(({ card, index }) => ({ index, taste: tasteOf(card, view, tools) }))
    .sort((a, b) => b.taste - a.taste)
    .map(({ index }): Move => {
      const slot: Slot = { keep: [COMMUNITY, index] };
      return { kind, words: [[slot]] };
    });
}

/** How the moves that take a community card by its letters read and explain it. */
export const bySpelling = (kind: string) => ({
  spell: (view: LwsView, [text = '', ...more]: readonly string[], tools: WordTools): Iterable<Move> =>
    more.length > 0 ? [] : communityWays(kind, view, text, tools),
  whyNot: (_view: LwsView, [text = '']: readonly string[]): Refusal =>
    refuse('not-in-community', `There is no community card ${text.slice(0, 30)}.`, text.slice(0, 30)),
});
