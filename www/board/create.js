// @ts-check
// A board of 64 squares that are made once, large or small, to play on or to look at. It draws positions and marks, and
// lets pieces move from where they are seen to where they are. It knows squares and letters, and no rule of chess.
import { spell } from '../i18n/spoken.js';
import { make, setAttribute } from '../ui/dom.js';
import { emitter } from '../ui/emitter.js';
import { classesOf, flights, turned } from './draw.js';
import { showPiece } from './pieces.js';

/** @typedef {import('./draw.js').Marks} Marks */
/** @typedef {ReturnType<typeof createBoard>} Board */
/** @typedef {{ element: HTMLElement, piece: HTMLElement, drawn?: string }} Cell and what is drawn on it */

const FLIGHT_MS = 150;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * @param {HTMLElement} element that becomes a board
 * @param {object} [options]
 * @param {boolean} [options.hasRows] whether the squares stand in elements for the ranks, the first one first
 * @param {(square: number, letter: string, marks: Marks) => void} [options.onDraw] hears of each square that is drawn anew
 */
export function createBoard(element, { hasRows = false, onDraw } = {}) {
  /** @type {Cell[]} from a1 to h8 */
  const cells = [];
  /** The pieces on their way, and how far away each began, in squares. @type {Map<number, { animation: Animation, x: number, y: number }>} */
  const flying = new Map();
  /** @type {import('../ui/emitter.js').Emitter<[isFlipped: boolean]>} */
  const turns = emitter();
  const badge = make('span', 'badge', '!');
  let board = '';
  let isFlipped = false;
  /** @type {number | undefined} the square whose piece is held over the board */
  let lifted;
  /** @type {number | undefined} the square that it is held over */
  let below;

  badge.setAttribute('aria-hidden', 'true');
  element.classList.add('board');
  for (let row = 0; row < 8; row += 1) {
    const line = hasRows ? element.appendChild(make('div')) : element;
    for (let column = 0; column < 8; column += 1) {
      const square = make('span', 'square');
      const piece = square.appendChild(make('span', 'piece'));
      piece.setAttribute('aria-hidden', 'true');
      cells.push({ element: square, piece });
      line.append(square);
    }
  }

  /** @param {number} square */
  const cellOf = (square) => /** @type {Cell} */ (cells[square]);

  /** Puts each square where it is seen. */
  function layOut() {
    setAttribute(element, 'data-flipped', isFlipped ? '' : null);
    cells.forEach((cell, square) => {
      const at = turned(square, isFlipped);
      cell.element.style.gridArea = `${(at >> 3) + 1} / ${(at & 7) + 1}`;
    });
  }
  layOut();

  /** How far the piece on one square is seen from another, in squares. @param {number} from @param {number} to */
  function distance(from, to) {
    const [start, end] = [turned(from, isFlipped), turned(to, isFlipped)];
    const flight = flying.get(from);
    const left = 1 - (flight?.animation.effect?.getComputedTiming().progress ?? 1);
    return { x: (start & 7) - (end & 7) + left * (flight?.x ?? 0), y: (start >> 3) - (end >> 3) + left * (flight?.y ?? 0) };
  }

  /** @param {number} square @param {{ x: number, y: number }} away */
  function fly(square, { x, y }) {
    const { piece } = cellOf(square);
    // Of what is animated the page's own thread has nothing to do, but for the layer, which is therefore not a part of it.
    const animation = piece.animate({ transform: [`translate(${x * 12.5}cqw, ${y * 12.5}cqw)`, 'none'] }, { duration: FLIGHT_MS, easing: 'ease-out' });
    piece.style.zIndex = '5';
    flying.set(square, { animation, x, y });
    animation.addEventListener('finish', () => flying.get(square)?.animation === animation && rest(square));
  }

  /** @param {number} square whose piece is there */
  function rest(square) {
    flying.delete(square);
    cellOf(square).piece.style.zIndex = '';
  }

  /** Lets what is no longer on its way rest. @param {(square: number) => boolean} [isChanged] */
  function land(isChanged = () => true) {
    for (const [square, { animation }] of flying) {
      if (!isChanged(square)) continue;
      animation.cancel();
      rest(square);
    }
  }

  /**
   * Shows a position; its pieces move there from where they are seen.
   * @param {string} next 64 FEN letters from a1 to h8, dots where nothing stands
   * @param {Marks} [marks]
   * @param {boolean} [isMoving] else they are there at once
   */
  function show(next, marks = {}, isMoving = true) {
    // What a hand has carried there is there.
    const moved = !isMoving || board === '' || board === next || calm.matches ? [] : flights(board, next).filter(({ from }) => from !== lifted);
    const starts = moved.map(({ from, to }) => ({ to, away: distance(from, to) }));
    const last = board;
    land((square) => last[square] !== next[square]);
    board = next;
    cells.forEach((cell, square) => {
      const letter = next[square] ?? '.';
      const classes = classesOf(square, marks);
      if (cell.drawn === letter + classes) return;
      cell.drawn = letter + classes;
      cell.element.className = classes;
      if (square === lifted) cell.element.classList.add('lifted');
      if (square === below) cell.element.classList.add('below');
      showPiece(cell.piece, letter);
      onDraw?.(square, letter, marks);
    });
    if (marks.check === undefined) badge.remove();
    else if (badge.parentElement !== cellOf(marks.check).element) cellOf(marks.check).piece.after(badge);
    for (const { to, away } of starts) fly(to, away);
  }

  /** @param {boolean} turn */
  function flip(turn) {
    if (turn === isFlipped) return;
    isFlipped = turn;
    land();
    layOut();
    turns.emit(turn);
  }

  return {
    element,
    cells,
    show,
    flip,
    isFlipped: () => isFlipped,
    /** Calls back when the board has been turned. */
    onFlip: turns.on,
    /** Where a square is on the screen. @param {number} square */
    place: (square) => cellOf(square).element.getBoundingClientRect(),
    /** The square at a place of the screen, if there is one. @param {number} x @param {number} y */
    squareAt(x, y) {
      const { left, top, width } = element.getBoundingClientRect();
      const [column, row] = [Math.floor(((x - left) / width) * 8), Math.floor(((y - top) / width) * 8)];
      return column >= 0 && column < 8 && row >= 0 && row < 8 ? turned(row * 8 + column, isFlipped) : undefined;
    },
    /** The square that an element stands on. @param {EventTarget | null} target */
    squareOf(target) {
      const found = target instanceof Element ? target.closest('.square') : null;
      const square = cells.findIndex((cell) => cell.element === found);
      return square < 0 ? undefined : square;
    },
    /** The square whose piece is in the hand. */
    lifted: () => lifted,
    /** Takes a piece into the hand, as far as the board shows it; or lets go. @param {number | undefined} square */
    lift(square) {
      if (lifted !== undefined) cellOf(lifted).element.classList.remove('lifted');
      lifted = square;
      if (square !== undefined) cellOf(square).element.classList.add('lifted');
    },
    /** Marks the square that a held piece would fall on; whether that is another one. @param {number | undefined} square */
    holdOver(square) {
      if (square === below) return false;
      if (below !== undefined) cellOf(below).element.classList.remove('below');
      below = square;
      if (square !== undefined) cellOf(square).element.classList.add('below');
      return true;
    },
  };
}

/** A board to look at: an image with a label. @param {string} [classes] @param {keyof HTMLElementTagNameMap} [tag] */
export function stillBoard(classes = '', tag = 'div') {
  const board = createBoard(make(tag, `still ${classes}`.trim()));
  /** @param {string} position @param {string} label @param {Marks} [marks] @param {boolean} [isMoving] */
  const show = (position, label, marks, isMoving) => {
    // A picture has a name, or it is none yet.
    setAttribute(board.element, 'role', label ? 'img' : null);
    setAttribute(board.element, 'aria-label', spell(label) || null);
    board.show(position, marks, isMoving);
  };
  return { ...board, show };
}
