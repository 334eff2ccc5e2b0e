import { Button } from 'react-aria-components';
import type { Answer } from './talk.ts';

/** What the table has answered to a word said to it. */
export function AnswerPanel({
  answer,
  onUse,
  onMore,
  onClose,
}: {
  readonly answer: Answer;
  /** Puts what is advised into the line. */
  readonly onUse: (command: string) => void;
  readonly onMore: () => void;
  readonly onClose: () => void;
}) {
  const { command = null, more = false } = answer;
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
        {answer.file === undefined ? null : (
          <Button className="chip" onPress={() => void saveAnswer(answer)}>
            Save as BRF
          </Button>
        )}
        {command === null && !more ? null : (
          // One button all the way, so that whoever has pressed it stays where they are.
          <Button
            className="chip"
            data-command={command ?? undefined}
            onPress={() => (command === null ? onMore() : onUse(command))}
          >
            {command === null ? 'Tell me more' : 'Put it in'}
          </Button>
        )}
      </div>
      <Button className="quiet" aria-label={`Close: ${answer.title}`} onPress={onClose}>
        <span aria-hidden="true">×</span>
      </Button>
    </div>
  );
}

async function saveAnswer({ file = '', lines }: Answer): Promise<void> {
  const { saveCells } = await import('../braille/brf.ts');
  saveCells(file, lines);
}
