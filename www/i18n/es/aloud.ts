// Spanish of what is asked and answered by who hears the board.

import type { SeenRay } from '../arguments';
import type { AloudWords } from '../words';
import { piece } from './chess';
import { heard } from './descriptions';
import { duration } from './engine-all';

const span = (squares: readonly string[]): string =>
  squares.length > 1 ? `de ${squares[0]} a ${squares.at(-1)}` : (squares[0] ?? '');

function ray({ empty, first }: SeenRay): string {
  const free = empty.length > 0 ? [`${span(empty)} ${empty.length > 1 ? 'vacías' : 'vacía'}`] : [];
  return [...free, ...(first ? [`${piece(first.piece)} ${first.square}`] : [])].join(', ');
}

export const aloud: AloudWords = {
  ...heard,
  rays: (square, rays) => `Desde ${square}: ${rays.map(ray).join('; ')}.`,
  time: (clock, elapsed) =>
    [
      ...(clock === undefined ? [] : [`El reloj marca ${duration(clock)}.`]),
      ...(elapsed === undefined ? [] : [`La jugada duró ${duration(elapsed)}.`]),
    ].join(' ') || 'No hay tiempo anotado para esta jugada.',
  noEvaluation: 'No hay evaluación anotada para esta jugada.',
  opponent: (name, about) => `Tu rival: ${name}${about ? `, ${about}` : ''}.`,
  players: (white, black) => `Blancas: ${white}. Negras: ${black}.`,
  resignAgain: '¿Abandonar esta partida? Escríbelo otra vez para abandonar.',
  unanswered: 'Eso no se puede preguntar en este tablero.',
  premove: 'Una jugada que deba seguir a la respuesta se escribe con dos casillas, como g1f3, desde una de tus piezas.',
  about:
    'También: reloj, última, rival, tablas, abandonar, retirar; siguiente, anterior, inicio, fin, variante; tablero, columnas, blancas, negras, rayos.',
  typed: {
    clock: 'reloj|relojes|tiempo',
    last: 'última|ultima|última jugada',
    opponent: 'rival|jugadores',
    draw: 'tablas|ofrecer tablas|reclamar',
    resign: 'abandonar|abandono',
    takeBack: 'retirar|deshacer',
    evaluation: 'evaluación|evaluacion|quién está mejor',
    best: 'pista|mejor jugada',
    playBest: 'jugar la mejor',
    ranks: 'tablero|filas',
    files: 'columnas',
    white: 'blancas|piezas blancas',
    black: 'negras|piezas negras',
    took: 'capturado|captura',
    rays: 'rayos',
    forward: 'siguiente|adelante',
    back: 'anterior|atrás|atras',
    first: 'inicio',
    end: 'fin',
    nextVariation: 'variante|variante siguiente',
    previousVariation: 'variante anterior',
  },
};
