/** The fingerprint of the shuffle, for everybody to see before the first move. */
export function Seal({ commitment }: { readonly commitment: string }) {
  return (
    <details className="seal">
      <summary>A fair shuffle: the proof</summary>
      <p>
        The order of the cards is settled. This is the fingerprint of the number it comes from; the number itself is
        shown at the end, so that anybody can check that nothing was changed.
      </p>
      <p>
        <code>{commitment}</code>
      </p>
    </details>
  );
}
