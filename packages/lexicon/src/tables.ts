import type { Engine } from './engine.ts';
import * as at from './layout.ts';
import { allowedBits, type Bits, cardBits, dropBits, groupOf, groupsOf, type Option, type Plan } from './plan.ts';
import { MAX_WORD, type Query, type QueryCard, WILD } from './query.ts';

// Writes queries into the engine's memory, see layout.ts.

const writeBits = (view: DataView, place: number, [low, high]: Bits): void => {
  view.setUint32(place, low, true);
  view.setUint32(place + 4, high, true);
};

const codeOf = (letter: string): number => letter.charCodeAt(0) - 65;

/** Letters and wilds of a plain hand; its cards are as many as the letters, so their limits are the length's. */
export const writeHand = ({ view }: Engine, query: Query, order: readonly number[]): void => {
  const group = groupsOf(query)[0] ?? { min: 0, max: query.cards.length };
  view.setUint32(at.MIN_LENGTH, Math.min(Math.max(query.length[0], group.min), MAX_WORD + 1), true);
  view.setUint32(at.MAX_LENGTH, Math.min(query.length[1], group.max, query.cards.length, MAX_WORD), true);
  for (let kind = 0; kind <= at.WILDS; kind++) view.setUint8(at.COUNTS + kind, 0);
  let have = 0;
  // The engine spends the card with the highest place first, so the best ones, first in order, come last.
  for (let bit = order.length - 1; bit >= 0; bit--) {
    const { face, points } = query.cards[order[bit] as number] as QueryCard;
    const kind = face === WILD ? at.WILDS : codeOf(face);
    const count = view.getUint8(at.COUNTS + kind);
    if (count === 0) view.setUint8(at.LAST_BITS + kind, bit + 1);
    view.setUint8(at.COUNTS + kind, count + 1);
    view.setInt32(at.VALUES + kind * 256 + count * 4, points, true);
    if (kind !== at.WILDS) have |= 1 << kind;
  }
  view.setUint32(at.WANTED, have, true);
};

/** Numbers the tails of longer faces and writes what follows what. 0 is no tail. */
const writeTails = (view: DataView, options: readonly Option[]): Map<string, number> => {
  const numbers = new Map([['', 0]]);
  const write = (tail: string): number => {
    const known = numbers.get(tail);
    if (known !== undefined) return known;
    const next = write(tail.slice(1));
    const number = numbers.size;
    numbers.set(tail, number);
    view.setUint16(at.TAILS + number * at.TAIL_SIZE, codeOf(tail), true);
    view.setUint16(at.TAILS + number * at.TAIL_SIZE + 2, next, true);
    return number;
  };
  for (const option of options) write(option.tail);
  return numbers;
};

const writeOption = (view: DataView, place: number, option: Option, tail: number): void => {
  writeBits(view, place + at.OPTION_CARDS, option.cards);
  writeBits(view, place + at.OPTION_BLOCK, option.block);
  writeBits(view, place + at.OPTION_UNLESS, option.unless);
  writeBits(view, place + at.OPTION_GROUP, option.group);
  view.setUint32(place + at.OPTION_INSERT, option.insert, true);
  view.setUint32(place + at.OPTION_ADVANCE, option.advance, true);
  view.setUint32(place + at.OPTION_LIMIT, option.limit, true);
  view.setUint32(place + at.OPTION_TAIL, tail, true);
  view.setUint32(place + at.OPTION_KEEP, option.keep ? 1 : 0, true);
  view.setInt32(place + at.OPTION_POINTS, option.points, true);
};

/** The options of each letter, one letter after the other, as they are sorted. */
const writeOptions = (view: DataView, options: readonly Option[]): void => {
  const tails = writeTails(view, options);
  let index = 0;
  for (let letter = 0; letter <= 26; letter++) {
    view.setUint32(at.OPTION_INDEX + letter * 4, at.OPTIONS + index * at.OPTION_SIZE, true);
    for (let option = options[index]; option?.letter === letter; option = options[index]) {
      writeOption(view, at.OPTIONS + index * at.OPTION_SIZE, option, tails.get(option.tail) as number);
      index++;
    }
  }
};

const wantedLetters = (options: readonly Option[]): number =>
  options.reduce(
    (bits, { letter, tail }) => Array.from(tail, codeOf).reduce((all, code) => all | (1 << code), bits | (1 << letter)),
    0,
  );

const writeMinima = (view: DataView, { cards, groups }: Plan): void => {
  let count = 0;
  groups.forEach(({ min }, group) => {
    if (min === 0) return;
    const place = at.MINIMA + count++ * at.MINIMA_SIZE;
    writeBits(
      view,
      place,
      cardBits(cards, (card) => groupOf(card) === group),
    );
    view.setUint32(place + 8, min, true);
  });
  view.setUint32(at.MINIMA_COUNT, count, true);
};

export const writeRow = ({ view }: Engine, query: Query, plan: Plan): void => {
  const { cards, piles, options } = plan;
  view.setUint32(at.MIN_LENGTH, Math.min(query.length[0], MAX_WORD + 1), true);
  view.setUint32(at.MAX_LENGTH, Math.min(query.length[1], MAX_WORD), true);
  view.setUint32(at.WANTED, wantedLetters(options), true);
  view.setUint32(at.FINAL, 1 << piles.length, true);
  view.setUint32(at.DROP, dropBits(piles), true);
  view.setUint32(at.MIN_KEPT, query.minKept ?? 0, true);
  view.setUint32(at.RUN, query.run ?? 0, true);
  writeBits(
    view,
    at.REQUIRED,
    cardBits(cards, (card) => card.required === true),
  );
  writeBits(
    view,
    at.ALL_CARDS,
    cardBits(cards, () => true),
  );
  writeMinima(view, plan);
  allowedBits(piles).forEach((bits, left) => {
    view.setUint32(at.ALLOWED + left * 4, bits, true);
  });
  cards.forEach((card, bit) => {
    view.setInt32(at.POINTS + bit * 4, card.points, true);
  });
  writeOptions(view, options);
};
