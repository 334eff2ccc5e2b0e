import { momentsSince, onlyPerson, sortHand, type Told, toldOf } from '@deckle/host';
import type { Match, Refusal, Seat } from '@deckle/kernel';
import { handOf, MISPLACED, sayableText, type WordTools } from '@deckle/words';
import { emptyDesk } from './desk.ts';
import { lookOf } from './look.ts';
import { CLEAR, wrap } from './paint.ts';
import { deskOf, type Room } from './room.ts';
import { aimLines, resultLines, sayLines, type Shown, tableLines } from './screen.ts';

export function print({ world }: Room, lines: readonly string[]): void {
  for (const line of lines) world.print(line);
}

export function clear({ world }: Room): void {
  if (world.look === 'terminal') world.write(CLEAR);
  else world.print('');
}

/** Draws the table as this seat sees it (null: as everybody does). */
export function draw(room: Room, seat: Seat | null): void {
  const look = lookOf(room.world);
  const isFirst = seat !== null && deskOf(room, seat).seen === null;
  const shown = shownTo(room, seat);
  const isOver = shown.view.result !== null;
  clear(room);
  print(room, tableLines(shown, look));
  print(room, [
    '',
    ...(isFirst && !isOver ? [...aimLines(shown.game, shown.view, look), ''] : []),
    ...(isOver
      ? resultLines(shown, look)
      : sayLines(shown.game, shown.view, room.host.match().tools as WordTools, look)),
  ]);
  room.drawn = room.host.match();
  const desk = seat === null ? null : deskOf(room, seat);
  if (desk !== null && desk.note !== null) print(room, noLines(room, desk.note));
  if (desk !== null) desk.note = null;
}

function shownTo(room: Room, seat: Seat | null): Shown {
  const { host, sitters, dictionary } = room;
  const match = host.match();
  const view = host.view(seat);
  const { pack } = match.tools;
  const desk = seat === null ? emptyDesk() : deskOf(room, seat);
  if (desk.seen !== match.last) desk.news = newsFor(room, seat, desk.seen);
  desk.seen = match.last;
  const hand = sortHand(handOf(view), desk.sort, pack);
  return { game: match.game, view, sitters, pack, dictionary, hand, news: desk.news, now: host.now() };
}

/** What happened since the seat looked last; what it saw last may have been taken back since. */
function newsFor({ host, sitters }: Room, seat: Seat | null, seen: Match['last'] | null): readonly Told[] {
  const match = host.match();
  const you = onlyPerson(sitters);
  const moments = momentsSince(match, seen);
  const isKnown = seen === null || moments[0]?.before === seen;
  return (isKnown ? moments : moments.slice(-1)).flatMap((moment) => toldOf(match, moment, seat, sitters, you));
}

/** Tells a seat why not, and keeps it for `why`. */
export function refuseTo(room: Room, seat: Seat, text: string, refusal: Refusal): void {
  deskOf(room, seat).refused = { text, refusal };
  print(room, noLines(room, refusal.rule));
  if (MISPLACED.includes(refusal.refused)) print(room, canLines(room, seat));
}

/** Whoever types wants to know the words for it. */
function canLines({ world, host }: Room, seat: Seat): readonly string[] {
  const { columns } = lookOf(world);
  const { game, tools } = host.match();
  return wrap(sayableText(game, host.view(seat), tools as WordTools), columns, '  ');
}

function noLines({ world }: Room, rule: string): readonly string[] {
  const { columns, paint } = lookOf(world);
  return wrap(`✗ ${rule}`, columns, '  ').map(paint.warn);
}
