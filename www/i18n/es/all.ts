// Spanish, with what is not read before the first move.

import type { AllWords } from '../words';
import { wordsWith } from './index';
import { aloud } from './aloud';
import { analyse } from './analyse';
import { commands } from './commands';
import { board } from './board-all';
import { embed } from './embed';
import { engine } from './engine-all';
import { games } from './games';
import { help } from './help';
import { kept } from './kept';
import { learn } from './learn';
import { making } from './making';
import { match } from './match';
import { mine } from './mine';
import { moves } from './moves';
import { openings } from './openings';
import { paper } from './paper';
import { play } from './play';
import { puzzles } from './puzzles';
import { review } from './review';
import { script } from './script';
import { problem } from './sentences';
import { sets } from './sets';
import { setup } from './setup';
import { sheets } from './sheets';
import { think } from './think';
import { trainers } from './trainers';

const first = wordsWith(problem);

export const words: AllWords = {
  ...first,
  commands: { ...first.commands, ...commands },
  refusals: {
    ...first.refusals,
    ...engine.refusals,
    ...learn.refusals,
    ...making.refusals,
    ...aloud.refusals,
    ...trainers.refusals,
  },
  aloud,
  analyse,
  board,
  embed,
  engine,
  games,
  help,
  kept,
  learn,
  making,
  match,
  mine,
  moves,
  openings,
  paper,
  play,
  puzzles,
  review,
  script,
  sets,
  setup,
  sheets,
  think,
  trainers,
};
