// Français des problèmes.

import type { AllWords } from '../words';

export const puzzles: AllWords['puzzles'] = {
  title: 'Problèmes',
  about:
    'Des positions de parties entre les niveaux de ce programme. Un seul coup garde le gain. Dix à la fois, les plus faciles d’abord.',
  themesLabel: 'Thème',
  gradesLabel: 'Difficulté',
  all: 'Tous',
  theme: (name, count) => `${name} (${count})`,
  grades: { all: 'Toutes', easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
  solve: 'En résoudre dix',
  titleOf: (theme) => (theme === undefined ? 'Problèmes' : `Problèmes : ${theme}`),
  none: 'Il n’y a pas de problème aussi difficile sur ce thème. Choisir un autre thème, ou « Tous ».',
  themes: {
    checkmate: 'mats',
    'back-rank-mate': 'mats du couloir',
    'removes-defender': 'défenseurs éliminés',
    promotion: 'promotions de pions',
    sacrifice: 'sacrifices de pièces',
    deflection: 'déviations',
    'x-ray': 'rayons X',
    attraction: 'attractions',
    clearance: 'dégagements',
    interference: 'interceptions',
    intermezzo: 'coups intermédiaires',
    zugzwang: 'zugzwang',
    desperado: 'desperados',
    underpromotion: 'sous-promotions',
    'perpetual-check': 'échecs perpétuels',
  },
};
