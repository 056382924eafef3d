// English of what is said over the board where a position is set up.

import type { SetupSaid } from '../areas/setup';
import { capital, counted, piece, standing } from './chess';

export const number = (count: number): string => count.toLocaleString('en');

export const said: SetupSaid = {
  lead: 'Setting up.',
  about: 'Drag pieces from the rows, or choose one and tap squares.',
  chosen: (stamp) =>
    stamp === 'eraser' ? 'Eraser: choose what to remove.' : `${capital(piece(stamp))}: choose where to put it.`,
  none: 'Nothing is chosen: the pieces on the board can be moved.',
  done: (position) => `This position is on the board. ${standing(position)}`,
  isGame: 'This looks like a game, not a position: Games reads it.',
  cleared: 'The board is empty.',
  restarted: 'The start position is on the board.',
  copied: {
    fen: 'The position is copied.',
    board: 'The board is copied as text.',
    counts: 'The counts are copied.',
  },
  notCopied: 'This browser did not let the page copy. The text is selected: copy it by hand.',
  checked: (passed, count) => `${passed} of ${count} boards follow all rules.`,
  counted: (paths, plies) => `${number(paths)} positions after ${counted(plies, 'half-move')}.`,
  stopped: 'The count is stopped.',
};
