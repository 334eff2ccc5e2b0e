import { type RefObject, useEffect, useRef } from 'react';
import { settingsNow } from '../settings/store.ts';
import { type KeyName, keyNamed, type NATIVE, type Pressed } from './keys.ts';

/** What each key does; `pass` leaves it to the browser after all. */
export type KeyActions = { readonly [name in Exclude<KeyName, (typeof NATIVE)[number]>]: () => 'pass' | void };

/** Keys belong to whatever is open over the table. */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], .popover') !== null;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function placeOf(target: EventTarget | null, line: HTMLElement | null): Pressed['place'] {
  if (target !== null && target === line) return 'line';
  if (isField(target)) return 'field';
  return target instanceof Element && target.closest('[role=listbox]') !== null ? 'cards' : 'other';
}

/** The keys of the table, and letters: typed anywhere they go to the line. */
export function useKeys(input: RefObject<HTMLInputElement | null>, actions: KeyActions): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || isCovered()) return;
      const line = input.current;
      const place = placeOf(event.target, line);
      const name = keyNamed({
        key: event.key,
        alt: event.altKey,
        ctrl: event.ctrlKey || event.metaKey,
        place,
        isTyped: line !== null && line.value.trim() !== '',
        singleKeys: settingsNow().keys,
      });
      const isBackwards = event.key === 'Tab' && event.shiftKey;
      if (name !== null && !isBackwards && newest.current[name as keyof KeyActions]() !== 'pass') {
        event.preventDefault();
        // Lists would look for an item that begins so; whoever drags must hear of Escape.
        if (event.key !== 'Escape') event.stopImmediatePropagation();
      } else if (name === null) typeLetter(event, place, line);
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [input]);
}

function typeLetter(event: KeyboardEvent, place: Pressed['place'], line: HTMLElement | null): void {
  const isLetter = /^[a-z/]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter || place === 'line' || place === 'field') return;
  event.stopImmediatePropagation();
  line?.focus();
}
