import type { Sheet } from '@deckle/host';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ScoreSheet } from '../result/score-sheet.tsx';
import { localHost } from '../table/host.ts';
import type { ReplayFacts } from '../table/news.ts';

interface ReplaySheetProps {
  readonly replay: ReplayFacts;
  readonly onJump: (moment: number) => void;
  readonly onWord: (word: string) => void;
}

/** How the points came about, with a way to each moment; fetched when somebody wants to see it. */
export function ReplaySheet({ replay: { facts, result }, onJump, onWord }: ReplaySheetProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return (
    <details
      className="shuffle replay-sheet"
      onToggle={() => sheet === null && void localHost().replaySheet().then(setSheet)}
    >
      <summary>{result === null ? 'Score sheet' : 'Score sheet and result'}</summary>
      {result === null ? null : <p>The game is over: {result.reason}.</p>}
      {sheet === null ? null : (
        <ScoreSheet
          sheet={sheet}
          names={facts.sitters.map(({ name }) => name)}
          onWord={onWord}
          head={({ title, moment }) => (
            <Button className="quiet" aria-label={`${title}: look at it`} onPress={() => onJump(moment)}>
              {title}
            </Button>
          )}
        />
      )}
    </details>
  );
}
