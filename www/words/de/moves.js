// @ts-check
// Die Sätze dessen, was die Zugliste außer den Zügen zeigt.
import { counted } from './parts.js';

export const letters = {
  title: 'Züge als',
  names: { en: 'englische Buchstaben', de: 'deutsche Buchstaben', figurines: 'Figurinen' },
};

/** @type {typeof import('../en/moves.js').moves} */
export const moves = {
  branch: (steps) => `oder ${steps}`,
  branchLabel: (steps, count) => `oder ${steps}, eine andere Folge von ${counted(count, 'Schritt', 'Schritten')}`,
};
