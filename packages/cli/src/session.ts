import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Ask,
  checkMove,
  isRefusal,
  type Match,
  type Millis,
  type Move,
  type Refusal,
  type Seat,
} from '@deckle/kernel';
import { handOf, parseCommand, type WordTools } from '@deckle/words';
import { sortHand } from './cards.ts';
import { Failure } from './failure.ts';
import type { Host } from './host.ts';
import type { Lines } from './lines.ts';
import { momentLines, momentsSince } from './log.ts';
import { CLEAR, wrap } from './paint.ts';
import { clockText, resultLines, sayLines, type Shown, type Sitter, tableLines } from './screen.ts';
import { answerTalk, type Desk, emptyDesk, type Talk } from './talk.ts';
import { type Look, lookOf } from './look.ts';
import type { World } from './world.ts';

/** One device with one or more people at it, and the match they play. */
export interface Session {
  readonly world: World;
  readonly lines: Lines;
  readonly host: Host;
  readonly sitters: readonly Sitter[];
  readonly dictionary: string;
  readonly talk: Pick<Talk, 'adviser' | 'facts' | 'save' | 'shuffle'>;
}

/** What came of listening: a move of some seat, nothing because the table changed or time is up, or the end of the talk. */
type Heard = { readonly seat: Seat; readonly move: Move; readonly text: string } | 'news' | 'left';

