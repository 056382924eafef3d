// Español de los problemas.

import type { AllWords } from '../words';

export const puzzles: AllWords['puzzles'] = {
  title: 'Problemas',
  about:
    'Posiciones de partidas entre los niveles de este programa. Una sola jugada conserva la victoria. Diez cada vez, las más fáciles primero.',
  themesLabel: 'Tema',
  gradesLabel: 'Dificultad',
  all: 'Todos',
  theme: (name, count) => `${name} (${count})`,
  grades: { all: 'Todas', easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
  solve: 'Resolver diez',
  titleOf: (theme) => (theme === undefined ? 'Problemas' : `Problemas: ${theme}`),
  none: 'No hay problemas tan difíciles de este tema. Elige otro tema, o «Todos».',
  themes: {
    checkmate: 'jaques mate',
    'back-rank-mate': 'mates en la última fila',
    'removes-defender': 'defensores eliminados',
    promotion: 'promociones',
    sacrifice: 'sacrificios',
    deflection: 'desviaciones',
    'x-ray': 'rayos X',
    attraction: 'atracciones',
    clearance: 'despejes',
    interference: 'intercepciones',
    intermezzo: 'jugadas intermedias',
    zugzwang: 'zugzwang',
    desperado: 'desperados',
    underpromotion: 'subpromociones',
    'perpetual-check': 'jaques perpetuos',
  },
};
