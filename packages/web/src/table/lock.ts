const PREFIX = 'deckle table ';

/** The name of the Web Lock that the tab with this table holds. */
export const tableLock = (id: string): string => `${PREFIX}${id}`;
export const isTableLock = (name: string): boolean => name.startsWith(PREFIX);
