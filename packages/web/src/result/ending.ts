import type { Seat } from '@deckle/kernel';
import { signed } from '../look/signed.ts';
import type { News, TableFacts } from '../table/news.ts';

/** What is known at the end of a game. */
export interface End {
  readonly sitters: TableFacts['sitters'];
  readonly seats: readonly Pick<News['seats'][number], 'score' | 'out'>[];
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** The one person at this device, who is `you`; null where there are several. */
  readonly you: Seat | null;
}

export function endOf(facts: Pick<TableFacts, 'sitters' | 'people'>, news: Pick<News, 'seats' | 'result'>): End | null {
  if (news.result === null) return null;
  const { winners, reason } = news.result;
  const you = facts.people.length === 1 ? (facts.people[0] ?? null) : null;
  return { sitters: facts.sitters, seats: news.seats, winners, reason, you };
}

/** Who won and by how much, as a headline. */
export function headline(end: End): string {
  const { winners, seats } = end;
  const [winner] = winners;
  if (seats.length === 1) return alone(end);
  if (winner === undefined) return 'Nobody wins';
  const who = joined(winners.map((seat) => nameOf(end, seat)));
  const isYou = who === 'You';
  if (winners.length > 1) return `${titled(who)} share the win${pointsOf(end, winner, ' each')}`;
  const isLastIn = seats.every(({ out, score }, seat) => score === 0 && out === (seat !== winner));
  if (isLastIn) return `${who} ${isYou ? 'are' : 'is'} the last one in`;
  return `${who} ${isYou ? 'win' : 'wins'}${pointsOf(end, winner, '')}`;
}

function alone(end: End): string {
  const score = end.seats[0]?.score ?? 0;
  const who = nameOf(end, 0);
  if (end.winners.includes(0)) return `${who} did it${score === 0 ? '' : `: ${counted(score)}`}`;
  return score === 0 ? 'Not this time' : `Not this time: ${counted(score)}`;
}

/** What somebody is called by whoever reads how it ended. */
export const nameOf = ({ sitters, you }: End, seat: Seat): string =>
  seat === you ? 'You' : (sitters[seat]?.name ?? '');

/** Where nothing was counted, points say nothing. */
function pointsOf({ seats }: End, winner: Seat, each: string): string {
  if (seats.every(({ score }) => score === 0)) return '';
  return ` with ${counted(seats[winner]?.score ?? 0)}${each}`;
}

export const counted = (points: number): string => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** `Ann, Bo and Cy`. */
export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  // You are named last where others are named too.
  const polite = [
    ...names.filter((name) => name !== 'You'),
    ...names.filter((name) => name === 'You').map(() => 'you'),
  ];
  return `${polite.slice(0, -1).join(', ')} and ${polite.at(-1)}`;
}

const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** All seats by how they ended: who won first, then by points. */
export function ranking({ seats, winners }: End): readonly Seat[] {
  const order = seats.map((_, seat) => seat);
  const rank = (seat: Seat): number => (winners.includes(seat) ? 0 : seats[seat]?.out ? 2 : 1);
  return order.sort((a, b) => rank(a) - rank(b) || (seats[b]?.score ?? 0) - (seats[a]?.score ?? 0));
}
