import type { HappeningSeen } from '@deckle/host';
import type { CardId, Event, SeenEvent, View, ZoneId } from '@deckle/kernel';

type Zones = View['zones'];

/**
 * What is marked as just laid: the cards of the last play, with all that has come into sight since, as far as they still
 * lie there. Whoever passes, draws or allows a play does not make it older. Who went away and came back has not moved.
 */
export function freshIn(happenings: readonly HappeningSeen[], { zones }: Pick<View, 'zones'>): readonly CardId[] {
  const gone = new Set(happenings.map(({ takesBack }) => takesBack));
  const standing = happenings.filter(({ number, takesBack }) => takesBack === null && !gone.has(number));
  const play = standing.findLastIndex(({ events }) => events.some((event) => isLaid(event, zones)));
  const ways = new Map<CardId, { readonly from: ZoneId; readonly to: ZoneId }>();
  for (const { events } of play < 0 ? standing.slice(-1) : standing.slice(play))
    for (const event of events) {
      if (event.kind !== 'moved') continue;
      for (const card of event.cards ?? []) ways.set(card, { from: ways.get(card)?.from ?? event.from, to: event.to });
    }
  return [...ways].flatMap(([card, { from, to }]) => (from !== to && isInSight(card, to, zones) ? [card] : []));
}

/** Did cards of a hand come into everybody's sight? */
export const hasLaid = (events: readonly Event[]): boolean =>
  events.some((event) => event.kind === 'moved' && event.seen === 'all' && event.from.startsWith('hand '));

/** A card of somebody's hand that all can see now. */
const isLaid = (event: SeenEvent, zones: Zones): boolean =>
  event.kind === 'moved' && event.cards !== null && event.from.startsWith('hand ') && isOpen(event.to, zones);

const isOpen = (zone: ZoneId, zones: Zones): boolean => zones[zone]?.sight === 'all';

const isInSight = (card: CardId, zone: ZoneId, zones: Zones): boolean =>
  isOpen(zone, zones) && zones[zone]?.row?.some((pile) => pile.includes(card)) === true;
