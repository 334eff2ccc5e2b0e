import { useEffect } from 'react';
import { keepText, keptText } from '../settings/device.ts';
import { isGone, type OnlineNews } from './online-news.ts';

/** A table on line that somebody at this device plays at. No key is in it: the browser keeps that where no page can read it. */
export interface OnlineKept {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly at: number;
}

const TABLES = 'deckle online';
const MOST = 30;

export const onlineKept = (): readonly OnlineKept[] => parseKept(keptText(TABLES));

/** Whatever has become of it on the device: what is no table is left out. */
export function parseKept(text: string | null): readonly OnlineKept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is OnlineKept {
  const { id, game, names, scores, at } = (value ?? {}) as { readonly [part in keyof OnlineKept]?: unknown };
  const isTable = typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && typeof game === 'string';
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  const areScores = Array.isArray(scores) && scores.every((score) => typeof score === 'number');
  return isTable && areNames && areScores && typeof at === 'number';
}

export function forgetOnline(id: string): void {
  keepText(TABLES, JSON.stringify(onlineKept().filter((table) => table.id !== id)));
}

function keep(table: OnlineKept): void {
  const others = onlineKept().filter(({ id }) => id !== table.id);
  keepText(TABLES, JSON.stringify([table, ...others].slice(0, MOST)));
}

/** The shelf shows the way back to a table as long as one plays there. */
export function useOnDevice({ table, news, closed }: OnlineNews): void {
  const id = table?.id ?? null;
  const isMine = table !== null && (table.seat !== null || table.isHost);
  const isOver = (closed !== null && isGone(closed)) || (news !== null && news.result !== null);
  useEffect(() => {
    if (id === null || table === null || !isMine) return;
    if (isOver) return forgetOnline(id);
    const names = table.chairs.map(({ name }, seat) => name || `Chair ${seat + 1}`);
    keep({ id, game: table.game, names, scores: news?.seats.map(({ score }) => score) ?? [], at: Date.now() });
  }, [id, isMine, isOver, table, news]);
}
