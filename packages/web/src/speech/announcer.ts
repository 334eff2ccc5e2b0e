/** What the page says: one sentence for each thing that happened, kept so that it can be heard again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly at: number;
  /** `polite` waits until the reader has finished, `assertive` does not. */
  readonly manner: 'polite' | 'assertive';
}

const MOST = 500;
/** With much more in a region than this, some screen readers read old things again; but what is new must get there. */
const SHOWN = 8;
const NEW = 2000;
let voiced: readonly Announcement[] = [];
let past: readonly Announcement[] = [];
let next = 0;
let listener = '';
const listeners = new Set<() => void>();

function voice(texts: readonly string[], manner: Announcement['manner']): readonly Announcement[] {
  const now = performance.now();
  const said = texts.map((text) => ({ id: next++, text, manner, at: now }));
  voiced = [...voiced.filter(({ at }, index) => now - at < NEW || index >= voiced.length - SHOWN), ...said];
  return said;
}

function tell(): void {
  for (const changed of listeners) changed();
}

/** Says what happened. */
export function announce(...texts: readonly string[]): void {
  if (texts.length === 0) return;
  past = [...past, ...voice(texts, 'polite')].slice(-MOST);
  tell();
}

/** Says at once why something cannot be done. */
export function announceRefusal(text: string): void {
  past = [...past, ...voice([text], 'assertive')].slice(-MOST);
  tell();
}

/** Says what somebody asked for, or how far they are: nothing that is worth hearing again. */
export function remark(...texts: readonly string[]): void {
  if (texts.length === 0) return;
  voice(texts, 'polite');
  tell();
}

/** What goes to the screen reader, oldest first. */
export const voicedNow = (): readonly Announcement[] => voiced;
/** What happened and was said, oldest first. */
export const pastAnnouncements = (): readonly Announcement[] => past;

/** From now on somebody else listens, who knows so much already: what others were told is not theirs to hear. */
export function listenAs(name: string, known: readonly string[]): void {
  if (name === listener) return;
  listener = name;
  voiced = [];
  past = known.map((text) => ({ id: next++, text, manner: 'polite' as const, at: 0 })).slice(-MOST);
  tell();
}

export function onAnnounced(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
