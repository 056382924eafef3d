// @ts-check
// Where the pieces are, in words: those of a kind, those on a rank or a file, and all of them, for those who do not see them.
import * as game from '../document/document.js';
import { h, need, setText } from '../ui/dom.js';
import { onSpeech } from '../ui/speech.js';
import { FILES } from '../i18n/square.js';
import { spell } from '../i18n/spoken.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/board.js';

const { pieces: words } = await translated('board', english);

/** The squares on which a piece stands. @param {string} letter as in a FEN */
const squaresOf = (letter) => [...game.current().board].flatMap((found, square) => (found === letter ? [square] : []));

/** @param {string} letter as in a FEN */
export const kindOf = (letter) => words.kind(letter, squaresOf(letter));

/** What is on a rank or a file. @param {string} name `1` to `8`, `a` to `h` */
export function line(name) {
  const isFile = FILES.includes(name);
  const at = isFile ? FILES.indexOf(name) : Number(name) - 1;
  const squares = Array.from({ length: 8 }, (_, index) => (isFile ? at + index * 8 : at * 8 + index));
  const found = squares.map((square) => /** @type {[number, string]} */ ([square, game.current().board[square] ?? '.']));
  return words.line(name, found.filter(([, letter]) => letter !== '.'));
}

/** Keeps a list of all pieces, which is heard and not seen. */
export function start() {
  const [white, black] = [h('p'), h('p')];
  need('board-help', HTMLElement).after(h('div', { id: 'pieces', class: 'spoken', role: 'group', 'aria-label': words.label }, white, black));
  const draw = () => {
    for (const [color, place] of /** @type {const} */ ([['w', white], ['b', black]])) {
      const found = Array.from('kqrbnp', (role) => /** @type {[string, number[]]} */ ([role, squaresOf(color === 'w' ? role.toUpperCase() : role)]));
      setText(place, spell(words.side(color, found.filter(([, squares]) => squares.length > 0))));
    }
  };
  game.onChange(draw);
  onSpeech(draw);
  draw();
}
