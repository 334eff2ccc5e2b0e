/** A word a stretch of a row can become: its points, the hand cards it spends, by index, and their worth. */
export interface Option {
  readonly word: string;
  readonly points: number;
  readonly used: readonly number[];
  readonly worth: number;
}

export interface Joined {
  readonly words: readonly string[];
  readonly points: number;
}

/** What joined words have to share: the hand, how many of its cards are played and which must be. */
export interface Sharing {
  readonly hand: readonly { readonly face: string; readonly points: number }[];
  readonly played: readonly [min: number, max: number];
  readonly required: readonly string[];
}

/** The `most` best plays that take one option from each of their lists without spending more cards than there are. */
export function joinBest(
  plays: readonly (readonly (readonly Option[])[])[],
  sharing: Sharing,
  most: number,
): readonly Joined[] {
  const best = openRanking(most);
  const open = plays.filter((lists) => lists.every((list) => list.length > 0));
  const bounded = open.map((lists) => ({ lists, bounds: boundsOf(lists, sharing) }));
  for (const { lists, bounds } of bounded.sort((a, b) => b.bounds.all - a.bounds.all)) {
    if (bounds.all <= best.floor()) break;
    joinLists(lists, bounds, sharing, best);
  }
  return best.all();
}

/** What can still come: the best options of the lists ahead, or their best kept letters and all that is left in the hand. */
function boundsOf(lists: readonly (readonly Option[])[], { hand }: Sharing) {
  const worth = worthsOf(hand).reduce((a, b) => a + b, 0);
  const first = lists.map(([option]) => (option as Option).points);
  const kept = lists.map((list) => list.reduce((most, option) => Math.max(most, option.points - option.worth), 0));
  const sumFrom = (at: number, values: readonly number[]): number => values.slice(at).reduce((a, b) => a + b, 0);
  return {
    worth,
    ahead: lists.map((_, at) => sumFrom(at + 1, first)),
    keptAhead: lists.map((_, at) => sumFrom(at + 1, kept)),
    all: Math.min(sumFrom(0, first), sumFrom(0, kept) + worth),
  };
}

/**
 * What each card of the hand is worth at most where words are joined: as much as the dearest of its face, since two
 * words may both count on that one, and a wild as much as any card it may have to stand for.
 */
export function worthsOf(hand: Sharing['hand']): readonly number[] {
  const best = (cards: Sharing['hand']): number => cards.reduce((most, { points }) => Math.max(most, points), 0);
  return hand.map(({ face }) => best(face === '?' ? hand : hand.filter((other) => other.face === face)));
}

/** Lists come best first, so a branch that cannot get among the best any more is left at once. */
function joinLists(
  lists: readonly (readonly Option[])[],
  { ahead, keptAhead, worth }: ReturnType<typeof boundsOf>,
  { hand, played, required }: Sharing,
  best: Ranking,
): void {
  const cards = openHand(
    hand.map(({ face }) => face),
    required,
  );
  const words: string[] = [];
  const take = (at: number, points: number, spent: number, left: number): void => {
    if (at === lists.length) {
      if (spent >= played[0] && cards.hasSpentRequired()) best.add({ words: [...words], points });
      return;
    }
    for (const option of lists[at] as readonly Option[]) {
      const wanted = best.floor() - points - option.points;
      if ((ahead[at] as number) <= wanted) return;
      const leaves = left - option.worth;
      if ((keptAhead[at] as number) + leaves <= wanted) continue;
      if (spent + option.used.length > played[1] || !cards.spend(option.used)) continue;
      words.push(option.word);
      take(at + 1, points + option.points, spent + option.used.length, leaves);
      words.pop();
      cards.putBack(option.used);
    }
  };
  take(0, 0, 0, worth);
}

/** Cards of one face are alike, so two words may both name "the first E" when there are two; wilds fill what is short. */
function openHand(faces: readonly string[], required: readonly string[]) {
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

type Ranking = ReturnType<typeof openRanking>;

/** Keeps the `most` best; once full, its floor is what a newcomer has to beat. */
function openRanking(most: number) {
  let kept = new Map<string, Joined>();
  let floor = Number.NEGATIVE_INFINITY;
  const trim = (): void => {
    const best = [...kept].sort(([a, x], [b, y]) => y.points - x.points || (a < b ? -1 : 1)).slice(0, most);
    kept = new Map(best);
    if (best.length === most) floor = best.at(-1)?.[1].points ?? Number.POSITIVE_INFINITY;
  };
  return {
    floor: () => floor,
    add(joined: Joined): void {
      const key = joined.words.join(' ');
      if ((kept.get(key)?.points ?? floor) >= joined.points) return;
      kept.set(key, joined);
      if (kept.size >= 1.2 * most) trim();
    },
    all(): readonly Joined[] {
      trim();
      return [...kept.values()];
    },
  };
}
