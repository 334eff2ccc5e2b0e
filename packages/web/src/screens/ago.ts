const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `2 hours ago`; a clock that was put back tells nothing. */
export function agoText(at: number, now: number): string {
  const passed = now - at;
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['minute', 60_000];
  return passed < 60_000 ? 'just now' : format.format(-Math.floor(passed / length), unit);
}
