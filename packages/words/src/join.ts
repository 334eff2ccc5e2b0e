import { type Need, openCounts, openHand } from './spending.ts';

/** Words a stretch of the table can become, their points, and the hand cards they spend, by index. */
export interface Option {
  readonly words: readonly string[];
  readonly points: number;
  readonly used: readonly number[];
}

const NOTHING: Option = { words: [], points: 0, used: [] };

const both = (a: Option, b: Option): Option =>
  a === NOTHING
    ? b
    : {
        words: [...a.words, ...b.words],
        points: a.points + b.points,
        used: [...a.used, ...b.used],
      };

/** What joined words have to share: the faces of the hand, how many of its cards are played and which must be. */
export interface Sharing {
  readonly faces: readonly string[];
  readonly played: readonly [min: number, max: number];
  readonly required: readonly string[];
}

/** Lists of options best first, of which a play takes one each. */
export type Lists = readonly (readonly Option[])[];

/**
 * The best plays that take one option of each list of one of the ways. List after list only the `most` best plays so far
 * are gone on with, so one that is poor at first but rich in the end can be missed. The same words by other cards are
 * another play: which of them will do is only seen when all rows are joined.
 */
export function joinBest(ways: readonly Lists[], { faces, played }: Sharing, most: number): readonly Option[] {
  const best = openRanking(most);
  const extend = openExtending(faces, played[1]);
  const bounded = ways.map((lists) => ({ lists, bound: headsFrom(lists, 0) }));
  for (const { lists, bound } of bounded.sort((a, b) => b.bound - a.bound)) {
    if (bound <= best.floor()) break;
    let plays: readonly Option[] = [NOTHING];
    for (const [at, options] of lists.entries()) {
      const next = openRanking(most);
      extend(plays, options, next, best.floor() - headsFrom(lists, at + 1));
      plays = next.all();
    }
    for (const play of plays) best.add(NOTHING, play);
  }
  const seen = new Set<string>();
  return best.all().filter(({ words, used }) => {
    const key = `${words.join(' ')} ${used.join()}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** What the lists from here on can bring at most. */
const headsFrom = (lists: Lists, at: number): number =>
  lists.slice(at).reduce((sum, [head]) => sum + (head?.points ?? Number.NEGATIVE_INFINITY), 0);

/** The best plays on any of several rows, each row with its options best first; again of the `most` best so far. */
export function joinRows(rows: Lists, { faces, played, required }: Sharing, most: number): readonly Option[] {
  const extend = openExtending(faces, played[1]);
  let plays: readonly Option[] = [];
  for (const options of rows) {
    const next = openRanking(most);
    for (const play of plays) next.add(NOTHING, play);
    extend([NOTHING, ...plays], options, next, Number.NEGATIVE_INFINITY);
    plays = next.all();
  }
  const cards = openHand(faces, required);
  return plays.filter(({ used }) => {
    if (used.length < played[0] || !cards.spend(used)) return false;
    const isEnough = cards.hasSpentRequired();
    cards.putBack(used);
    return isEnough;
  });
}

/** Tries every play with every option there are cards for. What does not get above `floor` is not worth going on with. */
function openExtending(faces: readonly string[], mostPlayed: number) {
  const fitting = openFitting(faces);
  return (plays: readonly Option[], options: readonly Option[], into: Ranking, floor: number): void => {
    for (const play of plays) {
      const fits = fitting(play, options);
      const room = mostPlayed - play.used.length;
      const bar = (): number => Math.max(floor, into.floor()) - play.points;
      let least = bar();
      for (let at = 0; at < options.length; at++) {
        const option = options[at] as Option;
        if (option.points <= least) break;
        if (option.used.length > room || !fits(at)) continue;
        into.add(play, option);
        least = bar();
      }
    }
  };
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

type Ranking = ReturnType<typeof openRanking>;

/** Keeps the `most` best; once full, its floor is what a newcomer has to beat. */
function openRanking(most: number) {
  let kept: Pair[] = [];
  let floor = Number.NEGATIVE_INFINITY;
  const trim = (): void => {
    kept = kept.sort((a, b) => b.points - a.points).slice(0, most);
    if (kept.length === most) floor = kept.at(-1)?.points ?? Number.POSITIVE_INFINITY;
  };
  return {
    floor: () => floor,
    add(play: Option, option: Option): void {
      const points = play.points + option.points;
      if (points > floor && kept.push({ play, option, points }) >= ROOM * most) trim();
    },
    all(): readonly Option[] {
      trim();
      return kept.map(({ play, option }) => both(play, option));
    },
  };
}

/** A ranking is thinned out when it holds so many times what it keeps. */
const ROOM = 3;

/** Two that would be put together; most are never chosen, so that waits. */
interface Pair {
  readonly play: Option;
  readonly option: Option;
  readonly points: number;
}
