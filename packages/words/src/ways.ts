import type { Game, OptionSpec, OptionValue } from '@deckle/kernel';
import { wordOptions } from './shape.ts';

type Options = { readonly [name: string]: OptionValue };

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

/** Every way to play a game: all values of its own options with each other, as far as they matter to so many seats. */
export function waysOf({ options }: Pick<Game, 'options'>, seats = Number.POSITIVE_INFINITY): readonly Options[] {
  return Object.entries<OptionSpec>(options)
    .filter(([name, { minSeats = 1 }]) => !Object.hasOwn(wordOptions, name) && seats >= minSeats)
    .reduce<readonly Options[]>(
      (ways, [name, spec]) =>
        ways.flatMap((way) =>
          valuesOf(spec).map((value) => (value === spec.default ? way : { ...way, [name]: value })),
        ),
      [{}],
    );
}

/** A game and how it is played, where that is not the usual way; choices are called by what stands before the colon. */
export function wayTitle({ name, options: specs }: Pick<Game, 'name' | 'options'>, options: Options): string {
  const named = Object.entries<OptionSpec>(specs).flatMap(([option, { choices }]) => {
    const value = options[option];
    const text = value === undefined ? undefined : choices?.[value];
    return text === undefined ? [] : [text.split(/[:;,]/)[0] as string];
  });
  return [name, ...named].join(', ');
}
