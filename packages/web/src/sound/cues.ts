import type { Line, News } from '../table/news.ts';
import type { SoundName } from './sounds.ts';

/** Which sounds belong to what is new at the table, in the order they are heard. */
export function soundsOf(
  news: News,
  told: readonly Line[],
  isAsked: boolean,
  before: News | null,
): readonly SoundName[] {
  const { result, viewer, moment, fresh, choices } = news;
  if (result !== null) {
    const isNew = before !== null && before.result === null;
    return isNew && viewer !== null && result.winners.includes(viewer) ? ['won'] : [];
  }
  const isLaid = before !== null && before.moment !== moment && fresh.length > 0;
  const hasScored = told.some(({ kind }) => kind === 'scored');
  const isTurn = choices.some(({ must }) => must);
  return [
    ...(isLaid ? (['laid'] as const) : []),
    ...(hasScored ? (['scored'] as const) : []),
    ...(isAsked ? [isTurn ? ('turn' as const) : ('window' as const)] : []),
  ];
}
