import type { RefObject } from 'react';
import { useClockWarning } from '../speech/use-clock-warning.ts';
import { useTableSpeech } from '../speech/use-table-speech.ts';
import { EMPTY } from './draft.ts';
import { parseTalk, type Talk } from './talk.ts';
import type { Composing, Drafting } from './composing.ts';
import type { Hands } from './use-hands.ts';
import { type KeyActions, useKeys } from './use-keys.ts';
import type { Seated } from './chair.ts';
import { type Talking, useTalking } from './use-talking.ts';

/** The table as it is spoken with: what is said of it, to it, and by keys. */
export interface SpokenTable {
  readonly talking: Talking;
  play(): void;
}

interface Spoken extends Seated {
  readonly composing: Composing;
  readonly hands: Hands;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function useSpokenTable({ facts, news, composing, hands, input }: Spoken): SpokenTable {
  const talking = useTalking({ facts, news }, composing, hands);
  useTableSpeech({ facts, news }, hands.all);
  useClockWarning(news);
  useKeys(input, keyActions({ facts, news, composing, hands, input }, talking));
  return {
    talking,
    play: () => void playOrAsk(composing, news, talking),
  };
}

/** A word to the table may be one that can be laid, and that is known when the table has answered. */
async function playOrAsk(composing: Composing, news: Seated['news'], talking: Talking): Promise<void> {
  await composing.answered();
  const talk = talkIn(composing.now(), news);
  if (talk === null) return composing.play();
  composing.setDraft(EMPTY);
  talking.ask(talk);
}

/** What is said to the table itself, not played. */
export function talkIn({ draft, composed }: Drafting, { choices }: Seated['news']): Talk | null {
  const isGood = composed !== null && composed.draft === draft && composed.move !== null && composed.refusal === null;
  return isGood ? null : parseTalk(draft.text, choices);
}

function keyActions({ news, composing, input }: Spoken, talking: Talking): KeyActions {
  const { now, setDraft } = composing;
  const asking = (name: Parameters<Talking['askFor']>[0]) => () => talking.askFor(name);
  return {
    anotherWay() {
      const { draft, composed } = now();
      const ways = composed?.ways ?? 0;
      if (ways <= 1 || draft.way >= ways - 1) return 'pass';
      setDraft({ ...draft, way: draft.way + 1 });
    },
    clear() {
      if (now().draft.text !== '') setDraft(EMPTY);
      else if (talking.answer !== null) talking.dismiss();
      else input.current?.focus();
    },
    hearHand: asking('hand'),
    hearTable: asking('table'),
    hand: asking('hand'),
    table: asking('table'),
    seats: asking('score'),
    time: asking('clock'),
    can: asking('moves'),
    line: asking('summary'),
    hint: asking('hint'),
    sound: asking('sound'),
    help: asking('help'),
    again: () => talking.review(0),
    past: () => talking.show('past'),
    back: () => talking.review(-1),
    forth: () => talking.review(1),
    define: () => talking.lookUp(wordInMind(now().draft.text, news.lines)),
    undo: () => (news.canUndo ? composing.say('undo') : 'pass'),
  };
}

/** The word that is typed, that is in focus, or that was laid last. */
function wordInMind(text: string, lines: Seated['news']['lines']): string | null {
  const typed = text
    .match(/[a-z]{2,}/gi)
    ?.at(-1)
    ?.toUpperCase();
  const focused = document.activeElement?.closest<HTMLElement>('[data-word]')?.dataset['word'];
  return typed ?? focused ?? lines.findLast(({ words }) => words.length > 0)?.words[0] ?? null;
}
