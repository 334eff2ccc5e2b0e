import { brailleRow, brailleText } from '@deckle/words';
import { signed } from '../look/signed.ts';
import { TASKS } from '../table/names.ts';
import type { News, Place, PrintedCard, SeatLook, TableFacts } from '../table/news.ts';
import { counted, listText } from './words.ts';

interface Seated {
  readonly facts: TableFacts;
  readonly news: News;
}

const topsOf = ({ facts }: Seated, { shown }: Place): readonly PrintedCard[] =>
  shown.flatMap(({ card }) => facts.pack[card] ?? []);

const nameOf = (news: News, seat: number): string => (seat === news.viewer ? 'You' : (news.seats[seat]?.name ?? ''));

/** What lies on the table, a sentence for each place. */
export function tableTexts(seated: Seated): readonly string[] {
  const { news } = seated;
  const texts = [
    ...news.places.map((place) => placeText(seated, place)),
    ...news.dice.map(({ cup, sides }) => `${cup}: ${sides.join(', ')}.`),
  ];
  return texts.length === 0 ? ['Nothing lies on the table.'] : texts;
}

function placeText(seated: Seated, place: Place): string {
  const whose = place.kind === 'word' && place.seat === seated.news.viewer ? 'Yours' : place.label;
  if (place.kind === 'stack') return `${whose}: ${counted(place.count, 'card')}.`;
  const cards = topsOf(seated, place).map(({ brief }) => brief);
  if (place.kind === 'top') return `${whose}: ${cards.join(', ')} on top, ${counted(place.count, 'card')}.`;
  const word = place.word === null ? '' : ` ${place.word}:`;
  return `${whose}:${word} ${cards.join(', ')}.`;
}

/** The viewer's cards, in the order given. */
export function handTexts({ facts, news }: Seated): readonly string[] {
  return news.hands.map(({ label, cards: ids }) => {
    const cards = ids.flatMap((id) => facts.pack[id] ?? []);
    if (cards.length === 0) return `${label}: empty.`;
    return `${label}, ${counted(cards.length, 'card')}: ${cards.map(({ brief }) => brief).join(', ')}.`;
  });
}

/** Everybody's points, cards and standing. */
export const seatTexts = ({ news }: Seated): readonly string[] =>
  news.seats.map((seat, at) => `${nameOf(news, at)}: ${seatText(seat)}.`);

const seatText = ({ score, cards, standing, asked, winner }: SeatLook): string =>
  [
    counted(score, 'point'),
    counted(cards, 'card'),
    ...(asked === null ? [] : [TASKS[asked].another]),
    ...(winner ? ['winner'] : []),
    ...standing,
  ].join(', ');

/** Who is to act. */
export function turnText({ news }: Seated): string {
  if (news.result !== null) return 'The game is over.';
  const mine = news.seats[news.viewer ?? -1]?.asked ?? null;
  if (mine !== null) return `${TASKS[mine].said}.`;
  const [task] = news.seats.flatMap(({ asked }) => asked ?? []);
  if (task === undefined) return 'Nobody is asked.';
  return `${listText(news.seats.flatMap(({ name, asked }) => (asked === null ? [] : [name])))} ${TASKS[task].another}.`;
}

/** What lies in the rows; cards that are no word are parted by `gap`. */
const wordsOf = (seated: Seated, gap: string): readonly string[] =>
  seated.news.places.flatMap((place) => {
    if (place.kind === 'stack' || place.kind === 'top') return [];
    const tops = topsOf(seated, place).map(({ face }) => face);
    return [place.word ?? tops.join(gap)];
  });

/** The table in one line: points, what lies there, the hand, whose turn. */
export const lineText = (seated: Seated): string => `${standText(seated)} ${turnText(seated)}`;

/** The same without whose turn it is. */
export function standText(seated: Seated): string {
  const { facts, news } = seated;
  const points = news.seats.map(({ score }, seat) => `${nameOf(news, seat)} ${signed(score)}`).join(', ');
  const hand = news.hands.flatMap(({ cards }) => cards).flatMap((id) => facts.pack[id]?.face ?? []);
  return [
    `${points}.`,
    ...wordsOf(seated, ' ').map((word) => `${word}.`),
    ...(hand.length === 0 ? [] : [`Hand ${hand.join(' ')}.`]),
  ].join(' ');
}

/** The same in so many cells: whose turn and the points always, then as much of the table and the hand as fits. */
export function brailleSummary(seated: Seated, cells: number): string {
  const { facts, news } = seated;
  const mine = news.viewer === null ? [] : [news.seats[news.viewer]];
  const others = news.seats.filter((_, seat) => seat !== news.viewer);
  const points = [...mine, ...others].map((seat) => signed(seat?.score ?? 0)).join('/');
  const hand = news.hands.flatMap(({ cards }) => cards).flatMap((id) => facts.pack[id]?.face ?? []);
  const isMine = (news.seats[news.viewer ?? -1]?.asked ?? null) !== null;
  const parts = [`${isMine ? '=' : ''}${points}`, ...wordsOf(seated, '')];
  return [...parts.map((part) => brailleText(part)), ...(hand.length === 0 ? [] : [brailleRow(hand)])]
    .reduce((line, part) => (line === '' ? part : fitted(`${line} ${part}`, line, cells)), '')
    .slice(0, cells);
}

const fitted = (longer: string, shorter: string, cells: number): string => (longer.length <= cells ? longer : shorter);
