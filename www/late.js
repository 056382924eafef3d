// @ts-check
// What nobody waits for: it comes when the board can be played on.
import { loadStyle } from './dom.js';
import * as languages from './languages.js';
import * as offline from './offline.js';

export function start() {
  void loadStyle(new URL('./styles/print.css', import.meta.url));
  languages.start();
  void offline.start();
}
