import { settingsNow } from '../settings/store.ts';
import { lengthOf, type SoundName, SOUNDS } from './sounds.ts';

/** Between two sounds that come together, so that each is heard. */
const GAP = 0.08;

let opened: Promise<AudioContext> | null = null;
/** When the last sound is over, by the time of the context. */
let busy = 0;

/** Plays sounds one after the other. Before anybody has touched the page, browsers let nothing be heard. */
export function playSounds(names: readonly SoundName[]): void {
  const { sound, volume } = settingsNow();
  if (sound === 'off' || volume === 0 || names.length === 0 || !navigator.userActivation.hasBeenActive) return;
  opened ??= open();
  // What is heard must not hold up what is seen.
  void opened.then((audio) => setTimeout(() => strikeAll(audio, names, volume)));
}

/** A browser that has not been asked yet what can be heard finds it out while the page stands still: first what there is to see. */
async function open(): Promise<AudioContext> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  return new AudioContext();
}

function strikeAll(audio: AudioContext, names: readonly SoundName[], volume: number): void {
  void audio.resume();
  for (const name of names) {
    const start = Math.max(busy, audio.currentTime);
    strike(audio, name, start, volume / 100);
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
