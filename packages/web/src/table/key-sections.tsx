import { type Key, type KeySection, keySpoken, keyText } from './keys.ts';

/** Keys by where they work, to be seen and heard. */
export function KeySections({ of }: { readonly of: readonly KeySection[] }) {
  return of.map(({ title, keys }) => (
    <section key={title}>
      <h3>{title}</h3>
      <dl className="keys">
        {keys.map((key) => (
          <KeyLine key={key.does} of={key} />
        ))}
      </dl>
    </section>
  ));
}

function KeyLine({ of: { press, does } }: { readonly of: Pick<Key, 'press' | 'does'> }) {
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
