import { type RefObject, useEffect } from 'react';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Letters typed anywhere at the table go to the composer. */
export function useTyping(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const type = (event: KeyboardEvent): void => {
      const isLetter = /^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || isEditable(event.target) || document.querySelector('[role=dialog]') !== null) return;
      // Lists would look for an item that begins so.
      event.stopImmediatePropagation();
      input.current?.focus();
    };
    document.addEventListener('keydown', type, { capture: true });
    return () => document.removeEventListener('keydown', type, { capture: true });
  }, [input]);
}
