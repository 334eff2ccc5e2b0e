import type { ChairSeen } from '@deckle/host';
import type { Seat } from '@deckle/kernel';
import type { OnlineNews } from './online-news.ts';

/** What has happened around a table on line, beside the game: a sentence for each thing. */
export function tellings(before: OnlineNews, after: OnlineNews): readonly string[] {
  const [old, now] = [before.table, after.table];
  if (old === null || now === null || old.id !== now.id) return [];
  const chairs = now.chairs.flatMap((chair, seat) => {
    const was = old.chairs[seat];
    return was === undefined || seat === now.seat ? [] : chairTelling(was, chair, seat);
  });
  const said = after.said.slice(knownOf(before, after)).filter(({ seat }) => seat !== now.seat);
  return [
    ...chairs,
    ...said.map(({ seat, text }) => `${now.chairs[seat]?.name ?? ''} says: ${text}`),
    ...(old.again === null && now.again !== null ? ['A rematch is set up: press Rematch to join it.'] : []),
  ];
}

/** Only the last of what was said is kept, so that the same length may be something new. */
function knownOf({ said: before }: OnlineNews, { said: after }: OnlineNews): number {
  for (let gone = 0; gone <= before.length; gone++) {
    const rest = before.slice(gone);
    if (rest.every(({ seat, text }, at) => after[at]?.seat === seat && after[at]?.text === text)) return rest.length;
  }
  return 0;
}

function chairTelling(was: ChairSeen, is: ChairSeen, seat: Seat): readonly string[] {
  if (is.kind === 'bot') return was.kind === 'bot' ? [] : [`${is.name}, a bot, plays on chair ${seat + 1}.`];
  if (is.kind !== 'person') return was.kind === is.kind ? [] : [`Chair ${seat + 1} is free.`];
  if (was.kind !== 'person' || was.name !== is.name) return [`${is.name} sits down.`];
  if (was.isHere === is.isHere) return [];
  return [is.isHere ? `${is.name} is back.` : `${is.name} is not connected.`];
}
