// @ts-check
// The words of what there is to begin with.

/** @type {Words<typeof import('../en/tiles.js').tiles>} */
export const tiles = {
  title: 'Empieza aquí o mueve en el tablero',
  pause: 'Parar',
  places: {
    play: ['Jugar', 'contra un ordenador tan fuerte como quieras'],
    game: ['Repasar una partida famosa', 'paso a paso, con su historia'],
    sql: ['Preguntar al tablero en SQL', 'y ver la respuesta como flechas'],
    think: ['Verlo pensar', 'jugada a jugada por su árbol'],
    chess960: ['Chess960', 'una de 960 posiciones iniciales'],
    script: ['Escribir un guion', 'y el tablero sigue cada palabra'],
  },
};