export async function playSession(session: Session): Promise<'over' | 'left'> {
  const { world, lines, host, sitters } = session;
  const people = sitters.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  const desks = new Map(people.map((seat) => [seat, emptyDesk()]));
  const deskOf = (seat: Seat): Desk => desks.get(seat) as Desk;
  /** Who looks at the screen, and what it shows. */
  let viewer: Seat | null = people.length === 1 ? (people[0] ?? null) : null;
  let drawn: Match | null = null;

  const look = (): Look => lookOf(world);
  const print = (texts: readonly string[]): void => texts.forEach((text) => world.print(text));
  const match = (): Match => host.match();
  const nameOf = (seat: Seat): string => sitters[seat]?.name ?? '';

  const shownTo = (seat: Seat | null): Shown => {
    const view = host.view(seat);
    const { pack } = match().tools;
    const desk = seat === null ? emptyDesk() : deskOf(seat);
    const moments = momentsSince(match(), desk.seen);
    const isKnown = desk.seen === null || moments[0]?.before === desk.seen || moments.length === 0;
    const news = (isKnown ? moments : moments.slice(-1)).flatMap((moment) =>
      momentLines(match(), moment, seat, sitters),
    );
    desk.seen = match().last;
    const hand = sortHand(handOf(view), desk.sort, pack);
    return { game: match().game, view, sitters, pack, dictionary: session.dictionary, hand, news, now: host.now() };
  };

  const draw = (seat: Seat | null): void => {
    if (world.look === 'terminal') process.stdout.write(CLEAR);
    else world.print('');
    const shown = shownTo(seat);
    print(tableLines(shown, look()));
    if (shown.view.result !== null) print(['', ...resultLines(shown, look())]);
    else print(['', ...sayLines(shown.game, shown.view, look())]);
    drawn = match();
  };

  const asksOf = (seat: Seat): readonly Ask[] => host.view(seat).asks.filter((ask) => ask.seat === seat);
  const mustAct = (seat: Seat): boolean => asksOf(seat).some(({ must }) => must);

  const promptFor = (seat: Seat, deadline: Millis | null, at: Millis): string => {
    const clock = deadline === null ? '' : `${clockText(deadline - at)} `;
    const wait = mustAct(seat) ? '' : '(Enter to go on) ';
    return look().paint.own(`${nameOf(seat)} ${wait}${clock}${world.look === 'terminal' ? '›' : '>'} `);
  };

  /** Listens to one seat until it says a move; everything else is answered on the way. */
  const listen = async (seat: Seat, time: Listening): Promise<Heard> => {
    for (;;) {
      const deadline = time.deadline();
      const until = soonest(
        time.due(),
        deadline,
        world.look === 'terminal' && deadline !== null ? time.now() + 1000 : null,
      );
      const signal = until === null ? undefined : AbortSignal.timeout(Math.max(1, Math.ceil(until - time.now())));
      const typed = await lines.next(promptFor(seat, deadline, time.now()), signal);
      if (typed === 'end') return 'left';
      if (typed === 'news') {
        if (isPast(time.due(), time.now()) || isPast(deadline, time.now())) return 'news';
        continue;
      }
      const heard = hear(seat, typed.line.trim());
      if (heard !== null) return heard;
    }
  };

  const hear = (seat: Seat, text: string): Heard | null => {
    if (text === '') {
      if (mustAct(seat)) draw(seat);
      else host.hurry();
      return mustAct(seat) ? null : 'news';
    }
    if (/^(quit|exit|bye)$/i.test(text)) return 'left';
    const other = speakerOf(text);
    const speaker = other?.seat ?? seat;
    const said = other?.text ?? text;
    try {
      const reply = answerTalk(talkOf(speaker), said);
      if (reply === null) draw(seat);
      if (reply !== undefined) {
        if (reply !== null) print(reply);
        return null;
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      print([error.message]);
      return null;
    }
    const move = parseCommand(match().game, host.view(speaker), said, match().tools as WordTools);
    if (!isRefusal(move)) return { seat: speaker, move, text: said };
    refuse(speaker, said, move);
    return null;
  };

  /** `Bea: challenge` speaks for somebody else at this device. */
  const speakerOf = (text: string): { readonly seat: Seat; readonly text: string } | null => {
    const [, name = '', said = ''] = /^([^:]{1,40}):\s*(.+)$/.exec(text) ?? [];
    const seat = people.find((each) => nameOf(each).toLowerCase() === name.trim().toLowerCase());
    return seat === undefined ? null : { seat, text: said };
  };

  const talkOf = (seat: Seat): Talk => ({
    ...session.talk,
    match: match(),
    view: host.view(seat),
    seat,
    desk: deskOf(seat),
    sitters,
    root: world.root,
    columns: look().columns,
    paint: look().paint,
  });

  const refuse = (seat: Seat, text: string, refusal: Refusal): void => {
    deskOf(seat).refused = { text, refusal };
    print(wrap(`✗ ${refusal.rule}`, look().columns, '  ').map(look().paint.warn));
  };

  /** The screen changes hands: nobody but the next player may look. */
  const curtain = async (seat: Seat): Promise<'open' | 'news' | 'left'> => {
    if (people.length < 2 || viewer === seat) return 'open';
    const before = viewer;
    host.pause();
    if (world.look === 'terminal') process.stdout.write(CLEAR);
    for (;;) {
      const undo = before !== null && match().last.input?.seat === before ? ' (or undo)' : '';
      const typed = await lines.next(
        look().paint.strong(`${nameOf(seat)}'s turn. ${nameOf(seat)}, take the screen and press Enter${undo}: `),
      );
      if (typed === 'end' || /^(quit|exit|bye)$/i.test(typed === 'news' ? '' : typed.line.trim())) return 'left';
      host.go();
      viewer = seat;
      drawn = null;
      if (typed === 'news' || typed.line.trim().toLowerCase() !== 'undo' || before === null) return 'open';
      const refused = host.act(before, { kind: 'undo' });
      if (refused === null) return 'news';
      print([refused.rule]);
      viewer = before;
      host.pause();
    }
  };

  /** One person is asked while the clock runs. */
  const oneAnswer = async (seat: Seat): Promise<'left' | 'done'> => {
    const opened = await curtain(seat);
    if (opened !== 'open') return opened === 'left' ? 'left' : 'done';
    if (drawn !== match()) draw(seat);
    const time = { now: host.now, due: host.due, deadline: () => deadlineOf(asksOf(seat)) };
    const heard = await listen(seat, time);
    if (heard === 'left') return 'left';
    if (heard !== 'news') {
      const refusal = host.act(heard.seat, heard.move);
      if (refusal !== null) refuse(heard.seat, heard.text, refusal);
    }
    return 'done';
  };

  /**
   * Several people on one device are asked at once: each in turn gets the same question with the same clock, and the
   * time each used decides whose answer came first.
   */
  const sealedRound = async (seats: readonly Seat[]): Promise<'left' | 'done'> => {
    host.pause();
    const start = host.now();
    const answers: { readonly seat: Seat; readonly move: Move; readonly text: string; readonly used: Millis }[] = [];
    for (const seat of seats) {
      if ((await curtain(seat)) === 'left') return 'left';
      host.pause();
      draw(seat);
      const began = world.now();
      const now = (): Millis => start + Math.round(world.now() - began);
      const until = deadlineOf(asksOf(seat));
      for (;;) {
        const heard = await listen(seat, { now, due: () => null, deadline: () => until });
        if (heard === 'left') return 'left';
        if (heard === 'news') break;
        const { state } = match().last;
        const refusal = checkMove(match().game, state, heard.seat, heard.move, match().tools);
        if (refusal !== null) refuse(heard.seat, heard.text, refusal);
        else if (heard.move.kind === 'undo')
          refuse(seat, heard.text, { refused: 'no-undo', rule: 'Nothing has been played yet.' });
        else {
          answers.push({ ...heard, used: now() - start });
          break;
        }
      }
    }
    const late = seats.length - answers.length > 0 ? deadlineOf(seats.flatMap(asksOf)) : null;
    for (const { seat, move, text, used } of answers.sort((a, b) => a.used - b.used)) {
      host.skipTo(start + used);
      runDue();
      if (match().last.state.result !== null || asksOf(seat).length === 0) continue;
      const refusal = host.act(seat, move);
      if (refusal !== null) deskOf(seat).refused = { text, refusal };
    }
    if (late !== null) host.skipTo(late);
    runDue();
    host.go();
    return 'done';
  };

  const runDue = (): void => {
    while (host.tick()) if (people.length === 0) draw(null);
  };

  for (;;) {
    runDue();
    if (match().last.state.result !== null) {
      draw(viewer ?? people[0] ?? null);
      return 'over';
    }
    const asked = people.filter(mustAct);
    const free = people.filter((seat) => asksOf(seat).length > 0);
    const [first] = asked.includes(viewer ?? -1) ? [viewer as Seat] : asked;
    if (asked.length > 1) {
      if ((await sealedRound(asked)) === 'left') return 'left';
    } else if (first !== undefined || free.length > 0) {
      if ((await oneAnswer(first ?? viewer ?? (free[0] as Seat))) === 'left') return 'left';
    } else await sleep(Math.max(1, (host.due() ?? host.now()) - host.now()));
  }
}

interface Listening {
  now(): Millis;
  due(): Millis | null;
  deadline(): Millis | null;
}

const soonest = (...times: readonly (Millis | null)[]): Millis | null =>
  times.reduce((first, time) => (time === null || (first !== null && first <= time) ? first : time), null);

const isPast = (time: Millis | null, now: Millis): boolean => time !== null && time <= now;

const deadlineOf = (asks: readonly Ask[]): Millis | null =>
  soonest(...asks.flatMap(({ until, must }) => (until === undefined || !must ? [] : [until])));
