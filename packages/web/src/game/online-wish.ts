import { isRefusal, type Refusal, refuse } from '@deckle/kernel';
import type { Box } from '../box.ts';
import { COLOURS, type Colour } from '../online/colours.ts';
import { tidyName } from '../settings/settings.ts';
import type { Sitter, TablePlan } from '../table/news.ts';
import { type Means, planOf, type Wish } from './wish.ts';

/** Somebody at a table on line besides oneself: one person by a secret link, anybody who comes, or a bot. */
export type ChairWish = { readonly kind: 'link' | 'open' } | { readonly kind: 'bot'; readonly level: string };

export const SPECTATORS = ['none', 'delayed', 'after'] as const;
export const CHATS = ['off', 'phrases', 'all'] as const;

/** What is settled for a table on line beside the game itself. */
export interface OnlineWish {
  readonly where: 'here' | 'online';
  readonly name: string;
  readonly colour: Colour | null;
  readonly others: readonly ChairWish[];
  readonly spectators: (typeof SPECTATORS)[number];
  readonly chat: (typeof CHATS)[number];
  /** Everybody is shown the table, as long as a chair is open. */
  readonly listed: 'no' | 'yes';
}

export const usualOnline = ({ seats: [least] }: Pick<Box, 'seats'>, { name }: Pick<Means, 'name'>): OnlineWish => ({
  where: 'here',
  name,
  colour: null,
  others: Array.from({ length: Math.max(1, least - 1) }, () => ({ kind: 'link' as const })),
  spectators: 'none',
  chat: 'phrases',
  listed: 'no',
});

/** What the server is asked for. */
export interface OnlinePlan {
  readonly plan: Omit<TablePlan, 'sitters'> & {
    readonly chairs: readonly object[];
    readonly spectators: OnlineWish['spectators'];
    readonly chat: OnlineWish['chat'];
    readonly listed: boolean;
  };
  readonly name: string;
  readonly colour?: Colour;
}

/** Everybody at the table by some name: bots have theirs, people are called as they come. */
function sittersOf({ name, others }: OnlineWish, { botNames }: Pick<Means, 'botNames'>): readonly Sitter[] {
  const free = botNames.filter((each) => each.toLowerCase() !== name.trim().toLowerCase());
  let bots = 0;
  return [
    { name: name.trim(), level: null },
    ...others.map((other, at) =>
      other.kind === 'bot'
        ? { name: free[bots++] ?? `Bot ${at + 2}`, level: other.level }
        : { name: `Friend ${at + 2}`, level: null },
    ),
  ];
}

/** The same table as it would be at this screen: the rules are asked whether it can be. */
export const localPlan = (
  box: Pick<Box, 'id' | 'options'>,
  wish: Wish,
  online: OnlineWish,
  means: Means,
): TablePlan | Refusal =>
  online.name.trim() === ''
    ? refuse('no-name', 'Say what you are called: the others see it.')
    : planOf(box, { ...wish, sitters: sittersOf(online, means) });

export function onlinePlan(
  box: Pick<Box, 'id' | 'options'>,
  wish: Wish,
  online: OnlineWish,
  means: Means,
): OnlinePlan | Refusal {
  const local = localPlan(box, wish, online, means);
  if (isRefusal(local)) return local;
  const { sitters, ...plan } = local;
  const { others, spectators, chat, listed, colour } = online;
  const chairs = sitters.map(({ name, level }, seat) => {
    if (level !== null) return { kind: 'bot', level, name };
    return { kind: others[seat - 1]?.kind === 'open' ? 'open' : 'person' };
  });
  return {
    plan: { ...plan, chairs, spectators, chat, listed: listed === 'yes' },
    name: online.name.trim(),
    ...(colour === null ? {} : { colour }),
  };
}

/** What was wished before, as far as it can still be had. */
export function fitOnline(kept: unknown, box: Pick<Box, 'seats'>, means: Means): OnlineWish {
  const usual = usualOnline(box, means);
  const { where, name, colour, others, spectators, chat, listed } = (kept ?? {}) as {
    readonly [part in keyof OnlineWish]?: unknown;
  };
  return {
    where: where === 'online' && box.seats[1] > 1 ? 'online' : 'here',
    name: usual.name || (typeof name === 'string' ? tidyName(name) : ''),
    colour: COLOURS.find((each) => each === colour) ?? null,
    others: fitOthers(others, box, means) ?? usual.others,
    spectators: SPECTATORS.find((each) => each === spectators) ?? usual.spectators,
    chat: CHATS.find((each) => each === chat) ?? usual.chat,
    listed: listed === 'yes' ? 'yes' : 'no',
  };
}

function fitOthers(
  kept: unknown,
  { seats: [least, most] }: Pick<Box, 'seats'>,
  means: Means,
): readonly ChairWish[] | null {
  if (!Array.isArray(kept) || kept.length + 1 < least || kept.length + 1 > most || kept.length === 0) return null;
  return kept.map((chair: { readonly kind?: unknown; readonly level?: unknown } | null) => {
    if (chair?.kind !== 'bot') return { kind: chair?.kind === 'open' ? 'open' : 'link' };
    return { kind: 'bot', level: means.levels.find((level) => level === chair.level) ?? means.usualLevel };
  });
}
