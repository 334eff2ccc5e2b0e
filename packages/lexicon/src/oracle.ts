import { type Found, type Query, type QueryCard, WILD } from './query.ts';

/** One way to lay cards along a word, as the oracle walks it: nothing is merged, nothing is clever. */
interface Way {
  readonly letters: string;
  readonly pile: number;
  readonly used: readonly number[];
  readonly kept: readonly number[];
}

const groupOf = (card: QueryCard): number => card.group ?? 0;

/** The unspent cards of one face and group, the one to spend first in front. */
const unspent = (query: Query, used: readonly number[], face: string, group: number): number[] =>
  query.cards
    .map((_, index) => index)
    .filter((index) => !used.includes(index))
    .filter((index) => query.cards[index]?.face === face && groupOf(query.cards[index]) === group)
    .sort((a, b) => {
      const [left, right] = [query.cards[a] as QueryCard, query.cards[b] as QueryCard];
      return Number(right.required ?? false) - Number(left.required ?? false) || right.points - left.points || a - b;
    });

const groupsOf = (query: Query): readonly { min: number; max: number }[] => query.groups ?? [{ min: 0, max: 64 }];

/** Every card that may be spent next, with the letters it spells there. */
const spendings = (query: Query, used: readonly number[], rest: string): [card: number, spelt: string][] => {
  const found: [number, string][] = [];
  groupsOf(query).forEach((limits, group) => {
    const spent = used.filter((index) => groupOf(query.cards[index] as QueryCard) === group).length;
    if (spent >= limits.max) return;
    for (const face of new Set(query.cards.map((card) => card.face))) {
      const [first] = unspent(query, used, face, group);
      if (first === undefined) continue;
      const letter = rest.slice(0, 1);
      if (face !== WILD && rest.startsWith(face)) found.push([first, face]);
      const lacking = unspent(query, used, letter, group).length === 0;
      if (face === WILD && letter && (lacking || query.cards[first]?.required)) found.push([first, letter]);
    }
  });
  return found;
};

/** Does a card of this letter go before the free letter? Not where it might be needed to cover a pile, or be one too many. */
const isCardFirst = (query: Query, used: readonly number[], letter: string): boolean =>
  (query.piles ?? []).length === 0 &&
  groupsOf(query).some(
    ({ max }, group) =>
      unspent(query, used, letter, group).length > 0 &&
      query.cards.filter((card) => groupOf(card) === group).length <= max,
  );

/** Which card may be spent where. */
interface Spender {
  spendings(query: Query, used: readonly number[], rest: string): [card: number, spelt: string][];
  isCardFirst(query: Query, used: readonly number[], letter: string): boolean;
}

/** As `Found` describes it. */
const orderly: Spender = { spendings, isCardFirst };

/** Any card at any time: slow, but nobody can doubt it. */
const anyhow: Spender = {
  isCardFirst: () => false,
  spendings: (query, used, rest) =>
    query.cards.flatMap((card, index): [number, string][] => {
      const spent = used.filter((each) => groupOf(query.cards[each] as QueryCard) === groupOf(card)).length;
      const spelt = card.face === WILD ? rest.slice(0, 1) : card.face;
      const isPossible = !used.includes(index) && spent < (groupsOf(query)[groupOf(card)]?.max ?? 0);
      return isPossible && spelt !== '' && rest.startsWith(spelt) ? [[index, spelt]] : [];
    }),
};

const stepsFrom = (query: Query, word: string, way: Way, spender: Spender): Way[] => {
  const piles = query.piles ?? [];
  const pile = piles[way.pile];
  const rest = word.slice(way.letters.length);
  const steps: Way[] = [];
  const onward = { ...way, pile: way.pile + 1 };
  if (pile?.drop) steps.push(onward);
  if (pile && rest.startsWith(pile.face))
    steps.push({ ...onward, letters: way.letters + pile.face, kept: [...way.kept, way.pile] });
  const mayInsert = pile ? pile.insertBefore : (query.insertAfter ?? true);
  const letter = rest.slice(0, 1);
  if (mayInsert && letter && query.free?.includes(letter) && !spender.isCardFirst(query, way.used, letter))
    steps.push({ ...way, letters: way.letters + letter });
  for (const [card, spelt] of spender.spendings(query, way.used, rest)) {
    const laid = { letters: way.letters + spelt, used: [...way.used, card] };
    if (mayInsert) steps.push({ ...way, ...laid });
    if (pile && (pile.face === spelt ? pile.duplicate : pile.overlay)) steps.push({ ...onward, ...laid });
  }
  return steps;
};

const hasRun = (kept: readonly number[], run: number): boolean =>
  run === 0 ||
  kept.some((from) => Array.from({ length: run }, (_, i) => from + i).every((pile) => kept.includes(pile)));

const isAccepted = (query: Query, way: Way): boolean =>
  way.kept.length >= (query.minKept ?? 0) &&
  hasRun(way.kept, query.run ?? 0) &&
  query.cards.every((card, index) => !card.required || way.used.includes(index)) &&
  groupsOf(query).every(
    ({ min }, group) => way.used.filter((index) => groupOf(query.cards[index] as QueryCard) === group).length >= min,
  );

/** Sets of cards count as the same when their faces and groups do. */
const setKey = (query: Query, used: readonly number[]): string =>
  used
    .map((index) => `${query.cards[index]?.face}/${groupOf(query.cards[index] as QueryCard)}`)
    .sort()
    .join(' ');

function* waysOf(query: Query, word: string, spender: Spender): Generator<Way> {
  const [min, max] = query.length;
  if (word.length < min || word.length > max) return;
  const open: Way[] = [{ letters: '', pile: 0, used: [], kept: [] }];
  for (let way = open.pop(); way; way = open.pop()) {
    if (way.letters === word && way.pile === (query.piles ?? []).length && isAccepted(query, way)) yield way;
    open.push(...stepsFrom(query, word, way, spender));
  }
}

/** Every way to one word, tried out step by step: the authority that the searcher is tested against. */
export const findWays = (query: Query, word: string): Found[] => {
  const best = new Map<string, Found>();
  for (const { used, kept } of waysOf(query, word, orderly)) {
    const cards = used.reduce((sum, index) => sum + (query.cards[index] as QueryCard).points, 0);
    const points = kept.reduce((sum, index) => sum + (query.piles?.[index]?.points ?? 0), cards);
    const key = setKey(query, used);
    const before = best.get(key);
    if (!before || before.points < points) best.set(key, { word, points, used: used.toSorted((a, b) => a - b) });
  }
  return [...best.values()];
};

/** Can the word be spelt at all, whichever cards are spent first? */
export const isSpellable = (query: Query, word: string): boolean => waysOf(query, word, anyhow).next().done !== true;
