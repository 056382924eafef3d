// @ts-check
// What a document is like after so many of its steps, read from the one text in which the module tells it.

/**
 * What one move did.
 * @typedef {object} Step
 * @property {number} from
 * @property {number} to where the piece stands now
 * @property {number | undefined} rookFrom where the rook stood that castled
 * @property {number | undefined} rookTo
 * @property {string} piece a FEN letter, as are these:
 * @property {string | undefined} captured
 * @property {string | undefined} promotion
 * @property {boolean} enPassant
 * @property {boolean} check
 * @property {boolean} tellsFrom whether its SAN says where the piece stood, since another could move there too, or a pawn takes
 */

/** @param {string} [text] */
const optional = (text) => text || undefined;
/** @param {string} [text] */
const number = (text) => (text ? Number(text) : undefined);

/** @param {string} text @param {string} san @returns {Step | undefined} */
function readStep(text, san) {
  if (!text) return undefined;
  const [from, to, rookFrom, rookTo, piece = '', captured, promotion, passing, check] = text.split(' ');
  return {
    from: Number(from),
    to: Number(to),
    rookFrom: number(rookFrom),
    rookTo: number(rookTo),
    piece,
    captured: optional(captured),
    promotion: optional(promotion),
    enPassant: passing === 'e',
    check: check === '+',
    tellsFrom: /^.?[a-h1-8]+x?[a-h][1-8]/.test(san),
  };
}

/**
 * What is there after so many steps.
 * @param {import('../pkg/gridmate.js').Document} script
 * @param {number} steps
 * @param {string} [san] of the last of them
 */
export function after(script, steps, san = '') {
  const [board = '', turn = '', checked, fen = '', end, winner, claims, step = '', ...reasons] = script.after(steps).split('\n');
  return {
    board,
    turn: turn.charAt(0),
    turnIsOpen: turn.length > 1,
    checkedKing: number(checked),
    fen,
    end: optional(end),
    winner: optional(winner),
    claims: claims ? claims.split(' ') : [],
    lastStep: readStep(step, san),
    reasons,
  };
}
