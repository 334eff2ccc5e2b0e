import type { View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { answersIn } from '../search.ts';
import type { Option } from '../weigh.ts';
import type { Act } from './review-types.ts';
import type { Study } from './study.ts';
import { type Difference, tryOut, workFor } from './tryout.ts';

/** Words up to this size are those of the Everyday list. */
const EVERYDAY = 35;
/** So much better at once and at first sight needs no trying. */
const PLAIN = 3;

/** An option, and how it is said. */
export interface Weighed {
  readonly option: Option;
  readonly act: Act;
}

export const isCommon = ({ words }: Act, tools: WordTools): boolean => words.every((word) => isEveryday(word, tools));

export const isEveryday = (word: string, { dictionary }: WordTools): boolean =>
  (dictionary.sizeOf(word) ?? 0) <= EVERYDAY;

/** What was played and what is compared with it. */
export interface Rivals {
  readonly played: Weighed;
  /** What the search likes best. */
  readonly first: Weighed;
  /** What makes most at once. */
  readonly richest: Weighed;
  /** Of what is laid with everyday words alone, what makes most at once. */
  readonly common: Weighed | null;
}

export function rivalsOf(ranked: readonly Weighed[], played: Weighed, tools: WordTools): Rivals {
  const most = (of: readonly Weighed[]): Weighed | null =>
    of.reduce<Weighed | null>((rich, each) => (rich && rich.act.points >= each.act.points ? rich : each), null);
  const laid = ranked.filter((each) => each !== played && each.act.words.length > 0);
  return {
    played,
    first: ranked[0] ?? played,
    richest: most(ranked) ?? played,
    common: most(laid.filter(({ act }) => isCommon(act, tools))),
  };
}

export interface Comparing {
  /** How much better one did than another. */
  readonly compare: (rival: Weighed, than: Weighed) => Difference;
  /** Those that were tried, or all where none were: what was tried and what was not are not measured against each other. */
  readonly tried: readonly Weighed[];
  readonly spent: number;
}

/** Tries the rivals in imagined deals, as many of them as there is work for; else they are compared at first sight. */
export function compareIn(
  study: Study,
  view: View,
  { played, first, richest, common }: Rivals,
  work: number,
): Comparing {
  const isPlain = first === richest && firstSight(first, played).worth >= PLAIN;
  const gaining = common !== null && common.act.points > played.act.points ? [common] : [];
  const most = Math.floor(work / workFor(1, view.seats, study.game));
  const all = [...new Set([played, richest, first, ...gaining])];
  const tried = all.slice(0, most);
  if (isPlain || tried.length < 2) return { compare: firstSight, tried: all, spent: 0 };
  const trial = tryOut(
    study,
    view,
    tried.map(({ option }) => option),
    answersIn({ work }, study.game),
  );
  return {
    compare: (rival, than) => trial.compare(rival.option, than.option) ?? firstSight(rival, than),
    tried,
    spent: work,
  };
}

/** Where it was not tried out: points that are certain, unless the hand that is left is worse by more. */
function firstSight(rival: Weighed, than: Weighed): Difference {
  const own = rival.act.points - than.act.points;
  const worth = own > 0 ? Math.min(own, rival.option.worth - than.option.worth) : 0;
  return { deals: 0, error: 0, worth, own, others: 0, won: 0, promised: 0 };
}
