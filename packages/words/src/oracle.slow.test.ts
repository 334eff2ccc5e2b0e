import type { Card, CardId, Slot } from '@deckle/kernel';
import { isRefusal } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
  string,
  tuple,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { readPlay } from './play.ts';
import { type Board, ROW_MOVES, type WordRules } from './rules.ts';
import { searchPlays } from './search.ts';
import { spellPlays } from './spell.ts';

// A speller that tries every card in every place, and lets the checker decide.

/** Every slot that could spell on with a card not yet used, and the letters it spells. */
function slotsAt(
  board: Board,
  pack: readonly Card[],
  used: ReadonlySet<CardId>,
  rest: string,
): [Slot, string, CardId | null][] {
  const found: [Slot, string, CardId | null][] = [];
  const spell = (id: CardId): { letters: string; wild: { as?: string } } | null => {
    const { face } = pack[id] as Card;
    if (face === '?') return { letters: rest.slice(0, 1), wild: { as: rest.slice(0, 1) } };
    return rest.startsWith(face) ? { letters: face, wild: {} } : null;
  };
  const spots = board.rows.flatMap(({ zone, row }) =>
    row.map((pile, index) => ({ spot: [zone, index] as const, top: pile.at(-1) as CardId })),
  );
  for (const { spot, top } of spots) {
    const spelt = spell(top);
    if (!used.has(top) && spelt !== null) found.push([{ keep: spot, ...spelt.wild }, spelt.letters, top]);
  }
  for (const id of board.hand) {
    const spelt = spell(id);
    if (used.has(id) || spelt === null) continue;
    const play = { play: id, ...spelt.wild };
    found.push([play, spelt.letters, id]);
    for (const { spot } of spots)
      found.push([{ ...play, on: spot }, spelt.letters, id], [{ ...play, on: spot, take: true }, spelt.letters, id]);
  }
  for (const letter of board.free ?? []) if (rest.startsWith(letter)) found.push([{ free: letter }, letter, null]);
  return found;
}

function* tryAll(
  board: Board,
  pack: readonly Card[],
  texts: readonly string[],
): Generator<readonly (readonly Slot[])[]> {
  const words: Slot[][] = [[]];
  const used = new Set<CardId>();
  const covered = new Set<string>();
  function* from(word: number, letter: number): Generator<readonly (readonly Slot[])[]> {
    const text = texts[word];
    if (text === undefined) {
      const all = words.slice(0, -1).map((slots) => [...slots]);
      if (!isRefusal(readPlay(board, all, pack))) yield all;
      return;
    }
    if (letter === text.length) {
      words.push([]);
      yield* from(word + 1, 0);
      words.pop();
      return;
    }
    for (const [slot, letters, card] of slotsAt(board, pack, used, text.slice(letter))) {
      const spot = 'keep' in slot ? slot.keep.join() : 'play' in slot ? slot.on?.join() : undefined;
      if (spot !== undefined && covered.has(spot)) continue;
      if (card !== null) used.add(card);
      if (spot !== undefined) covered.add(spot);
      words.at(-1)?.push(slot);
      yield* from(word, letter + letters.length);
      words.at(-1)?.pop();
      if (spot !== undefined) covered.delete(spot);
      if (card !== null) used.delete(card);
    }
  }
  yield* from(0, 0);
}

/** Ways that differ only by which of two equal cards they use are the same way. */
function keyOf({ board, pack }: Case, words: readonly (readonly Slot[])[]): string {
  const kind = (id: CardId): string => `${pack[id]?.face}${pack[id]?.points}${board.required?.includes(id) ? '!' : ''}`;
  const spotKey = ([zone, index]: readonly [string, number]): string => {
    if (board.rules.order === 'kept') return `${zone}:${index}`;
    return `${zone}:${kind(board.rows.find((row) => row.zone === zone)?.row[index]?.at(-1) as CardId)}`;
  };
  const slotKey = (slot: Slot): string => {
    if ('free' in slot) return `(${slot.free})`;
    if ('keep' in slot) return `k${spotKey(slot.keep)}=${slot.as ?? ''}`;
    return `${kind(slot.play)}=${slot.as ?? ''}${slot.take ? '*' : '>'}${slot.on === undefined ? '' : spotKey(slot.on)}`;
  };
  return words.map((slots) => slots.map(slotKey).join(' ')).join(' + ');
}

interface Case {
  readonly board: Board;
  readonly pack: readonly Card[];
}

const RUNS = 150;
const face = oneof(
  { weight: 12, arbitrary: constantFrom('A', 'B', 'C') },
  { weight: 1, arbitrary: constantFrom('AB', 'CA') },
  { weight: 1, arbitrary: constant('?') },
);
const card = record({ face, points: integer({ min: 1, max: 2 }) });
const word = string({ unit: constantFrom('A', 'B', 'C'), minLength: 2, maxLength: 4 });

