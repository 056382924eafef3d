// French of what a board says when it is played on.

import type { SpokenWords, Words } from '../words';
import { board } from './board';
import { aPiece, capital, counted, done, ended, isFeminine, piece, role, standing, thePiece, TO_SIDES } from './chess';

const CLAIMABLE = 'La nulle peut être demandée.';

export const lineEnds = {
  'at-the-start': 'C’est le début.',
  'at-the-end': 'C’est la fin de la ligne.',
};

/** With what there is to say of what a document refuses. */
export function spokenWith(problem: Words['problem']): SpokenWords {
  const standingWhy: Words['standing'] = (position) => standing(position, position.reasons.map(problem)[0]);
  return {
    tag: 'fr',
    direction: 'ltr',
    letters: 'RDTFC',
    board,
    standing: standingWhy,
    faults: {
      'core-fault':
        'L’échiquier a eu une panne et a redémarré. La dernière modification manque ; la partie est comme avant.',
      'program-fault':
        'Le programme a eu une panne. La partie est toujours là : continuer, ou recharger la page si quelque chose ne marche plus.',
    },
    problem,
    said: {
      move: (effect, position, san) => {
        const check = position.check && !position.end ? ', échec' : '';
        const end = ended(position);
        const more = end ?? (position.claims.length > 0 ? CLAIMABLE : undefined);
        return `${san ?? `${done(effect)}${check}`}.${more ? ` ${more}` : ''}`;
      },
      put: (letter, square) => `${capital(piece(letter))} en ${square}.`,
      removed: (square) => `${square} est vide maintenant.`,
      undone: (position) => `Annulé. ${standingWhy(position)}`,
      redone: (position) => `Rétabli. ${standingWhy(position)}`,
      atStart: (position) => `Le début. ${standingWhy(position)}`,
      deleted: (move) => `${move} supprimé ; Annuler le fait revenir.`,
      chess960: (number) => `Départ Chess960 numéro ${number}.`,
      claimable: CLAIMABLE,
    },
    input: {
      empty: (square) => `${square} est vide.`,
      picked: (letter, square, targets) => {
        const taken = isFeminine(letter) ? 'prise en main' : 'pris en main';
        const list = targets.length > 0 ? ` : ${targets.join(', ')}` : '';
        return `${capital(piece(letter))} en ${square} ${taken}. ${counted(targets.length, 'coup', 'coups')}${list}.`;
      },
      stuck: (letter, square) => `${capital(thePiece(letter))} en ${square} n’a aucun coup légal.`,
      notYours: (letter, turn) => `C’est ${aPiece(letter)}, et c’est ${TO_SIDES[turn]} de jouer.`,
      putBack: (letter, square) => `${capital(piece(letter))} de retour en ${square}.`,
      promotes: 'Que devient le pion ?',
      role: (letter) => capital(role(letter)),
    },
  };
}
