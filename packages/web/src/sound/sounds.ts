/** A tone that glides between two pitches and fades. */
interface Tone {
  readonly wave: OscillatorType;
  /** Hertz at the beginning and at the end. */
  readonly pitch: readonly [from: number, to: number];
  /** Seconds after the sound began, and how long. */
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
}

const tone = (wave: OscillatorType, pitch: Tone['pitch'], at: number, lasts: number, loud: number): Tone => ({
  wave,
  pitch,
  at,
  lasts,
  loud,
});
const note = (pitch: number, at: number, lasts: number, loud = 0.5): Tone =>
  tone('triangle', [pitch, pitch], at, lasts, loud);

/** Every sound, told apart by its shape as well as its pitch, so that none needs good ears for music. */
export const SOUNDS = {
  /** One short knock, as of a card on wood. */
  laid: [tone('triangle', [210, 70], 0, 0.09, 0.9), tone('sine', [900, 300], 0, 0.03, 0.35)],
  /** Two notes up. */
  turn: [note(523, 0, 0.16), note(784, 0.14, 0.3)],
  /** One low growl. */
  refused: [tone('sawtooth', [130, 95], 0, 0.26, 0.3)],
  /** A quick run of three. */
  scored: [note(659, 0, 0.09, 0.35), note(784, 0.07, 0.09, 0.35), note(988, 0.14, 0.16, 0.35)],
  /** A question: down and up again. */
  window: [note(784, 0, 0.13), note(587, 0.13, 0.13), note(880, 0.26, 0.26)],
  /** Four ticks. */
  hurry: [0, 0.14, 0.28, 0.42].map((at) => tone('square', [1250, 1250], at, 0.035, 0.22)),
  /** A chord, broken upwards, that stays. */
  won: [note(523, 0, 0.5), note(659, 0.12, 0.5), note(784, 0.24, 0.5), note(1047, 0.36, 0.9)],
} as const satisfies { readonly [name: string]: readonly Tone[] };

export type SoundName = keyof typeof SOUNDS;

/** How long a sound lasts, in seconds. */
export const lengthOf = (name: SoundName): number => Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));
