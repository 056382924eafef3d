// @ts-check
// The look of a piece: a solid glyph for both sides, filled and outlined in its colour.

/** By role, and by FEN letter where one side has a glyph of its own. @type {Record<string, string>} */
export const GLYPHS = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };

// Asks for the glyph as text: without it some systems draw the pawn as an emoji.
export const AS_TEXT = '\uFE0E';

/**
 * Makes an element show a piece, or nothing for a dot.
 * @param {HTMLElement} element
 * @param {string} letter a FEN letter, or a question mark for text that is no piece
 */
export function showPiece(element, letter) {
  const role = letter.toLowerCase();
  const classes = letter === '.' ? 'piece' : letter === '?' ? 'piece text' : `piece ${role} ${letter === role ? 'black' : 'white'}`;
  if (element.className === classes) return;
  element.className = classes;
  const glyph = GLYPHS[letter] ?? GLYPHS[role];
  element.textContent = glyph ? `${glyph}${AS_TEXT}` : letter === '.' ? '' : letter;
}
