/** Cards of one face are alike, so two words may both name "the first E" when there are two; wilds fill what is short. */
export function openHand(faces: readonly string[], required: readonly string[]) {
  const kinds = [...new Set(faces)];
  const countOf = (kind: string, all: readonly string[]): number => all.filter((face) => face === kind).length;
  const kindOf = faces.map((face) => kinds.indexOf(face));
  const wild = kinds.indexOf('?');
  const left = kinds.map((kind) => countOf(kind, faces));
  /** A required wild can stand for any letter, so whether it is in the play is seen when the play is spelt. */
  const most = kinds.map((kind, at) => (at === wild ? faces.length : (left[at] as number) - countOf(kind, required)));
  /** Wilds that are neither spent as such nor stand for a card of which there are not enough. */
  let wilds = wild < 0 ? 0 : (left[wild] as number);
  const spendOne = (index: number): void => {
    const kind = kindOf[index] as number;
    if (kind === wild || (left[kind] as number) <= 0) wilds--;
    left[kind] = (left[kind] as number) - 1;
  };
  const putBackOne = (index: number): void => {
    const kind = kindOf[index] as number;
    if (kind === wild || (left[kind] as number) < 0) wilds++;
    left[kind] = (left[kind] as number) + 1;
  };
  return {
    /** Spends the cards, or leaves all as it was where there are not enough. */
    spend(used: readonly number[]): boolean {
      for (let at = 0; at < used.length; at++) {
        spendOne(used[at] as number);
        if (wilds >= 0) continue;
        for (; at >= 0; at--) putBackOne(used[at] as number);
        return false;
      }
      return true;
    },
    putBack(used: readonly number[]): void {
      for (const index of used) putBackOne(index);
    },
    hasSpentRequired: (): boolean => left.every((count, kind) => count <= (most[kind] as number)),
  };
}

/** Cards to spend as counts by kind, four bits each, eight kinds in each number. */
export interface Need {
  readonly low: number;
  readonly high: number;
}

/** Set above every count: where a count is taken off a smaller one, this bit goes. */
const GUARDS = 0x88888888 | 0;
const MOST_KINDS = 16;
const MOST_ALIKE = 7;

/** The hand as two numbers, so that it takes a moment to see whether it has enough; null with wilds or too many cards. */
export function openCounts(faces: readonly string[]) {
  const kinds = [...new Set(faces)];
  const tooMany = kinds.some((kind) => faces.filter((face) => face === kind).length > MOST_ALIKE);
  if (kinds.includes('?') || kinds.length > MOST_KINDS || tooMany) return null;
  const kindOf = faces.map((face) => kinds.indexOf(face));
  const needOf = (used: readonly number[]): Need => {
    let [low, high] = [0, 0];
    for (const index of used) {
      const kind = kindOf[index] as number;
      if (kind < 8) low += 1 << (4 * kind);
      else high += 1 << (4 * (kind - 8));
    }
    return { low: low | 0, high: high | 0 };
  };
  const all = needOf(faces.map((_, index) => index));
  return {
    needOf,
    leftAfter: ({ low, high }: Need): Need => ({ low: all.low - low, high: all.high - high }),
    has: (left: Need, need: Need): boolean =>
      (((left.low | GUARDS) - need.low) & ((left.high | GUARDS) - need.high) & GUARDS) === GUARDS,
  };
}
