import type { Fresh } from '@deckle/host';
import type { House } from './house.ts';

export interface Opened {
  readonly id: string;
  readonly code: string;
  readonly host: string;
  readonly watch: string | null;
  readonly seats: readonly string[];
}

/** A table with a person on every chair, all of them seated. */
export async function openTable(house: House, plan: object, people = 2): Promise<Opened> {
  const chairs = Array.from({ length: people }, () => ({ kind: 'person' }));
  const made = await house.ask('/api/tables', { body: { plan: { chairs, ...plan } }, who: 'creator' });
  if (made.status !== 201) throw new Error(made.text);
  for (const [seat, key] of (made.json.seats as readonly string[]).entries()) {
    await house.ask(`/api/tables/${made.json.id}/sit`, { key, body: { name: `Player ${seat}` } });
  }
  return made.json as Opened;
}

let nonces = 0;
export const nonce = (): string => `n${nonces++}`;

export async function view(house: House, { id }: Opened, key: string, query = ''): Promise<Fresh> {
  return (await house.ask(`/api/tables/${id}/view${query}`, { key })).json as Fresh;
}

/** Plays for a seat until the game is over, as the example bot does. */
export async function playSeat(house: House, table: Opened, seat: number, most = 2000): Promise<void> {
  const key = table.seats[seat] as string;
  for (let after = 0, round = 0; round < most; round++) {
    const { number, match } = await view(house, table, key, `?after=${after}&wait=25`);
    after = number;
    if (match === null) continue;
    if (match.view.result !== null) return;
    if (!match.view.asks.some((ask) => ask.seat === seat && ask.must)) continue;
    const { json } = await house.ask(`/api/tables/${table.id}/candidates`, { key });
    for (const { move } of json.moves.filter(({ must }: { must: boolean }) => must)) {
      const played = await house.ask(`/api/tables/${table.id}/moves`, { key, body: { nonce: nonce(), move } });
      if (played.status === 200) break;
    }
  }
}
