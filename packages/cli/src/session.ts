import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@deckle/kernel';
import { curtain, sealedRound } from './hot-seat.ts';
import { listen } from './listen.ts';
import { asksOf, deadlineOf, isOver, openRoom, type Room, type Session, wantsToBeAsked } from './room.ts';
import { draw, refuseTo } from './stage.ts';

const PACE = 700;

/** Plays the match to its end, or until the people leave. */
export async function playSession(session: Session): Promise<'over' | 'left'> {
  const room = openRoom(session);
  const { host, people, lines } = room;
  for (;;) {
    if (host.tick()) await watch(room);
    else if (isOver(room)) {
      draw(room, room.viewer ?? people[0] ?? null);
      return 'over';
    } else if ((await goOn(room)) === 'left') return 'left';
    if (lines.isStopped()) return 'left';
  }
}

/** Where only programs play, each act is shown for a while; in any case keys and signals get their chance. */
async function watch(room: Room): Promise<void> {
  const { people, world } = room;
  if (people.length === 0) draw(room, null);
  await sleep(people.length === 0 && world.look === 'terminal' ? PACE : 0);
}

/** Asks whoever is to act or may; where that is nobody here, waits for the next thing that is due. */
async function goOn(room: Room): Promise<'left' | 'done'> {
  const { people, viewer, host } = room;
  const asked = people.filter((seat) => wantsToBeAsked(room, seat));
  if (asked.length > 1) return sealedRound(room, asked);
  const free = people.filter((seat) => asksOf(room, seat).length > 0);
  const [next] = asked.length > 0 ? asked : viewer !== null && free.length > 0 ? [viewer] : free;
  if (next !== undefined) return oneAnswer(room, next);
  await sleep(Math.max(1, (host.due() ?? host.now()) - host.now()));
  return 'done';
}

/** One person is asked while the clock runs. */
async function oneAnswer(room: Room, seat: Seat): Promise<'left' | 'done'> {
  const { host } = room;
  const opened = await curtain(room, seat);
  if (opened !== 'open') return opened === 'left' ? 'left' : 'done';
  if (room.drawn !== host.match()) draw(room, seat);
  const heard = await listen(room, seat, {
    now: () => host.now(),
    due: () => host.due(),
    deadline: deadlineOf(asksOf(room, seat)),
  });
  if (heard === 'left') return 'left';
  if (heard === 'news') return 'done';
  const refusal = host.act(heard.seat, heard.move);
  if (refusal !== null) refuseTo(room, heard.seat, heard.text, refusal);
  return 'done';
}
