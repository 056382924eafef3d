// Spanish of what is done and said in a game.

import { engine as early } from './engine';
import type { EngineWords } from '../words';
import { counted, thePiece } from './chess';

/** A time in words. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    seconds >= 3600 && counted(Math.floor(seconds / 3600), 'hora', 'horas'),
    seconds % 3600 >= 60 && counted(Math.floor(seconds / 60) % 60, 'minuto', 'minutos'),
    seconds % 60 > 0 && counted(seconds % 60, 'segundo', 'segundos'),
  ];
  return parts.filter(Boolean).join(' ') || 'nada de tiempo';
};

export const engine: EngineWords = {
  ...early,
  refusals: {
    'no-game': 'No se está jugando ninguna partida.',
    'game-is-over': 'La partida ha terminado.',
    'game-is-on': 'La partida sigue en juego.',
    'not-your-turn': 'No te toca jugar.',
    'not-at-the-end': 'Estás mirando atrás. Ve a la última jugada para seguir jugando.',
    'no-help': 'Esta partida se juega sin ayuda: sin pistas y sin retirar jugadas.',
    'no-claim': 'Aquí no hay tablas que reclamar.',
    'already-offered': 'Ya has ofrecido tablas en esta posición.',
    'nobody-thinks': 'El ordenador no está pensando.',
    'nothing-failed': 'No ha fallado nada.',
    'no-start': 'Para una partida hace falta una posición en la que alguien pueda mover.',
    'not-legal': 'En una partida solo se hacen jugadas legales.',
    practising: 'Aquí solo se busca una jugada mejor: hazla en el tablero o vuelve a la partida.',
    practised: 'Este ejercicio está hecho. Sigue con el siguiente.',
  },
  said: {
    tookBack: (moves) => `${counted(moves, 'jugada retirada', 'jugadas retiradas')}.`,
    declined: 'El ordenador rechaza las tablas.',
    low: (left) => `Tiempo restante: ${duration(left)}.`,
    clocks: (times) =>
      times
        ? `Las blancas tienen ${duration(times.w)}; las negras, ${duration(times.b)}.`
        : 'Esta partida no tiene reloj.',
    paused: 'En pausa.',
    goOn: 'Seguir',
    goesOn: 'La partida sigue.',
    hintPiece: (letter, square) => `Pista: mira ${thePiece(letter)} de ${square}.`,
    hintMove: (letter, from, to) => `Pista: ${thePiece(letter)} de ${from} va a ${to}.`,
  },
};
