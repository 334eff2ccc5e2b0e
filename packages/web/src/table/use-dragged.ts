import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Are the cards of a list dragged? With a pointer they are. By keyboard Enter puts a card into the word, and a list that
 * can be dragged would take that key for itself. `grabbed` is the card under the pointer: React Aria would take all that
 * are in the word along.
 */
export function useDragged() {
  const [isDragged, setDragged] = useState(false);
  const grabbed = useRef<string | null>(null);
  const watching = {
    onPointerDownCapture({ target }: PointerEvent) {
      const card = (target as Element).closest<HTMLElement>('[role=option][data-key]');
      grabbed.current = card?.dataset['key'] ?? null;
      setDragged(true);
    },
    onKeyDownCapture: () => setDragged(false),
    onFocusCapture: ({ target }: FocusEvent) => setDragged(!target.matches(':focus-visible')),
  };
  return { isDragged, grabbed, watching };
}
