import { type RefObject, useEffect } from 'react';

/**
 * The one rule for focus that an update would lose, as when the button just pressed is gone: it goes to the line one
 * types in if a key was used last, else, so that no keyboard comes up on a touch screen, to the viewer's part of the
 * table; where there is none, to the heading.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let held: Element | null = null;
    let by: 'key' | 'pointer' = 'key';
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
      held = null;
      refuge(table, by)?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(look);
    watch.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-disabled'] });
    table.addEventListener('focusin', take);
    document.addEventListener('keydown', key, { capture: true });
    document.addEventListener('pointerdown', point, { capture: true });
    return () => {
      watch.disconnect();
      table.removeEventListener('focusin', take);
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
