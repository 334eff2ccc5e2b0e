import type { TableSeen } from '@deckle/host';
import { botNames, usualLevel } from '../box.ts';

/** To whom the host gives a chair. */
export type ChairChange =
  | { readonly bot: { readonly level: string; readonly name: string } }
  | { readonly free: 'link' | 'anybody' };

/** A bot with a name that nobody at the table has. */
export function toBot({ chairs }: TableSeen): ChairChange {
  const taken = chairs.map(({ name }) => name.toLowerCase());
  const name = botNames.find((each) => !taken.includes(each.toLowerCase())) ?? `Bot ${chairs.length}`;
  return { bot: { level: usualLevel(), name } };
}
