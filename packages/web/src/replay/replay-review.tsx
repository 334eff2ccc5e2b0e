import { Button } from 'react-aria-components';
import { ReviewPart } from '../review/review-part.tsx';
import { localHost } from '../table/host.ts';

const record = (): Promise<File | null> => localHost().replayRecord();

/** The review of the record that is looked at, with a way to each moment. */
export function ReplayReview({ onJump }: { readonly onJump: (moment: number) => void }) {
  return (
    <details className="shuffle replay-sheet">
      <summary>Review</summary>
      <ReviewPart
        record={record}
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
