import { type FocusEvent, useState } from 'react';

/**
 * Are the cards of a list dragged? With a pointer they are. By keyboard Enter puts a card into the word, and a list that
 * can be dragged would take that key for itself.
 */
export function useDragged() {
  const [isDragged, setDragged] = useState(false);
  const watching = {
    onPointerDownCapture: () => setDragged(true),
    onKeyDownCapture: () => setDragged(false),
    onFocusCapture: ({ target }: FocusEvent) => setDragged(!target.matches(':focus-visible')),
  };
  return { isDragged, watching };
}
