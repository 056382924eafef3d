// What the page around board and panels says in French.

import type { ShellWords } from '../words';
import { capital, SIDES, standing } from './chess';

export const shell: ShellWords = {
  title: (position) => `${standing(position).replace(/\.$/, '')} · Gridmate`,
  skip: 'À l’échiquier',
  home: 'Gridmate, page d’accueil',
  places: 'Rubriques',
  place: {
    play: 'Jouer',
    analyse: 'Analyser',
    learn: 'Apprendre',
    script: 'Script',
    lab: 'Labo',
    setup: 'Composer',
    games: 'Parties',
  },
  close: 'Fermer',
  reload: 'Recharger',
  side: { w: capital(SIDES.w), b: capital(SIDES.b) },
  welcome: {
    title: 'Par quoi commencer ?',
    note: 'Un terrain de jeu pour les échecs dans cet onglet. Pas de compte, rien à télécharger.',
  },
  begin: 'Chaque pièce peut déjà bouger : l’échiquier est prêt.',
  sheet: { settings: 'Réglages', share: 'Partager', help: 'Aide', keys: 'Touches' },
};
