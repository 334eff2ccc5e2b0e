import type { Card, CardId, Learnt, Move, Slot, View } from '@deckle/kernel';

const WILD = '?';
const WILD_WORTH = 4;
const TWIN_COST = 1;
const VOWEL_SHARE = 0.4;
const LOPSIDED_COST = 0.5;

const isVowel = (face: string): boolean => 'AEIOU'.includes(face[0] ?? '?');

/** The cards only the viewer sees. */
export function ownHand(view: View): readonly CardId[] {
  if (view.seat === null) return [];
  return Object.values(view.zones).flatMap(({ owner, row }) => (owner === view.seat ? (row?.flat() ?? []) : []));
}

const NO_WORDS: readonly (readonly Slot[])[] = [];

/** What stays of a hand after a move, as far as the mover knows: what it draws is not known. */
export function handAfter(hand: readonly CardId[], view: View, { words = NO_WORDS, cards }: Move): readonly CardId[] {
  const left: CardId[] = [];
  for (const card of hand) if (!cards?.includes(card) && !isLaid(card, words)) left.push(card);
  for (const slots of words) {
    for (const slot of slots) {
      if (!('play' in slot) || slot.take === undefined || slot.on === undefined) continue;
      const top = view.zones[slot.on[0]]?.row?.[slot.on[1]]?.at(-1);
      if (top !== undefined) left.push(top);
    }
  }
  return left;
}

// Every play that is looked at asks for what it leaves and how good that is: no lists or sets are made for that.

function isLaid(card: CardId, words: readonly (readonly Slot[])[]): boolean {
  for (const slots of words) for (const slot of slots) if ('play' in slot && slot.play === card) return true;
  return false;
}

export function twinsIn(faces: readonly string[]): number {
  let twins = 0;
  for (let at = 1; at < faces.length; at++) if (faces.indexOf(faces[at] as string) < at) twins++;
  return twins;
}

/** How far the vowels are from their usual share. */
export function lopsidedness(faces: readonly string[]): number {
  let [vowels, wilds] = [0, 0];
  for (const face of faces) {
    if (face === WILD) wilds++;
    else if (isVowel(face)) vowels++;
  }
  return Math.abs(vowels - VOWEL_SHARE * (faces.length - wilds));
}

/**
 * How good a hand is to go on with: some cards are better than others, twins and too many or too few vowels are not good.
 * A pack without vowels gets them from elsewhere. What is not learnt of a game's cards is only that a wild is good.
 */
export function judgeHands(pack: readonly Card[], learnt: Learnt | undefined): (hand: readonly CardId[]) => number {
  const hasVowels = pack.some(({ face }) => isVowel(face));
  const worth = pack.map(({ face }) => learnt?.cards[face] ?? (face === WILD ? WILD_WORTH : 0));
  return (hand) => {
    const faces: string[] = [];
    let sum = 0;
    for (const card of hand) {
      faces.push(pack[card]?.face ?? '');
      sum += worth[card] ?? 0;
    }
    return sum - TWIN_COST * twinsIn(faces) - (hasVowels ? LOPSIDED_COST * lopsidedness(faces) : 0);
  };
}
