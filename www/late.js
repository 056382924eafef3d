// @ts-check
// What nobody waits for: it comes when the board can be played on.
import { current, goTo } from './document/now.js';
import * as drawer from './drawer.js';
import * as outline from './board/outline.js';
import * as boardText from './board/text.js';
import { h } from './dom.js';
import { load } from './hand.js';
import { KEY, readKey } from './keep.js';
import * as languages from './languages.js';
import * as offline from './offline.js';
import * as moves from './panels/moves.js';
import * as paper from './paper.js';
import * as past from './past.js';
import { loadRules } from './words.js';

/** What panels are made of, before what is each panel's own. */
function style() {
  const link = h('link', { rel: 'stylesheet', href: new URL('./styles/parts.css', import.meta.url).href });
  document.head.querySelector('script')?.before(link);
}

/** Says why a position is not legal in the reader's language, where it was on the board before that was there. */
async function speakOfRules() {
  await loadRules();
  const { ply, reasons } = current();
  if (reasons.length > 0) goTo(ply);
}

/** Does what was done before anybody listened. */
function doWhatWaits() {
  document.documentElement.dataset.complete = '';
  for (const event of globalThis.gridmateWaiting?.splice(0) ?? []) {
    const { type, target } = event;
    if ('key' in event) {
      target?.dispatchEvent(new KeyboardEvent(type, event));
    } else {
      // The board may have had no squares yet.
      const isBoard = target instanceof Element && target.closest('#board');
      const place = isBoard ? document.elementFromPoint(event.clientX, event.clientY) : target;
      place?.dispatchEvent(new MouseEvent(type, event));
    }
  }
}

/** Looks after what pages have kept beside each other. */
async function gather() {
  if (!Object.keys(localStorage).some((key) => key.startsWith(`${KEY}.`))) return;
  const saved = await import('./documents/saved.js');
  saved.hold();
  await saved.gather();
}

export function start() {
  style();
  moves.start();
  void speakOfRules();
  void load();
  void outline.start();
  void boardText.start();
  drawer.start();
  past.start();
  paper.start();
  void languages.start();
  void gather().catch(() => {});
  void offline.start();
  doWhatWaits();
  // A match that was under way goes on, whichever panel is open.
  if (readKey('gridmate.contest.running') === true) void import('./panels/match/course.js').catch(() => {});
}
