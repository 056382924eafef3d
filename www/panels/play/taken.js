// @ts-check
// What each side has taken: what is missing on the board of the pieces that the game began with.

/** Worth of a piece in pawns, as it is counted beside a board. @type {Record<string, number>} */
const WORTH = { q: 9, r: 5, b: 3, n: 3, p: 1 };

/** @param {string} text @param {string} letter */
const count = (text, letter) => text.split(letter).length - 1;

/**
 * The letters of a side's pieces that are gone. A pawn that has become a piece is not gone.
 * @param {string} before the placement of a FEN
 * @param {string} board 64 FEN letters
 * @param {'w' | 'b'} color
 */
function gone(before, board, color) {
  const missing = Array.from('qrbnp', (role) => {
    const letter = color === 'w' ? role.toUpperCase() : role;
    return { role, missing: count(before, letter) - count(board, letter) };
  });
  const promoted = missing.reduce((sum, one) => sum + (one.role === 'p' ? 0 : Math.max(0, -one.missing)), 0);
  return missing.map(({ role, missing: many }) => role.repeat(Math.max(0, role === 'p' ? many - promoted : many))).join('');
}

/** What a side's pieces are worth. @param {string} board @param {'w' | 'b'} color */
const worth = (board, color) => Object.entries(WORTH).reduce((sum, [role, value]) => sum + value * count(board, color === 'w' ? role.toUpperCase() : role), 0);

/**
 * What a side has taken, the most valuable first, and by how many pawns its pieces are worth more than those of the other.
 * @param {import('../../document/document.js').View} view
 * @param {'w' | 'b'} color
 */
export function taken({ start, board }, color) {
  const other = color === 'w' ? 'b' : 'w';
  return { letters: gone(start.split(' ')[0] ?? '', board, other), lead: worth(board, color) - worth(board, other) };
}
