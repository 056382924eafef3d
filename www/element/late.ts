// What comes when a board first has the keyboard: the keys that ask, leap or go through the game, and their words.

import { BOARD_KEYS } from '../board/late-keys';
import { descriptions, heard } from '../i18n/en/descriptions';
import { ELEMENT_WORDS, type LateElement } from './element-words';

/** What only the page has: a field for moves, an engine, clocks, a palette, lines of sight. */
const ELSEWHERE = ['type', 'rays', 'allRays', 'evaluation', 'best', 'playBest', 'clocks', 'remove'];

export const LATE: LateElement = {
  keys: BOARD_KEYS.filter(({ id }) => !ELSEWHERE.includes(id)),
  words: {
    board: { ...ELEMENT_WORDS.board, descriptions },
    aloud: heard,
    refusals: { ...ELEMENT_WORDS.refusals, ...heard.refusals },
  },
};
