// French of playing lessons.

import type { LearnWords } from '../words';
import { capital, counted, SIDES } from './chess';
import { examples } from './lessons';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

const within = (moves: number): string => `en ${counted(moves, 'coup', 'coups')}`;
const tasks = (count: number): string => counted(count, 'exercice', 'exercices');
const squares = (count: number): string => counted(count, 'case', 'cases');

export const learn: LearnWords = {
  tabs: { lessons: 'Leçons', make: 'Créer' },
  about: 'Une leçon pose ses questions sur l’échiquier. Ce qui était faux revient après quelques jours.',
  list: 'Mes leçons',
  samples: 'Exemples',
  none: 'Les leçons ouvertes restent ici, avec ce qui a été résolu.',
  openPgn: 'Ouvrir un PGN comme leçon',
  play: (title) => `Jouer\u00a0: ${title}`,
  untitled: 'Leçon',
  tasks,
  known: (known, all) => `${known} sur ${all} résolus`,
  due: (count) => `${tasks(count)} à revoir`,
  repeat: 'Revoir maintenant',
  repeated: 'Révision',
  remove: (title) => `Supprimer ${title}`,
  removed: (title) => `Supprimé\u00a0: ${title}.`,
  undo: 'Annuler',
  noTasks: 'Il n’y a pas d’exercice dans ce PGN\u00a0: ni [%task …], ni position suivie de coups.',
  offer: 'Jouer comme leçon',
  found: 'Les parties de ce fichier sont une leçon.',
  card: 'Leçon',
  place: (at, all) => `Exercice ${at} sur ${all}`,
  task: (at, all) => `Exercice ${at} sur ${all}.`,
  leave: 'Quitter la leçon',
  leaveIt: 'Quitter',
  left: (standing) => `La leçon est fermée. ${standing}`,
  hint: 'Indice',
  showAnswer: 'Montrer la réponse',
  check: 'Vérifier',
  back: 'Retour à la leçon',
  onward: { on: 'Continuer', task: 'Exercice suivant', over: 'Résultat', again: 'Réessayer', skip: 'Passer' },
  onwardTo: {
    on: 'Lire, puis continuer.',
    task: 'Continuer vers l’exercice suivant.',
    over: 'C’était le dernier. Continuer vers le résultat.',
    again: 'Réessayer.',
    skip: 'Répondre, ou passer l’exercice.',
  },
  ask: {
    find: (side) => `Trouver le meilleur coup pour ${SIDES[side]}.`,
    mate: (side, moves) =>
      moves === 1 ? `${capital(SIDES[side])} matent par ce coup.` : `${capital(SIDES[side])} matent en ${moves} coups.`,
    squares: 'Marquer les cases sur l’échiquier, ou les écrire.',
    choose: 'Choisir la bonne réponse.',
    chooseAll: 'Choisir toutes les bonnes réponses.',
    win: (side, level, moves) => `Gagner avec ${SIDES[side]} ${within(moves)} contre le niveau ${level}.`,
    hold: (side, level, moves) => `Ne pas perdre avec ${SIDES[side]} ${within(moves)} contre le niveau ${level}.`,
    draw: (side, level, moves) =>
      `Obtenir au moins la nulle avec ${SIDES[side]} ${within(moves)} contre le niveau ${level}.`,
  },
  right: (move) => `${move} est juste.`,
  wrong: (move) => `${move} est faux.`,
  another: (move) => `${move} est bon aussi. La leçon cherche un autre coup.`,
  answer: (move) => `La réponse est ${move}.`,
  mated: (move) => `${move}\u00a0: mat.`,
  noMate: (move, moves) => (moves === 1 ? `${move} ne mate pas.` : `${move} ne mate pas en ${moves} coups.`),
  escape: (move) => `La réponse est ${move}.`,
  unproved: (move) =>
    `On ne peut pas dire si ${move} mate à temps\u00a0: la recherche était trop longue. Essayer un autre coup.`,
  allRight: 'Tout est juste.',
  pressed: (square, isMarked, count) => `${square} ${isMarked ? 'marquée' : 'n’est plus marquée'}. ${squares(count)}.`,
  squares: (extra, missing) =>
    [extra.length > 0 ? `Faux\u00a0: ${list(extra)}.` : '', missing > 0 ? `Il manque ${squares(missing)}.` : '']
      .filter(Boolean)
      .join(' '),
  choices: (extra, missing) => {
    if (extra > 0) return extra === 1 ? 'Ce n’est pas juste.' : `${extra} de ces réponses ne sont pas justes.`;
    return missing === 1 ? 'Il manque une réponse.' : `Il manque ${missing} réponses.`;
  },
  count: (count) => `Indice\u00a0: ${squares(count)}.`,
  answerSquares: (names) => `La réponse est ${list(names)}.`,
  answerTexts: (texts) => `La réponse est\u00a0: ${texts.join('\u00a0; ')}.`,
  isMarked: 'marquée',
  isTooMuch: 'marquée à tort',
  reached: 'Le but est atteint.',
  missed: 'Le but n’est pas atteint.',
  tried: 'Des coups sont essayés.',
  tryMoves: 'Essayer des coups',
  trying: 'Ces coups sont des essais : aucun n’est une réponse.',
  squaresField: 'Cases',
  answers: 'Réponses',
  over: (first, all) => `La leçon est finie\u00a0: ${first} sur ${tasks(all)} du premier coup.`,
  result: 'Résultat',
  results: {
    first: 'du premier coup',
    later: 'plus tard ou avec des indices',
    shown: 'réponse montrée',
    open: 'passé',
  },
  comesBack: (days) => (days <= 1 ? 'revient demain' : `revient dans ${days} jours`),
  from: 'Depuis le début',
  close: 'Retour à la liste',
  see: (place) => `Voir dans ${place}`,
  refusals: {
    'in-lesson': 'C’est l’échiquier d’une leçon\u00a0: répondre, continuer ou quitter la leçon.',
  },
  keysName: 'Dans une leçon',
  keys: {
    try: 'essaie des coups, dont aucun n’est une réponse',
    hint: 'donne un indice, à la fin la réponse',
    on: 'vérifie la réponse, continue ou réessaie',
    skip: 'passe l’exercice',
    back: 'revient à la leçon après des coups essayés',
    ask: 'redit ce qui est demandé',
  },
  examples,
};
