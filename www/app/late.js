// @ts-check
// What nobody waits for: it comes when the board can be played on.
import { goTo } from '../document/commands.js';
import { goBack } from '../document/replace.js';
import { current } from '../document/state.js';
import * as outline from '../board/outline.js';
import * as piecesSaid from '../board/pieces-said.js';
import * as boardText from '../board/text.js';
import { loadHands, tell } from '../board/hand.js';
import * as keep from '../document/storage.js';
import * as languages from './languages.js';
import * as offline from './offline.js';
import { button } from '../ui/dom.js';
import { once } from '../ui/once.js';
import { say } from '../ui/speech.js';
import { doWhatWaits } from './waiting.js';
import * as moves from '../panels/play/moves.js';
import * as paper from './paper.js';
import * as past from '../document/past.js';
import { shell, speech } from '../i18n/strings.js';
import { loadRules } from '../i18n/words.js';

/** What there is to begin with comes when the page has come to rest. */
const REST_MS = 1500;

/** Says why a position is not legal in the reader's language, where it was on the board before that was there. */
async function speakOfRules() {
  await loadRules();
  const { ply, reasons } = current();
  if (reasons.length > 0) goTo(ply);
}

/** What goes on where it was, once that is known. */
async function resume() {
  await keep.whenOpened();
  setTimeout(() => void import('./tiles.js').then((tiles) => tiles.start(), console.error), REST_MS);
  past.start(tell);
  // A match that was under way goes on, whichever panel is open.
  if (keep.runsMatch()) {
    await import('../panels/match/course.js').catch((error) => {
      console.error(error);
      tell(shell.noPanel(button('tab-match').innerText));
    });
  }
}

const loadDrop = once(() => import('./drop.js'));

/** Files may be dropped anywhere, also before what takes them has come. @param {DragEvent} event */
async function carry(event) {
  const { dataTransfer, type } = event;
  if (!dataTransfer?.types.includes('Files')) return;
  // Else the browser leaves the page for the file.
  event.preventDefault();
  if (type === 'dragover') return;
  // It can be had only while the event is under way.
  const file = type === 'drop' ? dataTransfer.files[0] : undefined;
  try {
    const drop = await loadDrop();
    if (file) await drop.take(file);
  } catch (error) {
    console.error(error);
    if (file) tell(shell.noPanel(file.name));
  }
}

/** The game that was replaced comes back, and can be exchanged for the other again. */
function bringBack() {
  goBack();
  // Nothing was before it: the button is gone.
  if (button('back').hidden) button('undo').focus();
  say(speech.back);
}

export function start() {
  button('back').addEventListener('click', bringBack);
  moves.start();
  void speakOfRules();
  void loadHands();
  void outline.start();
  boardText.start();
  piecesSaid.start();
  for (const type of /** @type {const} */ (['dragenter', 'dragover', 'drop'])) addEventListener(type, carry);
  void resume();
  paper.start();
  void languages.start();
  void offline.start();
  document.documentElement.dataset.complete = '';
  doWhatWaits();
}
