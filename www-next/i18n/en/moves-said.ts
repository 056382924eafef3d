// What is said of moves over the board in English.

import type { MovesSaid } from '../areas/moves';

const NAMES = ['', 'good move', 'mistake', 'brilliant move', 'blunder', 'interesting move', 'dubious move'];
export const markName = (nag: number): string => NAMES[nag] ?? `mark ${nag}`;

export const said: MovesSaid = {
  fenCopied: 'The position is copied.',
  notCopied: (fen) => `This browser does not let the page copy. The position is ${fen}`,
  said: {
    promoted: (move) => `The variation with ${move} stands further up now.`,
    isMain: (move) => `The line with ${move} is the main line now.`,
    marked: (move, nag, isMarked) => `${move}: ${isMarked ? markName(nag) : `no ${markName(nag)} any more`}.`,
    commented: (move, isCommented) => (isCommented ? `Comment on ${move} kept.` : `Comment on ${move} removed.`),
  },
};
