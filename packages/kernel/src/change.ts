import type { Seat, Shape, State, View, ZoneView } from './types.ts';
import { laterFor, openFor, ownFor, seedFor, zoneView } from './view.ts';

/** What a step has changed in a view: whatever is not named is as it was. Of `zones` and `shared` only parts may be named. */
export type ViewChange<G extends Shape = any> = Partial<Omit<View<G>, 'shared'>> & {
  readonly shared?: Partial<G['shared']>;
};

/**
 * What one seat sees otherwise after a step. No verb takes a zone or a part of `shared` away, and what a step leaves alone
 * stays the same object, so nothing need be looked into.
 */
export function changeOf<G extends Shape>(before: State<G>, after: State<G>, seat: Seat | null): ViewChange<G> {
  const change: { -readonly [Part in keyof ViewChange<G>]: ViewChange<G>[Part] } = {};
  if (after.zones !== before.zones) change.zones = zonesChanged(before.zones, after.zones, seat);
  if (after.shared !== before.shared) change.shared = partsChanged(before.shared, after.shared);
  if (after.scores !== before.scores) change.scores = after.scores;
  if (after.out !== before.out) change.out = after.out;
  if (after.now !== before.now) change.now = after.now;
  if (after.frames.at(-1) !== before.frames.at(-1)) Object.assign(change, openFor(after, seat));
  if (isOtherBelow(before.frames, after.frames)) change.later = laterFor(after, seat);
  if (seat !== null && after.own[seat] !== before.own[seat]) change.own = ownFor(after, seat);
  if (after.result !== before.result) Object.assign(change, { seed: seedFor(after), result: after.result });
  return change;
}

/** Is there anything else below the open frame than before? */
const isOtherBelow = (before: State['frames'], after: State['frames']): boolean =>
  Math.max(1, before.length) !== Math.max(1, after.length) ||
  after.slice(0, -1).some((frame, at) => frame !== before[at]);

function zonesChanged(before: State['zones'], after: State['zones'], seat: Seat | null): View['zones'] {
  const changed: { [id: string]: ZoneView } = {};
  for (const id in after) {
    const zone = after[id];
    if (zone !== undefined && zone !== before[id]) changed[id] = zoneView(zone, seat);
  }
  return changed;
}

function partsChanged<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const part in after) if (after[part] !== before[part]) changed[part] = after[part];
  return changed;
}

/** The view after what has changed. */
export const withChange = <G extends Shape>(view: View<G>, change: ViewChange<G>): View<G> => ({
  ...view,
  ...change,
  zones: { ...view.zones, ...change.zones },
  shared: { ...view.shared, ...change.shared },
});
