import { isRefusal } from '@deckle/kernel';
import type { Library } from '../library.ts';
import type { Place, Store } from '../store/store.ts';
import type { Opening } from './entry.ts';
import { stepOf } from './live.ts';
import type { Step } from './sight.ts';
import { makeSnapshot, parseSnapshot } from './snapshot.ts';
import { openTable, type Rules, type Table, withEntry } from './table.ts';

export async function keepSnapshot(store: Store, place: Place, table: Table): Promise<void> {
  const text = makeSnapshot(table);
  // It only shortens the way, so it does not matter when it fails.
  if (text !== null) await store.keepSnapshot(place, { number: table.number, text }).catch(() => {});
}

/** A table from its entries, from the last whole one on. */
export async function readTable(
  store: Store,
  library: Library,
  place: Place,
): Promise<{ readonly table: Table; readonly rules: Rules; readonly trail: readonly Step[] }> {
  const snapshot = await store.snapshot(place);
  const entries = await store.entries(place, snapshot?.number ?? 0);
  const opening =
    snapshot === null ? (entries[0] as Opening) : (JSON.parse(snapshot.text) as { readonly opening: Opening }).opening;
  const rules = await library.rules(opening.plan.game, opening.plan.words);
  if (rules.game.version !== opening.version || rules.dictionary !== opening.dictionary)
    throw new Error(`table ${place.id} is of another version of ${opening.plan.game} or its words`);
  let table = snapshot === null ? openTable(opening) : parseSnapshot(snapshot.text, rules);
  const trail = opening.plan.spectators === 'delayed' ? [stepOf(opening, table)] : [];
  for (const entry of snapshot === null ? entries.slice(1) : entries) {
    const next = withEntry(table, entry, rules);
    if (isRefusal(next)) throw new Error(`table ${place.id}, entry ${table.number + 1}: ${next.rule}`);
    table = next;
    if (trail.length > 0) trail.push(stepOf(entry, next));
  }
  return { table, rules, trail };
}
