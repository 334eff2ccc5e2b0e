import { type RefObject, useEffect, useRef } from 'react';

/** Tells the style of an element how high it is, which a style cannot ask. */
export function useOwnHeight(property: string): RefObject<HTMLFormElement | null> {
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = own.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => element.style.setProperty(property, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => watch.disconnect();
  }, [property]);
  return own;
}
