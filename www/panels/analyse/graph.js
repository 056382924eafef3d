// @ts-check
// The course of a game as a picture: how it stood after each move. It is a slider along the game, and goes to the move that
// is pointed at.
import { spell } from '../../i18n/spoken.js';
import { setAttribute } from '../../ui/dom.js';
import { draw } from '../../ui/svg.js';

/** What is known of a position, for White. @typedef {{ score: number, mateIn?: number }} Worth */

/** In its own unit: the picture is stretched to the width that there is. */
const [WIDE, TALL] = [1000, 140];
/** How steeply the curve rises: a pawn moves it by about a tenth of its height. */
const STEEPNESS = 0.004;
/** So many moves further at a time. */
const PAGE = 10;

/** White's share of the height. @param {Worth} worth */
function shareOf({ score, mateIn }) {
  if (mateIn !== undefined) return (mateIn || score) > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-STEEPNESS * score));
}

/** @param {string} label @param {(ply: number) => void} goTo */
export function graph(label, goTo) {
  const area = draw('path', { class: 'white' });
  const middle = draw('line', { class: 'middle', x1: 0, x2: WIDE, y1: TALL / 2, y2: TALL / 2 });
  const here = draw('line', { class: 'here', y1: 0, y2: TALL });
  const element = draw(
    'svg',
    { class: 'course', id: 'analyse-course', role: 'slider', tabindex: 0, 'aria-label': label, 'aria-valuemin': 0, viewBox: `0 0 ${WIDE} ${TALL}`, preserveAspectRatio: 'none' },
    area,
    middle,
    here,
  );
  let [ply, length] = [0, 0];

  /** The moves that stand one after the other as one area, down to the edge. @param {(Worth | undefined)[]} worths */
  function outline(worths) {
    const step = WIDE / Math.max(1, length);
    const xOf = (/** @type {number} */ at) => (at * step).toFixed(1);
    let path = '';
    worths.forEach((worth, at) => {
      if (!worth) return;
      path += `${worths[at - 1] ? 'L' : `M${xOf(at)} ${TALL}L`}${xOf(at)} ${((1 - shareOf(worth)) * TALL).toFixed(1)}`;
      if (!worths[at + 1]) path += `L${xOf(at)} ${TALL}Z`;
    });
    return path;
  }

  element.addEventListener('keydown', (event) => {
    const { key } = /** @type {KeyboardEvent} */ (event);
    const next = {
      ArrowRight: ply + 1, ArrowUp: ply + 1, ArrowLeft: ply - 1, ArrowDown: ply - 1,
      PageUp: ply + PAGE, PageDown: ply - PAGE, Home: 0, End: length,
    }[key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(Math.max(0, Math.min(length, next)));
  });
  for (const kind of ['pointerdown', 'pointermove']) {
    element.addEventListener(kind, (event) => {
      const { buttons, clientX } = /** @type {PointerEvent} */ (event);
      const { left, width } = element.getBoundingClientRect();
      if (!(buttons & 1) || width === 0) return;
      const wanted = Math.round(Math.max(0, Math.min(1, (clientX - left) / width)) * length);
      if (kind === 'pointerdown' || wanted !== ply) goTo(wanted);
    });
  }

  return {
    element,
    /** @param {(Worth | undefined)[]} worths after each step, the start first @param {number} now the step on the board @param {string} text what there is to say of it */
    show(worths, now, text) {
      [ply, length] = [now, worths.length - 1];
      const x = ((now / Math.max(1, length)) * WIDE).toFixed(1);
      setAttribute(area, 'd', outline(worths));
      setAttribute(here, 'x1', x);
      setAttribute(here, 'x2', x);
      setAttribute(element, 'aria-valuemax', String(length));
      setAttribute(element, 'aria-valuenow', String(now));
      setAttribute(element, 'aria-valuetext', spell(text));
    },
  };
}
