import { happeningFor, happeningsOf, toldOf } from '@deckle/host';
import { type Match, type Seat, viewOf } from '@deckle/kernel';
import type { Eyes, Line, Sitter, Still } from '../table/news.ts';
import { sceneOf } from './scene.ts';
import { freshIn } from './fresh.ts';

/** The table at one moment, as these eyes see it. */
export function stillOf(match: Match, eyes: Eyes, sitters: readonly Sitter[]): Still {
  const { game, last, log, tools } = match;
  const viewer = eyes === 'all' ? null : eyes;
  const scene = (seat: Seat | null) => sceneOf(game, viewOf(last.state, seat), sitters, tools.pack);
  return {
    moment: (log?.number ?? -1) + 1,
    viewer,
    ...scene(viewer),
    ...(eyes === 'all' ? { hands: sitters.flatMap(({ name }, seat) => named(scene(seat).hands, name)) } : {}),
    fresh: freshIn(
      happeningsOf(match).map((happening) => happeningFor(happening, null)),
      viewOf(last.state, null),
    ),
    now: last.state.now,
  };
}

const named = (hands: Still['hands'], name: string): Still['hands'] =>
  hands.map((hand) => ({ ...hand, label: `${name}: ${hand.label}` }));

/** What is told of the moments from one to another; with all hands open nothing is secret. */
export function linesAround(
  last: Match,
  eyes: Eyes,
  sitters: readonly Sitter[],
  [from, to]: readonly [number, number],
): readonly Line[] {
  const all = happeningsOf(last);
  const takers = new Map(all.map(({ number, takesBack }) => [takesBack, number]));
  return all.slice(from, to).flatMap(({ number: moment, events, takesBack }) => {
    const seen = eyes === 'all' ? events.map(opened) : events;
    const told = toldOf(last, { events: seen }, eyesOf(eyes), sitters);
    return told.map((line) => ({ ...line, moment, takesBack, takenBack: takers.get(moment) ?? null }));
  });
}

const eyesOf = (eyes: Eyes): Seat | null => (eyes === 'all' ? null : eyes);
const opened = <E extends { readonly kind: string }>(event: E): E =>
  event.kind === 'moved' ? { ...event, seen: 'all' } : event;
