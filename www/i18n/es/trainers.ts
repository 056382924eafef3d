// Spanish of trainers: a minute of questions of one kind.

import type { TrainersWords } from '../words';
import { capital, counted, piece, SIDES, thePiece } from './chess';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
const points = (count: number): string => counted(count, 'punto', 'puntos');

export const trainers: TrainersWords = {
  title: 'Entrenamientos',
  about: 'Un minuto cada uno. Una respuesta correcta da un punto, una equivocada quita uno.',
  names: {
    name: 'Nombrar la casilla',
    moves: '¿Adónde puede ir?',
    attacked: '¿Qué está atacado?',
    check: '¿Es jaque?',
  },
  abouts: {
    name: 'Nombrar la casilla marcada, o encontrar la nombrada.',
    moves: 'Marcar todas las casillas adonde puede ir una pieza.',
    attacked: 'Marcar las piezas que ataca el rival, en partidas famosas.',
    check: 'Sí o no, en partidas famosas.',
  },
  best: (count) => `Récord: ${points(count)}`,
  points,
  card: 'Entrenamiento',
  ask: {
    name: '¿Qué casilla está marcada?',
    find: (square) => `¿Dónde está ${square}?`,
    moves: (letter, square) => `¿Adónde puede ir ${thePiece(letter)} de ${square}?`,
    attacked: (side) => `¿Qué piezas de ${SIDES[side]} están atacadas?`,
    check: (side) => `Juegan ${SIDES[side]}: ¿es jaque?`,
  },
  where: (column, row) => `Columna ${column} desde la izquierda, fila ${row} desde abajo.`,
  others: (pieces) => `Además: ${list(pieces.map(([letter, square]) => `${piece(letter)} en ${square}`))}.`,
  right: 'Correcto.',
  wrong: {
    name: (square) => `Mal: era ${square}.`,
    find: 'Mal: era otra casilla.',
    squares: (missing, extra) =>
      [
        'Mal.',
        missing.length > 0 ? `${missing.length === 1 ? 'Falta' : 'Faltan'}: ${list(missing)}.` : '',
        extra.length > 0 ? `De más: ${list(extra)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    check: 'Mal: era jaque.',
    noCheck: 'Mal: no era jaque.',
  },
  isAsked: 'pieza de la pregunta',
  field: 'Nombre de la casilla',
  choices: 'Nombres a elegir',
  tapIt: 'Pulsar la casilla en el tablero.',
  markThem: 'Marcar las casillas en el tablero, o escribirlas.',
  check: 'Comprobar',
  yes: 'Sí',
  no: 'No',
  yesKey: 'Sí (tecla y)',
  noKey: 'No (tecla n)',
  timeLeft: 'Tiempo restante',
  left: (seconds, count) => `Quedan ${counted(seconds, 'segundo', 'segundos')}, ${points(count)}.`,
  stop: 'Parar',
  timeIsUp: 'Se acabó el tiempo.',
  stopped: 'Parado.',
  result: (count, best, isNew) =>
    isNew ? `${capital(points(count))}: nuevo récord.` : `${points(count)}. Récord: ${points(best)}.`,
  again: 'Otra vez',
  close: 'Volver a la lista',
  closed: (standing) => `El entrenamiento está cerrado. ${standing}`,
  keysName: 'En un entrenamiento',
  keys: {
    check: 'comprueba las casillas marcadas',
    yes: 'sí, es jaque',
    no: 'no, no es jaque',
    ask: 'repite la pregunta, y dice el tiempo restante',
    stop: 'para, luego vuelve a la lista',
  },
  refusals: { 'in-trainer': 'Es el tablero de un entrenamiento: responder, o parar.' },
};
