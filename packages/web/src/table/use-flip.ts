import { type RefObject, useLayoutEffect, useMemo } from 'react';

const MOVE: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(.2,.7,.3,1)' };

type Places = ReadonlyMap<string, DOMRect>;

/** Shows where cards went: each card that is drawn in a new place glides there from its old one. */
export function useFlip(root: RefObject<HTMLElement | null>, moment: number): void {
  // While it is drawn anew, everything still lies where it was.
  const before = useMemo(() => placesIn(root.current), [root, moment]);
  useLayoutEffect(() => {
    // Lists draw their cards in a second round; by the next frame they have, and nothing is painted yet.
    const frame = requestAnimationFrame(() => glide(root.current, before));
    return () => cancelAnimationFrame(frame);
  }, [root, before]);
}

const isStill = (): boolean => document.documentElement.dataset['motion'] === 'off';

const cardsIn = (root: HTMLElement | null): readonly HTMLElement[] =>
  isStill() || root === null
    ? []
    : [...root.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.closest('.composed') === null);

const nameOf = ({ dataset }: HTMLElement): string => dataset['card'] ?? '';

const placesIn = (root: HTMLElement | null): Places =>
  new Map(cardsIn(root).map((card) => [nameOf(card), card.getBoundingClientRect()]));

function glide(root: HTMLElement | null, places: Places): void {
  const moves = cardsIn(root).flatMap((card) => {
    const before = places.get(nameOf(card));
    if (before === undefined) return [];
    const after = card.getBoundingClientRect();
    const [x, y] = [before.x - after.x, before.y - after.y];
    return Math.abs(x) + Math.abs(y) > 2 ? [{ card, from: `${x}px ${y}px` }] : [];
  });
  for (const { card, from } of moves) card.animate([{ translate: from }, { translate: '0 0' }], MOVE);
}
