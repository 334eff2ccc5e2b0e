import { refuse } from './refusal.ts';
import type { Card, Pile, Refusal, Stack } from './types.ts';

/**
 * Brings the stacked faces to the top (the end) of a shuffled deck in draw order. A face that is no longer in the deck
 * ends the stack: what comes after it is left to chance.
 */
export function stackOnTop(row: readonly Pile[], faces: readonly string[], pack: readonly Card[]): readonly Pile[] {
  if (faces.length === 0) return row;
  const rest = [...row];
  const top: Pile[] = [];
  for (const face of faces) {
    const at = rest.findIndex((pile) => pack[pile[0] as number]?.face === face);
    if (at < 0) break;
    top.unshift(...rest.splice(at, 1));
  }
  return [...rest, ...top];
}

/** A stacked deal may only ask for cards that are in the pack, each as often as it is there. */
export function checkStack(stack: Stack, decks: readonly string[], pack: readonly Card[]): Refusal | null {
  for (const deck of decks) {
    const left = pack.map((card) => card.face);
    for (const face of stack[deck] ?? []) {
      const at = left.indexOf(face);
      if (at < 0) return refuse('bad-stack', `The deck has no further card ${face} for the stacked deal.`, face);
      left.splice(at, 1);
    }
  }
  return null;
}
