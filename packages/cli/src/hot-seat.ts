import { askFor, checkMove, type Millis, refuse, type Seat } from '@deckle/kernel';
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
    const question = `${name}’s turn. ${name}, take the screen and press Enter${canUndo ? ` (${nameOf(room, before)}: undo)` : ''}: `;
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

/** What a seat did while the others could not see it: when, in answer to which ask; nothing when its time ran out. */
interface Sealed {
  readonly seat: Seat;
  readonly ask: number | null;
  readonly at: Millis;
  readonly said: Said | null;
}

/**
 * Several people on one device are asked at once: each in turn gets the same question with the same clock, and the
 * time each used decides whose answer came first.
 */
export async function sealedRound(room: Room, seats: readonly Seat[]): Promise<'left' | 'done'> {
  const { host } = room;
  host.pause();
  const answers: Sealed[] = [];
  for (const seat of seats) {
    const opened = await curtain(room, seat);
    if (opened !== 'open') return opened === 'left' ? 'left' : 'done';
    host.pause();
    const answer = await sealedAnswer(room, seat);
    if (answer === 'left') return 'left';
    answers.push(answer);
  }
  for (const answer of answers.toSorted((a, b) => a.at - b.at)) playSealed(room, answer);
  host.go();
  return 'done';
}

/** One answer that the table takes, or the end of the time for it. */
async function sealedAnswer(room: Room, seat: Seat): Promise<Sealed | 'left'> {
  const { world, host } = room;
  draw(room, seat);
  const [start, began] = [host.now(), world.now()];
  const now = (): Millis => start + Math.round(world.now() - began);
  const deadline = deadlineOf(asksOf(room, seat));
  for (;;) {
    const heard = await listen(room, seat, { now, due: () => null, deadline });
    if (heard === 'left') return 'left';
    if (heard === 'news') {
      const late = asksOf(room, seat).find(({ until, soon = until }) => soon === deadline);
      return { seat, ask: late?.id ?? null, at: deadline ?? now(), said: null };
    }
    const { game, last, tools } = host.match();
    const refusal =
      heard.move.kind === 'undo'
        ? refuse('no-undo', 'There is nothing to take back.')
        : checkMove(game, last.state, heard.seat, heard.move, tools);
    if (refusal === null) return { seat: heard.seat, ask: askIdFor(room, heard), at: now(), said: heard };
    refuseTo(room, heard.seat, heard.text, refusal);
  }
}

/** Null where none is needed, as for resigning. */
const askIdFor = ({ host }: Room, { seat, move }: Said): number | null =>
  askFor(host.view(seat), seat, move.kind)?.id ?? null;

/**
 * Plays an answer as if it had come at its time, after all that happens before. If its question is closed by then,
 * it is dropped; if it is refused by then, its seat is asked again.
 */
function playSealed(room: Room, { seat, ask, at, said }: Sealed): void {
  const { host } = room;
  const isOpen = (): boolean => !isOver(room) && (ask === null || asksOf(room, seat).some(({ id }) => id === ask));
  for (let due = host.due(); isOpen() && due !== null && due <= at; due = host.due()) {
    host.skipTo(due);
    host.tick();
  }
  if (!isOpen() || said === null) return;
  host.skipTo(at);
  const refusal = host.act(seat, said.move);
  if (refusal === null) return;
  const desk = deskOf(room, seat);
  desk.refused = { text: said.text, refusal };
  desk.note = refusal.rule;
}