const rules = record<WordRules>({
  moves: uniqueArray(constantFrom(...ROW_MOVES), { minLength: 1, maxLength: 5 }),
  played: tuple(nat({ max: 2 }), integer({ min: 2, max: 5 })),
  playedEach: constantFrom(0, 0, 0, 1),
  minKept: nat({ max: 2 }),
  length: constantFrom([2, 4], [1, 3], [3, 4]),
  order: constantFrom('kept', 'kept', 'kept', 'free'),
  drop: constantFrom('refuse', 'refuse', 'hand', 'out'),
  parts: constantFrom([2, 30], [2, 2], [3, 3]),
  run: constantFrom(0, 0, 1, 2),
  fresh: constantFrom('never', 'always', 'emptyBoard'),
  freshWords: constantFrom(1, 1, 2),
  carried: constantFrom('anywhere', 'anywhere', 'first', 'last', 'ends'),
});

/** Boards of up to `most` rows: the pack is the rows' cards and then the hand's. */
const cases = (most: number, piles: number, cards: number) =>
  record({
    rules,
    rows: array(array(card, { minLength: 1, maxLength: piles }), { maxLength: most }),
    hand: array(card, { minLength: 1, maxLength: cards }),
    required: oneof({ weight: 4, arbitrary: constant(null) }, { weight: 1, arbitrary: nat() }),
    free: oneof({ weight: 4, arbitrary: constant([]) }, { weight: 1, arbitrary: constant(['A']) }),
  }).map(({ rules: made, rows, hand, required, free }): Case => {
    const pack = [...rows.flat(), ...hand].map((each, id) => ({ ...each, id, marks: [] }));
    let next = 0;
    const laid = rows.map((row, at) => ({ zone: `row ${at}`, row: row.map(() => [next++]) }));
    const must = required === null ? [] : [required % pack.length];
    // A rolled letter is only spent when no card of it is left: with a bound on cards the dictionary may not find all.
    const open: WordRules = free.length === 0 ? made : { ...made, played: [0, 64] };
    return { pack, board: { rules: open, rows: laid, hand: hand.map(() => next++), required: must, free } };
  });

/** More ways than any case has. */
const EVERY = 1_000_000;

test('the speller finds every way, each once', () => {
  assert(
    property(oneof(cases(1, 4, 4), cases(2, 2, 3)), array(word, { minLength: 1, maxLength: 2 }), (made, texts) => {
      const plays = spellPlays(made.board, texts, made.pack, EVERY);
      const ways = [...plays].map(({ words }) =>
        keyOf(
          made,
          words.map(({ slots }) => slots),
        ),
      );
      const expected = [...tryAll(made.board, made.pack, texts)].map((way) => keyOf(made, way));
      expect(new Set(ways)).toEqual(new Set(expected));
      expect(ways).toHaveLength(new Set(ways).size);
    }),
    { numRuns: 20 * RUNS, endOnFailure: true },
  );
});

/** So many words in one play are tried: all that is possible on few piles takes long on many. */
const mostWords = ({ board }: Case): number => {
  if (board.rules.order === 'free' || board.rows.length === 0) return 1;
  return board.rows.flatMap(({ row }) => row).length < 4 ? 3 : 2;
};

/**
 * The words the checker allows together, of the kinds of play that are searched for: one word, or one or more for each
 * of some rows, in the order of the rows.
 */
function tuplesOf(made: Case, list: readonly string[]): readonly string[] {
  const { board, pack } = made;
  let tuples: string[][] = [[]];
  const all: string[][] = [];
  for (let words = 1; words <= mostWords(made); words++) {
    tuples = tuples.flatMap((tuple) => list.map((text) => [...tuple, text]));
    all.push(...tuples);
  }
  const isSearched = (way: readonly (readonly Slot[])[]): boolean => {
    const play = readPlay(board, way, pack);
    if (isRefusal(play)) return false;
    const rows = play.words.map(({ row }) => row ?? -1);
    return rows.length === 1 || rows.every((row, at) => row >= (rows[at - 1] ?? 0));
  };
  const isAllowed = (texts: readonly string[]): boolean => {
    for (const way of tryAll(board, pack, texts)) if (isSearched(way)) return true;
    return false;
  };
  return all.filter(isAllowed).map((texts) => texts.join(' '));
}

const BUDGET = { ways: 1, joined: 1e6, alike: 1e6, listed: 1e6 };

test('the searcher finds every play the checker allows, each once, and nothing else', async () => {
  await assert(
    asyncProperty(
      uniqueArray(word, { minLength: 3, maxLength: 5 }),
      array(
        oneof(
          { weight: 3, arbitrary: cases(1, 4, 4) },
          { weight: 1, arbitrary: cases(2, 2, 3) },
          { weight: 1, arbitrary: cases(3, 1, 3) },
        ),
        { minLength: 5, maxLength: 5 },
      ),
      async (list, many) => {
        const dictionary = await openDictionary({ name: 'test', list: buildGraph([...list].sort()) });
        for (const made of many) {
          const { board, pack } = made;
          const plays = [...searchPlays(board, { pack, dictionary }, BUDGET)].map((way) => readPlay(board, way, pack));
          const found = plays.map((play) =>
            isRefusal(play) ? play.refused : play.words.map(({ text }) => text).join(' '),
          );
          expect(found).toHaveLength(new Set(found).size);
          expect(tuplesOf(made, list).filter((texts) => !found.includes(texts))).toEqual([]);
          expect(plays.filter((play) => isRefusal(play))).toEqual([]);
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
});
