// @ts-check
// What a board shows, by position and marks alone: the classes of each square, and which piece moves where when another
// position takes the place of this one.
import { isDark } from '../i18n/square.js';

/**
 * What is marked on a board besides its pieces.
 * @typedef {object} Marks
 * @property {{ from: number, to: number }} [step] the last move
 * @property {number} [check] where a king stands in check
 * @property {number} [picked] the square of the piece that is picked up
 * @property {number} [asked] the square of a piece that was only asked about: it may not be moved now
 * @property {number[]} [targets] where either may go
 * @property {number[]} [captures] where it takes something
 * @property {number[]} [hints] what a hint points at: a square, or the two of a move
 */
/** @typedef {{ from: number, to: number }} Flight of a piece to where it stands now */

/** Positions that differ on more squares are not neighbours: their pieces do not move from one to the other. */
const MOST_CHANGED = 12;

/** The place of a square from the top left, and the square at a place: the way is the same. @param {number} index @param {boolean} isFlipped */
export const turned = (index, isFlipped) => (isFlipped ? index ^ 7 : index ^ 56);

/** What a square is marked with. @param {number} square @param {Marks} marks */
export function marksOf(square, { picked, asked, targets = [], captures = [], check, hints }) {
  const isReached = targets.includes(square);
  return {
    picked: square === picked,
    target: asked === undefined && isReached,
    reach: asked !== undefined && isReached,
    takes: captures.includes(square),
    check: square === check,
    hint: hints?.includes(square) ?? false,
  };
}

/** The classes of a square. @param {number} square @param {Marks} marks */
export function classesOf(square, marks) {
  const classes = isDark(square) ? ['square', 'dark'] : ['square'];
  if (square === marks.step?.from) classes.push('from');
  if (square === marks.step?.to) classes.push('to');
  if (square === marks.asked) classes.push('asked');
  for (const [name, isSet] of Object.entries(marksOf(square, marks))) if (isSet) classes.push(name);
  return classes.join(' ');
}

/** @param {Flight} flight */
const distance = ({ from, to }) => Math.hypot((from & 7) - (to & 7), (from >> 3) - (to >> 3));

/**
 * The pieces that move when one position follows another, each to the nearest square where one of its kind is new. Of what
 * is left, one piece of a side that goes and one that comes are the same: a pawn that becomes another piece.
 * @param {string} before 64 FEN letters
 * @param {string} after
 * @returns {Flight[]}
 */
export function flights(before, after) {
  /** @type {number[]} */
  const changed = [];
  for (let square = 0; square < 64; square += 1) if (before[square] !== after[square]) changed.push(square);
  if (changed.length > MOST_CHANGED) return [];
  const gone = new Set(changed.filter((square) => before[square] !== '.'));
  const come = new Set(changed.filter((square) => after[square] !== '.'));
  /** @type {Flight[]} */
  const found = [];
  const match = (/** @type {Flight} */ flight) => gone.has(flight.from) && come.delete(flight.to) && gone.delete(flight.from) && found.push(flight);
  const pairs = [...come].flatMap((to) => [...gone].filter((from) => before[from] === after[to]).map((from) => ({ from, to })));
  pairs.sort((one, other) => distance(one) - distance(other)).forEach(match);
  for (const side of [/[A-Z]/, /[a-z]/]) {
    const [left, made] = [[...gone].filter((square) => side.test(before[square] ?? '')), [...come].filter((square) => side.test(after[square] ?? ''))];
    if (left.length === 1 && made.length === 1) match({ from: Number(left[0]), to: Number(made[0]) });
  }
  return found;
}
