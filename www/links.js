// @ts-check
// Links to what is on the page: made by the Copy link button, and opened where an address has one. Loaded when there
// is one to make or to open.
import * as arrows from './arrows.js';
import * as board from './board.js';
import * as game from './document.js';
import { need, setText } from './dom.js';
import { keepDuel, readDuel } from './keep.js';
import { LinkError } from './links/bytes.js';
import { decode, encode, isLink } from './links/code.js';
import { tell, turnTo } from './play.js';
import * as tabs from './tabs.js';
import { rules, translated } from './words.js';
import * as english from './words/en/links.js';

const { links: words } = await translated('links', english);

const SHOWN_MS = 1600;
/** The panel that is there from the start. */
const FIRST_PANEL = 'game';
const face = need('copy-link-face', HTMLElement);
const name = face.textContent ?? '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** What the page shows, as the part of an address behind `#`. */
async function fragmentNow() {
  const { start, text, sheet, ply } = game.keep();
  const { length, isUsual } = game.current();
  const panel = tabs.shown();
  return encode({
    start: isUsual ? undefined : start,
    text,
    sheet,
    step: ply < length ? ply : undefined,
    panel: panel === FIRST_PANEL ? '' : panel,
    flipped: board.isFlipped(),
    arrows: arrows.read(),
  });
}

/** Copies a link to what the page shows. It stands in the address bar as well, for where copying is not allowed. */
export async function copy() {
  try {
    const fragment = `#${await fragmentNow()}`;
    history.replaceState({ opened: fragment }, '', fragment);
  } catch (error) {
    return tell(refusal(error));
  }
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    return tell(words.inAddress);
  }
  clearTimeout(timer);
  setText(face, words.copied);
  timer = setTimeout(() => setText(face, name), SHOWN_MS);
  tell(words.copied);
}

/** Opens the link of the address, if it has one. */
export async function open() {
  const fragment = location.hash.slice(1);
  if (!isLink(fragment)) return;
  try {
    const shown = await decode(fragment);
    const kept = { start: shown.start ?? game.usualStart(), text: shown.text, sheet: shown.sheet, ply: shown.step ?? Number.MAX_SAFE_INTEGER };
    const now = game.keep();
    if (now.text === kept.text && now.start === kept.start && now.sheet === kept.sheet) game.goTo(kept.ply);
    else game.load(kept);
    pauseDuel();
    turnTo(shown.flipped);
    if (shown.arrows) arrows.show(shown.arrows);
    if (shown.panel) void tabs.show(shown.panel);
    history.replaceState({ opened: location.hash }, '');
  } catch (error) {
    tell(error instanceof LinkError && error.code === 'long' ? words.longer : refusal(error));
  }
}

/** A game against the computer that has not been loaded yet does not go on in a document that came by a link. */
function pauseDuel() {
  const duel = readDuel();
  if (typeof duel === 'object' && duel !== null) keepDuel({ ...duel, isPaused: true });
}

/** @param {unknown} error */
const refusal = (error) => (error instanceof LinkError ? words[error.code] : words.refused(rules(game.sentence(error))));
