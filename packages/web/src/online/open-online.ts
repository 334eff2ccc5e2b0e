import { isRefusal, type Refusal } from '@deckle/kernel';
import type { OnlinePlan } from '../game/online-wish.ts';
import { ask } from './ask.ts';
import { keepLinks } from './links.ts';

interface Created {
  readonly id: string;
  readonly watch: string | null;
  readonly seats: readonly (string | null)[];
  readonly seat: number | null;
}

/** Opens a table on line and sits down at it: its address. Its links stay in this tab to be handed on. */
export async function openOnline(plan: OnlinePlan): Promise<string | Refusal> {
  const created = await ask<Created>('POST', '/api/tables', plan);
  if (isRefusal(created)) return created;
  const seats = Object.fromEntries(
    created.seats.flatMap((key, seat) => (key === null || seat === created.seat ? [] : [[seat, key]])),
  );
  keepLinks(created.id, { seats, watch: created.watch });
  return `/t/${created.id}`;
}
