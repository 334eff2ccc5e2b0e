import type { Seat } from '@deckle/kernel';
import type { News } from '../src/table/news.ts';

/** What the page was told, and what it had asked. */
export interface Crossed {
  /** Null for what it was told unasked. */
  readonly asked: Asked | null;
  readonly told: unknown;
  /** So many messages had reached the page when it last did something at the table. */
  readonly acted: number;
}

interface Asked {
  readonly what: string;
  readonly with: readonly unknown[];
  /** So many messages had reached the page by then. */
  readonly after: number;
}

/** As comlink wraps it. */
interface Wire {
  readonly id?: string;
  readonly path?: readonly string[];
  readonly argumentList?: readonly Wire[];
  readonly value?: unknown;
}

/** What changes the table. */
const ACTS = ['say', 'act', 'look', 'hurry'];

/** Everything that reached the page, in order. */
export function crossedIn(heard: readonly string[]): readonly Crossed[] {
  const asked = new Map<string, Asked>();
  const all: Crossed[] = [];
  let acted = 0;
  for (const text of heard) {
    const { way, data } = JSON.parse(text) as { readonly way: 'in' | 'out'; readonly data?: Wire | null };
    const given = data?.argumentList?.map(({ value }) => value);
    const what = data?.path?.join('.') ?? '';
    const answered = asked.get(data?.id ?? '') ?? null;
    if (way === 'in') all.push({ asked: answered, told: answered === null ? (given ?? data) : data?.value, acted });
    else if (data?.id !== undefined) asked.set(data.id, { what, with: given ?? [], after: all.length });
    if (way === 'out' && ACTS.includes(what)) acted = all.length;
  }
  return all;
}

/** The news of the table, where the message is that. */
export function newsIn({ told }: Pick<Crossed, 'told'>): News | null {
  const first: unknown = Array.isArray(told) ? told[0] : null;
  const isNews = typeof first === 'object' && first !== null && 'moment' in first && 'curtain' in first;
  return isNews ? (first as News) : null;
}

/** Behind the curtain there is nobody. */
export const viewerOf = ({ viewer, curtain }: News): Seat | null => (curtain === null ? viewer : null);
