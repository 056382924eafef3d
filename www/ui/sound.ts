// Sounds, made of a few tones: nothing is loaded for them.

/** A tone: its height in hertz, after how many seconds it begins, and how long it is heard. */
export type Tone = readonly [hertz: number, after: number, length: number];

const LOUDNESS = 0.25;
/** What fades to this is not heard any more; to nothing it cannot fade. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** A browser is silent until its reader has done something. */
export function playTones(tones: readonly Tone[]): void {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of tones) playTone(context, tone);
}

/** It falls a little, and fades, as wood on wood does. */
function playTone(audio: AudioContext, [hertz, after, length]: Tone): void {
  const [from, volume, source] = [audio.currentTime + after, audio.createGain(), audio.createOscillator()];
  source.type = 'triangle';
  source.frequency.setValueAtTime(hertz, from);
  source.frequency.exponentialRampToValueAtTime(hertz * 0.8, from + length);
  volume.gain.setValueAtTime(LOUDNESS, from);
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + length);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + length);
}
