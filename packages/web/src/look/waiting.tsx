/** Something takes a moment. */
export function Waiting({ what }: { readonly what: string }) {
  return (
    <p className="waiting" role="status">
      {what}
    </p>
  );
}
