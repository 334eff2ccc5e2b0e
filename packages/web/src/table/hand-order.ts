import type { Sort } from '@deckle/host';
import { type CardId, inAnyOrder } from '@deckle/kernel';
import type { DropTarget } from './dragging.ts';
import type { Held, PrintedCard } from './news.ts';

export const UNSORTED: Held = { order: [], groups: [] };

/** Cards that go together, or one that goes alone. */
export type Block = readonly CardId[];

/** The hand as it is held: what is in order, then what came since; those of a group lie where the first of them does. */
export function blocksIn(cards: readonly CardId[], { order, groups }: Held): readonly Block[] {
  const place = (id: CardId): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const row = [...cards].sort((a, b) => place(a) - place(b));
  const blockOf = (id: CardId): Block => {
    const group = groups.find((each) => each.includes(id));
    return group === undefined ? [id] : row.filter((each) => group.includes(each));
  };
  return row.map(blockOf).filter((block, at) => block[0] === row[at]);
}

export const arranged = (cards: readonly CardId[], held: Held): readonly CardId[] => blocksIn(cards, held).flat();

/** The block of a card, itself at least. */
export const blockOf = (blocks: readonly Block[], id: CardId): Block =>
  blocks.find((block) => block.includes(id)) ?? [id];

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const isVowel = (face: string): boolean => /^[AEIOU]/.test(face);

const KEYS: { readonly [sort in Sort]: (a: PrintedCard, b: PrintedCard) => number } = {
  letters: () => 0,
  points: (a, b) => b.points - a.points,
  vowels: (a, b) => Number(isVowel(b.face)) - Number(isVowel(a.face)),
};

/** A group goes where its first card belongs. */
export function sorted(cards: readonly PrintedCard[], held: Held, sort: Sort): Held {
  const firstOf = ([id]: Block): PrintedCard => cards.find((card) => card.id === id) as PrintedCard;
  const compare = (a: PrintedCard, b: PrintedCard): number => KEYS[sort](a, b) || byText(a.face, b.face) || a.id - b.id;
  const blocks = blocksIn(
    cards.map(({ id }) => id),
    held,
  );
  return { ...held, order: [...blocks].sort((a, b) => compare(firstOf(a), firstOf(b))).flat() };
}

export const below = (n: number): number => Math.floor(Math.random() * n);

/** What can be seen of a card: two of the same print are the same to whoever holds them. */
const printOf = ({ face, points, marks }: PrintedCard): string => JSON.stringify([face, points, marks]);

/**
 * Another order to look at, always, unless all cards look alike: shuffled cards that lie as before are no help. Groups
 * change places as they are; only where nobody would see that, the cards of one do.
 */
export function shuffled(cards: readonly PrintedCard[], held: Held, below: (n: number) => number): Held {
  const prints = new Map(cards.map((card) => [card.id, printOf(card)]));
  const seen = (blocks: readonly Block[]): string =>
    blocks
      .flat()
      .map((id) => prints.get(id))
      .join();
  const blocks = blocksIn([...prints.keys()], held);
  const within = blocks.flatMap((block, at) => turnsOf(block, below).map((turn) => blocks.with(at, turn)));
  const next = [...turnsOf(blocks, below), ...within].find((order) => seen(order) !== seen(blocks));
  return { ...held, order: (next ?? blocks).flat() };
}

/** Things in any order, and that order begun with each of them: where it can be seen at all, it is seen in one of these. */
function turnsOf<T>(things: readonly T[], below: (n: number) => number): readonly (readonly T[])[] {
  const order = inAnyOrder(things, { below });
  return order.map((_thing, at) => [...order.slice(at), ...order.slice(0, at)]);
}

/** Whom these cards would be together with: those chosen, in that order, and whoever is with one of them already. */
export function companyOf(cards: readonly CardId[], held: Held, chosen: readonly CardId[]): Block {
  const blocks = blocksIn(cards, held);
  return [...new Set([...chosen, ...chosen.flatMap((id) => blockOf(blocks, id))])];
}

/** From now on these cards, of a hand as it is held, are together. */
export function joined(cards: readonly CardId[], held: Held, chosen: readonly CardId[]): Held {
  const group = companyOf(cards, held, chosen);
  const first = cards.findIndex((id) => group.includes(id));
  const others = cards.filter((id) => !group.includes(id));
  return {
    order: others.toSpliced(first, 0, ...group),
    groups: [...held.groups.filter((each) => !each.some((id) => group.includes(id))), group],
  };
}

/** Those of this card's group go alone again. */
export const apart = (cards: readonly CardId[], { groups }: Held, id: CardId): Held => ({
  order: cards,
  groups: groups.filter((group) => !group.includes(id)),
});

/** Where a card that is let go over another one will lie: never inside of a group; null where that changes nothing. */
export function landing(cards: readonly CardId[], held: Held, id: CardId, target: DropTarget): DropTarget | null {
  const block = blockOf(blocksIn(cards, held), Number(target.key));
  if (block.includes(id)) return null;
  if (block.length === 1) return target;
  const at = block.indexOf(Number(target.key)) + (target.where === 'after' ? 1 : 0);
  const isNearerEnd = at * 2 > block.length;
  return { key: String(isNearerEnd ? block.at(-1) : block[0]), where: isNearerEnd ? 'after' : 'before' };
}

/** A card and those it is together with, moved to another one and those of that one. */
export function moved(cards: readonly CardId[], held: Held, id: CardId, { key, where }: DropTarget): Held {
  const blocks = blocksIn(cards, held);
  const [own, other] = [blockOf(blocks, id), blockOf(blocks, Number(key))];
  if (own === other) return held;
  const rest = blocks.filter((block) => block !== own);
  return { ...held, order: rest.toSpliced(rest.indexOf(other) + (where === 'after' ? 1 : 0), 0, own).flat() };
}

/** A card and those it is together with, one place on or back. */
export function nudged(cards: readonly CardId[], held: Held, id: CardId, by: -1 | 1): Held {
  const blocks = blocksIn(cards, held);
  const own = blockOf(blocks, id);
  const at = blocks.indexOf(own);
  const other = blocks[at + by];
  if (other === undefined) return held;
  return {
    ...held,
    order: blocks
      .with(at, other)
      .with(at + by, own)
      .flat(),
  };
}
