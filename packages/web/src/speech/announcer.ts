/** What the page says: one sentence for each thing that happened, kept so that it can be heard again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  /** `polite` waits until the reader has finished, `assertive` does not. */
  readonly manner: 'polite' | 'assertive';
}

const MOST = 500;
let voiced: readonly Announcement[] = [];
let past: readonly Announcement[] = [];
let next = 0;
const listeners = new Set<() => void>();

function voice(texts: readonly string[], manner: Announcement['manner']): readonly Announcement[] {
  const said = texts.map((text) => ({ id: next++, text, manner }));
  voiced = [...voiced, ...said].slice(-MOST);
  return said;
}

function tell(): void {
  for (const listener of listeners) listener();
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

/** Nobody else at this screen is to hear it again. */
export function forgetAnnouncements(): void {
  [voiced, past] = [[], []];
  tell();
}

export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
