// @ts-check
// Keeps the document in this browser, so that a reload or a crash loses nothing.
import * as game from './document.js';

const KEY = 'gridmate.document.1';

/** Brings back the document of the last visit, if it can be read, and keeps every change from now on. */
export function start() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { start, text, sheet, ply, record } = kept ?? {};
    if (typeof start === 'string' && typeof text === 'string' && Number.isInteger(ply)) {
      game.begin({ start, text, sheet: sheet === true, ply, record: typeof record === 'string' ? record : undefined });
    }
  } catch {
    // What is kept may be from anywhere; what cannot be read is as good as nothing.
  }
  game.onChange(keep);
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(game.keep()));
  } catch {
    // Without room the document lasts as long as the page.
  }
}
