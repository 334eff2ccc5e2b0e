import { refuse } from './refusal.ts';
import type { Card, DeckLine, Pile, Refusal, Stack } from './types.ts';

/**
 * A stacked card is named by its face (`E`), where cards of one face differ also with its value, which means one without
 * marks (`E:2`), or with its marks too (`E:1:gold`).
 */
export function isNamed(
  { face, points, marks = [] }: Pick<DeckLine, 'face' | 'points' | 'marks'>,
  name: string,
): boolean {
  return name === face || name === [face, points, ...marks].join(':');
}

/**
 * Brings the stacked faces to the top (the end) of a shuffled deck in draw order. A face that is no longer in the deck
 * ends the stack: what comes after it is left to chance.
 */
export function stackOnTop(row: readonly Pile[], faces: readonly string[], pack: readonly Card[]): readonly Pile[] {
  if (faces.length === 0) return row;
  const rest = [...row];
  const top: Pile[] = [];
  for (const face of faces) {
    const at = rest.findIndex((pile) => {
      const card = pack[pile[0] as number];
      return card !== undefined && isNamed(card, face);
    });
    if (at < 0) break;
    top.unshift(...rest.splice(at, 1));
  }
  return [...rest, ...top];
}

/** A stacked deal may only ask for cards that are in the pack, each as often as it is there, and for faces of the dice. */
export function checkStack(stack: Stack, zones: object, dice: Stack, pack: readonly Card[]): Refusal | null {
  for (const [name, faces] of Object.entries(stack)) {
    const isDeck = Object.hasOwn(zones, name);
    if (!isDeck && !Object.hasOwn(dice, name)) {
      const known = [...Object.keys(zones), ...Object.keys(dice)].join(', ');
      return refuse('bad-stack', `There is no deck or cup ${name} to stack; there are ${known}.`, name);
    }
    const missing = isDeck ? missingCard(faces, pack) : faces.find((face) => !dice[name]?.includes(face));
    if (missing === undefined) continue;
    const rule = isDeck ? 'The deck has no further card' : 'No die has a side';
    return refuse('bad-stack', `${rule} ${missing} for the stacked deal.`, missing);
  }
  return null;
}

function missingCard(faces: readonly string[], pack: readonly Card[]): string | undefined {
  const left = [...pack];
  return faces.find((face) => {
    const at = left.findIndex((card) => isNamed(card, face));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
