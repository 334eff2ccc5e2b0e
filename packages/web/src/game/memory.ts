import { type Box, botNames, levels, usualLevel } from '../box.ts';
import { keepText, keptText, ONLINE_WISHES, WISHES } from '../settings/device.ts';
import { changeSettings, settingsNow } from '../settings/store.ts';
import { fitOnline, type OnlineWish } from './online-wish.ts';
import { fitWish, type Means, type Wish } from './wish.ts';

/** What there is to choose from on this device. */
export const means = (): Means => ({
  levels: levels.map(({ name }) => name),
  usualLevel: usualLevel(),
  botNames,
  name: settingsNow().name.trim(),
});

function keptWishes(where: string): { readonly [game: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(keptText(where) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** The table as it was last opened for this game, or as usual. */
export const wishFor = (box: Box): Wish => fitWish(keptWishes(WISHES)[box.id], box, means());

export const onlineFor = (box: Box): OnlineWish => fitOnline(keptWishes(ONLINE_WISHES)[box.id], box, means());

export function rememberOnline(box: Box, online: OnlineWish): void {
  keepText(ONLINE_WISHES, JSON.stringify({ ...keptWishes(ONLINE_WISHES), [box.id]: online }));
}

/** Remembers a table for the next time, and what its first person is called. */
export function rememberWish(box: Box, wish: Wish): void {
  keepText(WISHES, JSON.stringify({ ...keptWishes(WISHES), [box.id]: wish }));
  const name = wish.sitters.find(({ level }) => level === null)?.name.trim() ?? '';
  if (name !== '' && !/^Player( \d+)?$/.test(name)) changeSettings({ name });
}
