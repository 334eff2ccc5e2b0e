import type { CardId, Spot } from '@deckle/kernel';
import type { Draft, Pin } from './news.ts';

export const EMPTY: Draft = { text: '', pins: [], way: 0 };

/** What is typed keeps the pins before and after the change, and starts with the first way again. */
export function typed({ text, pins }: Draft, next: string): Draft {
  const same = (a: string, b: string): number => {
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at]) at++;
    return at;
  };
  const head = same(text, next);
  const reversed = (each: string): string => Array.from(each).reverse().join('');
  const tail = Math.min(same(reversed(text), reversed(next)), text.length - head, next.length - head);
  const moved = next.length - text.length;
  const kept = pins.flatMap((pin): readonly Pin[] => {
    if (pin.at + pin.length <= head) return [pin];
    return pin.at >= text.length - tail ? [{ ...pin, at: pin.at + moved }] : [];
  });
  return { text: next, pins: kept, way: 0 };
}

/** Letters put at the end, or at a place among the others, from a certain card or pile. */
export function placed(
  { text, pins }: Draft,
  letters: string,
  from: { readonly card: CardId; readonly on?: Spot } | { readonly spot: Spot },
  at = text.length,
): Draft {
  const shifted = pins.map((pin) => (pin.at >= at ? { ...pin, at: pin.at + letters.length } : pin));
  const pin: Pin = { at, length: letters.length, ...from };
  return { text: text.slice(0, at) + letters + text.slice(at), pins: [...shifted, pin], way: 0 };
}

/** Without the last pinned card, or the last letter. */
export function shortened(draft: Draft): Draft {
  const last = draft.pins.find(({ at, length }) => at + length === draft.text.length);
  return typed(draft, draft.text.slice(0, -(last?.length ?? 1)));
}
