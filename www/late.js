// @ts-check
// What nobody waits for: it comes when the board can be played on.
import { load } from './hand.js';
import { readKey } from './keep.js';
import * as languages from './languages.js';
import * as offline from './offline.js';
import * as paper from './paper.js';
import * as past from './past.js';

export function start() {
  void load();
  past.start();
  paper.start();
  languages.start();
  void offline.start();
  // A match that was under way goes on, whichever panel is open.
  if (readKey('gridmate.contest.running') === true) void import('./panels/match/course.js').catch(() => {});
}
