// English, with what nobody reads before the first move.

import type { AllWords } from '../words';
import { en } from './index';
import { play } from './play';
import { script } from './script';
import { sets } from './sets';

export const english: AllWords = { ...en, play, script, sets };
