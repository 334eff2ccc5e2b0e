import type { Sheet } from '@deckle/host';
import { isRefusal } from '@deckle/kernel';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { useDayEnd } from '../result/day.ts';
import { type End, counted, endOf, headline, nameOf, ranking } from '../result/ending.ts';
import { ScoreSheet } from '../result/score-sheet.tsx';
import { shareText } from '../result/share.ts';
import { Shared } from '../result/shared.tsx';
import { Shuffle } from '../result/shuffle.tsx';
import { useShare } from '../result/use-share.ts';
import { ReviewPart } from '../review/review-part.tsx';
import { saveFile } from './download.ts';
import { localHost } from './host.ts';
import { Trouble } from '../look/trouble.tsx';
import type { Seated } from './chair.ts';

const record = (): Promise<File | null> => localHost().record();

/** How it ended, how it came to that, and what can be done now. */
export function Outcome({ facts, news, onWord }: Seated & { readonly onWord: (word: string) => void }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    void localHost().sheet().then(setSheet);
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever resigns was far below.
  useEffect(() => {
    // Newer browsers give a promise back, which is nothing to clean up with.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const day = useDayEnd(facts.id);
  const end = endOf(facts, news);
  if (end === null || news.result === null) return null;
  return (
    <section className="outcome" aria-label="Result">
      <h2 ref={heading}>{headline(end)}</h2>
      <p>The game is over: {end.reason}.</p>
      {day === null ? null : <p className="outcome-day">{day.told}</p>}
      {facts.sitters.length === 1 ? null : <Standings end={end} />}
      <Ways facts={facts} news={news} text={day === null ? shareText(facts.game.name, end, sheet) : day.share} />
      {sheet === null ? null : (
        <>
          <h3>How the points came about</h3>
          <ScoreSheet
            sheet={sheet}
            names={facts.sitters.map((_sitter, seat) => nameOf(end, seat))}
            onWord={onWord}
            head={({ title, moment }) => (
              <Link href={`/replay/${facts.id}?at=${moment}`} aria-label={`${title}: see it again`}>
                {title}
              </Link>
            )}
          />
        </>
      )}
      <h3>Review</h3>
      <ReviewPart
        record={record}
        you={end.you}
        onWord={onWord}
        heading="h4"
        place={(moment, label) => <Link href={`/replay/${facts.id}?at=${moment}`}>{label}</Link>}
      />
      {day === null ? (
        <Shuffle seed={news.result.seed} commitment={facts.commitment} />
      ) : (
        <p>The order of the cards comes from the date, so that it is the same for everybody.</p>
      )}
    </section>
  );
}

function Standings({ end }: { readonly end: End }) {
  const { seats, winners } = end;
  const isCounted = seats.some(({ score }) => score !== 0);
  return (
    <ol className="standings">
      {ranking(end).map((seat) => (
        <li key={seat} className={winners.includes(seat) ? 'standing standing-winner' : 'standing'}>
          <strong>{nameOf(end, seat)}</strong>
          <span>
            {isCounted ? counted(seats[seat]?.score ?? 0) : seats[seat]?.out ? 'out' : 'in'}
            {winners.includes(seat) ? <em>{winners.length > 1 ? 'shares the win' : 'winner'}</em> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What can be done with a game that is over. */
function Ways({ facts, news, text }: Seated & { readonly text: string }) {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState('');
  const { outcome, share } = useShare(text);
  const rematch = async (): Promise<void> => {
    const opened = await localHost().rematch();
    if (isRefusal(opened)) setTrouble(opened.rule);
    else go(opened);
  };
  const download = async (): Promise<void> => {
    const file = await record();
    if (file !== null) saveFile(file);
  };
  const downloadBraille = async (): Promise<void> => {
    const { saveBrf } = await import('../braille/brf.ts');
    const happened = news.lines.filter(({ takenBack }) => takenBack === null).map((line) => line.text);
    saveBrf(`deckle-${facts.game.id}`, [...text.split('\n'), '', ...happened]);
  };
  return (
    <div className="outcome-ways">
      <Button className="button" onPress={() => void rematch()}>
        {facts.sitters.length === 1 ? 'Play again' : 'Rematch'}
      </Button>
      <Link className="chip" href={`/replay/${facts.id}`}>
        Replay
      </Link>
      <Button className="chip" onPress={share}>
        Share the result
      </Button>
      <Button className="chip" onPress={() => void download()}>
        Download the record
      </Button>
      <Button className="chip" onPress={() => void downloadBraille()}>
        Download it in braille
      </Button>
      <Link className="quiet" href="/">
        Another game
      </Link>
      <Shared outcome={outcome} text={text} />
      {trouble === '' ? null : <Trouble>{trouble}</Trouble>}
    </div>
  );
}
