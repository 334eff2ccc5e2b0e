import { isRefusal, type Refusal } from '@deckle/kernel';

/**
 * What a person at the command line did or asked for that cannot be: one clear sentence, and an exit code. The sentence
 * is empty where what was printed says it already.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: number;
  constructor(sentence: string, exitCode = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The value, or the refusal as the end of the command. */
export function orFail<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Failure(value.rule);
  return value;
}
