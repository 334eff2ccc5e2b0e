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
import { wordOptions } from '@deckle/words';

const PAIRS = 4;

/** The values of an option that are worth a table: all choices, or the default of a range and one other. */
export function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.range === undefined) {
    const isNumber = typeof spec.default === 'number';
    return Object.keys(spec.choices ?? {}).map((value) => (isNumber ? Number(value) : value));
  }
  const [min, max] = spec.range;
  const other = spec.default === min ? Math.ceil((min + max) / 2) : min;
  return [...new Set([spec.default, other])];
}

/** Every way to play a game: all values of its own options with each other. */
export function waysOf(game: Game): readonly Setup['options'][] {
  return Object.entries<OptionSpec>(game.options)
    .filter(([name]) => !Object.hasOwn(wordOptions, name))
    .reduce<readonly Setup['options'][]>(
      (ways, [name, spec]) =>
        ways.flatMap((way) =>
          valuesOf(spec).map((value) => (value === spec.default ? way : { ...way, [name]: value })),
        ),
      [{}],
    );
}

/** Every way to play, then each way of word checking and a clock; each for every number of seats and so many seeds. */
export function everyTable(game: Game, seeds: number, tools: Tools): readonly Setup[] {
  const [min, max] = game.seats;
  const ways = waysOf(game);
  const common = optionSets(game).filter((options) => {
    const names = Object.keys(options);
    return names.length === 1 && Object.hasOwn(wordOptions, names[0] ?? '');
  });
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return [...ways, ...common].flatMap((options) =>
    counts.flatMap((seats) =>
      Array.from({ length: seeds }, (_, number) => ({ seats, options, seed: `${number}` })).filter(
        (setup) => !isRefusal(deal(game, setup, tools)),
      ),
    ),
  );
}

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

/** One table for each set of options and seed; the seats take turns over all the game allows. */
export function tablesOf(game: Game, seeds: number, tools: Tools): readonly Setup[] {
  const [min, max] = game.seats;
  const tables: Setup[] = [];
  for (const [at, options] of optionSets(game).entries()) {
    for (let seed = 0; seed < seeds; seed++) {
      const counts = Array.from({ length: max - min + 1 }, (_, more) => min + ((at + seed + more) % (max - min + 1)));
      const setups = counts.map((seats) => ({ seats, options, seed: `${game.id} ${at} ${seed}` }));
      tables.push(setups.find((setup) => !isRefusal(deal(game, setup, tools))) ?? (setups[0] as Setup));
    }
  }
  return tables;
}
