// German of what a board says when it is played on.

import type { SpokenWords, Words } from '../words';
import { board } from './board';
import { aPiece, capital, counted, done, ended, piece, role, SIDES, standing, thePiece } from './chess';

const CLAIMABLE = 'Remis kann beansprucht werden.';

export const lineEnds = {
  'at-the-start': 'Hier ist der Anfang.',
  'at-the-end': 'Hier endet die Zugfolge.',
};

/** With what there is to say of what a document refuses. */
export function spokenWith(problem: Words['problem']): SpokenWords {
  const standingWhy: Words['standing'] = (position) => standing(position, position.reasons.map(problem)[0]);
  return {
    tag: 'de',
    direction: 'ltr',
    letters: 'KDTLS',
    board,
    standing: standingWhy,
    faults: {
      'core-fault':
        'Das Brett hatte einen Fehler und wurde neu gestartet. Die letzte Änderung fehlt; die Partie ist so, wie sie davor war.',
      'program-fault':
        'Das Programm hatte einen Fehler. Die Partie ist noch da: einfach weitermachen oder die Seite neu laden, falls etwas nicht mehr geht.',
    },
    problem,
    said: {
      move: (effect, position, san) => {
        const check = position.check && !position.end ? ', Schach' : '';
        const end = ended(position);
        const more = end ?? (position.claims.length > 0 ? CLAIMABLE : undefined);
        return `${san ?? `${done(effect)}${check}`}.${more ? ` ${more}` : ''}`;
      },
      put: (letter, square) => `${capital(piece(letter))} auf ${square}.`,
      removed: (square) => `${square} ist jetzt leer.`,
      undone: (position) => `Rückgängig gemacht. ${standingWhy(position)}`,
      redone: (position) => `Wiederholt. ${standingWhy(position)}`,
      atStart: (position) => `Der Anfang. ${standingWhy(position)}`,
      deleted: (move) => `${move} gelöscht; „Rückgängig“ holt es zurück.`,
      chess960: (number) => `Chess960-Aufstellung ${number}.`,
      claimable: CLAIMABLE,
    },
    input: {
      empty: (square) => `${square} ist leer.`,
      picked: (letter, square, targets) =>
        `${capital(piece(letter))} auf ${square} aufgenommen. ${counted(targets.length, 'Zug', 'Züge')}${targets.length > 0 ? `: ${targets.join(', ')}` : ''}.`,
      stuck: (letter, square) => `${capital(thePiece(letter))} auf ${square} hat keinen erlaubten Zug.`,
      notYours: (letter, turn) => `Das ist ${aPiece(letter)}, und ${SIDES[turn]} ist am Zug.`,
      putBack: (letter, square) => `${capital(piece(letter))} zurück auf ${square}.`,
      promotes: 'Was wird aus dem Bauern?',
      role,
    },
  };
}
