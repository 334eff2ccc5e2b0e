import { Sheet } from '../look/sheet.tsx';
import { type Key, keySections, keySpoken, keyText } from './keys.ts';
import type { Choice } from './news.ts';
import { ALWAYS, TALK } from './talk.ts';

/** Everything one can press and type. */
export function KeysDialog({
  choices,
  onClose,
}: {
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
}) {
  return (
    <Sheet title="Keys and words" onClose={onClose}>
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
      {keySections().map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="keys">
            {keys.map((key) => (
              <KeyLine key={key.does} of={key} />
            ))}
          </dl>
        </section>
      ))}
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

function KeyLine({ of: { press, does } }: { readonly of: Key }) {
  return (
    <div>
      <dt>
        {press.map((each) => (
          <kbd key={each}>
            <span aria-hidden="true">{keyText(each)}</span>
            <span className="unseen">{keySpoken(each)} </span>
          </kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
