// English, with what nobody reads before the first move.

import type { AllWords } from '../words';
import { analyse } from './analyse';
import { en } from './index';
import { match } from './match';
import { play } from './play';
import { script } from './script';

export const english: AllWords = { ...en, analyse, match, play, script };
