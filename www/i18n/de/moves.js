// @ts-check
// Die Sätze dessen, was die Zugliste außer den Zügen zeigt.
import { counted } from './parts.js';

/** @type {Words<typeof import('../en/moves.js').letters>} */
export const letters = {
  title: 'Züge als',
  of: (name) => `Buchstaben auf ${name}`,
  figurines: 'Figurinen',
};

/** @type {typeof import('../en/moves.js').moves} */
export const moves = {
  branch: (steps) => `oder ${steps}`,
  branchLabel: (steps, count) => `oder ${steps}, eine andere Folge von ${counted(count, 'Schritt', 'Schritten')}`,
  whole: (count) => `Alle ${count} Schritte zeigen`,
};

/** @type {typeof import('../en/moves.js').note} */
export const note = {
  title: 'Dieser Zug',
  marks: 'Zeichen',
  /** By the numbers that PGN gives them. */
  names: ['', 'guter Zug', 'Fehler', 'glänzender Zug', 'grober Fehler', 'interessanter Zug', 'zweifelhafter Zug'],
  comment: 'Kommentar',
  ask: 'Was ist zu diesem Zug zu sagen?',
  promote: 'Variante vorziehen',
  makeMain: 'Zur Hauptvariante machen',
  remove: 'Ab hier löschen',
  removed: (move) => `${move} gelöscht; Rückgängig holt es zurück.`,
};
