import { type RefObject, useEffect } from 'react';

const MOST_TRIES = 20;

/**
 * The one rule for focus that an update would lose, as when the button just pressed is gone: it goes to the line one
 * types in if a key was used last, else, so that no keyboard comes up on a touch screen, to the viewer's part of the
 * table; where there is none, to the heading.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let held: Element | null = document.activeElement;
    let by: 'key' | 'pointer' = 'key';
    let frame = 0;
    let tries = 0;
    const take = (event: FocusEvent): void => {
      held = event.target instanceof Element ? event.target : null;
    };
    const key = (): void => {
      by = 'key';
    };
    const point = (): void => {
      by = 'pointer';
    };
    const look = (): void => {
      if (held === null || !isLost(held)) return;
      const target = refuge(table, by);
      target?.focus({ preventScroll: true });
      // Behind a dialog that is just closing nothing can be focused yet.
      if (target !== null && document.activeElement !== target && tries++ < MOST_TRIES) soon();
      else tries = 0;
    };
    // A dialog that closes gives the focus back by itself, if there is somebody to give it to.
    function soon(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    }
    const watch = new MutationObserver(soon);
    watch.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-disabled'] });
    watch.observe(document.body, { childList: true });
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', soon);
    document.addEventListener('keydown', key, { capture: true });
    document.addEventListener('pointerdown', point, { capture: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', soon);
      document.removeEventListener('keydown', key, { capture: true });
      document.removeEventListener('pointerdown', point, { capture: true });
    };
  }, [root]);
}

/** The element that had the focus is gone or dead, and nothing else has it. */
function isLost(held: Element): boolean {
  const now = document.activeElement;
  const isNowhere = now === null || now === document.body;
  return (isNowhere && !held.isConnected) || (held.matches(':disabled') && (isNowhere || now === held));
}

const refuge = (table: HTMLElement, by: 'key' | 'pointer'): HTMLElement | null =>
  (by === 'key' ? table.querySelector<HTMLElement>('#composer') : null) ??
  table.querySelector<HTMLElement>('.desk') ??
  table.querySelector<HTMLElement>('h1');
