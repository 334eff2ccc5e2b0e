export const KEY = 'deckle settings';

/** What this device keeps; null where there is nothing, or it keeps nothing for anybody. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keepText(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
