// @ts-check
// What the panel shows while nothing has been done on the board, where twenty moves would tie: a position in which they do not.
import { readGame } from '../../document/storage.js';

const FEN = '4k3/8/2p5/3p3n/8/8/8/3QK3 w - - 0 1';
/** The knight on h5 may be taken; the pawn on d5 costs the queen. @type {import('./panel.js').Asked} */
export const LESSON = { fen: FEN, start: FEN, moves: '', turn: 'w' };

/** Whether there is nothing on the board that anybody would ask about. @param {import('../../document/document.js').View} view */
export const isUntouched = ({ length, isUsual, canUndo, canRedo }) => length === 0 && isUsual && !canUndo && !canRedo && !readGame();
