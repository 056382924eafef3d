// @ts-check
// Keeps the game in this browser, so that a reload or a crash loses nothing.
import * as game from './document.js';

const KEY = 'gridmate.game.1';

/** Brings back the game of the last visit, if there is one that can be read, and keeps every change from now on. */
export function start() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept?.pgn === 'string' && Number.isInteger(kept.ply)) {
      game.loadPgn(kept.pgn);
      game.goTo(kept.ply);
    }
  } catch {
    // What is kept may be from anywhere; what cannot be read is as good as nothing.
  }
  game.onChange(keep);
}

/** @param {import('./document.js').View} view */
function keep(view) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ pgn: game.pgn(), ply: view.ply }));
  } catch {
    // Without room the game lasts as long as the page.
  }
}
