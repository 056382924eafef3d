// What is switched on for the board: the field for typed moves, and the pencil.

import type { Words } from '../i18n/words';
import type { Action } from '../ui/button';
import type { Desk } from './desk';

/** As a menu shows it. */
export const boardActions = ({ isTyping, pencil }: Desk, { board }: Words): readonly Action[] => [
  { label: board.typed.open, icon: 'keyboard', refusal: undefined, run: () => (isTyping.value = true) },
  { label: board.drawing.open, icon: 'draw', refusal: undefined, run: () => pencil.toggle() },
];
