import { listText } from '../speech/words.ts';
import { cardName } from './names.ts';
import type { PrintedCard } from './news.ts';

type Cards = readonly PrintedCard[];
const briefs = (cards: Cards): string => listText(cards.map(({ brief }) => brief));

/** A card of the hand by its name, and which it is together with. */
export function heldName(block: Cards, card: PrintedCard, at: number, of: number, notes: readonly string[]): string {
  const others = block.filter((each) => each !== card);
  return cardName(card, at, of, [...notes, ...(others.length === 0 ? [] : [`kept together with ${briefs(others)}`])]);
}

/** A whole hand as it is held: `Hand: T 1; H 4 and E 1 together; Q 10.` */
export function handText(label: string, blocks: readonly Cards[]): string {
  const isLoose = blocks.every(({ length }) => length === 1);
  const texts = blocks.map((block) => (block.length === 1 ? briefs(block) : `${briefs(block)} together`));
  return `${label}: ${texts.join(isLoose ? ', ' : '; ')}.`;
}

/** What was moved and where it lies now, counted from 0. */
export function movedText(block: Cards, at: number, of: number): string {
  if (block.length === 1) return `${briefs(block)}, ${at + 1} of ${of}.`;
  return `${briefs(block)} together, ${at + 1} to ${at + block.length} of ${of}.`;
}
