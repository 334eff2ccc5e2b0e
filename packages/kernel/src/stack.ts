import { refuse } from './refusal.ts';
import type { Card, Pile, Refusal, Stack, State } from './types.ts';

/** Where all cards lie before the deal. */
export const BOX = 'box';

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

/**
 * A stacked deal may only ask for cards of the deck it names, each as often as it is there, and for faces of the dice.
 * What was left in the box at the deal is in no deck.
 */
export function checkStack(stack: Stack, zones: State['zones'], dice: Stack, pack: readonly Card[]): Refusal | null {
  const left = new Set(zones[BOX]?.row.flat());
  const dealt = pack.filter(({ id }) => !left.has(id));
  for (const [name, faces] of Object.entries(stack)) {
    const isDeck = Object.hasOwn(zones, name);
    if (!isDeck && !Object.hasOwn(dice, name)) {
      const known = [...Object.keys(zones), ...Object.keys(dice)].join(', ');
      return refuse('bad-stack', `There is no deck or cup ${name} to stack; there are ${known}.`, name);
    }
    const cards = dealt.filter(({ deck = name }) => deck === name);
    const missing = isDeck ? missingCard(faces, cards) : faces.find((face) => !dice[name]?.includes(face));
    if (missing === undefined) continue;
    const rule = isDeck ? 'The deck has no further card' : 'No die has a side';
    return refuse('bad-stack', `${rule} ${missing} for the stacked deal.`, missing);
  }
  return null;
}

function missingCard(faces: readonly string[], pack: readonly Card[]): string | undefined {
  const left = new Map<string, number>();
  for (const { face } of pack) left.set(face, (left.get(face) ?? 0) + 1);
  return faces.find((face) => {
    const count = left.get(face) ?? 0;
    left.set(face, count - 1);
    return count <= 0;
  });
}
