// @ts-check
// The sentences of the Position menu.
import { counted, roleName } from './parts.js';

export const position = {
  fen: 'FEN',
  diagram: 'Brett als Text',
  styles: { boxed: 'Umrandet', unicode: 'Symbole', letters: 'Buchstaben' },
  copy: 'Kopieren',
  setUp: 'Diese FEN aufstellen',
  initial: 'Grundstellung',
  done: 'Diese Stellung steht auf dem Brett.',
  repaired: 'Aufgestellt, mit einer Korrektur:',
};

export const pgn = {
  title: 'PGN',
  none: 'Die Stellung ist nicht regelgerecht; es gibt also keine Partie zu schreiben.',
  copy: 'Kopieren',
  load: 'Diese PGN laden',
  /** @param {number} count */
  done: (count) => `${counted(count, 'Zug', 'Züge')} geladen.`,
};

export const chess960 = {
  about:
    'Läufer auf Feldern beider Farben, der König zwischen den Türmen: 960 Aufstellungen halten sich daran. Nummer 518 ist die übliche.',
  number: 'Nummer',
  setUp: 'Aufstellen',
  random: 'Zufall',
  standard: 'Normal',
  /** @param {string} row */
  row: (row) => [...row].map(roleName).join(', '),
  /** @param {number} number */
  done: (number) => `Partie ${number} steht auf dem Brett.`,
  /** @param {number} number */
  spoken: (number) => `Die Chess960-Partie ${number} steht auf dem Brett.`,
};

export const count = {
  about:
    'Auf wie viele Arten sich von der Stellung auf dem Brett aus weiterspielen lässt, Halbzug für Halbzug. Diese Zählung heißt Perft; an ihr zeigt sich, ob ein Zuggenerator stimmt.',
  depth: 'Tiefe',
  caption: 'Zugwege nach Tiefe',
  heads: ['Halbzüge', 'Wege', 'Zeit', 'Tempo'],
  start: 'Zählen',
  stop: 'Anhalten',
  running: 'zählt …',
  stopped: 'angehalten',
  /** @param {string} fen */
  done: (fen) => `Gezählt ab ${fen}`,
  failed: 'Im Hintergrund ließ sich nicht zählen. Lade die Seite neu, um es noch einmal zu versuchen.',
  /** @param {number} milliseconds */
  time: (milliseconds) =>
    milliseconds < 1
      ? '< 1 ms'
      : milliseconds < 1000
        ? `${Math.round(milliseconds)} ms`
        : `${(milliseconds / 1000).toFixed(2).replace('.', ',')} s`,
  /** @param {number} paths @param {number} milliseconds */
  speed: (paths, milliseconds) => (milliseconds < 5 ? '–' : `${(paths / milliseconds / 1000).toFixed(0)} Mio./s`),
};
