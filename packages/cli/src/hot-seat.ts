import { checkMove, type Millis, refuse, type Seat } from '@deckle/kernel';
import { isLeaving, listen, type Said } from './listen.ts';
import { lookOf } from './look.ts';
import { asksOf, deadlineOf, deskOf, isOver, nameOf, type Room } from './room.ts';
import { clear, draw, print, refuseTo } from './stage.ts';

/** The screen changes hands: nobody but the next player may look. Meanwhile the clock stands still. */
export async function curtain(room: Room, seat: Seat): Promise<'open' | 'news' | 'left'> {
  const { host, lines, people, viewer: before } = room;
  if (people.length < 2 || before === seat) return 'open';
  host.pause();
  room.viewer = null;
  clear(room);
  for (;;) {
    const canUndo = before !== null && host.match().last.input?.seat === before;
    const name = nameOf(room, seat);
    const question = `${name}'s turn. ${name}, take the screen and press Enter${canUndo ? ` (${nameOf(room, before)}: undo)` : ''}: `;
    const typed = await lines.next(lookOf(room.world).paint.strong(question));
    if (typed === 'end' || typed === 'news' || isLeaving(typed.line.trim())) return 'left';
    if (!canUndo || !/\bundo$/i.test(typed.line.trim())) break;
    const refusal = host.act(before, { kind: 'undo' });
    if (refusal === null) {
      room.viewer = before;
      host.go();
      return 'news';
    }
    print(room, [refusal.rule]);
  }
  room.viewer = seat;
  room.drawn = null;
  host.go();
  return 'open';
}

type Sealed = Said & { readonly used: Millis };

/**
 * Several people on one device are asked at once: each in turn gets the same question with the same clock, and the
 * time each used decides whose answer came first.
 */
export async function sealedRound(room: Room, seats: readonly Seat[]): Promise<'left' | 'done'> {
  const { host } = room;
  host.pause();
  const start = host.now();
  const answers: Sealed[] = [];
  for (const seat of seats) {
    const opened = await curtain(room, seat);
    if (opened !== 'open') return opened === 'left' ? 'left' : 'done';
    host.pause();
    const answer = await sealedAnswer(room, seat, start);
    if (answer === 'left') return 'left';
    if (answer !== null) answers.push(answer);
  }
  const isLate = answers.length < seats.length;
  playSealed(room, start, answers, isLate ? deadlineOf(seats.flatMap((seat) => asksOf(room, seat))) : null);
  host.go();
  return 'done';
}

/** One answer, with the time it took; null when time ran out. */
async function sealedAnswer(room: Room, seat: Seat, start: Millis): Promise<Sealed | null | 'left'> {
  const { world, host } = room;
  draw(room, seat);
  const began = world.now();
  const now = (): Millis => start + Math.round(world.now() - began);
  const deadline = deadlineOf(asksOf(room, seat));
  for (;;) {
    const heard = await listen(room, seat, { now, due: () => null, deadline });
    if (heard === 'left') return 'left';
    if (heard === 'news') return null;
    const { game, last, tools } = host.match();
    const refusal =
      heard.move.kind === 'undo'
        ? refuse('no-undo', 'There is nothing to take back.')
        : checkMove(game, last.state, heard.seat, heard.move, tools);
    if (refusal === null) return { ...heard, used: now() - start };
    refuseTo(room, heard.seat, heard.text, refusal);
  }
}

/** Plays the answers as if they had come at once; one that is too late by then is asked for again. */
function playSealed(room: Room, start: Millis, answers: readonly Sealed[], late: Millis | null): void {
  const { host } = room;
  for (const { seat, move, text, used } of answers.toSorted((a, b) => a.used - b.used)) {
    host.skipTo(start + used);
    while (host.tick());
    if (isOver(room) || asksOf(room, seat).length === 0) continue;
    const refusal = host.act(seat, move);
    if (refusal !== null) deskOf(room, seat).refused = { text, refusal };
  }
  if (late !== null) host.skipTo(late);
  while (host.tick());
}
