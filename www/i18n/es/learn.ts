// Spanish of playing lessons.

import type { LearnWords } from '../words';
import { capital, counted, SIDES } from './chess';
import { examples } from './lessons';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

const within = (moves: number): string => `en ${counted(moves, 'jugada', 'jugadas')}`;
const tasks = (count: number): string => counted(count, 'ejercicio', 'ejercicios');
const squares = (count: number): string => counted(count, 'casilla', 'casillas');

export const learn: LearnWords = {
  tabs: { lessons: 'Lecciones', make: 'Crear' },
  about: 'Una lección pregunta en el tablero. Lo que salió mal vuelve unos días después.',
  list: 'Mis lecciones',
  samples: 'Ejemplos',
  none: 'Aquí quedan las lecciones que abras, con lo que hayas resuelto.',
  openPgn: 'Abrir un PGN como lección',
  play: (title) => `Jugar: ${title}`,
  untitled: 'Lección',
  tasks,
  known: (known, all) => `${known} de ${all} resueltos`,
  due: (count) => `${tasks(count)} para repasar`,
  repeat: 'Repasar ahora',
  repeated: 'Repaso',
  remove: (title) => `Borrar ${title}`,
  removed: (title) => `Borrada: ${title}.`,
  undo: 'Deshacer',
  noTasks: 'En este PGN no hay ejercicios: ni [%task …], ni una posición seguida de jugadas.',
  offer: 'Jugar como lección',
  found: 'Las partidas de este archivo son una lección.',
  card: 'Lección',
  place: (at, all) => `Ejercicio ${at} de ${all}`,
  task: (at, all) => `Ejercicio ${at} de ${all}.`,
  leave: 'Salir de la lección',
  leaveIt: 'Salir',
  left: (standing) => `La lección está cerrada. ${standing}`,
  hint: 'Pista',
  showAnswer: 'Mostrar la respuesta',
  check: 'Comprobar',
  back: 'Volver a la lección',
  onward: { on: 'Seguir', task: 'Siguiente', over: 'Resultado', again: 'Otra vez', skip: 'Saltar' },
  onwardTo: {
    on: 'Lee y sigue.',
    task: 'Sigue con el próximo ejercicio.',
    over: 'Era el último. Sigue al resultado.',
    again: 'Otra vez.',
    skip: 'Responde o salta el ejercicio.',
  },
  ask: {
    find: (side) => `Encuentra la mejor jugada para ${SIDES[side]}.`,
    mate: (side, moves) =>
      moves === 1
        ? `${capital(SIDES[side])} dan mate con esta jugada.`
        : `${capital(SIDES[side])} dan mate en ${moves} jugadas.`,
    squares: 'Marca las casillas en el tablero, o escríbelas.',
    choose: 'Elige la respuesta correcta.',
    chooseAll: 'Elige todas las respuestas correctas.',
    win: (side, level, moves) => `Gana con ${SIDES[side]} ${within(moves)} contra el nivel ${level}.`,
    hold: (side, level, moves) => `No pierdas con ${SIDES[side]} ${within(moves)} contra el nivel ${level}.`,
    draw: (side, level, moves) => `Haz al menos tablas con ${SIDES[side]} ${within(moves)} contra el nivel ${level}.`,
  },
  right: (move) => `${move} es correcta.`,
  wrong: (move) => `${move} no es correcta.`,
  another: (move) => `${move} también es buena. La lección busca otra jugada.`,
  answer: (move) => `La respuesta es ${move}.`,
  mated: (move) => `${move} da mate.`,
  noMate: (move, moves) => (moves === 1 ? `${move} no da mate.` : `${move} no da mate en ${moves} jugadas.`),
  escape: (move) => `La respuesta es ${move}.`,
  unproved: (move) => `No se sabe si ${move} da mate a tiempo: la búsqueda tardó demasiado. Prueba otra jugada.`,
  allRight: 'Todo correcto.',
  pressed: (square, isMarked, count) => `${square} ${isMarked ? 'marcada' : 'ya no está marcada'}. ${squares(count)}.`,
  squares: (extra, missing) =>
    [
      extra.length > 0 ? `Mal: ${list(extra)}.` : '',
      missing > 0 ? `${missing === 1 ? 'Falta' : 'Faltan'} ${squares(missing)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  choices: (extra, missing) => {
    if (extra > 0) return extra === 1 ? 'No es correcta.' : `${extra} de ellas no son correctas.`;
    return missing === 1 ? 'Falta una respuesta.' : `Faltan ${missing} respuestas.`;
  },
  count: (count) => `Pista: ${squares(count)}.`,
  answerSquares: (names) => `La respuesta es ${list(names)}.`,
  answerTexts: (texts) => `La respuesta es: ${texts.join('; ')}.`,
  isMarked: 'marcada',
  isTooMuch: 'mal marcada',
  reached: 'Objetivo alcanzado.',
  missed: 'No se ha alcanzado el objetivo.',
  tried: 'Estás probando jugadas.',
  tryMoves: 'Probar jugadas',
  trying: 'Estás probando jugadas: ninguna es una respuesta.',
  squaresField: 'Casillas',
  answers: 'Respuestas',
  over: (first, all) => `La lección ha terminado: ${first} de ${tasks(all)} a la primera.`,
  result: 'Resultado',
  results: { first: 'a la primera', later: 'después o con pistas', shown: 'respuesta mostrada', open: 'saltado' },
  comesBack: (days) => (days <= 1 ? 'vuelve mañana' : `vuelve en ${days} días`),
  from: 'Desde el principio',
  close: 'Volver a la lista',
  see: (place) => `Verlo en ${place}`,
  refusals: {
    'in-lesson': 'Es el tablero de una lección: responde, sigue o sal de la lección.',
  },
  keysName: 'En una lección',
  keys: {
    try: 'prueba jugadas, ninguna de las cuales es una respuesta',
    hint: 'da una pista, al final la respuesta',
    on: 'comprueba la respuesta, sigue o lo intenta otra vez',
    skip: 'salta el ejercicio',
    back: 'vuelve a la lección tras probar jugadas',
    ask: 'repite lo que se pide',
  },
  examples,
};
