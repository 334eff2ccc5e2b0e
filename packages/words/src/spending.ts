/**
 * A hand that several words share. Cards of one face are alike, so two words may both name "the first E" when there are two;
 * wilds fill what is short.
 */
export interface Cards<Spent> {
  /** Cards by their index. */
  readonly spend: (used: readonly number[]) => Spent;
  /** Which cards both spend, the same for cards of the same faces; null where the hand has not enough. */
  readonly meet: (a: Spent, b: Spent) => number | string | null;
  readonly both: (a: Spent, b: Spent) => Spent;
  /** A required wild can stand for any letter, so whether it is in the play is seen when the play is spelt. */
  readonly includes: (spent: Spent, required: readonly string[]) => boolean;
}

const WILD = '?';

const countIn = (faces: readonly string[], kind: string): number => faces.filter((face) => face === kind).length;
const kindsIn = (faces: readonly string[]): readonly string[] => [...new Set(faces)].filter((face) => face !== WILD);

/** Counts by kind, four bits each, seven kinds in each number; and the number of this choice among all that are possible. */
export interface Counts {
  readonly low: number;
  readonly high: number;
  readonly number: number;
}
const BITS = 4;
const IN_LOW = 7;
const MOST_KINDS = 14;
const MOST_ALIKE = 7;
/** Set above every count: where a count is taken off a smaller one, this bit goes. */
const GUARDS = 0x8888888;

/** A hand whose counts fit, so that it takes a moment to see whether it has enough; null for larger ones. */
export function packedCards(faces: readonly string[]): Cards<Counts> | null {
  const kinds = kindsIn(faces);
  const wilds = countIn(faces, WILD);
  const have = kinds.map((kind) => countIn(faces, kind));
  // Two plays together may name more than there are: taken off what there is, it must not reach the next count.
  const isTooMany = have.some((count) => count > MOST_ALIKE || count + 2 * wilds > GUARDS % 16);
  if (kinds.length + 1 > MOST_KINDS || isTooMany) return null;
  const placeOf = faces.map((face) => (face === WILD ? kinds.length : kinds.indexOf(face)));
  /** By what the number of a choice grows with each card of a kind. */
  let choices = 1;
  const steps = [...have, wilds].map((count) => {
    const step = choices;
    choices *= count + wilds + 1;
    return step;
  });
  const add = ({ low, high, number }: Counts, at: number, count: number): Counts => ({
    low: at < IN_LOW ? low + (count << (BITS * at)) : low,
    high: at < IN_LOW ? high : high + (count << (BITS * (at - IN_LOW))),
    number: number + count * (steps[at] as number),
  });
  const countAt = ({ low, high }: Counts, at: number): number =>
    (at < IN_LOW ? low >> (BITS * at) : high >> (BITS * (at - IN_LOW))) & 15;
  const none: Counts = { low: 0, high: 0, number: 0 };
  const all = have.reduce((sum, count, at) => add(sum, at, count), none);
  const [low, high] = [all.low | GUARDS, all.high | GUARDS];
  const both = (a: Counts, b: Counts): Counts => ({
    low: a.low + b.low,
    high: a.high + b.high,
    number: a.number + b.number,
  });
  const isEnoughWithWilds = (spent: Counts): boolean => {
    const short = have.reduce((sum, count, at) => sum + Math.max(0, countAt(spent, at) - count), 0);
    return short + countAt(spent, kinds.length) <= wilds;
  };
  return {
    spend: (used) => used.reduce((sum, index) => add(sum, placeOf[index] as number, 1), none),
    meet(a, b) {
      const isEnough = ((low - a.low - b.low) & (high - a.high - b.high) & GUARDS) === GUARDS;
      return isEnough || (wilds > 0 && isEnoughWithWilds(both(a, b))) ? a.number + b.number : null;
    },
    both,
    includes: (spent, required) => kinds.every((kind, at) => countAt(spent, at) >= countIn(required, kind)),
  };
}

/** Any hand: the faces that are spent, in the order of the alphabet. */
export function plainCards(faces: readonly string[]): Cards<readonly string[]> {
  const kinds = kindsIn(faces);
  const wilds = countIn(faces, WILD);
  const both = (a: readonly string[], b: readonly string[]): readonly string[] => [...a, ...b].toSorted();
  return {
    spend: (used) => used.map((index) => faces[index] as string).toSorted(),
    meet(a, b) {
      const spent = both(a, b);
      const short = kinds.reduce((sum, kind) => sum + Math.max(0, countIn(spent, kind) - countIn(faces, kind)), 0);
      return short + countIn(spent, WILD) <= wilds ? spent.join(' ') : null;
    },
    both,
    includes: (spent, required) => kinds.every((kind) => countIn(spent, kind) >= countIn(required, kind)),
  };
}
