// English, with what nobody reads before the first move.

import type { AllWords } from '../words';
import { games } from './games';
import { en } from './index';
import { play } from './play';
import { script } from './script';

export const english: AllWords = { ...en, play, script, games };
