import type { Card, Game, Seat, SeenEvent } from '@deckle/kernel';
import { addressed, type Names, type PartAt } from './addressed.ts';
import { toldOf } from './card-text.ts';
import { listed } from './listed.ts';
import { partsText } from './parts.ts';
import { cardOf } from './tools.ts';

/** Faces of the cards, or how many where they cannot be seen. */
function cardsText(cards: readonly number[] | null, count: number, pack: readonly Card[]): string {
  if (cards === null) return count === 1 ? 'a card' : `${count} cards`;
  return cards.map((id) => toldOf(cardOf(pack, id))).join(' ');
}

/**
 * One sentence for one event, as the seat it was cut for may know it; null where another event of the step says it.
 * `you`: who reads it, and is spoken to.
 */
export function narrate(
  game: Game,
  event: SeenEvent,
  names: Names,
  pack: readonly Card[],
  you: Seat | null = null,
): string | null {
  if (event.kind === 'moved') return movedText(game, event, names, pack, you);
  if (event.kind === 'said') return saidText(game, event, names, you);
  if (event.kind === 'ended') return `The game is over: ${event.reason}.${wonText(event.winners, names, you)}`;
  const isYou = event.seat === you;
  if (event.kind === 'out') return isYou ? 'You are out.' : `${names(event.seat)} is out.`;
  const points = `${event.points >= 0 ? '+' : '−'}${Math.abs(event.points)} (${scoredText(event)})`;
  return `${isYou ? 'You' : names(event.seat)}: ${points}.`;
}

/** Whoever reads it and has won is told so. */
function wonText(winners: readonly Seat[], names: Names, you: Seat | null): string {
  if (winners.length === 0) return '';
  const others = winners.filter((seat) => seat !== you).map(names);
  if (you === null || !winners.includes(you))
    return ` ${winners.length === 1 ? 'Winner' : 'Winners'}: ${listed(others)}.`;
  return others.length === 0 ? ' You won.' : ` Winners: ${listed([...others, 'you'])}.`;
}

/** What points were made for, part by part where that is known. */
export const scoredText = ({ why, parts }: SeenEvent & { kind: 'scored' }): string =>
  parts === undefined ? why : partsText(parts);

function saidText(game: Game, event: SeenEvent & { kind: 'said' }, names: Names, you: Seat | null): string {
  const phrase = game.phrases[event.what];
  if (phrase === undefined) throw new Error(`${game.id} has no phrase for ${event.what}`);
  const partAt: PartAt = (place) => {
    if (place === 'seat') return event.seat;
    const value = event.data[place];
    if (value === undefined) return undefined;
    return place.startsWith('seat') ? Number(value) : String(value);
  };
  return addressed(phrase, partAt, names, you);
}

/**
 * Cards moving is told only where a game names both places for it: `moved deck hand`. By convention the zone of a
 * seat's hand is `hand` and the seat's number, which is who the sentence is about, and whose it was before: {giver}.
 */
function movedText(
  game: Game,
  event: SeenEvent & { kind: 'moved' },
  names: Names,
  pack: readonly Card[],
  you: Seat | null,
): string | null {
  const [from, to] = [event.from.split(' '), event.to.split(' ')];
  const phrase = game.phrases[`moved ${from[0]} ${to[0]}`];
  if (phrase === undefined) return null;
  const owner = [to, from].find(([kind]) => kind === 'hand')?.[1];
  const partAt: PartAt = (place) => {
    if (place === 'cards') return cardsText(event.cards, event.count, pack);
    const seat = place === 'giver' ? from[1] : owner;
    return seat === undefined ? undefined : Number(seat);
  };
  return addressed(phrase, partAt, names, you);
}
