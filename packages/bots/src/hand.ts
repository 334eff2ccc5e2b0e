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

/** What stays in hand after a move, as far as the mover knows: what it draws is not known. */
export function handAfter(view: View, { words = [], cards = [] }: Move): readonly CardId[] {
  const gone = new Set(cards);
  const taken: CardId[] = [];
  for (const slot of words.flat()) {
    if (!('play' in slot)) continue;
    gone.add(slot.play);
    const top = slot.take && slot.on ? view.zones[slot.on[0]]?.row?.[slot.on[1]]?.at(-1) : undefined;
    if (top !== undefined) taken.push(top);
  }
  return [...ownHand(view).filter((card) => !gone.has(card)), ...taken];
}

/** How good a hand is to go on with: wilds are, twins and too many or too few vowels are not. */
export function handWorth(hand: readonly CardId[], pack: readonly Card[]): number {
  const faces = hand.map((card) => pack[card]?.face ?? '');
  const wilds = faces.filter((face) => face === WILD).length;
  const twins = faces.length - new Set(faces).size;
  const vowels = faces.filter(isVowel).length;
  // A pack without vowels gets them from elsewhere.
  const hasVowels = pack.some(({ face }) => isVowel(face));
  const lopsided = hasVowels ? Math.abs(vowels - VOWEL_SHARE * (faces.length - wilds)) : 0;
  return WILD_WORTH * wilds - TWIN_COST * twins - LOPSIDED_COST * lopsided;
}
