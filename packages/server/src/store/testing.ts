import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, Opening } from '../table/entry.ts';
import type { Copy } from './care.ts';
import type { Line, Place, Store } from './store.ts';

let made = 0;
/** A table that differs from all others. */
function makeOpening(change: Partial<Opening> = {}, listed = false): Opening {
  const name = `${process.pid}-${++made}`;
  return {
    did: 'opened',
    at: 1000,
    id: `table-${name}`,
    code: `code-${name}`,
    plan: {
      game: 'letters',
      options: {},
      words: { list: 'standard', house: [], bans: [] },
      chairs: [{ kind: 'open' }],
      spectators: 'none',
      chat: 'all',
      listed,
    },
    seed: 'seed',
    version: 1,
    dictionary: 'words',
    host: 'host',
    watch: null,
    keys: [null],
    after: null,
    ...change,
  };
}

export const saying = (text: string, at = 2000): Entry => ({ did: 'said', at, seat: 0, text });
export const lineOf = (place: Place, number: number, entry: Entry, change: Partial<Line> = {}): Line => ({
  place,
  number,
  entry,
  due: 'same',
  isOver: false,
  ...change,
});

export async function openPlace(store: Store, change: Partial<Opening> = {}, listed = false): Promise<Place> {
  const place = await store.create(makeOpening(change, listed), null);
  if (place === null) throw new Error('the table is there already');
  return place;
}

const textsOf = (entries: readonly Entry[]): readonly string[] =>
  entries.map((entry) => (entry.did === 'said' ? entry.text : entry.did));

