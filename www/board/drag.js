// @ts-check
// Dragging: a piece follows the pointer and falls where it is let go; the right button draws. A press that hardly moves
// is a click, which the board hears by itself. It knows squares and letters, and no rule of chess.
import * as board from './board.js';
import { make, need } from '../ui/dom.js';
import { showPiece } from './pieces.js';

/** @typedef {import('./shape-path.js').Paint} Paint */
/**
 * @typedef {object} Drags
 * @property {(square: number) => string} lift the letter of the piece that is taken up; none, if it must stay
 * @property {(from: number, to: number | undefined) => Promise<boolean>} drop whether it stays where it was let go
 * @property {() => boolean} isDrawing whether the first button draws, too
 * @property {(from: number, to: number | undefined, paint: Paint | '', isDone: boolean) => void} draw in a colour that the keys held down tell, if any
 */

/**
 * @typedef {object} Press
 * @property {number} id of the pointer
 * @property {number | undefined} from the square, if it began on one
 * @property {number} x where it is
 * @property {number} y
 * @property {number} startX
 * @property {number} startY
 * @property {boolean} isTouch
 * @property {boolean} isDrawn
 * @property {Paint | ''} paint
 * @property {boolean} isMoving
 * @property {string} letter of what is carried in from elsewhere
 * @property {(to: number | undefined) => void} [put] what becomes of that
 */

/** A press that moves no farther than so many pixels is a click. */
const SLOP = { mouse: 4, touch: 9 };
const BACK_MS = 140;
/** A finger hides what is under it: there the piece is larger, and above it. */
const TOUCH = { size: 1.7, above: 0.55 };

const grid = need('board', HTMLElement);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const ghost = make('div', 'ghost');
const square = make('div');
const piece = make('span');
square.append(piece);
ghost.append(square);
ghost.hidden = true;
ghost.setAttribute('aria-hidden', 'true');
document.body.append(ghost);

/** @type {Press | undefined} */
let held;
let frame = 0;
let wasDrag = false;
/** @type {Drags} */
let drags;

/** @param {Drags} callbacks */
export function start(callbacks) {
  drags = callbacks;
  // What follows a drag is no click.
  grid.addEventListener('click', (event) => wasDrag && event.stopPropagation(), true);
  grid.addEventListener('contextmenu', (event) => event.shiftKey || event.preventDefault());
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', (event) => void end(event));
  document.addEventListener('pointercancel', (event) => event.pointerId === held?.id && giveUp());
  // Before anybody else, for whom the key means something as well.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !held?.isMoving) return;
    event.stopPropagation();
    giveUp();
  }, true);
}

/** A pointer goes down on the board. @param {PointerEvent} event */
export function press(event) {
  const from = board.squareOf(event.target);
  if (from !== undefined && (event.button === 0 || event.button === 2)) begin(event, { from, letter: '' });
}

/** Begins to carry a piece in from elsewhere. @param {PointerEvent} event @param {string} letter @param {(to: number | undefined) => void} put */
export const carry = (event, letter, put) => begin(event, { from: undefined, letter, put });

/** @param {PointerEvent} event @param {Pick<Press, 'from' | 'letter' | 'put'>} what */
function begin(event, what) {
  wasDrag = false;
  if (held?.isMoving || !event.isPrimary) return;
  const { pointerId: id, clientX: x, clientY: y } = event;
  const isDrawn = what.from !== undefined && (event.button === 2 || drags.isDrawing());
  held = { ...what, id, x, y, startX: x, startY: y, isTouch: event.pointerType !== 'mouse', isDrawn, paint: paintOf(event), isMoving: false };
}

/** @param {PointerEvent} event */
const paintOf = ({ ctrlKey, altKey }) => (ctrlKey && altKey ? 'Y' : ctrlKey ? 'R' : altKey ? 'B' : '');

/** @param {PointerEvent} event */
function move(event) {
  if (event.pointerId !== held?.id) return;
  if (event.buttons === 0) return giveUp();
  held.x = event.clientX;
  held.y = event.clientY;
  if (!held.isMoving && !setOff(held)) return;
  frame ||= requestAnimationFrame(follow);
}

/** @param {Press} now whether it is more than a click */
function setOff(now) {
  const far = Math.hypot(now.x - now.startX, now.y - now.startY);
  if (far <= (now.isTouch ? SLOP.touch : SLOP.mouse)) return false;
  if (!now.isDrawn) {
    const letter = now.from === undefined ? now.letter : drags.lift(now.from);
    if (!letter) {
      held = undefined;
      return false;
    }
    showPiece(piece, letter);
    const { width } = grid.getBoundingClientRect();
    ghost.style.inlineSize = `${width}px`;
    ghost.hidden = false;
    board.lift(now.from);
  }
  now.isMoving = true;
  return true;
}

function follow() {
  frame = 0;
  if (!held?.isMoving) return;
  const { x, y, from, isTouch, isDrawn, paint } = held;
  const over = board.squareAt(x, y);
  if (isDrawn && from !== undefined) return drags.draw(from, over, paint, false);
  board.holdOver(over);
  stand(x, y, isTouch);
}

/** Puts the middle of the piece to a place of the screen. @param {number} x @param {number} y @param {boolean} isRaised */
function stand(x, y, isRaised) {
  const size = grid.clientWidth / 8;
  const scale = isRaised ? TOUCH.size : 1.08;
  const up = isRaised ? TOUCH.above * size : 0;
  ghost.style.transform = `translate(${x - size / 2}px, ${y - size / 2 - up}px) scale(${scale})`;
}

/** @param {PointerEvent} event */
async function end(event) {
  if (event.pointerId !== held?.id) return;
  const { from, x, y, isDrawn, paint, isMoving, put } = held;
  held = undefined;
  const to = board.squareAt(event.clientX || x, event.clientY || y);
  if (isDrawn && from !== undefined) {
    // A press of the first button that does not move is heard as a click.
    if (isMoving || event.button === 2) drags.draw(from, to, paint, true);
    wasDrag = isMoving;
  } else if (isMoving) {
    wasDrag = true;
    board.holdOver(undefined);
    if (from === undefined) {
      put?.(to);
      rest();
    } else {
      await fall(from, to);
    }
  }
  setTimeout(() => {
    wasDrag = false;
  });
}

/** @param {number} from @param {number | undefined} to */
async function fall(from, to) {
  if (to !== undefined && to !== from) center(to);
  const stays = await drags.drop(from, to);
  if (!stays && !calm.matches) {
    const { transform } = ghost.style;
    center(from);
    await ghost.animate([{ transform }, { transform: ghost.style.transform }], { duration: BACK_MS, easing: 'ease-out' }).finished;
  }
  if (!held?.isMoving) rest();
}

/** @param {number} to */
function center(to) {
  const { left, top, width } = board.place(to);
  stand(left + width / 2, top + width / 2, false);
}

/** The piece is where it was. */
function giveUp() {
  if (!held) return;
  const { from, isMoving, isDrawn, paint } = held;
  held = undefined;
  if (!isMoving || from === undefined) return rest();
  if (isDrawn) drags.draw(from, undefined, paint, true);
  else void fall(from, from);
}

function rest() {
  ghost.hidden = true;
  board.lift(undefined);
}
