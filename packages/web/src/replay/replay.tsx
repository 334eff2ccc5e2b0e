import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Skip, useTitle } from '../look/page.tsx';
import { GameHeading } from '../table/game-heading.tsx';
import { Log } from '../table/log.tsx';
import { WordDialog } from '../table/lookup.tsx';
import type { ReplayFacts } from '../table/news.ts';
import { Seats } from '../table/seats.tsx';
import { StillView } from '../table/still-view.tsx';
import { useFlip } from '../table/use-flip.ts';
import { ReplayKeys } from './replay-keys.tsx';
import { ReplayReview } from './replay-review.tsx';
import { ReplaySheet } from './replay-sheet.tsx';
import { Transport } from './transport.tsx';
import { DIVERGED } from './trouble.ts';
import { useReplay } from './use-replay.ts';

interface ReplayProps {
  readonly replay: ReplayFacts;
  /** Where it begins. */
  readonly first: number;
  /** What else can be done with the record. */
  readonly children: ReactNode;
}

/** A record on the table it was played on, at every moment. */
export function Replay({ replay, first, children }: ReplayProps) {
  const { facts, trouble } = replay;
  const replaying = useReplay(replay.count, first);
  const { shown, at } = replaying;
  const root = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState<string | null>(null);
  useTitle(`Replay of ${facts.game.name}`);
  useFlip(root, shown?.still.moment ?? 0);
  return (
    <div className={`table table-desk replay${facts.isBraille ? ' braille-deck' : ''}`} ref={root}>
      <Skip to="main">To the table</Skip>
      <header className="table-head">
        <Link className="brand" href="/">
          Deckle
        </Link>
        <GameHeading facts={facts}>
          {' '}
          <small>replay</small>
        </GameHeading>
        <div className="table-tools">
          {children}
          <ReplayKeys />
        </div>
      </header>
      {shown === null ? null : <Seats news={{ ...shown.still, viewer: null, running: false }} />}
      <main className="felt" id="main" tabIndex={-1}>
        <h2 className="unseen">The table</h2>
        {trouble === null ? null : (
          <p className="unkept">
            {trouble.rule} {trouble.refused === 'diverged' ? DIVERGED : ''}
          </p>
        )}
        {shown === null ? null : <StillView facts={facts} still={shown.still} onWord={setWord} />}
        <ReplaySheet replay={replay} onJump={replaying.go} onWord={setWord} />
        {replay.result === null || trouble !== null ? null : <ReplayReview onJump={replaying.go} onWord={setWord} />}
      </main>
      <Transport replay={replay} replaying={replaying} />
      <div className="beside">
        <Log lines={shown?.lines ?? []} at={at} onJump={replaying.go} onWord={setWord} commitment={null} />
      </div>
      {word === null ? null : <WordDialog word={word} onClose={() => setWord(null)} />}
    </div>
  );
}
