import type { WordTools } from '@deckle/words';
import { communityCard } from './pickup.ts';
import { CARD, tasteOf } from './taste.ts';
import type { LwsView, Use } from './types.ts';
import { countingWords, holderOf, payoff, standingOf, valueOf } from './value.ts';

/** A Cancel is worth keeping for something that hurts. */
const WORTH_A_CANCEL = CARD + 1;

/** How much a player who looks no further wants the last use cancelled. */
export function dreads(view: LwsView, uses: readonly Use[], tools: WordTools): number {
  const [use] = uses;
  if (use === undefined) return -CARD;
  const harm = harmOf(view, use, tools);
  // Every second Cancel is one against what the first use does.
  return (uses.length % 2 === 1 ? harm : -harm) - WORTH_A_CANCEL;
}

function harmOf(view: LwsView, use: Use, tools: WordTools): number {
  if (use.seat === view.seat) return use.as === 'preempt' ? -2 : -WORTH_A_CANCEL - 1;
  if (use.face === 'PICKPOCKET' && use.as === 'itself') return use.move.seat === view.seat ? 2 : 0;
  if (use.as === 'preempt') return (tasteOfUse(view, use, tools) ?? 0) / 2;
  if (use.as === 'with') return isMine(view, tools) ? (standing(view, tools) - 1) / 2 : 0;
  return use.as === 'itself' && use.move.letters !== undefined ? harmOfModifier(view, use, tools) : 0;
}

const isMine = (view: LwsView, tools: WordTools): boolean => holderOf(view, tools) === view.seat;
const standing = (view: LwsView, tools: WordTools): number => {
  const laid = standingOf(countingWords(view), tools);
  return laid === null ? 0 : valueOf(laid, tools);
};

function tasteOfUse(view: LwsView, { move }: Use, tools: WordTools): number | null {
  const card = communityCard(view, move);
  return card === null ? null : tasteOf(card, view, tools);
}

/** What the player would lose by the modifier. */
function harmOfModifier(view: LwsView, { face, move }: Use, tools: WordTools): number {
  const words = countingWords(view);
  const changed = words.map((laid) =>
    laid.seat === move.seat ? { ...laid, modifiers: [...laid.modifiers, { face }] } : laid,
  );
  const due = (all: typeof words): number => {
    const own = all.find(({ seat }) => seat === view.seat);
    return own === undefined ? 0 : payoff(own, standingOf(all, tools)?.seat ?? null, tools);
  };
  return due(words) - due(changed);
}
