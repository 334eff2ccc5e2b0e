import type { RefObject } from 'react';
import { Button } from 'react-aria-components';
import { aimTexts } from './aim-texts.ts';
import { putAimAway, useAimShown } from './aims.ts';
import type { Seated } from './chair.ts';
import { isJudging } from './choices.tsx';
import type { Composing } from './composing.ts';
import type { News } from './news.ts';
import { useDrafting } from './use-composing.ts';

/** Is the aim told at this table now: in a turn of one's own, until it is put away? */
export function useAim({ facts, news }: Seated): boolean {
  const isShown = useAimShown(facts.game.id);
  return isShown && isTurn(news);
}

export const isTurn = (news: Pick<News, 'task' | 'choices'>): boolean => news.task !== null && !isJudging(news);

interface AimProps extends Seated {
  readonly composing: Composing;
  /** Where one goes on when it is put away. */
  readonly next: RefObject<HTMLElement | null>;
  /** Opens where it can be read, too: there may be no room for it here. */
  readonly onMore: () => void;
}

/** Tells somebody who is new to a game what to do, until they say that they know. */
export function Aim({ facts, news, composing, next, onMore }: AimProps) {
  const isTyping = useDrafting(composing, ({ draft }) => draft.text !== '');
  return (
    <div className={isTyping ? 'aim-room aim-typing' : 'aim-room'}>
      <div className="answer aim" role="group" aria-label="What to do">
        <strong>What to do</strong>
        <div className="answer-lines">
          {aimTexts({ facts, news }).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Button
          className="chip"
          onPress={() => {
            putAimAway(facts.game.id);
            // The button that was pressed is gone.
            next.current?.focus();
          }}
        >
          Got it
        </Button>
      </div>
      <Button className="chip aim-elsewhere" onPress={onMore}>
        What to do …
      </Button>
    </div>
  );
}
