import type { Card, Game, Seat, SeenEvent } from '@deckle/kernel';
import { toldOf } from './card-text.ts';
import { listed } from './listed.ts';
import { partsText } from './parts.ts';
import { cardOf } from './tools.ts';

/** Who sits where, for sentences. */
export type Names = (seat: Seat) => string;

/** Faces of the cards, or how many where they cannot be seen. */
function cardsText(cards: readonly number[] | null, count: number, pack: readonly Card[]): string {
  if (cards === null) return count === 1 ? 'a card' : `${count} cards`;
  return cards.map((id) => toldOf(cardOf(pack, id))).join(' ');
}

/** One sentence for one event, as the seat it was cut for may know it; null where another event of the step says it. `you`: who reads it. */
export function narrate(
  game: Game,
  event: SeenEvent,
  names: Names,
  pack: readonly Card[],
  you: Seat | null = null,
): string | null {
  if (event.kind === 'moved') return movedText(game, event, names, pack);
  if (event.kind === 'said') return saidText(game, event, names);
  if (event.kind === 'out') return `${names(event.seat)} is out.`;
  if (event.kind === 'scored')
    return `${names(event.seat)}: ${event.points >= 0 ? '+' : '−'}${Math.abs(event.points)} (${scoredText(event)}).`;
  return `The game is over: ${event.reason}.${wonText(event.winners, names, you)}`;
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

function saidText(game: Game, event: SeenEvent & { kind: 'said' }, names: Names): string {
  const phrase = game.phrases[event.what];
  if (phrase === undefined) throw new Error(`${game.id} has no phrase for ${event.what}`);
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === 'seat') return event.seat === null ? 'Nobody' : names(event.seat);
    const value = event.data[name];
    if (value === undefined) return whole;
    return name.startsWith('seat') ? names(Number(value)) : String(value);
  });
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
): string | null {
  const [from, to] = [event.from.split(' '), event.to.split(' ')];
  const owner = [to, from].find(([kind]) => kind === 'hand')?.[1];
  return (
    game.phrases[`moved ${from[0]} ${to[0]}`]
      ?.replace('{seat}', () => (owner === undefined ? 'Somebody' : names(Number(owner))))
      .replace('{giver}', () => names(Number(from[1])))
      .replace('{cards}', () => cardsText(event.cards, event.count, pack)) ?? null
  );
}
