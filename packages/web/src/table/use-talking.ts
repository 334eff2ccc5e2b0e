import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { pastAnnouncements, remark } from '../speech/announcer.ts';
import { changeSettings, settingsNow } from '../settings/store.ts';
import { cardsText, newCardsText } from '../speech/composing.ts';
import { counted } from '../speech/words.ts';
import { countHint } from '../today/days-store.ts';
import { localHost } from './host.ts';
import type { TableFacts } from './news.ts';
import { type Answer, answerTalk, HINT, type Talk, type TalkName, type TalkWorld } from './talk.ts';
import { useTimeLeft } from './use-time-left.ts';
import type { Composing } from './composing.ts';
import type { Hands } from './use-hands.ts';
import type { Seated } from './chair.ts';

/** What the viewer asks of the table itself, not of the game, and what it has answered. */
export interface Talking {
  readonly answer: Answer | null;
  readonly dialog: 'keys' | 'past' | 'rules' | 'deck' | 'settings' | null;
  /** The word that is being looked up. */
  readonly word: string | null;
  ask(talk: Talk): void;
  askFor(name: TalkName): void;
  /** Through what was announced, one back or one forth; 0 is the last one again. */
  review(by: -1 | 0 | 1): void;
  lookUp(word: string | null): void;
  show(dialog: Talking['dialog']): void;
  dismiss(): void;
}

export function useTalking({ facts, news }: Seated, composing: Composing, hands: Hands): Talking {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [dialog, setDialog] = useState<Talking['dialog']>(null);
  const [word, setWord] = useState<string | null>(null);
  const [, go] = useLocation();
  const timeLeft = useTimeLeft(news);
  const review = useReview(setAnswer);
  const world: Omit<TalkWorld, 'refused'> = {
    facts,
    news: { ...news, hands: hands.all },
    timeLeft,
    hint() {
      countHint(facts.id);
      return localHost().hint(settingsNow().hintWords);
    },
    define: (text) => localHost().define(text),
    ways: (text) => waysOf(text, facts),
    laid: async (text) => newCardsText((await localHost().compose({ text, pins: [], way: 0 })).words, facts),
    sort: hands.sort,
    shuffle: hands.shuffle,
    toggleSound,
    show: setDialog,
    leave: () => go('/'),
  };
  const asker = useRef(news.viewer);
  const moment = useRef(news.moment);
  useEffect(() => {
    moment.current = news.moment;
    // Advice is for one moment.
    return () => setAnswer((old) => (old?.title === HINT ? null : old));
  }, [news.moment]);
  useEffect(() => {
    asker.current = news.viewer;
    // What somebody was answered is nobody else's business.
    return () => {
      setAnswer(null);
      setDialog(null);
      setWord(null);
    };
  }, [news.viewer]);
  const ask = async (talk: Talk): Promise<void> => {
    const found = await answerTalk({ ...world, refused: composing.lastRefused() }, talk);
    const isLate = found?.title === HINT && moment.current !== news.moment;
    if (asker.current !== news.viewer || isLate) return;
    setAnswer(found);
    if (found !== null) remark(...(isBraille(found) ? [`${found.title} is shown.`] : found.lines));
  };
  return {
    answer,
    dialog,
    word,
    ask: (talk) => void ask(talk),
    askFor: (name) => void ask({ name, rest: '' }),
    review,
    lookUp: setWord,
    show: setDialog,
    dismiss: () => setAnswer(null),
  };
}

/** Cells are read by fingers: a voice would name their dots. */
const isBraille = ({ lines }: Answer): boolean => lines.some((line) => /[\u2800-\u28ff]/.test(line));

/** A key steps through what was announced; something new begins at the end again. */
function useReview(setAnswer: (answer: Answer) => void): Talking['review'] {
  const at = useRef<{ readonly newest: number | undefined; readonly heard: number | undefined }>(null);
  return (by) => {
    const past = pastAnnouncements();
    const last = past.length - 1;
    const newest = past[last]?.id;
    const isNew = at.current?.newest !== newest || by === 0;
    const heard = past.findIndex(({ id }) => id === at.current?.heard);
    const index = isNew ? last : Math.max(0, Math.min(last, heard + by));
    at.current = { newest, heard: past[index]?.id };
    const text = past[index]?.text ?? 'Nothing was announced yet.';
    setAnswer({
      title: past.length === 0 ? 'Announcements' : `Announcement ${index + 1} of ${past.length}`,
      lines: [text],
    });
    remark(text);
  };
}

function toggleSound(): 'on' | 'off' {
  const sound = settingsNow().sound === 'on' ? 'off' : 'on';
  changeSettings({ sound });
  return sound;
}

const MOST_WAYS = 12;

/** `2: 7 points, T from the table and E on A 1`. */
async function waysOf(text: string, facts: TableFacts): Promise<readonly string[]> {
  const first = await localHost().compose({ text, pins: [], way: 0 });
  const numbers = Array.from({ length: Math.min(first.ways, MOST_WAYS) }, (_, way) => way);
  const ways = await Promise.all(numbers.map((way) => localHost().compose({ text, pins: [], way })));
  const more = first.ways - ways.length;
  return [
    ...ways.map(({ points, words }, way) => {
      const worth = points === null ? '' : `${counted(points, 'point')}, `;
      return `${way + 1}: ${worth}${cardsText(words, facts)}`;
    }),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}
