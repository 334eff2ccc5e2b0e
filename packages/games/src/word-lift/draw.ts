import { isRefusal, type Move, type Refusal, refuse } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { CONSONANTS, type PileName, pileOf, PILES, VOWELS, WILD } from './deck.ts';
import type { LiftMove, LiftView, WordLift } from './types.ts';
import { cardsLeft, handIn, handZone } from './zones.ts';

type Numbers = { readonly [pile in PileName]: number };

/** As a player names the piles, once for each card; the plural alone means all cards. */
const NAMES: { readonly [name: string]: PileName } = {
  CONSONANT: CONSONANTS,
  C: CONSONANTS,
  VOWEL: VOWELS,
  V: VOWELS,
};
const ALL: { readonly [name: string]: PileName } = { CONSONANTS, VOWELS };

const makeDraw = ({ consonants, vowels }: Numbers): Move => ({
  kind: 'draw',
  letters: [...Array<string>(consonants).fill('CONSONANT'), ...Array<string>(vowels).fill('VOWEL')],
});

/** From both piles alike, the odd one a consonant, as far as they go. */
export function evenDraw(count: number, left: Numbers): Move {
  const vowels = Math.max(count - left.consonants, Math.min(Math.floor(count / 2), left.vowels));
  return makeDraw({ consonants: count - vowels, vowels });
}

const countFor = ({ phase }: LiftView): number =>
  (phase?.data as Partial<WordLift['phases']['drawn']> | null | undefined)?.count ?? 0;

/** How many cards come from which pile, or why they cannot. */
function readDraw(view: LiftView, { letters = [] }: Move): Numbers | Refusal {
  const count = countFor(view);
  const all = letters.length === 1 ? ALL[letters[0] ?? ''] : undefined;
  const named = all === undefined ? letters.map((name) => NAMES[name]) : Array<PileName>(count).fill(all);
  if (named.includes(undefined) || named.length !== count) {
    const example = evenDraw(count, cardsLeft(view.zones)).letters?.join(' ').toLowerCase();
    return refuse('which-piles', `Name a pile for each card you draw (${count}): draw ${example}.`, count);
  }
  const numbers = { consonants: 0, vowels: 0 };
  for (const pile of named) if (pile !== undefined) numbers[pile]++;
  const left = cardsLeft(view.zones);
  const short = PILES.find((pile) => numbers[pile] > left[pile]);
  if (short === undefined) return numbers;
  const other = short === VOWELS ? CONSONANTS : VOWELS;
  return refuse('pile-used-up', `There are not so many ${short} left (${left[short]}): draw more ${other}.`, short);
}

/** Of such a hand so many should be vowels. */
const VOWEL_SHARE = 0.42;

/** How near the hand would come to a good mixture. */
function balance(view: LiftView, numbers: Numbers, { pack }: WordTools): number {
  const hand = handIn(view.zones, view.seat).map((card) => cardOf(pack, card));
  const plain = hand.filter(({ face }) => face !== WILD);
  const vowels = plain.filter((card) => pileOf(card) === VOWELS).length + numbers.vowels;
  const size = plain.length + numbers.vowels + numbers.consonants;
  return -Math.abs(vowels - VOWEL_SHARE * size);
}

export const draw: LiftMove = {
  form: { letters: [1, 100] },
  syntax: ['draw {letters:VOWEL+CONSONANT}'],
  task: (view) => ({
    brief: 'Draw cards',
    says: `Choose a pile for each card you draw, consonants or vowels (${countFor(view)} in all).`,
  }),
  when: 'You draw after your play, or when you have passed.',
  check(view, move) {
    const numbers = readDraw(view, move);
    return isRefusal(numbers) ? numbers : null;
  },
  apply(table, seat, move) {
    const numbers = readDraw(table.view(seat), move);
    if (isRefusal(numbers)) throw new Error('draw was not checked');
    for (const pile of PILES) table.draw(pile, handZone(seat), numbers[pile]);
  },
  candidates(view, tools) {
    const [count, left] = [countFor(view), cardsLeft(view.zones)];
    return Array.from({ length: count + 1 }, (_, vowels) => ({ consonants: count - vowels, vowels }))
      .filter((numbers) => count > 0 && PILES.every((pile) => numbers[pile] <= left[pile]))
      .sort((a, b) => balance(view, b, tools) - balance(view, a, tools))
      .map(makeDraw);
  },
  guess(view, move, tools) {
    const numbers = readDraw(view, move);
    return isRefusal(numbers) ? Number.NEGATIVE_INFINITY : balance(view, numbers, tools);
  },
};
