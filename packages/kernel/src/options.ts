import { refuse } from './refusal.ts';
import type { Game, OptionSpec, OptionValue, Refusal } from './types.ts';

/** What an option may be, in words for a refusal or a help text. */
export function makeExpected(spec: OptionSpec): string {
  if (spec.range !== undefined) return `a whole number from ${spec.range[0]} to ${spec.range[1]}`;
  return `one of ${Object.keys(spec.choices ?? {}).join(', ')}`;
}

function parseValue(spec: OptionSpec, raw: OptionValue): OptionValue | null {
  if (spec.range !== undefined) {
    const value = typeof raw === 'number' ? raw : /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
    return Number.isInteger(value) && value >= spec.range[0] && value <= spec.range[1] ? value : null;
  }
  const choices = spec.choices ?? {};
  if (!Object.hasOwn(choices, String(raw))) return null;
  return typeof spec.default === 'number' ? Number(raw) : String(raw);
}

/** Fills in the defaults and refuses what the game does not know. Texts are taken too, as from a command line. */
export function parseOptions(
  game: Game,
  raw: { readonly [name: string]: OptionValue },
): { readonly [name: string]: OptionValue } | Refusal {
  const specs: { readonly [name: string]: OptionSpec } = game.options;
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(specs, name)) {
      const known = Object.keys(specs).join(', ');
      return refuse('bad-option', `${game.name} has no option ${name}; it has ${known}.`, name);
    }
  }
  const options: { [name: string]: OptionValue } = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(raw, name) ? parseValue(spec, raw[name] as OptionValue) : spec.default;
    if (value === null) return refuse('bad-option', `Option ${name} must be ${makeExpected(spec)}.`, name);
    options[name] = value;
  }
  return options;
}
