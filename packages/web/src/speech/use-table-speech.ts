import { useEffect, useRef } from 'react';
import { settingsNow } from '../settings/store.ts';
import { soundsOf } from '../sound/cues.ts';
import { playSounds } from '../sound/player.ts';
import type { Line, News } from '../table/news.ts';
import { isTurn } from '../table/aim.tsx';
import { isAimShown } from '../table/aims.ts';
import type { Seated } from '../table/chair.ts';
import { announce, listenAs } from './announcer.ts';
import { NOTHING_HEARD, tellOwn, tellRoom } from './heard.ts';
import { heardLevel } from './level.ts';
import { heardAt, keepHeard, type Room } from './memory.ts';
import { newAsks, promptOf } from './prompt.ts';
import { handTexts, lineText, standText, tableTexts } from './summary.ts';

/** What is known of a table while one sits there. */
interface Sitting {
  /** Who had the screen last. */
  viewer: number | null;
  before: News | null;
  /** Who has had the screen since the page was loaded. */
  readonly here: Set<number>;
  readonly asks: Set<number>;
  /** Who has been told what one plays for. */
  readonly aimed: Set<number>;
}

/** Says once what happens at the table to whoever may know it, and whose turn it is. */
export function useTableSpeech({ facts, news }: Seated, hands: News['hands']): void {
  const held = useRef(hands);
  held.current = hands;
  const sitting = useRef<Sitting>({ viewer: null, before: null, here: new Set(), asks: new Set(), aimed: new Set() });
  // Away from the table nobody is to hear what somebody saw there.
  useEffect(() => () => listenAs('', []), []);
  useEffect(() => {
    const at = sitting.current;
    const told = hear(facts, news, at.viewer);
    const known = news.lines.filter((line) => !told.includes(line)).map(({ text }) => text);
    listenAs(`${facts.id} ${news.viewer ?? 'nobody'}`, known);
    const level = settingsNow().speech;
    // Who takes the screen is told what they are asked, also when they have come back to it.
    const isLifted = news.viewer !== null && at.before?.curtain === news.viewer;
    const asked = newAsks(news.asks, isLifted ? new Set() : at.asks);
    const isBack = news.viewer !== null && !at.here.has(news.viewer) && told.length === 0;
    const isFull = level === 'full' && asked.length > 0 && !isBack;
    const isNew = asked.length > 0 && isTurn(news) && isAimShown(facts.game.id) && !at.aimed.has(news.viewer ?? -1);
    if (isNew) at.aimed.add(news.viewer ?? -1);
    announce(
      ...(isBack ? [asked.length > 0 ? standText({ facts, news }) : lineText({ facts, news })] : []),
      ...heardLevel(told, level),
      ...(isFull
        ? [...tableTexts({ facts, news }), ...handTexts({ facts, news: { ...news, hands: held.current } })]
        : []),
      ...(isNew ? [facts.game.aim] : []),
      ...(asked.length > 0 ? [promptOf({ facts, news }, level)].filter((text) => text !== '') : []),
    );
    playSounds(soundsOf({ news, before: at.before, told, asked }));
    for (const { id } of news.asks) at.asks.add(id);
    at.before = news;
    if (news.viewer !== null) at.here.add(news.viewer);
    at.viewer = news.viewer ?? at.viewer;
  }, [facts, news]);
}

/** What is to be told now; from now on it is known. */
function hear(
  { id: table, people }: Seated['facts'],
  { viewer, lines, seats }: News,
  last: number | null,
): readonly Line[] {
  const isOnlooker = people.length === 0;
  const seat = isOnlooker ? ONLOOKER : (viewer ?? last);
  if (seat === null) return [];
  const room = heardAt(table) ?? newcomers(lines, seats.length);
  const heard = room[seat] ?? NOTHING_HEARD;
  const telling = viewer === null && !isOnlooker ? tellRoom(lines, heard) : tellOwn(lines, heard);
  keepHeard(table, { ...room, [seat]: telling.heard });
  return telling.told;
}

/** Somebody who has no seat and listens. */
const ONLOOKER = -1;

/** Who comes to a table that was played elsewhere wants to hear where it stands, and nothing of how it came there. */
function newcomers(lines: readonly Line[], seats: number): Room {
  const upTo = lines.at(-1)?.moment ?? -1;
  const all = [ONLOOKER, ...Array.from({ length: seats }, (_, seat) => seat)];
  return upTo < 0 ? {} : Object.fromEntries(all.map((seat) => [seat, { upTo, kept: [] }]));
}
