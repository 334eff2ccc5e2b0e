import { refuse } from './refusal.ts';
import type { Card, DeckLine, Pile, Refusal, Stack, State } from './types.ts';

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
      rest.map((pile) => pack[pile[0] as number] as Card),
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

/**
 * Where a stacked card is. It is named by its face and, where cards of one face differ, by its value, its marks or both
 * (`E`, `E:2`, `C:¶`, `E:1:draw`); where no mark is named a plain card is meant, if there is one.
 */
export function indexOfCard(cards: readonly CardLook[], name: string): number {
  const [face, ...said] = name.split(':');
  const isNamed = (card: CardLook): boolean =>
    card.face === face && said.every((part) => part === String(card.points) || card.marks?.includes(part));
  const unsaid = ({ marks = [] }: CardLook): boolean => marks.some((mark) => !said.includes(mark));
  const exact = cards.findIndex((card) => isNamed(card) && !unsaid(card));
  return exact >= 0 ? exact : cards.findIndex(isNamed);
}

type CardLook = Pick<DeckLine, 'face' | 'points' | 'marks'>;
