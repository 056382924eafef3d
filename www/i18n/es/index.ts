// Spanish.

import type { Words } from '../words';
import { asSentence } from '../clause';
import { board } from './board';
import { aPiece, capital, counted, done, ended, ending, piece, role, SIDES, standing, thePiece } from './chess';
import { engine } from './engine';
import { shell } from './shell';

const CLAIMABLE = 'Se pueden reclamar tablas.';

/** The words, with what there is to say of what a document refuses. */
export function wordsWith(problem: Words['problem']): Words {
  const standingWhy: Words['standing'] = (position) => standing(position, position.reasons.map(problem)[0]);
  return {
    tag: 'es',
    direction: 'ltr',
    letters: 'RDTAC',
    shell,
    board,
    standing: standingWhy,
    commands: {
      undo: 'Deshacer',
      redo: 'Rehacer',
      first: 'Al principio',
      back: 'Atrás',
      forward: 'Adelante',
      last: 'Al final',
    },
    refusals: {
      locked: 'No mientras se juegue esta partida: termínala o déjala.',
      'nothing-to-undo': 'No hay nada que deshacer.',
      'nothing-to-redo': 'No hay nada que rehacer.',
      'nothing-to-play': 'Aún no hay jugadas que reproducir.',
      'nothing-drawn': 'No hay nada dibujado en el tablero.',
      'nothing-before': 'No hay ninguna partida antes de esta.',
      'at-the-start': 'Este es el principio.',
      'at-the-end': 'Este es el final de la línea.',
      'not-there': 'Esa jugada ya no está.',
      'is-main': 'Esta es la línea principal.',
      'not-begun': 'La partida no ha empezado; pulsa antes «Jugar».',
      'only-shown': 'Esta posición solo se muestra. Vuelve a la partida para seguir jugando.',
      watching: 'Es una partida del duelo; «Mi tablero» te devuelve el tuyo.',
    },
    faults: {
      'core-fault':
        'El tablero ha tenido un fallo y se ha vuelto a iniciar. Falta el último cambio; la partida está como antes de él.',
      'program-fault':
        'El programa ha tenido un fallo. La partida sigue aquí: continúa, o recarga la página si algo ya no funciona.',
    },
    problem,
    said: {
      move: (effect, position, san) => {
        const check = position.check && !position.end ? ', jaque' : '';
        const end = ended(position);
        const more = end ?? (position.claims.length > 0 ? CLAIMABLE : undefined);
        return `${san ?? `${done(effect)}${check}`}.${more ? ` ${more}` : ''}`;
      },
      put: (letter, square) => `${capital(piece(letter))} en ${square}.`,
      removed: (square) => `${square} está vacía ahora.`,
      undone: (position) => `Deshecho. ${standingWhy(position)}`,
      redone: (position) => `Rehecho. ${standingWhy(position)}`,
      atStart: (position) => `El principio. ${standingWhy(position)}`,
      deleted: (move) => `${move} borrada; Deshacer la recupera.`,
      chess960: (number) => `Posición inicial ${number} de Chess960.`,
      claimable: CLAIMABLE,
    },
    input: {
      empty: (square) => `${square} está vacía.`,
      picked: (letter, square, targets) => {
        const list = targets.length > 0 ? `: ${targets.join(', ')}` : '';
        return `${capital(piece(letter))} de ${square} elegid${ending(letter)}. ${counted(targets.length, 'jugada', 'jugadas')}${list}.`;
      },
      stuck: (letter, square) => `${capital(thePiece(letter))} de ${square} no tiene jugadas legales.`,
      notYours: (letter, turn) => `Es ${aPiece(letter)}, y juegan ${SIDES[turn]}.`,
      putBack: (letter, square) => `${capital(piece(letter))} otra vez en ${square}.`,
      promotes: '¿En qué se convierte el peón?',
      role: (letter) => capital(role(letter)),
    },
    flip: 'Girar el tablero',
    tools: 'Herramientas del tablero',
    step: 'Paso',
    stepOf: (step, all) => `${step} de ${all}`,
    engine,
    links: {
      damaged: 'Este enlace está dañado; vuelve a copiarlo entero.',
      newer: 'Este enlace es de una versión posterior; recarga la página para tenerla.',
      long: 'Este enlace es demasiado largo.',
    },
    loading: {
      waiting: 'Cargando…',
      failed: 'No se ha podido cargar todo.',
      old: 'Este navegador es demasiado antiguo para Gridmate. Con una versión más reciente o con otro navegador funciona.',
      again: 'Reintentar',
    },
  };
}

/** In English until the sentences have come. */
export const words = wordsWith(({ message }) => asSentence(message));