/** What every store promises. `open` opens the same data each time; `open` twice is two servers. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`a store in ${name}`, () => {
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      // Both at once: whoever comes second finds the tables made.
      [store, other] = await Promise.all([open(), open()]);
    });
    afterAll(async () => {
      await store.close();
      await other.close();
    });
    appends(() => [store, other]);
    finds(() => store);
    looksAfter(() => store);

    test('has everything when it is opened again', async () => {
      const first = await open();
      const place = await openPlace(first);
      void first.append(lineOf(place, 2, saying('last words')));
      await first.close();
      const second = await open();
      expect(textsOf(await second.entries(place, 0))).toEqual(['opened', 'last words']);
      await second.close();
    });
  });
}

function appends(stores: () => readonly [Store, Store]): void {
  test('forgets no table on which something happens at the same moment', async () => {
    const [store, other] = stores();
    const places = await Promise.all(Array.from({ length: 40 }, () => openPlace(store, { at: 1 })));
    const [kept, forgotten] = await Promise.all([
      Promise.all(places.map((place) => store.append(lineOf(place, 2, saying('still here', 9))))),
      Promise.all(places.map((place) => other.care.forget(place, 5))),
    ]);
    for (const [at, place] of places.entries()) {
      expect([kept[at], forgotten[at]]).toEqual(forgotten[at] === true ? ['gone', true] : ['kept', false]);
      const there = forgotten[at] === true ? [] : ['opened', 'still here'];
      expect(textsOf(await store.entries(place, 0))).toEqual(there);
    }
  });

  test('gives a number once', async () => {
    const [store] = stores();
    const place = await openPlace(store);
    expect(await store.append(lineOf(place, 2, saying('first')))).toBe('kept');
    expect(await store.append(lineOf(place, 2, saying('second')))).toBe('taken');
    expect(textsOf(await store.entries(place, 1))).toEqual(['first']);
  });

  test('gives a number once in one turn of the event loop, and to the first', async () => {
    const [store] = stores();
    const place = await openPlace(store);
    const lines = ['a', 'b', 'c'].map((text) => lineOf(place, 2, saying(text)));
    expect(await Promise.all(lines.map((line) => store.append(line)))).toEqual(['kept', 'taken', 'taken']);
    expect(textsOf(await store.entries(place, 1))).toEqual(['a']);
  });

  test('lets two servers that write at once each have what it was told', async () => {
    const [store, other] = stores();
    const places = await Promise.all(Array.from({ length: 20 }, () => openPlace(store)));
    const race = (each: Store, text: string) =>
      Promise.all(
        // In another order each, so that they would wait for each other in a circle.
        (text === 'one' ? places : places.toReversed()).map(async (place) => {
          const kept = await each.append(lineOf(place, 2, saying(text)));
          return { id: place.id, text, kept };
        }),
      );
    const told = (await Promise.all([race(store, 'one'), race(other, 'two')])).flat();
    for (const place of places) {
      const kept = told.filter(({ id, kept }) => id === place.id && kept === 'kept').map(({ text }) => text);
      expect(kept).toHaveLength(1);
      expect(textsOf(await other.entries(place, 1))).toEqual(kept);
    }
  });

  test('keeps the order and gives what comes after a number', async () => {
    const [store] = stores();
    const place = await openPlace(store);
    for (const number of [2, 3, 4]) await store.append(lineOf(place, number, saying(`${number}`)));
    expect(textsOf(await store.entries(place, 0))).toEqual(['opened', '2', '3', '4']);
    expect(textsOf(await store.entries(place, 2))).toEqual(['3', '4']);
    expect(await store.entries(place, 4)).toEqual([]);
  });

  test('keeps many at once, each for its own table, with every sign', async () => {
    const [store, other] = stores();
    const text = `𝄞 "quoted" \\ \n é ${'x'.repeat(2000)}`;
    const places = await Promise.all(Array.from({ length: 100 }, () => openPlace(store)));
    const lines = places.flatMap((place) => [2, 3].map((number) => lineOf(place, number, saying(`${number}${text}`))));
    expect(new Set(await Promise.all(lines.map((line) => store.append(line))))).toEqual(new Set(['kept']));
    expect(textsOf(await other.entries(places[99] as Place, 1))).toEqual([`2${text}`, `3${text}`]);
  });

  test('counts entries, in the order it was asked', async () => {
    const [store, other] = stores();
    const places = [await openPlace(store), await openPlace(store), { id: 'none', key: 1_000_000_000 }];
    await store.append(lineOf(places[1] as Place, 2, saying('more')));
    expect(await other.numbers(places)).toEqual([1, 2, 0]);
    expect(await other.numbers([])).toEqual([]);
  });
}

function finds(store: () => Store): void {
  test('finds a table by its name and by its code, and no other', async () => {
    const opening = makeOpening();
    const place = await store().create(opening, null);
    expect(await store().find(opening.id)).toEqual(place);
    expect(await store().findCode(opening.code)).toEqual(place);
    expect([await store().find('nothing'), await store().findCode('nothing')]).toEqual([null, null]);
  });

  test.each(['id', 'code'] as const)('makes no second table with the same %s', async (part) => {
    const first = makeOpening();
    const second = { ...makeOpening(), [part]: first[part] };
    await store().create(first, null);
    expect(await store().create(second, null)).toBeNull();
    expect(await store().entries((await store().find(first.id)) as Place, 0)).toEqual([first]);
  });

  test('names what is due, the most urgent first', async () => {
    const [late, early, done, never] = await Promise.all([1, 2, 3, 4].map(() => openPlace(store())));
    const say = (place: Place | undefined, number: number, change: Partial<Line>) =>
      store().append(lineOf(place as Place, number, saying('x'), change));
    await say(late, 2, { due: -10 });
    await say(early, 2, { due: -20.5 });
    await say(done, 2, { due: -30 });
    await say(done, 3, { isOver: true });
    await say(never, 2, { due: -40 });
    await say(never, 3, { due: null });
    // One who comes too late changes nothing.
    await say(late, 2, { due: -50 });
    await say(early, 3, { due: 'same' });
    expect(await store().due(-5, 10, 0)).toEqual([early, late]);
    expect(await store().due(-5, 1, 0)).toEqual([early]);
    expect(await store().due(-5, 10, 1)).toEqual([late]);
    expect(await store().due(-20, 10, 0)).toEqual([early]);
  });

  test('lists what anybody may join, the newest first', async () => {
    const older = await openPlace(store(), {}, true);
    const gone = await openPlace(store(), {}, true);
    const over = await openPlace(store(), {}, true);
    const newer = await openPlace(store(), {}, true);
    await openPlace(store(), {}, false);
    await store().unlist(gone);
    await store().append(lineOf(over, 2, saying('x'), { isOver: true }));
    expect(await store().listed(2)).toEqual([newer, older]);
    expect(await store().listed(1)).toEqual([newer]);
  });

  test('has the latest snapshot, whatever order they come in', async () => {
    const place = await openPlace(store());
    expect(await store().snapshot(place)).toBeNull();
    await store().keepSnapshot(place, { number: 5, text: 'five' });
    await store().keepSnapshot(place, { number: 9, text: 'nine' });
    await store().keepSnapshot(place, { number: 7, text: 'seven' });
    expect(await store().snapshot(place)).toEqual({ number: 9, text: 'nine' });
  });

  test('answers', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });

  test('knows what time it is', async () => {
    expect(Math.abs((await store().time()) - Date.now())).toBeLessThan(60_000);
  });
}

const LATER = Number.MAX_SAFE_INTEGER;

function looksAfter(store: () => Store): void {
  test('goes through all tables, a page at a time', async () => {
    const places = [await openPlace(store()), await openPlace(store()), await openPlace(store())];
    const before = (places[0]?.key ?? 0) - 1;
    expect(await store().care.all(before, 2)).toEqual(places.slice(0, 2));
    expect(await store().care.all(places[1]?.key ?? 0, 2)).toEqual(places.slice(2));
  });

  test('copies a table, and pastes what is missing only', async () => {
    const opening = makeOpening({}, true);
    const place = (await store().create(opening, 77)) as Place;
    await store().append(lineOf(place, 2, saying('two', 2222)));
    const copy = (await store().care.copy(place)) as Copy;
    expect(copy).toMatchObject({ id: opening.id, code: opening.code, isListed: true, isOver: false, due: 77 });
    expect(copy.entries.map(({ at, text }) => [at, JSON.parse(text)])).toEqual([
      [1000, opening],
      [2222, saying('two', 2222)],
    ]);
    expect(await store().care.paste([copy])).toEqual(['same']);
    await store().append(lineOf(place, 3, saying('three'), { isOver: true }));
    expect(await store().care.paste([copy])).toEqual(['same']);
    const grown = (await store().care.copy(place)) as Copy;
    expect(await store().care.forget(place, LATER)).toBe(true);
    expect(await store().care.copy(place)).toBeNull();

    expect(await store().care.paste([copy])).toEqual(['new']);
    expect(await store().care.paste([grown])).toEqual(['grown']);
    expect(await store().care.paste([{ ...copy, entries: [...copy.entries, { at: 1, text: '{}' }] }])).toEqual([
      'other',
    ]);
    const back = (await store().find(opening.id)) as Place;
    expect(await store().care.copy(back)).toEqual(grown);
    expect(await store().care.paste([{ ...copy, id: 'another' }])).toEqual(['other']);
  });

  test('names old tables and forgets them with all that was kept', async () => {
    const over = await openPlace(store(), { at: 1 });
    const open = await openPlace(store(), { at: 1 });
    const fresh = await openPlace(store(), { at: 1 });
    const after = over.key - 1;
    await store().append(lineOf(over, 2, saying('x', 2), { isOver: true }));
    await store().append(lineOf(fresh, 2, saying('x', 9), { isOver: true }));
    expect(await store().care.old(5, 'over', after, 10)).toEqual([over]);
    expect(await store().care.old(5, 'all', after, 10)).toEqual([over, open]);
    expect(await store().care.old(5, 'all', over.key, 10)).toEqual([open]);
    await store().keepSnapshot(over, { number: 2, text: 'x' });
    // Something happens there after it was named.
    await store().append(lineOf(over, 3, saying('x', 7)));
    expect(await store().care.forget(over, 5)).toBe(false);
    expect([await store().find(over.id), await store().numbers([over])]).toEqual([over, [3]]);
    expect(await store().care.forget(over, LATER)).toBe(true);
    expect(await store().care.forget(over, LATER)).toBe(false);
    expect(await store().find(over.id)).toBeNull();
    expect(await store().entries(over, 0)).toEqual([]);
    expect(await store().snapshot(over)).toBeNull();
    // The next table is another one.
    expect((await openPlace(store())).key).toBeGreaterThan(fresh.key);
    // Who still plays there is told so: nothing is kept that nobody would find again.
    expect(await store().append(lineOf(over, 4, saying('x')))).toBe('gone');
    expect(await store().entries(over, 0)).toEqual([]);
  });
}
