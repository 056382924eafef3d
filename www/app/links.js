// @ts-check
// Links to what is on the page: made by the Copy link button, and opened where an address has one. Loaded when there
// is one to make or to open.
import * as board from '../board/board.js';
import * as game from '../document/document.js';
import { flash } from '../ui/copy.js';
import { need } from '../ui/dom.js';
import { keepGame, readGame } from '../document/storage.js';
import { LinkError } from '../document/links/bytes.js';
import { decode, encode, isLink } from '../document/links/code.js';
import { tell, turnTo } from '../board/hand.js';
import * as tabs from '../ui/tabs.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/links.js';

const { links: words } = await translated('links', english);

/** The panel that is there from the start. */
const FIRST_PANEL = 'game';
const face = need('copy-link-face', HTMLElement);

/** What the page shows, as the part of an address behind `#`. */
function fragmentNow() {
  const panel = tabs.shown();
  const bytes = game.read((document) => document.bytes());
  return encode({ bytes, panel: panel === FIRST_PANEL ? '' : panel, flipped: board.isFlipped() });
}

/** Copies a link to what the page shows. It stands in the address bar as well, for where copying is not allowed. */
export async function copy() {
  try {
    const fragment = `#${fragmentNow()}`;
    history.replaceState({ opened: fragment }, '', fragment);
  } catch (error) {
    return tell(refusal(error));
  }
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    // Where a page may not copy, the address is there to be copied by hand.
    return tell(words.inAddress);
  }
  flash(face, words.copied);
  tell(words.copied);
}

/** Opens the link of the address, if it has one. */
export async function open() {
  const fragment = location.hash.slice(1);
  if (!isLink(fragment)) return;
  try {
    const shown = await decode(fragment);
    const drawing = 'arrows' in shown && shown.arrows ? await import('../board/drawing.js') : undefined;
    // Another has been asked for meanwhile.
    if (location.hash.slice(1) !== fragment) return;
    if ('bytes' in shown) game.openBytes(shown.bytes);
    else openLine(shown, drawing);
    pauseGame();
    turnTo(shown.flipped);
    if (shown.panel) void tabs.show(shown.panel);
    history.replaceState({ opened: location.hash }, '');
  } catch (error) {
    tell(error instanceof LinkError && error.code === 'long' ? words.longer : refusal(error));
  }
}

/** @param {import('../document/links/code.js').Line} line @param {typeof import('../board/drawing.js') | undefined} drawing for its arrows */
function openLine({ start = game.usualStart(), text, sheet, step = Number.MAX_SAFE_INTEGER, arrows }, drawing) {
  game.loadKept({ start, text, sheet, ply: step });
  drawing?.show(arrows);
}

/** A game against the computer that has not been loaded yet does not go on in a document that came by a link. */
function pauseGame() {
  const kept = readGame();
  if (typeof kept === 'object' && kept !== null) keepGame({ ...kept, isPaused: true });
}

/** @param {unknown} error */
const refusal = (error) => (error instanceof LinkError ? words[error.code] : words.refused(game.sentence(error)));
