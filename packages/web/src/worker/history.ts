import { type Input, isRefusal, type Match, playInput } from '@deckle/kernel';

/** All a match has been, so that one can look back: after the deal and after each input, those taken back too. */
export interface History {
  /** Up to the match as it is now. */
  upTo(match: Match): readonly Match[];
}

export function openHistory(known: readonly Match[]): History {
  const matches = [...known];
  return {
    upTo(match) {
      const missing = inputsAfter(match, matches.length - 1);
      for (const [at, input] of missing.entries()) {
        // What the host has just played need not be played again.
        const next = at === missing.length - 1 ? match : playInput(matches.at(-1) as Match, input);
        if (isRefusal(next)) throw new Error(`a match refuses its own input: ${next.rule}`);
        matches.push(next);
      }
      return matches;
    },
  };
}

/** The inputs of a match after the first `count`, oldest first. */
function inputsAfter({ log }: Match, count: number): readonly Input[] {
  const inputs: Input[] = [];
  for (let entry = log; entry !== null && entry.number >= count; entry = entry.before) inputs.push(entry.input);
  return inputs.reverse();
}
