import type { Card, CardId, Move, View } from '@deckle/kernel';

const WILD = '?';
const WILD_WORTH = 4;
const TWIN_COST = 1;
const VOWEL_SHARE = 0.4;
const LOPSIDED_COST = 0.5;

const isVowel = (face: string): boolean => /^[AEIOU]/.test(face);

/** The cards only the viewer sees. */
export function ownHand(view: View): readonly CardId[] {
  if (view.seat === null) return [];
  return Object.values(view.zones).flatMap(({ owner, row }) => (owner === view.seat ? (row?.flat() ?? []) : []));
}

/** What stays of a hand after a move, as far as the mover knows: what it draws is not known. */
export function handAfter(hand: readonly CardId[], view: View, { words, cards }: Move): readonly CardId[] {
  const left = cards === undefined ? [...hand] : hand.filter((card) => !cards.includes(card));
  for (const slots of words ?? []) {
    for (const slot of slots) {
      if (!('play' in slot)) continue;
      const at = left.indexOf(slot.play);
      const top = slot.take && slot.on ? view.zones[slot.on[0]]?.row?.[slot.on[1]]?.at(-1) : undefined;
      if (at >= 0) left.splice(at, 1);
      if (top !== undefined) left.push(top);
    }
  }
  return left;
}

/**
 * How good a hand is to go on with: wilds are, twins and too many or too few vowels are not. A pack without vowels gets
 * them from elsewhere.
 */
export function judgeHands(pack: readonly Card[]): (hand: readonly CardId[]) => number {
  const vowel = pack.map(({ face }) => isVowel(face));
  const hasVowels = vowel.includes(true);
  return (hand) => {
    const faces = new Set<string>();
    let wilds = 0;
    let vowels = 0;
    for (const card of hand) {
      const face = pack[card]?.face ?? '';
      faces.add(face);
      if (face === WILD) wilds++;
      if (vowel[card]) vowels++;
    }
    const twins = hand.length - faces.size;
    const lopsided = hasVowels ? Math.abs(vowels - VOWEL_SHARE * (hand.length - wilds)) : 0;
    return WILD_WORTH * wilds - TWIN_COST * twins - LOPSIDED_COST * lopsided;
  };
}
