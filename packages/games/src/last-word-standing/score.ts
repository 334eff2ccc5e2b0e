import type { CardId } from '@deckle/kernel';
import { sumOfParts, type WordTools } from '@deckle/words';
import type { LwsTable } from './types.ts';
import { countingWords, holderOf, partsOf, payoff } from './value.ts';
import { cardsIn, COMMUNITY, DISCARD, olderZone, wordZone } from './zones.ts';

export const GOAL = 75;

/** The standing word in full, every other player's last word half. */
export function scoreWords(table: LwsTable, tools: WordTools): void {
  const holder = holderOf(table.state);
  const words = countingWords(table.state);
  if (holder === null && words.length > 0) table.say('nobodyStands');
  for (const laid of words) {
    const points = payoff(laid, holder);
    const parts = partsOf(laid, tools);
    if (laid.seat !== holder) table.score(laid.seat, points, `half of ${laid.value} for ${laid.word}`);
    else table.score(laid.seat, points, laid.word, sumOfParts(parts) === points ? parts : []);
  }
}

/** Played letters go, and the community cards that are in a word on the table. */
export function clearWords(table: LwsTable): void {
  const { shared, seats } = table.state;
  const used = new Set<CardId>([...shared.laid, ...shared.older].flatMap(({ cards }) => cards));
  const community = cardsIn(table.state, COMMUNITY).filter((card) => used.has(card));
  table.share({ laid: [], older: [], holder: null, copied: [] });
  table.move(community, COMMUNITY, DISCARD);
  for (let seat = 0; seat < seats; seat++) {
    for (const zone of [wordZone(seat), olderZone(seat)]) table.move(cardsIn(table.state, zone), zone, DISCARD);
  }
}
