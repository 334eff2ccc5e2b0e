import type { About, Card } from '@deckle/kernel';
import { brailleOf, briefOf, effectOf, hasValue, nameOf } from '@deckle/words';
import type { PrintedCard } from '../table/news.ts';

/** A card with all that is said and drawn of it. */
export const printedCard = (card: Card, about: Pick<About, 'cards' | 'marks'> = {}): PrintedCard => ({
  ...card,
  name: nameOf(card),
  brief: briefOf(card),
  isNamed: !hasValue(card),
  braille: brailleOf(card),
  does: effectOf(about, card),
});
