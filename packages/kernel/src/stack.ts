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
    const at = indexOfCard(
      rest.map((pile) => pack[pile[0] as number]),
      face,
    );
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
  const left = [...pack];
  return faces.find((face) => {
    const at = indexOfCard(left, face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A card by its face and marks (`C¶`); by its face alone a plain one is meant, if there is one. */
function indexOfCard(cards: readonly (Card | undefined)[], name: string): number {
  const exact = cards.findIndex((card) => card !== undefined && card.face + card.marks.join('') === name);
  return exact >= 0 ? exact : cards.findIndex((card) => card?.face === name);
}
