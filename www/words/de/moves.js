// @ts-check
// Die Sätze dessen, was die Zugliste außer den Zügen zeigt.
import { counted } from './parts.js';

/** @type {typeof import('../en/moves.js').moves} */
export const moves = {
  branch: (steps) => `oder ${steps}`,
  branchLabel: (steps, count) => `oder ${steps}, eine andere Folge von ${counted(count, 'Schritt', 'Schritten')}`,
};
