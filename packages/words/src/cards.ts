import type { Card, CardId, View } from '@deckle/kernel';
import { cardOf } from './tools.ts';

/** The viewer's own cards: what lies in the zones that belong to the seat. */
export function handOf(view: View): readonly CardId[] {
  return Object.values(view.zones)
    .filter((zone) => zone.owner !== null && zone.owner === view.seat)
    .flatMap((zone) => zone.row?.flat() ?? []);
}

/** The faces that names stand for, or the first that the hand does not have. `QX` is Q and X when no card says QX. */
export function facesOf(
  hand: readonly CardId[],
  names: readonly string[],
  pack: readonly Card[],
): { readonly faces: readonly string[]; readonly missing: string | null } {
  const left = hand.map((id) => cardOf(pack, id).face);
  const faces: string[] = [];
  const take = (face: string): boolean => {
    const at = left.indexOf(face);
    if (at >= 0) faces.push(...left.splice(at, 1));
    return at >= 0;
  };
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string;
    // A card's name may have two words: `PLUS 2`.
    if (at + 1 < names.length && take(`${name} ${names[at + 1]}`)) {
      at++;
      continue;
    }
    if (take(name)) continue;
    const missing = name.length === 1 ? name : name.split('').find((letter) => !take(letter));
    if (missing !== undefined) return { faces, missing };
  }
  return { faces, missing: null };
}

/** Every choice of cards of the hand with these faces, in the order of the hand. */
export function* cardsOf(
  hand: readonly CardId[],
  [face, ...rest]: readonly string[],
  pack: readonly Card[],
): Generator<readonly CardId[]> {
  if (face === undefined) {
    yield [];
    return;
  }
  for (const card of hand) {
    if (cardOf(pack, card).face !== face) continue;
    const others = hand.filter((other) => other !== card);
    for (const more of cardsOf(others, rest, pack)) yield [card, ...more];
  }
}
