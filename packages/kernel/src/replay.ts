import { type Match, openMatch, playInput } from './match.ts';
import { isRefusal, refuse } from './refusal.ts';
import type { Game, GameRecord, Refusal, Shape } from './types.ts';

/** The first input of a record that the rules refuse, with the refusal and the match as far as it went. */
export interface Divergence<G extends Shape> {
  readonly at: number;
  readonly refusal: Refusal;
  readonly match: Match<G>;
}

export const isDivergence = <G extends Shape>(value: Match<G> | Divergence<G>): value is Divergence<G> =>
  'refusal' in value;

/** Plays a record again. It pins game version and dictionary; with others it would be another match, so it does not start. */
export function replay<G extends Shape>(
  game: Game<G>,
  record: GameRecord,
  tools: G['tools'],
  dictionary: string,
): Match<G> | Divergence<G> | Refusal {
  if (record.game !== game.id) return refuse('wrong-game', `The record is of ${record.game}.`, record.game);
  if (record.version !== game.version) {
    return refuse('wrong-version', `The record is of version ${record.version} of the rules, this is ${game.version}.`);
  }
  if (record.dictionary !== dictionary) {
    return refuse('wrong-dictionary', 'The record was played with another dictionary.', record.dictionary);
  }
  const { game: _game, version: _version, dictionary: _dictionary, inputs, ...setup } = record;
  const opened = openMatch(game, setup, tools, dictionary);
  if (isRefusal(opened)) return opened;
  let match: Match<G> = opened;
  for (const [at, input] of inputs.entries()) {
    const next = playInput(match, input);
    if (isRefusal(next)) return { at, refusal: next, match };
    match = next;
  }
  return match;
}
