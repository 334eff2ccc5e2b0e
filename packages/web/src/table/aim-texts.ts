import type { Seated } from './chair.ts';

/** What one plays for, and what is asked now where that is something else. */
export const aimTexts = ({ facts, news }: Seated): readonly string[] => [
  ...new Set([facts.game.aim, ...(news.task === null ? [] : [news.task.says])]),
];
