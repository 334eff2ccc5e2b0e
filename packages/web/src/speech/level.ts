import type { Settings } from '../settings/settings.ts';
import type { Line } from '../table/news.ts';

export type Level = Settings['speech'];

/**
 * How much is announced (docs/accessibility.md):
 * `short` leaves out cards that went where the listener cannot see them, and says only whose turn it is;
 * `normal` tells every event, and what can be done;
 * `full` adds the table at every turn, and the cards of a composed word.
 */
export const heardLevel = (lines: readonly Line[], level: Level): readonly string[] =>
  lines.filter(({ aside }) => level !== 'short' || !aside).map(({ text }) => text);
