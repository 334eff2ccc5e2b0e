import type { Told } from '@deckle/bots';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Trouble } from '../look/trouble.tsx';
import { saveFile } from '../table/download.ts';
import { Worded } from '../table/lookup.tsx';
import { wordsIn } from '../table/word-facts.ts';
import { Chart } from './chart.tsx';
import type { Reviewed } from './reviewed.ts';
import { type Reviewable, useReview } from './use-review.ts';

interface ReviewPartProps extends Reviewable {
  /** A way to a moment of the game. */
  readonly place: (moment: number, label: string) => ReactNode;
  /** What its parts are headed by. */
  readonly heading: 'h2' | 'h4';
  readonly onWord: (word: string) => void;
}

/** The review of a game: asked for, on its way, or here. */
export function ReviewPart({ place, heading, onWord, ...game }: ReviewPartProps) {
  const { reviewing, start, stop } = useReview(game);
  const { state } = reviewing;
  // One button all the way, so that whoever has pressed it stays where they are.
  const press = state === 'going' ? stop : state === 'done' ? () => saveText(reviewing.reviewed) : start;
  return (
    <div className="review">
      {state === 'done' ? null : (
        <p>
          For each move: what was played, what would have been better, and why. Then the moments that decided the game,
          words nobody found, and how much of it was luck.
        </p>
      )}
      <div className="review-going">
        <Button className={state === 'none' ? 'button' : 'chip'} onPress={press}>
          {{ none: 'Review this game', going: 'Stop', failed: 'Try again', done: 'Save as text' }[state]}
        </Button>
        {state === 'going' ? (
          <>
            <progress value={reviewing.done} max={reviewing.of} aria-label="Review" />
            <span>
              {reviewing.done} of {reviewing.of} steps
            </span>
          </>
        ) : null}
      </div>
      {state === 'failed' ? <Trouble>{reviewing.why}</Trouble> : null}
      {state === 'done' ? (
        <ReviewText reviewed={reviewing.reviewed} place={place} heading={heading} onWord={onWord} />
      ) : null}
    </div>
  );
}

function saveText({ text, sections }: Reviewed): void {
  const name = (sections[0]?.title ?? 'Review').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  saveFile(new File([text], `deckle-${name}.txt`, { type: 'text/plain' }));
}

interface ReviewTextProps extends Pick<ReviewPartProps, 'place' | 'heading' | 'onWord'> {
  readonly reviewed: Reviewed;
}

function ReviewText({ reviewed, place, heading: Heading, onWord }: ReviewTextProps) {
  const { sections, names, scores, chances } = reviewed;
  const [first, ...rest] = sections;
  return (
    <>
      {first?.lines.map((line) => (
        <p key={line.text}>
          <Worded text={line.text} words={wordsIn(line.text)} onWord={onWord} />
        </p>
      ))}
      <Chart title="Scores" points={scores} names={names} most={null} />
      {chances.length < 2 ? null : <Chart title="Chances in 100" points={chances} names={names} most={100} />}
      {rest.map(({ title, lines }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <ul className="review-lines">
            {lines.map((line, at) => (
              <li key={at}>
                <Line line={line} place={place} onWord={onWord} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface LineProps extends Pick<ReviewPartProps, 'place' | 'onWord'> {
  readonly line: Told;
}

function Line({ line: { head, text, moment }, place, onWord }: LineProps) {
  const told = <Worded text={text} words={wordsIn(text)} onWord={onWord} />;
  if (head === null || moment === null) return told;
  return (
    <>
      {place(moment, head)}: {told}
    </>
  );
}
