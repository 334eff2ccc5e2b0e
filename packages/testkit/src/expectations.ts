import type { Event, Match, Refusal, Seat, State } from '@deckle/kernel';

/** Where a scenario stands: the table, and what came of the last input. */
export interface Scene {
  readonly match: Match;
  readonly refusal: Refusal | null;
  readonly events: readonly Event[];
}

/** What a person can expect of a scene: how it is written, and what is there instead, or null if it is as expected. */
interface Expectation {
  readonly usage: string;
  readonly pattern: RegExp;
  readonly instead: (scene: Scene, ...args: readonly string[]) => string | null;
}

const when = (met: boolean, instead: string): string | null => (met ? null : instead);
const list = (items: readonly (string | number)[]): string => (items.length === 0 ? 'none' : items.join(', '));
const numbers = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number);
const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean => a.join() === b.join();

const facesIn = ({ match }: Scene, row: State['zones'][string]['row']): readonly string[] =>
  row.flat().map((card) => match.tools.pack[card]?.face ?? '');

/** A hand is what lies in the zones that only their owner sees. */
function handOf(scene: Scene, seat: Seat): readonly string[] {
  const zones = Object.values(scene.match.last.state.zones);
  return zones.flatMap((zone) => (zone.sight === 'owner' && zone.owner === seat ? facesIn(scene, zone.row) : []));
}

/** What the rows spell that everybody sees. */
function rowsOf(scene: Scene): readonly string[] {
  const zones = Object.values(scene.match.last.state.zones).filter(
    ({ sight, row }) => sight === 'all' && row.length > 0,
  );
  return zones.map(({ row }) =>
    facesIn(
      scene,
      row.map((pile) => pile.slice(-1)),
    ).join(''),
  );
}

const asksOf = ({ match }: Scene) => match.last.state.frames.at(-1)?.asks ?? [];
const isOver = ({ match }: Scene): boolean => match.last.state.result !== null;
const open = (scene: Scene): string => (isOver(scene) ? 'the game is over' : 'the game goes on');

