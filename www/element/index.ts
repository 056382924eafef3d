// Registers the board as an element, with its styles and its font. Where a page has loaded two copies of this script, the first
// stays.

import css from '#element.css';
import * as doors from '#package';
import { noteRestart } from '../document/core';
import pieces from '../fonts/chess-solid.woff2';
import { boardElement } from './board-element';

const NAME = 'gridmate-board';
/** As `board.css` has it. */
const FONT = 'Chess Solid';
const METRICS: FontFaceDescriptors = {
  unicodeRange: 'U+20, U+265A-265F, U+FE0E',
  ascentOverride: '87%',
  descentOverride: '13%',
  lineGapOverride: '0%',
};

/** No document takes the sheet of another. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives the root of an element its styles; where nothing is shown there are none. */
function addStyles(root: ShadowRoot): void {
  const { ownerDocument: page } = root;
  const sheet = sheets.get(page) ?? (page.defaultView && newSheet(page, page.defaultView));
  if (!sheet) return;
  sheets.set(page, sheet);
  root.adoptedStyleSheets = [sheet];
}

/** The first board of a document has the font added. */
function newSheet({ fonts }: Document, view: typeof globalThis): CSSStyleSheet {
  const made = new view.CSSStyleSheet();
  made.replaceSync(css);
  const font = new view.FontFace(FONT, pieces.buffer as ArrayBuffer, METRICS);
  fonts.add(font);
  font.load().catch((error: unknown) => console.error(error));
  return made;
}

doors.onRestart(noteRestart);

const loadLate = async () => (await import('./late')).LATE;

/** For what adds one. */
export { languages } from './element-words';

export const GridmateBoard = boardElement({ ...doors, addStyles, loadLate });

if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, GridmateBoard);
