import { type Need, openCounts, openHand } from './spending.ts';

/** Words a stretch of the table can become: their points, the hand cards they spend, by index, and the worth of those. */
export interface Option {
  readonly words: readonly string[];
  readonly points: number;
  readonly used: readonly number[];
  readonly worth: number;
}

const NOTHING: Option = { words: [], points: 0, used: [], worth: 0 };

const both = (a: Option, b: Option): Option => ({
  words: [...a.words, ...b.words],
  points: a.points + b.points,
  used: [...a.used, ...b.used],
  worth: a.worth + b.worth,
});

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
): readonly Option[] {
  const best = openRanking(most);
  const open = plays.filter((lists) => lists.every((list) => list.length > 0));
  const bounded = open.map((lists) => ({ lists, bounds: boundsOf(lists, sharing) }));
  for (const { lists, bounds } of bounded.sort((a, b) => b.bounds.all - a.bounds.all)) {
    if (bounds.all <= best.floor()) break;
    joinLists(lists, bounds, sharing, best);
  }
  return best.all();
}

/**
 * The best plays on any of several rows, each row with its options best first. Row after row every one of the `most`
 * best plays so far is tried with every option of the row, so a play that is poor at first but rich in the end can be missed.
 */
export function joinRows(rows: readonly (readonly Option[])[], sharing: Sharing, most: number): readonly Option[] {
  const faces = sharing.hand.map(({ face }) => face);
  const fitting = openFitting(faces);
  let plays: readonly Option[] = [];
  for (const options of rows) {
    const best = openRanking(most);
    for (const play of plays) best.add(play);
    for (const play of [NOTHING, ...plays]) {
      const fits = fitting(play, options);
      for (let at = 0; at < options.length; at++) {
        const option = options[at] as Option;
        if (play.points + option.points <= best.floor()) break;
        if (play.used.length + option.used.length <= sharing.played[1] && fits(at)) best.add(both(play, option));
      }
    }
    plays = best.all();
  }
  return plays.filter(({ used }) => {
    const cards = openHand(faces, sharing.required);
    cards.spend(used);
    return used.length >= sharing.played[0] && cards.hasSpentRequired();
  });
}

/** Which options of a list there are cards for beside a play: by counts where they can tell, else card by card. */
function openFitting(faces: readonly string[]) {
  const counts = openCounts(faces);
  const needs = new Map<readonly Option[], readonly Need[]>();
  return (play: Option, options: readonly Option[]): ((at: number) => boolean) => {
    if (counts === null) {
      const cards = openHand(faces, []);
      cards.spend(play.used);
      return (at) => {
        const { used } = options[at] as Option;
        const isEnough = cards.spend(used);
        if (isEnough) cards.putBack(used);
        return isEnough;
      };
    }
    const left = counts.leftAfter(counts.needOf(play.used));
    const need = needs.get(options) ?? options.map(({ used }) => counts.needOf(used));
    needs.set(options, need);
    return (at) => counts.has(left, need[at] as Need);
  };
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
  const take = (at: number, so: Option, left: number): void => {
    if (at === lists.length) {
      if (so.used.length >= played[0] && cards.hasSpentRequired()) best.add(so);
      return;
    }
    for (const option of lists[at] as readonly Option[]) {
      const wanted = best.floor() - so.points - option.points;
      if ((ahead[at] as number) <= wanted) return;
      const leaves = left - option.worth;
      if ((keptAhead[at] as number) + leaves <= wanted) continue;
      if (so.used.length + option.used.length > played[1] || !cards.spend(option.used)) continue;
      take(at + 1, both(so, option), leaves);
      cards.putBack(option.used);
    }
  };
  take(0, NOTHING, worth);
}

type Ranking = ReturnType<typeof openRanking>;

/**
 * Keeps the `most` best; once full, its floor is what a newcomer has to beat. The same words by other cards are another
 * play: which of them will do is only seen when all rows are joined.
 */
function openRanking(most: number) {
  let kept = new Map<string, Option>();
  let floor = Number.NEGATIVE_INFINITY;
  const trim = (): void => {
    const best = [...kept].sort(([a, x], [b, y]) => y.points - x.points || (a < b ? -1 : 1)).slice(0, most);
    kept = new Map(best);
    if (best.length === most) floor = best.at(-1)?.[1].points ?? Number.POSITIVE_INFINITY;
  };
  return {
    floor: () => floor,
    add(joined: Option): void {
      const key = `${joined.words.join(' ')} ${joined.used.join()}`;
      if ((kept.get(key)?.points ?? floor) >= joined.points) return;
      kept.set(key, joined);
      if (kept.size >= 1.2 * most) trim();
    },
    all(): readonly Option[] {
      trim();
      return [...kept.values()];
    },
  };
}
