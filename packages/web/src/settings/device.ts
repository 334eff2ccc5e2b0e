export const SETTINGS = 'deckle settings';
/** Tables as they were last wished, by game. */
export const WISHES = 'deckle wishes';
/** The same for tables on line. */
export const ONLINE_WISHES = 'deckle online wishes';

/** The games whose aim needs no telling any more. */
export const AIMS = 'deckle aims';

/** What has become of the deals of the days. */
export const DAYS = 'deckle days';

/** What this device keeps; null where there is nothing, or it keeps nothing for anybody. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
