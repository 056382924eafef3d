// What is said of moves over the board in English.

import type { MovesSaid } from '../areas/moves';

const NAMES: Readonly<Record<number, string>> = {
  1: 'good move',
  2: 'mistake',
  3: 'brilliant move',
  4: 'blunder',
  5: 'interesting move',
  6: 'dubious move',
  10: 'equal',
  13: 'unclear',
  14: 'White is slightly better',
  15: 'Black is slightly better',
  16: 'White is better',
  17: 'Black is better',
  18: 'White is winning',
  19: 'Black is winning',
};
export const markName = (nag: number): string => NAMES[nag] ?? `mark ${nag}`;

export const said: MovesSaid = {
  fenCopied: 'The position is copied.',
  notCopied: (fen) => `This browser does not let the page copy. The position is ${fen}`,
  said: {
    promoted: (move) => `The variation with ${move} stands further up now.`,
    isMain: (move) => `The line with ${move} is the main line now.`,
    marked: (move, nag, isMarked) => `${move}: ${isMarked ? markName(nag) : `“${markName(nag)}” taken away`}.`,
    commented: (move, isCommented) => (isCommented ? `Comment on ${move} kept.` : `Comment on ${move} removed.`),
  },
};
