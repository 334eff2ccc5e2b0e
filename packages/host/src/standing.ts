import type { Seat, View } from '@deckle/kernel';

/** What games may keep in `shared` about how a seat stands, beside its score and its cards. */
interface Standing {
  /** Seats that sit out what is going on. */
  readonly resting?: readonly Seat[];
  /** Turns each seat has still to lose. */
  readonly skips?: readonly number[];
  /** Seats that still have a last turn; null before the last lap. */
  readonly owed?: readonly Seat[] | null;
  /** What a game keeps count of: under `ticked 0` what seat 0 has ticked off. */
  readonly noted?: { readonly [what: string]: readonly (string | number)[] };
  /** The seat to act has already laid its word and may lay another. */
  readonly extra?: 0 | 1;
}

const standingIn = ({ shared }: View): Standing => (shared ?? {}) as Standing;

/** How a seat stands, in a few words each. */
export function standingOf(view: View, seat: Seat): readonly string[] {
  const { resting = [], skips = [], owed = null, noted = {} } = standingIn(view);
  if (view.out[seat]) return ['out'];
  if (view.result !== null) return [];
  const counted = Object.entries(noted).flatMap(([what, values]) => {
    const [name, whose, ...more] = what.split(' ');
    return whose === String(seat) && more.length === 0 && values.length > 0 ? [`${name} ${values.join(' ')}`] : [];
  });
  return [
    ...(resting.includes(seat) ? ['sits out'] : []),
    ...((skips[seat] ?? 0) > 0 ? ['loses a turn'] : []),
    ...(owed?.includes(seat) ? ['last turn'] : []),
    ...counted,
  ];
}

/** Which of these faces, that lie open all game, the viewer has ticked off; of equal ones the first. */
export function tickedIn(view: View, faces: readonly string[]): readonly boolean[] {
  const left = [...(standingIn(view).noted?.[`ticked ${view.seat}`] ?? [])];
  return faces.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Does the seat to act go on after a word of its own? */
export const isExtra = (view: View): boolean => standingIn(view).extra === 1;
