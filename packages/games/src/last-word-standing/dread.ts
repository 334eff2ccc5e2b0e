import type { WordTools } from '@deckle/words';
import { wordsAfter } from './modifiers.ts';
import { communityCard } from './pickup.ts';
import { CARD, duesOf, tasteOf } from './taste.ts';
import type { LwsView, Use } from './types.ts';
import { holderOf, modified, topValue } from './value.ts';

/** A Cancel is worth keeping for something that hurts. */
const WORTH_A_CANCEL = CARD + 1;
/** What a use is about worth to its player where that cannot be told from the table. */
const OWN_COPY = 5;
const OWN_USE = 2;

/** How much a player who looks no further wants the last use cancelled. */
export function dreads(view: LwsView, uses: readonly Use[], tools: WordTools): number {
  const [use] = uses;
  if (use === undefined) return -CARD;
  const harm = harmOf(view, use, tools);
  // Every second Cancel is one against what the first use does.
  return (uses.length % 2 === 1 ? harm : -harm) - WORTH_A_CANCEL;
}

/** What the player loses by the use if it stands. */
function harmOf(view: LwsView, use: Use, tools: WordTools): number {
  const isOwn = use.seat === view.seat;
  if (use.as === 'with') return harmOfWord(view, isOwn, tools);
  if (use.as === 'itself' && use.move.letters !== undefined) return harmOfModifier(view, use, tools);
  if (isOwn) return use.as === 'copy' ? -OWN_COPY : -OWN_USE;
  if (use.as === 'preempt') return tasteOfUse(view, use, tools) / 2;
  return use.as === 'itself' && use.move.seat === view.seat ? OWN_USE : 0;
}

function tasteOfUse(view: LwsView, { move }: Use, tools: WordTools): number {
  const card = communityCard(view, move);
  return card === null ? 0 : tasteOf(card, view, tools);
}

/** A word that is only higher by the modifier in question takes half of the standing word from its player. */
function harmOfWord(view: LwsView, isOwn: boolean, tools: WordTools): number {
  const { trial } = view.shared;
  const top = topValue(view);
  if (trial === null || top === null) return 0;
  const [all, less] = [trial.queue, trial.queue.slice(1)].map((queue) => modified(trial.laid, queue, tools).value);
  const decides = all !== undefined && less !== undefined && all > top && less <= top;
  if (!decides) return 0;
  if (isOwn) return -all / 2;
  return holderOf(view) === view.seat ? top / 2 : 0;
}

function harmOfModifier(view: LwsView, { face, move }: Use, tools: WordTools): number {
  const laid = wordsAfter(face, view, move, tools);
  if (laid === null || view.seat === null) return 0;
  const dueTo = (of: Parameters<typeof duesOf>[0]): number => duesOf(of).get(view.seat as number) ?? 0;
  return dueTo(view) - dueTo({ ...view, shared: { ...view.shared, laid } });
}
