// French.

import type { Words } from '../words';
import { asSentence } from '../clause';
import { engine } from './engine';
import { shell } from './shell';
import { lineEnds, spokenWith } from './spoken';

/** The words, with what there is to say of what a document refuses. */
export function wordsWith(problem: Words['problem']): Words {
  return {
    ...spokenWith(problem),
    shell,
    commands: {
      undo: 'Annuler',
      redo: 'Rétablir',
      first: 'Au début',
      back: 'Reculer',
      forward: 'Avancer',
      last: 'À la fin',
    },
    refusals: {
      ...lineEnds,
      locked: 'Pas pendant cette partie : il faut la finir ou la quitter.',
      'nothing-to-undo': 'Il n’y a rien à annuler.',
      'nothing-to-redo': 'Il n’y a rien à rétablir.',
      'nothing-drawn': 'Rien n’est dessiné sur l’échiquier.',
      'nothing-before': 'Il n’y a pas de partie avant celle-ci.',
      'nothing-to-play': 'Il n’y a pas encore de coups à montrer.',
      'not-there': 'Ce coup n’existe plus.',
      'is-main': 'C’est déjà la ligne principale.',
      'only-shown': 'Cette position est seulement montrée. On joue la suite dans la partie.',
      'not-begun': 'La partie n’a pas commencé ; il faut d’abord choisir « Jouer ».',
      watching: 'C’est une partie du match ; « Mon échiquier » remet l’échiquier d’avant.',
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
