import { settingsNow } from '../settings/store.ts';
import { lengthOf, type SoundName, SOUNDS } from './sounds.ts';

/** Between two sounds that come together, so that each is heard. */
const GAP = 0.08;

/** By then the first sound is due, however busy the page is. */
const LATEST = 1000;

let context: AudioContext | null = null;
/** When the last sound is over, by the time of the context. */
let busy = 0;

/** Plays sounds one after the other. Before anybody has touched the page, browsers let nothing be heard. */
export function playSounds(names: readonly SoundName[]): void {
  const { sound, volume } = settingsNow();
  if (sound === 'off' || volume === 0 || names.length === 0 || !navigator.userActivation.hasBeenActive) return;
  // What is heard must not hold up what is seen: to open the context takes a while.
  if (context === null) requestIdleCallback(() => strikeAll(names, volume), { timeout: LATEST });
  else setTimeout(() => strikeAll(names, volume));
}

function strikeAll(names: readonly SoundName[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  for (const name of names) {
    const start = Math.max(busy, context.currentTime);
    strike(context, name, start, volume / 100);
    busy = start + lengthOf(name) + GAP;
  }
}

function strike(audio: AudioContext, name: SoundName, start: number, volume: number): void {
  for (const { wave, pitch, at, lasts, loud } of SOUNDS[name]) {
    const [begin, end] = [start + at, start + at + lasts];
    const source = new OscillatorNode(audio, { type: wave, frequency: pitch[0] });
    source.frequency.exponentialRampToValueAtTime(pitch[1], end);
    // Ears hear volume by its square.
    const gain = new GainNode(audio, { gain: loud * volume * volume });
    gain.gain.setValueAtTime(loud * volume * volume, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    source.connect(gain).connect(audio.destination);
    source.start(begin);
    source.stop(end);
  }
}
