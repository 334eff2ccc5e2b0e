import { type CardId, isRefusal, type Refusal } from '@deckle/kernel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../speech/announcer.ts';
import { Laid } from '../table/composed-words.tsx';
import { localHost } from '../table/host.ts';
import { Seats } from '../table/seats.tsx';
import { StillView } from '../table/still-view.tsx';
import { useFlip } from '../table/use-flip.ts';
import type { Frame, Shown } from './frames.ts';

/** A few turns of the game on a table, to be gone through card by card. */
export function Example({ game }: { readonly game: string }) {
  const [shown, setShown] = useState<Shown | Refusal | null>(null);
  useEffect(() => {
    let isHere = true;
    localHost()
      .example(game)
      .then(
        (found) => isHere && setShown(found),
        (error: Error) => isHere && setShown({ refused: 'trouble', rule: error.message }),
      );
    return () => {
      isHere = false;
    };
  }, [game]);
  if (shown === null) return <p className="example-wait">The cards are being laid out …</p>;
  if (isRefusal(shown)) return <p>The example cannot be shown: {shown.rule}</p>;
  return <Stepper {...shown} />;
}

/** The end of this turn, with the word on the table; at an end, that of the next one. */
function turnEnd(frames: readonly Frame[], at: number): number {
  const end = frames.findIndex((frame, index) => index > at && frames[index + 1]?.part !== frame.part);
  return end < 0 ? frames.length - 1 : end;
}

function Stepper({ facts, frames }: Shown) {
  const [at, setAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useFlip(root, at);
  const frame = frames[at] as Frame;
  const last = frames.length - 1;
  const go = (next: number): void => {
    const to = Math.min(last, Math.max(0, next));
    const there = frames[to];
    if (to === at || there === undefined) return;
    setAt(to);
    announce([there.part === frame.part ? '' : there.caption, there.says].filter((text) => text !== '').join(' '));
  };
  const press = (event: KeyboardEvent): void => {
    const next = KEYS[event.key]?.(at, last);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(next);
  };
  const isEnd = at === last;
  return (
    <div className="example">
      <div className="example-text">
        <p className="example-caption">{frame.caption}</p>
        <p className="example-says">{frame.says}</p>
      </div>
      <div className="example-steps" role="group" aria-label="Steps of the example" onKeyDown={press}>
        <button type="button" className="chip" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </button>
        <button type="button" className="button" onClick={() => go(isEnd ? 0 : at + 1)}>
          {isEnd ? 'Start again' : 'Next card'}
        </button>
        <button type="button" className="chip" aria-disabled={isEnd} onClick={() => go(turnEnd(frames, at))}>
          Whole turn
        </button>
        <span className="example-count">
          {at + 1} of {frames.length}
          <span className="unseen">. Arrow keys step, Home and End go to the ends.</span>
        </span>
      </div>
      <div className={facts.isBraille ? 'example-table braille-deck' : 'example-table'} ref={root}>
        <Seats news={{ ...frame.still, viewer: null, running: false }} />
        <StillView facts={facts} still={frame.still} used={usedIn(frame)}>
          <div className="composed" aria-hidden="true">
            {frame.words.map((pieces, word) => (
              <span key={word} className="composed-word">
                {pieces.map((piece, index) => (
                  <Laid key={index} piece={piece} facts={facts} />
                ))}
              </span>
            ))}
          </div>
        </StillView>
      </div>
    </div>
  );
}

const usedIn = ({ words }: Frame): readonly CardId[] =>
  words.flat().flatMap(({ card, from }) => (from === 'hand' && card !== null ? [card] : []));

const KEYS: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};
