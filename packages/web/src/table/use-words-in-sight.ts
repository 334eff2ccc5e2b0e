import { type RefObject, useEffect } from 'react';

/** The ring around a card that was just laid. */
const RIM = 6;

/**
 * The viewer's own part of the table lies over the page's lower edge, and grows with what is composed, answered or
 * refused. The words laid stay in sight above it: what is above them gives way, and comes back afterwards.
 */
export function useWordsInSight(own: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const desk = own.current;
    const head = document.querySelector<HTMLElement>('.table-head');
    const board = desk?.closest('.table')?.querySelector('.board') ?? null;
    const brief = desk?.closest('.table')?.querySelector<HTMLElement>('.seats-brief') ?? null;
    if (desk === null || board === null) return;
    /** Where the page was before it gave way, and where it went. */
    let gave: { readonly from: number; readonly to: number } | null = null;
    const giveWay = (): void => {
      // Whoever has scrolled since is where they want to be.
      const from = gave?.to === Math.round(scrollY) ? gave.from : scrollY;
      const { bottom } = board.getBoundingClientRect();
      const top = board.querySelector('.row-piles')?.getBoundingClientRect().top ?? bottom;
      const isOver = getComputedStyle(desk).position === 'sticky';
      const needed = bottom + RIM + desk.offsetHeight - innerHeight;
      // With the page at its top, so that nothing gives way for it.
      const free = -needed - scrollY;
      const line = brief?.offsetHeight ?? 0;
      // Where all words can be in sight only without the line above them, that gives way, too.
      const isTight = needed > top - line && needed - RIM <= top;
      brief?.toggleAttribute('data-tight', isTight);
      const covered = scrollY + Math.min(isTight ? top : top - line, needed);
      // Half a headline is worse than none.
      const whole = covered > 0 ? Math.max(covered, head?.offsetHeight ?? 0) : covered;
      const to = isOver ? Math.round(Math.max(from, whole)) : from;
      gave = to === from ? null : { from, to };
      if (to !== Math.round(scrollY)) scrollTo({ top: to, behavior: 'instant' });
      if (isOver) spread(desk, free);
    };
    const watch = new ResizeObserver(giveWay);
    watch.observe(desk);
    watch.observe(board);
    return () => watch.disconnect();
  }, [own]);
}

/** While somebody composes, choices are one line and open from a button; where there is room below the words for all of them, they are there. */
function spread(desk: HTMLElement, free: number): void {
  const more = desk.querySelector<HTMLElement>('.choices > .more');
  if (desk.hasAttribute(SPREAD)) return void desk.toggleAttribute(SPREAD, free >= 0);
  if (more === null || more.offsetParent === null) return;
  const before = desk.offsetHeight;
  desk.setAttribute(SPREAD, '');
  if (desk.offsetHeight - before > free) desk.removeAttribute(SPREAD);
}

const SPREAD = 'data-roomy';
