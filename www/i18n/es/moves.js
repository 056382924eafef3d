// @ts-check
// The sentences of what the list of moves shows besides them.
import { counted } from './parts.js';

/** @type {Words<typeof import('../en/moves.js').letters>} */
export const letters = {
  title: 'Jugadas con',
  of: (name) => `letras en ${name}`,
  figurines: 'figuritas',
};

/** @type {typeof import('../en/moves.js').moves} */
export const moves = {
  branch: (steps) => `o ${steps}`,
  branchLabel: (steps, count) => `o ${steps}, otra línea de ${counted(count, 'paso', 'pasos')}`,
  whole: (count) => `Mostrar los ${count} pasos`,
};

/** @type {typeof import('../en/moves.js').note} */
export const note = {
  title: 'Esta jugada',
  marks: 'Signos',
  /** By the numbers that PGN gives them. */
  names: ['', 'buena jugada', 'error', 'jugada brillante', 'error grave', 'jugada interesante', 'jugada dudosa'],
  comment: 'Comentario',
  ask: '¿Qué hay que decir de esta jugada?',
  promote: 'Promover la variante',
  makeMain: 'Hacer de esta la línea principal',
  remove: 'Borrar desde aquí',
  removed: (move) => `${move} borrada; Deshacer la recupera.`,
};
