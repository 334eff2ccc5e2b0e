/** Drawn on a grid of 24, beside the words of a tool or, where there is no room, instead of them. */
const SIGNS = {
  undo: 'M8.5 5 L4 9.5 L8.5 14 M4 9.5 H14.5 a5 5 0 0 1 0 10 H9',
  rules: 'M12 6 C10 4 6 4 3 5 V19 C6 18 10 18 12 20 C14 18 18 18 21 19 V5 C18 4 14 4 12 6 V20',
  records: 'M3 5 H21 V9.5 H3Z M5 9.5 V19.5 H19 V9.5 M10 13.5 H14',
  result: 'M6 21 V4 H19 L15.5 8.5 L19 13 H6',
  onward: 'M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5',
  people:
    'M9 10.5 a3.5 3.5 0 1 0 0-.01Z M2.5 20 a6.5 6.5 0 0 1 13 0 M15.5 4.2 a3.5 3.5 0 0 1 0 6.6 M18 14.3 a6.5 6.5 0 0 1 3.5 5.7',
  settings: 'M4 7 H13 M19 7 H20 M4 17 H5 M11 17 H20 M16 4.5 a2.5 2.5 0 1 0 .01 0Z M8 14.5 a2.5 2.5 0 1 0 .01 0Z',
  look: 'M2.5 12 C6 6 18 6 21.5 12 C18 18 6 18 2.5 12Z M12 9 a3 3 0 1 0 .01 0Z',
  'look up': 'M10.5 4 a6.5 6.5 0 1 0 .01 0Z M15.5 15.5 L21 21',
} as const;

export function ToolSign({ sign }: { readonly sign: keyof typeof SIGNS }) {
  return (
    <svg className="tool-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
