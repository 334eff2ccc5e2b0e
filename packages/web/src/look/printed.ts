import type { Card } from '@deckle/kernel';
import { brailleOf, briefOf, hasValue, spokenOf } from '@deckle/words';
import type { PrintedCard } from '../table/news.ts';

/** A card with all that is said and drawn of it. */
export const printedCard = (card: Card): PrintedCard => ({
  ...card,
  spoken: spokenOf(card),
  brief: briefOf(card),
  isNamed: !hasValue(card),
  braille: brailleOf(card),
});
