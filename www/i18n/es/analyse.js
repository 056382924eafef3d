// @ts-check
// The sentences of the Analyse panel.
import { decimal, number } from './parts.js';
import { scoreTexts } from '../numbers.js';
import { think } from './think.js';

const { pawns, worth } = scoreTexts(decimal);

/** @type {Words<typeof import('../en/analyse.js').analyse>} */
export const analyse = {
  engine: 'El motor fuerte, en directo',
  lines: 'Líneas',
  starting: 'El motor arranca …',
  failed: think.failed,
  notLegal: think.notLegal,
  over: think.over,
  pawns,
  worth,
  progress({ depth, deepest }, { nodes, elapsed }) {
    const speed = elapsed < 5 ? '' : ` · ${number(Math.round(nodes / elapsed))} k/s`;
    return `Profundidad ${depth}, hasta ${deepest} · ${number(nodes)} posiciones · ${decimal(elapsed / 1000, 1)} s${speed}`;
  },
  stopped: (thought) => `Parado a profundidad ${thought.depth}, con ${worth(thought)}.`,
  plotScore: 'Evaluación por profundidad, para las blancas',
  plotNodes: 'Posiciones por profundidad',
  power: (power) => (power < 3 ? String(10 ** power) : power < 6 ? `${10 ** (power - 3)} k` : `${10 ** (power - 6)} M`),
  plotLabel: (last) => `Evaluación y posiciones por profundidad. A profundidad ${last.depth}: ${worth(last)} después de ${number(last.nodes)} posiciones.`,
  asTable: 'Como tabla',
  depthHeads: ['Profundidad', 'Evaluación', 'Posiciones', 'Tiempo'],
  depthRow: (thought) => [String(thought.depth), worth(thought), number(thought.nodes), `${decimal(thought.elapsed / 1000, 2)} s`],
  engineAbout: 'Sus mejores líneas según las encuentra, evaluadas para las blancas y cada vez más profundas. Las flechas muestran sus primeras jugadas.',
  switch: 'Pensar a la vez',
  walk: 'Señala una jugada, tócala o recorre las jugadas con las flechas del teclado: el tablero muestra su posición.',
  lineOf: (rank, worth) => `Línea ${rank}, ${worth}`,
  after: (text, fen) => `La posición después de ${text}. FEN: ${fen}`,
  previewed: (text) => `La línea del motor: ${text}. Una pulsación en el tablero vuelve a la partida.`,
  aside: (text) => `El tablero muestra la partida, no ${text}, mientras tenga el teclado.`,
  noHelp: 'Esta partida se juega sin ayuda: el motor no dice nada hasta que acabe.',

  course: 'El curso de la partida',
  courseAbout: 'Cómo estaba la partida después de cada jugada, vista por las blancas: cuanto más alto, mejor para ellas.',
  evaluate: 'Evaluar la partida',
  stop: 'Parar',
  evaluated: (done, all) => `${done} de ${all} posiciones evaluadas.`,
  graphLabel: 'Evaluación de la partida, para las blancas',
  start: 'Principio',
  standing: (move, text) => `${move ? `Después de ${move}` : 'Al principio'}: ${text || 'sin evaluar'}`,
  swing: (move, from, to) => `El mayor vuelco: ${move}, de ${from} a ${to}.`,
  moveHeads: ['Jugada', 'Evaluación'],
};
