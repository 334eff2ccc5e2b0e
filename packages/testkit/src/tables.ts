import {
  deal,
  type Game,
  isRefusal,
  openStream,
  type OptionSpec,
  type OptionValue,
  type Setup,
  type Tools,
} from '@deckle/kernel';
import { valuesOf, waysOf } from '@deckle/words';

const PAIRS = 4;

/**
 * Every value of every option, for every number of seats and so many seeds. A table has a value of each option, and from
 * seed to seed they meet otherwise, so that as many tables do as the option with most values has.
 */
export function everyTable(game: Game, seeds: number, tools: Tools): readonly Setup[] {
  const [min, max] = game.seats;
  const isOpen = (setup: Setup): boolean => !isRefusal(deal(game, setup, tools));
  return Array.from({ length: seeds * (max - min + 1) }, (_, at) => ({
    seats: min + Math.floor(at / seeds),
    number: at % seeds,
  })).flatMap(({ seats, number }) => {
    const tables = meetings(game, number).map((options) => ({ seats, options, seed: `${number}` }));
    return tables.flatMap((table) => [table, ...withoutOne(table)].find(isOpen) ?? []);
  });
}

/** Sets of options in which each value comes up at least once. */
function meetings(game: Game, number: number): readonly Setup['options'][] {
  const specs = Object.entries<OptionSpec>(game.options).map(([name, spec]) => ({
    name,
    spec,
    values: valuesOf(spec),
  }));
  const most = Math.max(1, ...specs.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, row) =>
    Object.fromEntries(
      specs.flatMap(({ name, spec, values }, at) => {
        // Each option shifts half as often as the one before, so that any two values meet at some seed.
        const value = values[(row + Math.floor(number / 2 ** at)) % values.length] as OptionValue;
        return value === spec.default ? [] : [[name, value]];
      }),
    ),
  );
}

/** Where a value is not for this table (nobody to challenge alone), the others still are. */
const withoutOne = (table: Setup): readonly Setup[] =>
  Object.keys(table.options).map((name) => {
    const { [name]: _one, ...options } = table.options;
    return { ...table, options };
  });

/** The options of a game: each value once against the defaults, every way to play with challenges, then some pairs. */
export function optionSets(game: Game): readonly Setup['options'][] {
  const specs: { readonly [name: string]: OptionSpec } = game.options;
  const single = Object.entries(specs).flatMap(([name, spec]) =>
    valuesOf(spec)
      .filter((value) => value !== spec.default)
      .map((value) => ({ [name]: value })),
  );
  const pairs = single
    .flatMap((a, at) => single.slice(at + 1).map((b) => ({ ...a, ...b })))
    .filter((pair) => Object.keys(pair).length === 2);
  const rng = openStream({ seed: `pairs ${game.id}`, used: 0 });
  const some = Array.from({ length: Math.min(PAIRS, pairs.length) }, () => pairs[rng.below(pairs.length)] ?? {});
  // Where words are challenged, every way to play has windows of its own.
  const mayChallenge = single.some(({ checking }) => checking === 'challenge');
  const contested = mayChallenge ? waysOf(game).map((way) => ({ ...way, checking: 'challenge' })) : [];
  return [{}, ...single, ...contested.filter((options) => Object.keys(options).length > 1), ...some];
}

/** From the first seed to before the last: one table for each set of options; the seats take turns over all the game allows. */
export function* tablesOf(game: Game, [first, last]: readonly [number, number], tools: Tools): Generator<Setup> {
  const [min, max] = game.seats;
  for (let seed = first; seed < last; seed++) {
    for (const [at, options] of optionSets(game).entries()) {
      const counts = Array.from({ length: max - min + 1 }, (_, more) => min + ((at + seed + more) % (max - min + 1)));
      const setups = counts.map((seats) => ({ seats, options, seed: `${game.id} ${at} ${seed}` }));
      yield setups.find((setup) => !isRefusal(deal(game, setup, tools))) ?? (setups[0] as Setup);
    }
  }
}
