// @ts-check
// White pieces as outlines, as the spreadsheet has them: their glyphs come with a font of its own when they are wanted.
import { loadStyle } from '../ui/dom.js';
import { readSetting, writeSetting } from '../ui/settings.js';
import { AS_TEXT, GLYPHS } from './pieces.js';

const KEY = 'gridmate.pieces.1';
const OUTLINES = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘', P: '♙' };

/** @type {Promise<unknown> | undefined} */
let styled;

export const isOutlined = () => 'K' in GLYPHS;

/** Whether they were chosen last. */
let areChosen = false;

/** Draws them so, or solid, wherever they stand on the page. @param {boolean} isWanted */
async function draw(isWanted) {
  areChosen = isWanted;
  if (isWanted) await (styled ??= loadStyle(new URL('../styles/outline.css', import.meta.url)));
  // The others have been chosen meanwhile.
  if (isWanted !== areChosen) return;
  for (const [letter, glyph] of Object.entries(OUTLINES)) {
    if (isWanted) GLYPHS[letter] = glyph;
    else delete GLYPHS[letter];
    for (const piece of document.querySelectorAll(`.piece.white.${letter.toLowerCase()}`)) {
      piece.textContent = (GLYPHS[letter] ?? GLYPHS[letter.toLowerCase()]) + AS_TEXT;
    }
  }
  document.documentElement.dataset.pieces = isWanted ? 'outline' : 'solid';
}

/** Draws them so, or solid; this is kept. @param {boolean} isWanted */
export function use(isWanted) {
  writeSetting(KEY, isWanted ? 'outline' : 'solid');
  return draw(isWanted);
}

/** Draws them as they were chosen the last time. */
export const start = () => readSetting(KEY) === 'outline' && draw(true);
