/** A number with a minus that looks and sounds like one. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
