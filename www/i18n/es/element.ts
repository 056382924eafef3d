// Spanish of the board as an element of other pages: what the page's board says, and what only such a board does.

import type { ElementWords } from '../words';
import { boardProblem } from './board-sentences';
import { descriptions, heard } from './descriptions';
import { premove } from './premove';
import { lineEnds, spokenWith } from './spoken';

const spoken = spokenWith(boardProblem);

export const words: ElementWords = {
  ...spoken,
  aloud: heard,
  board: { ...spoken.board, descriptions },
  play: { premove },
  refusals: {
    ...lineEnds,
    ...heard.refusals,
    locked: 'Este tablero solo se muestra.',
    'not-legal': 'Aquí no se acepta esa jugada.',
  },
};
