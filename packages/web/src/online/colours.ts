/** What one can be told by beside a name. */
export const COLOURS = ['red', 'blue', 'green', 'gold', 'purple', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
