import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(.2,.7,.3,1)' };

/** Shows where cards went: each card that is drawn in a new place glides there from its old one. */
export function useFlip(root: RefObject<HTMLElement | null>, moment: number): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const cards = [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].filter(
      (card) => card.closest('.composed') === null,
    );
    const now = new Map(cards.map((card) => [card.dataset['card'] ?? '', card.getBoundingClientRect()]));
    const isStill = document.documentElement.dataset['motion'] === 'off';
    if (!isStill) {
      for (const card of cards) {
        const [before, after] = [places.current, now].map((map) => map.get(card.dataset['card'] ?? ''));
        if (before === undefined || after === undefined) continue;
        const [x, y] = [before.x - after.x, before.y - after.y];
        if (Math.abs(x) + Math.abs(y) > 2) card.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], MOVE);
      }
    }
    places.current = now;
  }, [root, moment]);
}