function missingFaces(hand: readonly string[], wanted: string): readonly string[] {
  const left = [...hand];
  return wanted
    .split(/\s+/)
    .map((face) => face.replaceAll('_', ' '))
    .filter((face) => {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

const saidIn = ({ events }: Scene): readonly string[] =>
  events.flatMap((event) => (event.kind === 'said' ? [event.what] : []));

const EXPECTATIONS: readonly Expectation[] = [
  {
    usage: 'score SEAT POINTS',
    pattern: /^score (\d+) ([-−]?\d+)$/,
    instead({ match }, seat, points = '') {
      const score = match.last.state.scores[Number(seat)];
      return when(score === Number(points.replace('−', '-')), score === undefined ? `no seat ${seat}` : `${score}`);
    },
  },
  {
    usage: 'row WORD …',
    pattern: /^row ([A-Z?]+(?: [A-Z?]+)*)$/,
    instead(scene, words = '') {
      return when(missingFaces(rowsOf(scene), words).length === 0, list(rowsOf(scene)));
    },
  },
  {
    usage: 'no row WORD',
    pattern: /^no row ([A-Z?]+)$/,
    instead: (scene, word = '') => when(!rowsOf(scene).includes(word), list(rowsOf(scene))),
  },
  {
    usage: 'refused CODE',
    pattern: /^refused ([\w-]+)$/,
    instead: ({ refusal }, code) =>
      when(refusal?.refused === code, refusal === null ? 'it was taken' : `${refusal.refused}: ${refusal.rule}`),
  },
  {
    usage: 'hand SEAT has CARD …',
    pattern: /^hand (\d+) has (\S+(?: \S+)*)$/,
    instead: (scene, seat, faces = '') =>
      when(missingFaces(handOf(scene, Number(seat)), faces).length === 0, list(handOf(scene, Number(seat)))),
  },
  {
    usage: 'hand SEAT lacks CARD',
    pattern: /^hand (\d+) lacks (\S+)$/,
    instead: (scene, seat, face = '') =>
      when(!handOf(scene, Number(seat)).includes(face.replaceAll('_', ' ')), list(handOf(scene, Number(seat)))),
  },
  {
    usage: 'hand SEAT count NUMBER',
    pattern: /^hand (\d+) count (\d+)$/,
    instead(scene, seat, count) {
      const hand = handOf(scene, Number(seat));
      return when(hand.length === Number(count), `${hand.length}: ${list(hand)}`);
    },
  },
  {
    usage: 'PLACE count NUMBER',
    pattern: /^(?!hand )(\S+(?: \d+)*) count (\d+)$/,
    instead({ match }, place = '', count) {
      const { zones } = match.last.state;
      if (!Object.hasOwn(zones, place)) return `no such place; there are ${list(Object.keys(zones))}`;
      const there = zones[place]?.row.flat().length;
      return when(there === Number(count), `${there}`);
    },
  },
  {
    usage: 'turn SEAT …',
    pattern: /^turn (\d+(?: \d+)*)$/,
    instead(scene, seats = '') {
      const asked = [...new Set(asksOf(scene).flatMap(({ seat, must }) => (must ? [seat] : [])))].sort((a, b) => a - b);
      return when(isSameList(asked, numbers(seats)), isOver(scene) ? open(scene) : list(asked));
    },
  },
  {
    usage: 'asks SEAT MOVE (or nothing)',
    pattern: /^asks (\d+) ([\w-]+)$/,
    instead(scene, seat, kind = '') {
      const kinds = asksOf(scene).flatMap((ask) => (ask.seat === Number(seat) ? ask.kinds : []));
      return when(kind === 'nothing' ? kinds.length === 0 : kinds.includes(kind), list(kinds));
    },
  },
  {
    usage: 'winner SEAT …',
    pattern: /^winner (\d+(?: \d+)*)$/,
    instead(scene, seats = '') {
      const winners = scene.match.last.state.result?.winners;
      return when(winners !== undefined && isSameList(winners, numbers(seats)), winners ? list(winners) : open(scene));
    },
  },
  {
    usage: 'out SEAT …',
    pattern: /^out (\d+(?: \d+)*)$/,
    instead({ match }, seats = '') {
      const out = match.last.state.out.flatMap((gone, seat) => (gone ? [seat] : []));
      return when(isSameList(out, numbers(seats)), list(out));
    },
  },
  {
    usage: 'because REASON',
    pattern: /^because (.+)$/,
    instead(scene, reason = '') {
      const { result } = scene.match.last.state;
      return when(result?.reason === reason, result?.reason ?? open(scene));
    },
  },
  { usage: 'over', pattern: /^over$/, instead: (scene) => when(isOver(scene), open(scene)) },
  { usage: 'not over', pattern: /^not over$/, instead: (scene) => when(!isOver(scene), open(scene)) },
  {
    usage: 'said WHAT',
    pattern: /^said ([\w-]+)$/,
    instead: (scene, what = '') => when(saidIn(scene).includes(what), list(saidIn(scene))),
  },
  {
    usage: 'not said WHAT',
    pattern: /^not said ([\w-]+)$/,
    instead: (scene, what = '') => when(!saidIn(scene).includes(what), list(saidIn(scene))),
  },
];

export const USAGES: readonly string[] = EXPECTATIONS.map(({ usage }) => usage);

/** Is the line an expectation at all? */
export const isExpectation = (text: string): boolean => EXPECTATIONS.some(({ pattern }) => pattern.test(text));

/** What is there instead of what the line expects; null if it is as expected. */
export function insteadOf(text: string, scene: Scene): string | null {
  for (const { pattern, instead } of EXPECTATIONS) {
    const args = pattern.exec(text);
    if (args !== null) return instead(scene, ...args.slice(1));
  }
  throw new Error(`no expectation: ${text}`);
}
