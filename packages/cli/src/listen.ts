import { isRefusal, type Millis, type Move, type Seat } from '@deckle/kernel';
import { parseCommand, type WordTools } from '@deckle/words';
import type { Talk } from './desk.ts';
import { Failure } from './failure.ts';
import { lookOf } from './look.ts';
import { deskOf, mustAct, nameOf, type Room, soonest } from './room.ts';
import { clockText } from './screen.ts';
import { draw, print, refuseTo } from './stage.ts';
import { answerTalk } from './talk.ts';

/** A move of some seat in the words it was said. */
export interface Said {
  readonly seat: Seat;
  readonly move: Move;
  readonly text: string;
}

/** What came of listening: a move, nothing because the table changes or time is up, or the end of the talk. */
export type Heard = Said | 'news' | 'left';

/** The clock a listener goes by. */
export interface Listening {
  readonly now: () => Millis;
  /** When something else happens at the table. */
  readonly due: () => Millis | null;
  readonly deadline: Millis | null;
}

const isPast = (time: Millis | null, now: Millis): boolean => time !== null && time <= now;
export const isLeaving = (text: string): boolean => /^(quit|exit|bye)$/i.test(text);

/** Listens to one seat until it says a move; everything else is answered on the way. */
export async function listen(room: Room, seat: Seat, { now, due, deadline }: Listening): Promise<Heard> {
  const second = room.world.look === 'terminal' && deadline !== null ? 1000 : null;
  for (;;) {
    const until = soonest(due(), deadline, second === null ? null : now() + second);
    const signal = until === null ? undefined : AbortSignal.timeout(Math.max(1, Math.ceil(until - now())));
    const typed = await room.lines.next(promptFor(room, seat, deadline === null ? null : deadline - now()), signal);
    if (typed === 'end') return 'left';
    if (typed !== 'news') {
      const heard = hear(room, seat, typed.line.trim());
      if (heard !== null) return heard;
    } else if (isPast(due(), now()) || isPast(deadline, now())) return 'news';
  }
}

function promptFor(room: Room, seat: Seat, left: Millis | null): string {
  const clock = left === null ? '' : ` ${clockText(left)}`;
  const wait = mustAct(room, seat) ? '' : ' (Enter to go on)';
  return lookOf(room.world).paint.own(
    `${nameOf(room, seat)}${wait}${clock} ${room.world.look === 'terminal' ? '›' : '>'} `,
  );
}

function hear(room: Room, seat: Seat, text: string): Heard | null {
  if (text === '' && mustAct(room, seat)) {
    draw(room, seat);
    return null;
  }
  if (text === '') {
    room.host.hurry();
    return 'news';
  }
  if (isLeaving(text)) return 'left';
  const said = speakerOf(room, text) ?? { seat, text };
  if (isAnswered(room, seat, said)) return null;
  const match = room.host.match();
  const move = parseCommand(match.game, room.host.view(said.seat), said.text, match.tools as WordTools);
  if (!isRefusal(move)) return { ...said, move };
  refuseTo(room, said.seat, said.text, move);
  return null;
}

/** `Bea: challenge` speaks for somebody else at this device. */
function speakerOf(room: Room, text: string): Omit<Said, 'move'> | null {
  const [, name = '', said = ''] = /^([^:]{1,40}):\s*(.+)$/.exec(text) ?? [];
  const seat = room.people.find((each) => nameOf(room, each).toLowerCase() === name.trim().toLowerCase());
  return seat === undefined ? null : { seat, text: said };
}

/** Was this a word to the table itself? Then it is answered. */
function isAnswered(room: Room, viewer: Seat, { seat, text }: Omit<Said, 'move'>): boolean {
  try {
    const reply = answerTalk(talkOf(room, seat), text);
    if (reply === null) draw(room, viewer);
    else if (reply !== undefined) print(room, reply);
    return reply !== undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    print(room, [error.message]);
    return true;
  }
}

function talkOf(room: Room, seat: Seat): Talk {
  const { talk, host, sitters, world } = room;
  const { columns, paint } = lookOf(world);
  const desk = deskOf(room, seat);
  return { ...talk, match: host.match(), view: host.view(seat), seat, desk, sitters, root: world.root, columns, paint };
}
