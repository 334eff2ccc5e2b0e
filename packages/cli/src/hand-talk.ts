import { placeText, sortHand, SORTS } from '@deckle/host';
import type { Card, CardId } from '@deckle/kernel';
import { brailleOf, cardOf, handOf, spokenOf } from '@deckle/words';

import type { Reply, Talk } from './desk.ts';

/** The cards in the order the player holds them. */
function heldCards({ match, view, desk }: Talk): readonly Card[] {
  const { pack } = match.tools;
  return sortHand(handOf(view), desk.sort, pack).map((id: CardId) => cardOf(pack, id));
}

const orEmpty = (lines: readonly string[]): Reply => (lines.length === 0 ? ['Your hand is empty.'] : lines);

/** One card a line, to be read aloud. */
export const readHand = (talk: Talk): Reply =>
  orEmpty(heldCards(talk).map((card, at, all) => `${spokenOf(card)}, ${placeText(at, all.length)}`));

/** Two lines a card, as on its braille face: letters, then value. */
export const brailleHand = (talk: Talk): Reply => orEmpty(heldCards(talk).flatMap(brailleOf));

export function sortHandBy({ desk }: Talk, rest: string): Reply {
  const sort = SORTS.find((name) => name === rest.toLowerCase());
  if (sort === undefined) return [`Say how: sort ${SORTS.join(', sort ')}.`];
  desk.sort = sort;
  return null;
}

export function shuffleHand({ desk, view, shuffle }: Talk): Reply {
  desk.sort = shuffle(handOf(view));
  return null;
}
