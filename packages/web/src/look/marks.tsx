/** Signs printed on cards, drawn on a grid of 24. */
const SIGNS: { readonly [mark: string]: string } = {
  '¶': 'M18 4 H10 a5 5 0 0 0 0 10 h2 V20 M12 4 V20 M16 4 V20',
  '†': 'M12 3 V21 M6.5 8 H17.5',
  '◊': 'M12 3 L18.5 12 L12 21 L5.5 12Z',
  $: 'M17 7.5 c0 -4 -10 -4 -10 0 c0 5 10 3.5 10 8.5 c0 4.5 -10 4.5 -10 0 M12 2 V22',
  draw: 'M13 2 L5 13.5 H11 L10 22 L19 9.5 H13Z',
};

/** A sign drawn; one that has no drawing is written. */
export function MarkSign({ mark }: { readonly mark: string }) {
  const path = SIGNS[mark];
  if (path === undefined) return <span className={`mark mark-word mark-${mark}`}>{mark}</span>;
  return (
    <svg className="mark" viewBox="0 0 24 24" role="presentation">
      <path d={path} />
    </svg>
  );
}
