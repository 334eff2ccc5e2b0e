import type { CardId } from '@deckle/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import { type DropTarget, dropTargetAt, type Laid } from './dragging.ts';

/** What becomes of a card of the hand that is let go over a list. */
interface Drops {
  /** Does a card also lie on another, or only beside it? */
  readonly isLaidOn: boolean;
  readonly takes: (card: CardId) => boolean;
  /** Where exactly it would lie; null where nothing would change. */
  readonly lands?: (card: CardId, target: DropTarget) => DropTarget | null;
  readonly drop: (card: CardId, target: DropTarget) => void;
}

interface Place {
  readonly list: RefObject<HTMLElement | null>;
  readonly drops: RefObject<Drops>;
}

/** All lists that cards can be dragged to. */
const places = new Set<Place>();

/** Lets cards be dragged to a list. */
export function useDrops(list: Place['list'], drops: Drops): void {
  const newest = useRef(drops);
  useEffect(() => {
    newest.current = drops;
  });
  useEffect(() => {
    const place = { list, drops: newest };
    places.add(place);
    return () => void places.delete(place);
  }, [list]);
}

/**
 * Lets the cards in a part of the page be dragged, by mouse, pen and finger alike: a browser's own drag and drop knows no
 * fingers.
 */
export function useDragging(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    const stop = new AbortController();
    const { signal } = stop;
    let isGrabbed = false;
    const press = (down: PointerEvent): void => watchPress(down, (is) => (isGrabbed = is));
    element?.addEventListener('pointerdown', press, { capture: true, signal });
    // The page does not move with the card.
    const stay = (event: TouchEvent): void => void (isGrabbed && event.cancelable && event.preventDefault());
    element?.addEventListener('touchmove', stay, { passive: false, signal });
    return () => stop.abort();
  }, [part]);
}

/** How far a pointer moves, in pixels, before it drags: a finger trembles. */
const SLACK = { mouse: 4, other: 10 };
/** How long a finger rests on a card, in milliseconds, to take it where it could also move the page. */
const REST = 250;

const CARD = '[role=option][data-key]:not([aria-disabled=true], .gap)';

/** A pointer that is pressed on a card and moves drags it; one that does not has tapped it. */
function watchPress(down: PointerEvent, setGrabbed: (isGrabbed: boolean) => void): void {
  const item = (down.target as HTMLElement).closest<HTMLElement>(CARD);
  if (item === null || down.button !== 0 || !down.isPrimary) return;
  const slack = down.pointerType === 'mouse' ? SLACK.mouse : SLACK.other;
  const stop = new AbortController();
  const { signal } = stop;
  let isTaken = down.pointerType !== 'touch' || getComputedStyle(item).touchAction === 'none';
  const rest = setTimeout(() => {
    isTaken = true;
    setGrabbed(true);
  }, REST);
  let drag: Drag | null = null;
  const end = (isDropped: boolean): void => {
    stop.abort();
    clearTimeout(rest);
    setGrabbed(false);
    drag?.end(isDropped);
  };
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void): void =>
    // What is not from a hand is what takes the press back.
    window.addEventListener(type, (event) => event.pointerId === down.pointerId && event.isTrusted && act(event), {
      signal,
    });
  on('pointermove', ({ clientX: x, clientY: y }) => {
    if (drag === null && Math.hypot(x - down.clientX, y - down.clientY) >= slack) {
      if (!isTaken) return end(false);
      setGrabbed(true);
      drag = lift(item, down);
    }
    drag?.to(x, y);
  });
  on('pointerup', () => end(true));
  on('pointercancel', () => end(false));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { capture: true, signal });
}

/** A card on its way. */
interface Drag {
  to(x: number, y: number): void;
  end(isDropped: boolean): void;
}

function lift(item: HTMLElement, { clientX, clientY, pointerId, pointerType }: PointerEvent): Drag {
  // The list has seen a press begin: it is none.
  item.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }));
  const id = Number(item.dataset['key']);
  const block = blockAround(item);
  const shown = block.map(showLifted);
  const marked = [...block, document.documentElement];
  for (const { dataset } of marked) dataset['dragging'] = 'true';
  let aim: Aim | null = null;
  const aimAt = (next: Aim | null): void => {
    delete aim?.item.dataset['drop'];
    aim = next;
    if (next !== null) next.item.dataset['drop'] = next.target.where;
  };
  return {
    to(x, y) {
      aimAt(aimedAt(id, x, y));
      for (const { of, at, face } of shown) {
        face.style.translate = `${at.left + x - clientX}px ${at.top + y - clientY}px`;
        // To a row a card goes alone.
        face.style.visibility = of !== item && aim?.drops.isLaidOn === true ? 'hidden' : '';
      }
    },
    end(isDropped) {
      const last = aim;
      aimAt(null);
      for (const { face } of shown) face.remove();
      for (const { dataset } of marked) delete dataset['dragging'];
      if (isDropped) last?.drops.drop(id, last.target);
    },
  };
}

/** A card and those it is kept together with. */
function blockAround(item: HTMLElement): readonly HTMLElement[] {
  const { together } = item.dataset;
  const list = item.parentElement;
  if (together === undefined || list === null) return [item];
  return [...list.querySelectorAll<HTMLElement>(`[data-together="${together}"]`)];
}

interface Lifted {
  readonly of: HTMLElement;
  readonly face: HTMLElement;
  /** Where it lay. */
  readonly at: Pick<DOMRect, 'left' | 'top'>;
}

function showLifted(of: HTMLElement): Lifted {
  const card = of.querySelector('.card') ?? of;
  const { left, top } = card.getBoundingClientRect();
  const face = card.cloneNode(true) as HTMLElement;
  face.classList.add('dragged');
  face.style.setProperty('--card', getComputedStyle(card).getPropertyValue('--card'));
  document.body.append(face);
  return { of, face, at: { left, top } };
}

interface Aim {
  readonly drops: Drops;
  readonly target: DropTarget;
  /** Which shows it. */
  readonly item: HTMLElement;
}

function aimedAt(card: CardId, x: number, y: number): Aim | null {
  const under = document.elementFromPoint(x, y);
  const place = [...places].find(({ list }) => list.current?.contains(under) ?? false);
  const drops = place?.drops.current;
  if (drops === undefined || !drops.takes(card)) return null;
  const items = [...(place?.list.current?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  const keyOf = ({ dataset }: HTMLElement): string => dataset['key'] ?? '';
  const laid = items.map((item): Laid => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return { key: keyOf(item), left, right, top, bottom };
  });
  const over = dropTargetAt(laid, x, y, drops.isLaidOn);
  const target = over === null || drops.lands === undefined ? over : drops.lands(card, over);
  const item = items.find((each) => keyOf(each) === target?.key);
  return target === null || item === undefined ? null : { drops, target, item };
}
