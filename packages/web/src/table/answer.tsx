import { Button } from 'react-aria-components';
import type { Answer } from './talk.ts';

/** What the table has answered to a word said to it. */
export function AnswerPanel({ answer, onClose }: { readonly answer: Answer; readonly onClose: () => void }) {
  return (
    <div className="answer" role="group" aria-label={answer.title}>
      <strong>{answer.title}</strong>
      <div className="answer-lines">
        {answer.lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
        {answer.braille?.map(([cells, line]) => (
          <p key={cells} className="braille-text">
            <span className="answer-cells">{cells} cells</span> {line}
          </p>
        ))}
      </div>
      <Button className="quiet" aria-label={`Close: ${answer.title}`} onPress={onClose}>
        <span aria-hidden="true">×</span>
      </Button>
    </div>
  );
}
