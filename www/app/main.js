// @ts-check
// The page starts here: the rules are loaded, then every part begins to listen to the document.
import { onLoss } from '../document/ask.js';
import { lockWith } from '../document/guard.js';
import * as game from '../document/state.js';
import { button, need, setText } from '../ui/dom.js';
import * as keep from '../document/storage.js';
import * as play from './play.js';
import { tell } from '../board/hand.js';
import * as strings from '../i18n/strings.js';
import { addPanels, show } from '../ui/tabs.js';
import * as timeline from './timeline.js';
import { doWhatWaits } from './waiting.js';

/** The smallest module that uses SIMD: one function that makes a vector of zeros and drops it. */
const SIMD = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
);

/** Loads what plays against people; where it cannot be had, that is said. */
const loadGame = () =>
  import('../panels/play/panel.js').catch((error) => {
    tell(strings.failure.noEngine);
    throw error;
  });

addPanels({
  game: loadGame,
  analyse: () => import('../panels/analyse/panel.js'),
  match: () => import('../panels/match/panel.js'),
  script: () => import('../panels/script/panel.js'),
  sets: () => import('../panels/sets/panel.js'),
  think: () => import('../panels/think/panel.js'),
  setup: async () => (await import('./pages.js')).setup,
  games: async () => (await import('./pages.js')).games,
});

const { dataset } = document.documentElement;

/** Says that the page is not whole, and offers to load it again. @param {string} text */
function offerAgain(text) {
  setText(need('failure-text', HTMLElement), text);
  need('failure', HTMLElement).hidden = false;
}

/** Says that there is nothing to play on. @param {string} text */
function fail(text) {
  offerAgain(text);
  setText(need('status-main', HTMLElement), '');
  dataset.failed = '';
}

/** Says what is wrong, and a way on. @type {typeof import('./trouble.js').tell} */
const tellTrouble = (...told) => void import('./trouble.js').then((part) => part.tell(...told), console.error);

/** Says that the program has failed; the browser logs with what. @param {unknown} error */
function tellError(error) {
  const isAbort = error instanceof DOMException && error.name === 'AbortError';
  if (error && !isAbort && !('failed' in dataset)) tellTrouble('error', true);
}

/** Whether the rules of the site let WebAssembly run. */
function mayCompile() {
  try {
    return new WebAssembly.Module(SIMD);
  } catch {
    // Rules without 'wasm-unsafe-eval' make it throw.
    return false;
  }
}

/** Goes on with the computer's game, which takes the place of the button that begins one. */
async function resume() {
  const opener = button('game-open');
  opener.hidden = true;
  // Until its panel says more of it.
  lockWith(() => keep.isGameLocked() && !game.current().end);
  try {
    await (await loadGame()).resume();
  } catch (error) {
    console.error(error);
    opener.hidden = false;
  }
}

/** Makes a link or opens that of the address, if there is one and it has not been opened before. @param {'copy' | 'open'} work */
async function link(work) {
  if (work === 'open' && !/^#(\d|.*=)/.test(location.hash)) return;
  try {
    await (await import('./links.js'))[work]();
  } catch (error) {
    console.error(error);
    tell(strings.shell.noPanel(button('copy-link').innerText));
  }
}

async function start() {
  if (typeof WebAssembly !== 'object') return fail(strings.failure.noWasm);
  if (!WebAssembly.validate(SIMD)) return fail(strings.failure.noSimd);
  try {
    await game.open();
  } catch (error) {
    console.error(error);
    return fail(strings.failure[mayCompile() ? 'noLoad' : 'noWasm']);
  }
  onLoss(() => fail(strings.failure.trapped));
  await keep.start(tellTrouble);
  for (const part of [play, timeline]) part.start();
  button('copy-link').addEventListener('click', () => void link('copy'));
  addEventListener('hashchange', () => void link('open'));
  if (history.state?.opened !== location.hash) await link('open');
  button('game-open').addEventListener('click', () => void show('game', {}));
  void keep.whenOpened().then(async () => {
    if (keep.readGame()) await resume();
    document.documentElement.classList.remove('bars');
  });
  dataset.ready = '';
  doWhatWaits('#board');
  // A task of its own, so that a move that waited is seen first.
  await new Promise((resolve) => setTimeout(resolve));
  const late = await import('./late.js');
  late.start();
}

addEventListener('error', ({ error }) => tellError(error));
addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
start().catch((error) => {
  console.error(error);
  const text = strings.shell.noPanel('Gridmate');
  if (!('ready' in dataset)) return fail(text);
  offerAgain(text);
  dataset.complete = '';
  doWhatWaits();
});
