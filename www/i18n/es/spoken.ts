// Spanish of what a board says when it is played on.

import type { SpokenWords, Words } from '../words';
import { board } from './board';
import { aPiece, capital, counted, done, ended, ending, piece, role, SIDES, standing, thePiece } from './chess';

const CLAIMABLE = 'Se pueden reclamar tablas.';

export const lineEnds = {
  'at-the-start': 'Este es el principio.',
  'at-the-end': 'Este es el final de la línea.',
};

/** With what there is to say of what a document refuses. */
export function spokenWith(problem: Words['problem']): SpokenWords {
  const standingWhy: Words['standing'] = (position) => standing(position, position.reasons.map(problem)[0]);
  return {
    tag: 'es',
    direction: 'ltr',
    letters: 'RDTAC',
    board,
    standing: standingWhy,
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
  };
}
