import { Button } from 'react-aria-components';
import { ReviewPart } from '../review/review-part.tsx';
import { localHost } from '../table/host.ts';

const record = (): Promise<File | null> => localHost().replayRecord();

interface ReplayReviewProps {
  readonly onJump: (moment: number) => void;
  readonly onWord: (word: string) => void;
}

/** The review of the record that is looked at, with a way to each moment. */
export function ReplayReview({ onJump, onWord }: ReplayReviewProps) {
  return (
    <details className="shuffle replay-sheet">
      <summary>Review</summary>
      <ReviewPart
        record={record}
        you={null}
        onWord={onWord}
        heading="h2"
        place={(moment, label) => (
          <Button className="quiet" aria-label={`${label}: look at it`} onPress={() => onJump(moment)}>
            {label}
          </Button>
        )}
      />
    </details>
  );
}
