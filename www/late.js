// @ts-check
// What nobody waits for: it comes when the board can be played on.
import { load } from './hand.js';
import * as languages from './languages.js';
import * as offline from './offline.js';
import * as paper from './paper.js';

export function start() {
  void load();
  paper.start();
  languages.start();
  void offline.start();
}
