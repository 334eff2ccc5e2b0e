import type { Line, News } from '../table/news.ts';
import type { SoundName } from './sounds.ts';

/** What is new at the table. */
export interface Newness {
  readonly news: News;
  readonly before: News | null;
  readonly told: readonly Line[];
  readonly asked: News['asks'];
}

/** Which sounds belong to that, in the order they are heard. */
export function soundsOf({ news, before, told, asked }: Newness): readonly SoundName[] {
  const { result, viewer, moment, fresh } = news;
  if (result !== null) {
    const isNew = before !== null && before.result === null;
    return isNew && viewer !== null && result.winners.includes(viewer) ? ['won'] : [];
  }
  const isLaid = before !== null && before.moment !== moment && fresh.length > 0;
  return [
    ...(isLaid ? (['laid'] as const) : []),
    ...(told.some(({ kind }) => kind === 'scored') ? (['scored'] as const) : []),
    ...(asked.length === 0 ? [] : [asked.some(({ must }) => must) ? ('turn' as const) : ('window' as const)]),
  ];
}
