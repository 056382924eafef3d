// @ts-check
// What nobody waits for: it comes when the board can be played on.
import { current, goTo } from './document/now.js';
import * as drawer from './drawer.js';
import { h } from './dom.js';
import { load } from './hand.js';
import { readKey } from './keep.js';
import * as languages from './languages.js';
import * as offline from './offline.js';
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

export function start() {
  style();
  void speakOfRules();
  void load();
  drawer.start();
  past.start();
  paper.start();
  languages.start();
  void offline.start();
  // A match that was under way goes on, whichever panel is open.
  if (readKey('gridmate.contest.running') === true) void import('./panels/match/course.js').catch(() => {});
}
