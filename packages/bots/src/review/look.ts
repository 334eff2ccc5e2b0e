import { searchOnly } from '@deckle/lexicon';
import type { WordTools } from '@deckle/words';
import { answersIn, consider, type Considered } from '../search.ts';
import { openScale, type Option, weigh } from '../weigh.ts';
import { actOf, type Decided } from './decisions.ts';
import { isJudging, judgedTurn } from './judged.ts';
import type { Act, Turn } from './review-types.ts';
import type { Study } from './study.ts';
import { type Difference, isClear, ROUNDS, tryOut } from './tryout.ts';
import { whyBetter, whyNothing } from './why.ts';

/** Words up to this size are those of the Everyday list. */
const EVERYDAY = 35;
/** Candidates of each kind that are looked at. */
const MOST = 40;
/** Options that are looked into, the best at first sight, and so many more with everyday words. */
const [BEST, COMMON] = [5, 2];
/** How much of the work goes into finding the best; the rest into telling how much better it is. */
const FINDING = 0.4;
/** An option is worth looking into in so many deals. */
const DEALS = 3;
/** So much better at once and at first sight needs no trying. */
const PLAIN = 3;

/** What is found out about one decision. */
export interface Look {
  readonly turn: Omit<Turn, 'number' | 'chances'>;
  /** What was looked into. */
  readonly acts: readonly Act[];
  /** Work that was not needed. */
  readonly saved: number;
}

/** An option, and how it is said. */
export interface Weighed {
  readonly option: Option;
  readonly act: Act;
}

/** Looks into a decision with so much work; null where there was nothing to decide. */
export function lookAt(study: Study, decided: Decided, work: number): Look | null {
  const { game, tools } = study;
  const { view, move, moment, seat, ask } = decided;
  const options = weigh(view, game, tools, MOST);
  if (options.length < 2) return null;
  const weighed = (option: Option): Weighed => ({ option, act: actOf(game, view, option.move, tools) });
  const played = weighed(openScale(view, game, tools)({ ask, move }));
  const base = { moment, seat, played: played.act };
  if (isJudging(decided)) {
    const turn = judgedTurn(base, decided, options, game, tools);
    return turn === null ? null : { turn, acts: [], saved: work };
  }
  const common = weigh(view, game, everydayTools(tools), MOST);
  const all = distinct([played, ...[...top(options, BEST), ...top(common, COMMON)].map(weighed)]);
  const ranked = ranking(study, decided, all, work * FINDING);
  const [first = played] = ranked;
  const sight = firstSight(played, first);
  const isSettled = first === played || sight.worth >= PLAIN;
  const trying = isSettled ? 0 : work * (1 - FINDING);
  const by = tryOut(study, view, [played.option, first.option], answersIn({ work: trying }, game)) ?? sight;
  const best = isClear(by) ? first : null;
  const isCommon = ({ act }: Weighed): boolean => act.words.every((word) => isEveryday(word, tools));
  const everyday = [first, ...ranked].find(
    (rival) => isCommon(rival) && isClear(rival === first ? by : firstSight(played, rival)),
  );
  const turn = {
    ...base,
    best: best?.act ?? null,
    everyday: best === null ? null : (everyday?.act ?? null),
    left: {
      points: best === null ? 0 : Math.max(0, best.act.points - played.act.points),
      worth: best === null ? 0 : by.worth,
    },
    why: best === null ? whyNothing(played, first, by) : whyBetter(view, tools, played, best, by),
  };
  return { turn, acts: all.map(({ act }) => act), saved: work * (1 - FINDING) - trying };
}

const isEveryday = (word: string, { dictionary }: WordTools): boolean => (dictionary.sizeOf(word) ?? 0) <= EVERYDAY;

const everydayTools = (tools: WordTools): WordTools => ({
  ...tools,
  dictionary: searchOnly(tools.dictionary, (word) => isEveryday(word, tools)),
});

const top = (options: readonly Option[], most: number): readonly Option[] =>
  [...options].sort((a, b) => b.worth - a.worth).slice(0, most);

/** The first of those that are said the same. */
function distinct(all: readonly Weighed[]): readonly Weighed[] {
  const found = new Map<string, Weighed>();
  for (const each of all) if (!found.has(each.act.command)) found.set(each.act.command, each);
  return [...found.values()];
}

/** The options from the best to the worst: by the search as many as there is work for, the others at first sight. */
function ranking(
  { game, tools, rng }: Study,
  { view }: Decided,
  all: readonly Weighed[],
  work: number,
): readonly Weighed[] {
  const answers = (2 * view.seats + 1) * DEALS;
  const options = Math.min(all.length, Math.floor(answersIn({ work }, game) / answers));
  const sorted = [...all].sort((a, b) => b.option.worth - a.option.worth);
  if (options < 2) return sorted;
  const looked = sorted.map(({ option }) => option);
  const found = considered(consider(view, game, tools, looked, { options, work, rounds: ROUNDS, rng }));
  const ranked = found.flatMap(({ option }) => sorted.find((each) => each.option === option) ?? []);
  return [...ranked, ...sorted.filter((each) => !ranked.includes(each))];
}

function considered(thinking: ReturnType<typeof consider>): readonly Considered[] {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

/** Where it was not tried out: points that are certain, unless the hand that is left is worse. */
function firstSight(played: Weighed, rival: Weighed): Difference {
  const own = rival.act.points - played.act.points;
  const worth = own > 0 ? Math.min(own, rival.option.worth - played.option.worth) : 0;
  return { deals: 0, error: 0, worth, own, others: 0, won: 0, promised: 0 };
}
