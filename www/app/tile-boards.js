// @ts-check
// The little boards of the tiles: each goes through its steps, over and over, as long as it is seen.
import { stillBoard } from '../board/create.js';
import { showShapes } from '../board/shapes.js';
import { readMove } from '../document/aside.js';
import { Document } from '../document/ask.js';

/** A start, what is done there, and the arrows of each step. @typedef {{ start?: string, text?: string, arrows?: string[] }} Scene */

const QUIET = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';

/** @type {Record<import('./tiles.js').Place, Scene[]>} */
const SCENES = {
  play: [{ text: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, c2c3, g8f6' }],
  game: [{ start: '4kb1r/p2r1ppp/4qn2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 15', text: 'b5d7, f6d7, b3b8, d7b8, d1d8' }],
  sql: [
    { start: '8/8/8/8/3N4/8/8/8 w - - 0 1', arrows: ['d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5'] },
    { start: '8/8/8/8/3R4/8/8/8 w - - 0 1', arrows: ['d4d8 d4h4 d4d1 d4a4'] },
    { start: '8/8/8/8/3B4/8/8/8 w - - 0 1', arrows: ['d4h8 d4g1 d4a1 d4a7'] },
  ],
  think: [{ start: QUIET, arrows: ['d1a1'] }, { start: QUIET, arrows: ['d1d3'] }, { start: QUIET, arrows: ['d1d6'] }, { start: QUIET, text: 'd1d8', arrows: ['d1d8', ''] }],
  chess960: ['518', '909', '0', '342', '959'].map((number) => ({ start: `960:${number}` })),
  script: [{ text: 'xd1, xd8, e4=♕, e5=♛, a1a8, h1h8' }],
};
const STEP_MS = 1400;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @typedef {{ board: string, step?: { from: number, to: number }, arrows: string }} Frame */

/** @param {Scene} scene @returns {Frame[]} */
function framesOf({ start, text = '', arrows = [] }) {
  const script = new Document(start, text);
  try {
    return Array.from({ length: script.steps + 1 }, (_, ply) => {
      const { board, lastStep } = script.after(ply);
      return { board, step: ply > 0 ? lastStep : undefined, arrows: arrows[ply] ?? '' };
    });
  } finally {
    script.free();
  }
}

export function movingBoards() {
  /** What takes each board a step further. @type {WeakMap<Element, () => void>} */
  const steps = new WeakMap();
  /** The boards that are on the screen. To ask for that between steps would lay out the page after each of them. @type {Set<Element>} */
  const seen = new Set();
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) seen[isIntersecting ? 'add' : 'delete'](target);
  });
  let isPaused = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  function settle() {
    clearInterval(timer);
    timer = isPaused || calm.matches || document.hidden ? undefined : setInterval(() => seen.forEach((board) => steps.get(board)?.()), STEP_MS);
  }
  calm.addEventListener('change', settle);
  document.addEventListener('visibilitychange', settle);
  settle();

  return {
    isMoving: !calm.matches,
    /** @param {boolean} wanted */
    pause(wanted) {
      isPaused = wanted;
      settle();
    },
    /** A board, which begins in the middle of what it shows. @param {import('./tiles.js').Place} place */
    make(place) {
      const frames = SCENES[place].flatMap(framesOf);
      const board = stillBoard('', 'span');
      board.element.ariaHidden = 'true';
      let at = Math.floor(frames.length / 2);
      const draw = () => {
        const { board: position, step, arrows } = /** @type {Frame} */ (frames[at]);
        board.show(position, '', { step });
        showShapes(board.element, 'lines', arrows.split(' ').filter(Boolean).map((uci) => readMove(uci)));
      };
      draw();
      steps.set(board.element, () => {
        at = (at + 1) % frames.length;
        draw();
      });
      watch.observe(board.element);
      return board.element;
    },
  };
}
