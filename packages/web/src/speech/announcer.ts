/** What the page says: one sentence for each thing that happened, kept so that it can be heard again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

const MOST = 500;
let said: readonly Announcement[] = [];
let next = 0;
const listeners = new Set<() => void>();

/** The only way to make a screen reader speak. */
export function announce(...texts: readonly string[]): void {
  if (texts.length === 0) return;
  said = [...said, ...texts.map((text) => ({ id: next++, text }))].slice(-MOST);
  for (const listener of listeners) listener();
}

export const announcements = (): readonly Announcement[] => said;

export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
