import type { Card, CardId, Move, Slot, View, ZoneId } from '@deckle/kernel';
import { cardOf } from '@deckle/words';

type TopAt = (zone: ZoneId, index: number) => CardId | undefined;

/** How words are laid, card by card: K kept, +I added, M/T over T, A⇄X in exchange for X, (O) rolled. */
export function slotsText(words: readonly (readonly Slot[])[], topAt: TopAt, pack: readonly Card[]): string {
  const face = (id: CardId | undefined): string => (id === undefined ? '?' : cardOf(pack, id).face);
  const slotText = (slot: Slot): string => {
    if ('free' in slot) return `(${slot.free})`;
    const letters = (id: CardId | undefined): string => (slot.as === undefined ? face(id) : `?${slot.as}`);
    if ('keep' in slot) return letters(topAt(...slot.keep));
    if (slot.on === undefined) return `+${letters(slot.play)}`;
    return `${letters(slot.play)}${slot.take ? '⇄' : '/'}${face(topAt(...slot.on))}`;
  };
  return words.map((slots) => slots.map(slotText).join(' ')).join('  |  ');
}

export const wayText = (view: View, move: Move, pack: readonly Card[]): string =>
  slotsText(move.words ?? [], (zone, index) => view.zones[zone]?.row?.[index]?.at(-1), pack);
