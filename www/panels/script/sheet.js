// @ts-check
// The script as the spreadsheet runs it, from its own start to the same board.
import { after } from '../../document/after.js';
import * as game from '../../document.js';

/** @type {Record<string, string>} */
const GLYPHS = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘', P: '♙', k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
/** Remarks on tokens that run here, and otherwise there. */
const DIFFERS = ['differs-in-sheet', 'sheet-trap', 'fullwidth-characters'];
const NUMBERS = 6;
const MOVE = 1;
const REMOVAL = 2;

/**
 * Only what does something, written as the spreadsheet wants it; the board is set up first where the start is another.
 * @param {import('../../document.js').View} view
 */
export function sheetScript({ text, sheet, isUsual }) {
  return game.read((script) => {
    const parts = isUsual ? [] : setUp(after(script, 0).board);
    const numbers = script.tokensIn(0, script.tokens);
    const fixes = sheet ? new Map() : readFixes(script);
    for (let at = 0; at < numbers.length; at += NUMBERS) {
      const [start = 0, length = 0, does = 0, , , kind] = numbers.subarray(at, at + NUMBERS);
      if (does === 0 || kind === 0) continue;
      const token = text.slice(start, start + length);
      parts.push(sheet ? token : plain(token, does) ?? fixes.get(at / NUMBERS) ?? token);
    }
    return parts.join(', ');
  });
}

/** A move or a removal, of its squares alone. @param {string} token @param {number} does */
function plain(token, does) {
  if (does !== MOVE && does !== REMOVAL) return undefined;
  const squares = token.normalize('NFKC').replace(/\p{Cf}/gu, '').toLowerCase().match(/[a-h][1-8]/g) ?? [];
  const [last] = squares.slice(-1);
  if (!last) return undefined;
  return does === MOVE ? squares[0] + last : `x${last}`;
}

/** @param {import('../../pkg/gridmate.js').Document} script @returns {Map<number, string>} */
function readFixes(script) {
  const fixes = new Map();
  for (const line of script.remarkLines(0, script.remarkCount).split('\n')) {
    const [token, , , , code = '', fix] = line.split('\t');
    if (DIFFERS.includes(code) && fix) fixes.set(Number(token), fix);
  }
  return fixes;
}

/** Tokens that make another board of the usual one. @param {string} board 64 FEN letters from a1 to h8 */
function setUp(board) {
  const usual = `RNBQKBNRPPPPPPPP${'.'.repeat(32)}pppppppprnbqkbnr`;
  const tokens = [];
  for (let square = 0; square < usual.length; square += 1) {
    const letter = board[square] ?? '.';
    if (letter === usual[square]) continue;
    const name = `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;
    tokens.push(GLYPHS[letter] ? `${name}=${GLYPHS[letter]}` : `x${name}`);
  }
  return tokens;
}
