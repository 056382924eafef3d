// English, with what nobody reads before the first move.

import type { AllWords } from '../words';
import { en } from './index';
import { play } from './play';
import { script } from './script';
import { think } from './think';

export const english: AllWords = { ...en, play, script, think };
