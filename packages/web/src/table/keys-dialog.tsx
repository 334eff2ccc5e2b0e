import { Sheet } from '../look/sheet.tsx';
import { KeySections } from './key-sections.tsx';
import { keySections } from './keys.ts';
import type { Choice } from './news.ts';
import { ALWAYS, TALK } from './talk.ts';

/** Everything one can press and type. */
export function KeysDialog({
  aim,
  choices,
  onClose,
}: {
  /** What one plays for, and what is asked now. */
  readonly aim: readonly string[];
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
}) {
  return (
    <Sheet title="Keys and words" onClose={onClose}>
      <h3>What to do</h3>
      {aim.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>Keys</h3>
      <p>Letters always go to the line where you type, wherever the focus is.</p>
      <h3>Now you can say</h3>
      {choices.length === 0 ? (
        <p>Nothing: it is not your turn.</p>
      ) : (
        <ul className="says">
          {choices.map(({ says }) => (
            <li key={says}>
              <code>{says}</code>
            </li>
          ))}
        </ul>
      )}
      <KeySections of={keySections()} />
      <h3>Words to the table</h3>
      <p>Typed like a play. A word that can be laid is laid; with / before it, it is always said to the table.</p>
      <dl className="keys">
        {[...Object.values(TALK), ...ALWAYS].map(({ says, does }) => (
          <div key={says}>
            <dt>
              <code>{says}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
