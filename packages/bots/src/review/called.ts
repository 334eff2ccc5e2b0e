import type { Seat } from '@deckle/kernel';
import type { Names } from '@deckle/words';

/** How seats are called in a review: whoever reads of themselves is spoken to. */
export interface Called {
  /** Where a sentence begins, and in lists. */
  readonly name: Names;
  readonly within: Names;
  they(seat: Seat): string;
  /** Several together; who is spoken to comes last. */
  all(seats: readonly Seat[]): readonly string[];
}

export function calledBy(names: Names, you: Seat | null): Called {
  const name = (seat: Seat): string => (seat === you ? 'You' : names(seat));
  const within = (seat: Seat): string => (seat === you ? 'you' : names(seat));
  return {
    name,
    within,
    they: (seat) => (seat === you ? 'you' : 'they'),
    all: (seats) =>
      seats.length === 1
        ? seats.map(name)
        : seats.toSorted((a, b) => Number(a === you) - Number(b === you)).map(within),
  };
}
