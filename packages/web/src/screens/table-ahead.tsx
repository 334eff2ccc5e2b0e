import { type ComponentType, lazy, useState } from 'react';

type Screen = ComponentType<{ readonly id: string }>;

let loaded: Screen | null = null;

/** Fetches the table, which is a file of its own for its size, before it is needed. */
export async function loadTable(): Promise<Screen> {
  loaded ??= (await import('./table-screen.tsx')).TableScreen;
  return loaded;
}

const Lazy = lazy(async () => ({ default: await loadTable() }));

/** The table, at once if it has been fetched: a lazy one would always show first that it is coming. */
export function TableAhead({ id }: { readonly id: string }) {
  const [Now] = useState<Screen>(() => loaded ?? Lazy);
  return <Now id={id} />;
}
