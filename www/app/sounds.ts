// How what is heard of a game sounds.

import type { ReadonlySignal } from '@preact/signals';
import type { Sound } from '../engine/heard';
import { playTones, type Tone } from '../ui/sound';

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [[220, 0, 0.08]],
  capture: [
    [150, 0, 0.1],
    [240, 0.03, 0.07],
  ],
  check: [
    [523, 0, 0.12],
    [784, 0.09, 0.18],
  ],
  end: [
    [392, 0, 0.3],
    [523, 0.13, 0.3],
    [659, 0.26, 0.5],
  ],
  low: [
    [880, 0, 0.09],
    [880, 0.16, 0.09],
  ],
};

/** Plays a sound where sounds are wanted. */
export const sounding = (sounds: ReadonlySignal<'on' | 'off'>) => (sound: Sound) => {
  if (sounds.peek() === 'on') playTones(TONES[sound]);
};
