// Spanish of puzzles from the reader's own games.

import type { MineWords } from '../words';
import { counted } from './chess';

const puzzles = (count: number): string => counted(count, 'problema', 'problemas');

export const mine: MineWords = {
  title: 'De mis partidas',
  about:
    'Revisa una partida en «Analizar»: sus problemas quedan aquí, y se cuenta qué motivos permiten o dejan pasar tus errores.',
  choose: 'Elegir una partida',
  count: (count, games) => `${puzzles(count)} de ${counted(games, 'partida', 'partidas')}.`,
  solve: 'Resolverlos',
  weaknesses: 'Detrás de tus errores',
  none: 'Aún no hay motivos. En una partida que no hayas jugado aquí, elige en su revisión qué errores son tuyos.',
  facts: (allowed, missed) =>
    [allowed > 0 ? `${allowed} × permitido` : '', missed > 0 ? `${missed} × no visto` : ''].filter(Boolean).join(', '),
  practise: (count) => `practicar con ${puzzles(count)}`,
  titleOf: (motif) => `De mis partidas: ${motif}`,
  games: (count) => counted(count, 'partida', 'partidas'),
  puzzlesOf: puzzles,
  untitled: 'Partida sin nombres',
  puzzles: 'Problemas',
  find: 'Buscar problemas',
  finding: 'Buscando problemas …',
  stop: 'Detener',
  found: (count) =>
    count === 0 ? 'No hay problemas en esta partida.' : `${puzzles(count)} de esta partida, guardados en «Aprender».`,
  ofFile: 'Buscar problemas en estas partidas',
  ofFileAbout: 'Primero se revisa cada partida, lo que lleva un rato. Lo que se encuentra queda en «Aprender».',
  you: 'Eres',
  noPlayer: 'ninguno de los jugadores',
  lookThrough: (games) => (games === 1 ? 'Recorrerla' : `Recorrer ${games} partidas`),
  gameOf: (at, all) => `Partida ${at} de ${all}`,
  ofGames: (count, games) =>
    `${count === 0 ? 'Ningún problema' : puzzles(count)} en ${counted(games, 'partida', 'partidas')}.`,
};
