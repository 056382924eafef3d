// @ts-check
// The page starts here: the rules are loaded, then every part begins to listen to the document.
import { onLoss } from './document/ask.js';
import * as opening from './document/opening.js';
import { button, need, setText } from './dom.js';
import * as keep from './keep.js';
import * as play from './play.js';
import * as strings from './strings.js';
import './tabs.js';
import * as timeline from './timeline.js';

/** The smallest module that uses SIMD: one function that makes a vector of zeros and drops it. */
const SIMD = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
);

/** @param {string} text */
function fail(text) {
  setText(need('failure-text', HTMLElement), text);
  setText(need('status-main', HTMLElement), '');
  need('failure', HTMLElement).hidden = false;
  document.documentElement.dataset.failed = '';
}

/** Whether the rules of the site let WebAssembly run. */
function mayCompile() {
  try {
    return new WebAssembly.Module(SIMD);
  } catch {
    return false;
  }
}

/** Loads what plays against people: when it is asked for, or where a game was under way. */
async function openOpponent() {
  const panel = await import('./panels/opponent.js').catch(() => play.tell(strings.failure.noEngine));
  await panel?.start();
  return panel;
}

/** Goes on with the computer's game, which takes the place of the button that begins one. */
async function resume() {
  const opener = button('opponent-open');
  opener.hidden = true;
  const panel = await openOpponent();
  if (!panel) opener.hidden = false;
}

/** Makes a link or opens that of the address, if there is one and it has not been opened before. @param {'copy' | 'open'} work */
async function link(work) {
  if (work === 'open' && !/^#(\d|.*=)/.test(location.hash)) return;
  const links = await import('./links.js').catch(() => play.tell(strings.shell.noPanel(button('copy-link').innerText)));
  await links?.[work]();
}

async function openExamples() {
  const examples = await import('./examples.js').catch(() => play.tell(strings.shell.noPanel(button('examples').textContent ?? '')));
  await examples?.open();
}

async function start() {
  if (typeof WebAssembly !== 'object') return fail(strings.failure.noWasm);
  if (!WebAssembly.validate(SIMD)) return fail(strings.failure.noSimd);
  try {
    await opening.open();
  } catch {
    return fail(strings.failure[mayCompile() ? 'noLoad' : 'noWasm']);
  }
  onLoss(() => fail(strings.failure.trapped));
  keep.start();
  for (const part of [play, timeline]) part.start();
  button('copy-link').addEventListener('click', () => void link('copy'));
  addEventListener('hashchange', () => void link('open'));
  if (history.state?.opened !== location.hash) await link('open');
  button('opponent-open').addEventListener('click', openOpponent);
  button('examples').addEventListener('click', openExamples);
  if (keep.readDuel()) void resume();
  document.documentElement.dataset.ready = '';
  void import('./late.js').then((late) => late.start(), () => (document.documentElement.dataset.complete = ''));
}

await start();
