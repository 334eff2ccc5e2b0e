import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Composed, Piece } from './news.ts';

/** Of a text that is put there by tapping cards, the end is in sight, also when the button beside it grows with what it says. */
export function useEndInSight(line: RefObject<HTMLInputElement | null>, text: string, said: string): void {
  useLayoutEffect(() => {
    // To ask how wide it is now would lay out the page twice for every key; with the frame that is done once.
    const frame = requestAnimationFrame(() => {
      const input = line.current;
      if (input !== null && input.selectionEnd === input.value.length) input.scrollLeft = input.scrollWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [line, text, said]);
}

/** Where the page is longer than the screen, whoever begins to type sees the line and the button beside it whole. */
export function useBegunInSight(line: RefObject<HTMLElement | null>, isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return;
    // Once what was in the way has gone, and with the frame.
    const frame = requestAnimationFrame(() => line.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [line, isBegun]);
}

/** Of many words some are out of sight; the one that has just changed is not. */
export function useChangedInSight(part: RefObject<HTMLElement | null>, words: Composed['words'] | undefined): void {
  const before = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const now = words?.map(spelt) ?? [];
    // While a word is not there yet, none is laid.
    if (now.length === 0) return;
    const changed = now.findLastIndex((word, at) => word !== before.current[at]);
    before.current = now;
    // Few fit.
    if (now.length < 3 || part.current === null) return;
    const { top, bottom } = part.current.getBoundingClientRect();
    const word = part.current.querySelectorAll('.composed-word')[changed]?.getBoundingClientRect();
    if (word === undefined) return;
    if (word.bottom > bottom) part.current.scrollTop += word.bottom - bottom + RING;
    else if (word.top < top) part.current.scrollTop += word.top - top - RING;
  }, [part, words]);
}

/** Around a card. */
const RING = 3;

const spelt = (pieces: readonly Piece[]): string => pieces.map(({ letters }) => letters).join('');
