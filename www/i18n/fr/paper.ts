// What French says on the printed sheet of a lesson.

import type { PaperWords } from '../words';

const moves = (count: number): string => (count === 1 ? '1 coup' : `${count} coups`);

export const paper: PaperWords = {
  title: 'Feuille de la leçon',
  boards: 'Échiquiers par page',
  withHints: 'Avec les indices',
  print: 'Imprimer la feuille',
  noCode: 'Le lien est trop long pour un code QR ; la feuille n’en a pas.',
  lesson: 'Leçon',
  name: 'Nom',
  date: 'Jour',
  codeOf: 'Code QR du lien vers cette leçon',
  onScreen: 'La même leçon à l’écran',
  board: (number) => `Échiquier ${number}`,
  hint: (text) => `Indice : ${text}`,
  asked: {
    find: 'Trouver le meilleur coup.',
    mate: (count) => `Mat en ${count}.`,
    squares: 'Marquer les cases.',
    formula: 'Marquer les cases.',
    choose: 'Qu’est-ce qui est juste ?',
    win: (count, level) => `Jouer la suite et gagner en ${moves(count)} contre le niveau ${level}.`,
    hold: (count, level) => `Jouer la suite et ne pas perdre en ${moves(count)} contre le niveau ${level}.`,
    draw: (count, level) => `Jouer la suite et faire au moins nulle en ${moves(count)} contre le niveau ${level}.`,
  },
  solutions: 'les solutions',
  or: 'ou',
  played: 'À jouer sur un échiquier.',
  unknown: 'Cette leçon n’a pas de solution ici.',
};
