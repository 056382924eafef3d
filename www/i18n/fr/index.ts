// French.

import type { Words } from '../words';
import { asSentence } from '../clause';
import { board } from './board';
import { aPiece, capital, counted, done, ended, isFeminine, piece, role, standing, thePiece, TO_SIDES } from './chess';
import { engine } from './engine';
import { shell } from './shell';

const CLAIMABLE = 'La nulle peut être demandée.';

/** The words, with what there is to say of what a document refuses. */
export function wordsWith(problem: Words['problem']): Words {
  const standingWhy: Words['standing'] = (position) => standing(position, position.reasons.map(problem)[0]);
  return {
    tag: 'fr',
    direction: 'ltr',
    letters: 'RDTFC',
    shell,
    board,
    standing: standingWhy,
    commands: {
      undo: 'Annuler',
      redo: 'Rétablir',
      first: 'Au début',
      back: 'Reculer',
      forward: 'Avancer',
      last: 'À la fin',
    },
    refusals: {
      locked: 'Pas pendant cette partie : il faut la finir ou la quitter.',
      'nothing-to-undo': 'Il n’y a rien à annuler.',
      'nothing-to-redo': 'Il n’y a rien à rétablir.',
      'nothing-drawn': 'Rien n’est dessiné sur l’échiquier.',
      'nothing-before': 'Il n’y a pas de partie avant celle-ci.',
      'nothing-to-play': 'Il n’y a pas encore de coups à montrer.',
      'at-the-start': 'C’est le début.',
      'at-the-end': 'C’est la fin de la ligne.',
      'not-there': 'Ce coup n’existe plus.',
      'is-main': 'C’est déjà la ligne principale.',
      'only-shown': 'Cette position est seulement montrée. On joue la suite dans la partie.',
      'not-begun': 'La partie n’a pas commencé ; il faut d’abord choisir « Jouer ».',
      watching: 'C’est une partie du match ; « Mon échiquier » remet l’échiquier d’avant.',
    },
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
    flip: 'Retourner l’échiquier',
    tools: 'Outils de l’échiquier',
    step: 'Étape',
    stepOf: (step, all) => `${step} sur ${all}`,
    engine,
    links: {
      damaged: 'Ce lien est abîmé ; il faut le recopier en entier.',
      newer: 'Ce lien vient d’une version plus récente ; recharger la page permet de l’obtenir.',
      long: 'Ce lien est trop long.',
    },
    loading: {
      waiting: 'Chargement…',
      failed: 'Tout n’a pas pu être chargé.',
      old: 'Ce navigateur est trop ancien pour Gridmate. Une version plus récente ou un autre navigateur convient.',
      again: 'Réessayer',
    },
  };
}

/** In English until the sentences have come. */
export const words = wordsWith(({ message }) => asSentence(message));
