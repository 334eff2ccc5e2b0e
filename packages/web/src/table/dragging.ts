import type { CardId } from '@deckle/kernel';
import type { DropItem } from 'react-aria-components';

/** Cards of the hand on their way. */
export const CARD_TYPE = 'deckle-card';

export async function droppedCard(items: readonly DropItem[]): Promise<CardId | null> {
  for (const item of items) {
    if (item.kind === 'text' && item.types.has(CARD_TYPE)) return Number(await item.getText(CARD_TYPE));
  }
  return null;
}
