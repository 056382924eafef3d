// Lessons, all that plays and makes them, in a file of its own: it is loaded when their place is opened, or when a lesson is
// asked for.

import type { Chapters } from '../document/chapters';
import { Learn } from './learn';
import { Making } from './making';
import { LearnPanel } from './panel';
import type { LearnAround } from './parts';

/** The place for lessons: what is played and made there, and its panel. */
export interface OpenLearn {
  readonly learn: Learn;
  readonly making: Making;
  readonly Panel: typeof LearnPanel;
}

export function openLearn(around: LearnAround, chapters: Chapters): OpenLearn {
  const { session, labs } = around;
  return { learn: new Learn(around), making: new Making(session, labs, chapters), Panel: LearnPanel };
}
