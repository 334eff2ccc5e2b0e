import type { Game, View } from '@deckle/kernel';
import { searchOnly } from '@deckle/lexicon';
import type { WordTools } from '@deckle/words';
import { answersFor, answersIn, consider, type Considered, isEndNear, isTooEarly } from '../search.ts';
import { openScale, type Option, weigh } from '../weigh.ts';
import { actOf, type Decided } from './decisions.ts';
import { isJudging, judgedTurn } from './judged.ts';
import type { Act, Turn } from './review-types.ts';
import type { Study } from './study.ts';
import { type Comparing, compareIn, isCommon, isEveryday, type Rivals, rivalsOf, type Weighed } from './rivals.ts';
import { isClear, leadOf, workFor } from './tryout.ts';
import { whyBetter, whyNothing, whyNotRichest } from './why.ts';

/** Candidates of each kind that are looked at. */
const MOST = 40;
/** Options that are looked into, the best at first sight, and so many more with everyday words. */
const [BEST, COMMON] = [5, 2];
/** How much of the work goes into finding the best; the rest into telling how much better it is. */
const FINDING = 0.4;
/** An option is worth looking into in so many deals. */
const DEALS = 3;

/** What is found out about one decision. */
export interface Look {
  readonly turn: Omit<Turn, 'number' | 'chances'>;
  /** What was looked into. */
  readonly acts: readonly Act[];
  /** Work that was needed. */
  readonly spent: number;
}

/** The least work with which there is something to find out beyond first sight. */
export const enoughFor = (seats: number, game: Game): number => workFor(2, seats, game) / (1 - FINDING);

/** Looks into a decision with so much work; null where there was nothing to decide. Less than enough is not begun with. */
export function lookAt(study: Study, decided: Decided, work: number): Look | null {
  const { game, tools } = study;
  const { view, move, moment, seat, ask } = decided;
  const options = weigh(view, game, tools, MOST);
  if (options.length < 2) return null;
  const weighed = (option: Option): Weighed => ({ option, act: actOf(game, view, option.move, tools) });
  const played = weighed(openScale(view, game, tools)({ ask, move }));
  const base = { moment, seat, played: played.act };
  if (isJudging(decided, game)) {
    const turn = judgedTurn(base, decided, options, game, tools);
    return turn === null ? null : { turn, acts: [], spent: 0 };
  }
  const common = weigh(view, game, everydayTools(tools), MOST);
  const all = distinct([played, ...[...top(options, BEST), ...top(common, COMMON)].map(weighed)]);
  const given = work < enoughFor(view.seats, game) || isTooEarly(game, view) ? 0 : work;
  const { ranked, spent } = ranking(study, decided, all, given * FINDING);
  const rivals = rivalsOf(ranked, played, tools);
  const comparing = compareIn(study, view, rivals, given * (1 - FINDING));
  const turn = { ...base, ...found(study, view, rivals, comparing) };
  return { turn, acts: all.map(({ act }) => act), spent: spent + comparing.spent };
}

/** What is told of a decision. Points at once are certain, so what makes most of them gives way only to what is clearly better. */
function found(
  { tools }: Study,
  view: View,
  { played, first, richest, common }: Rivals,
  { compare, tried }: Comparing,
): Found {
  const best = [richest, first, common].reduce<Weighed | null>((sofar, rival) => {
    const than = sofar ?? played;
    const isRival = rival !== null && rival !== than && tried.includes(rival);
    return isRival && isClear(compare(rival, than)) ? rival : sofar;
  }, null);
  const isGain = common !== null && isGainful(common, played, compare);
  if (best === null) {
    const rich = richest.act.points > played.act.points ? { best: richest, by: compare(richest, played) } : null;
    return {
      best: null,
      everyday: isGain && common !== richest ? common.act : null,
      left: { points: 0, ahead: 0, won: 0, wins: 0 },
      why: whyNothing(view, tools, played, rich),
    };
  }
  const by = compare(best, played);
  const reasons = [whyBetter(view, tools, { than: played, best, by })];
  if (richest !== played && richest.act.points > best.act.points) {
    reasons.push(whyNotRichest(view, tools, { than: richest, best, by: compare(best, richest) }));
  }
  return {
    best: best.act,
    everyday: isCommon(best.act, tools) ? best.act : isGain ? common.act : null,
    left: {
      points: Math.max(0, best.act.points - played.act.points),
      ahead: Math.max(0, leadOf(by)),
      won: Math.max(0, by.won),
      wins: 0,
    },
    why: reasons.join(' '),
  };
}

/** More points at once, and not at the cost of what comes after, as far as that is known. */
function isGainful(rival: Weighed, played: Weighed, compare: Comparing['compare']): boolean {
  const cost = compare(played, rival);
  const isCostly = cost.deals === 0 ? played.option.worth > rival.option.worth : isClear(cost);
  return rival.act.points > played.act.points && !isCostly;
}

type Found = Pick<Turn, 'best' | 'everyday' | 'left' | 'why'>;

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
): { readonly ranked: readonly Weighed[]; readonly spent: number } {
  const answers = answersFor(view.seats, game) * DEALS;
  const options = Math.min(all.length, Math.floor(answersIn({ work }, game) / answers));
  const sorted = [...all].sort((a, b) => b.option.worth - a.option.worth);
  if (options < 2) return { ranked: sorted, spent: 0 };
  const looked = sorted.map(({ option }) => option);
  const outlook = { options, work, toEnd: isEndNear(view), rng };
  const considered = finished(consider(view, game, tools, looked, outlook));
  const ranked = considered.flatMap(({ option }) => sorted.find((each) => each.option === option) ?? []);
  return { ranked: [...ranked, ...sorted.filter((each) => !ranked.includes(each))], spent: work };
}

function finished(thinking: ReturnType<typeof consider>): readonly Considered[] {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
