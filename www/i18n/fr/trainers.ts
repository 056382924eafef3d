// French of trainers: a minute of questions of one kind.

import type { TrainersWords } from '../words';
import { capital, counted, OF_SIDES, piece, SIDES, thePiece } from './chess';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
const points = (count: number): string => counted(count, 'point', 'points');

export const trainers: TrainersWords = {
  title: 'Entraînements',
  about: 'Une minute chacun. Une bonne réponse donne un point, une mauvaise en retire un.',
  names: {
    name: 'Nommer la case',
    moves: 'Où peut-elle aller\u00a0?',
    attacked: 'Qu’est-ce qui est attaqué\u00a0?',
    check: 'Est-ce échec\u00a0?',
  },
  abouts: {
    name: 'Nommer la case marquée, ou trouver celle qui est nommée.',
    moves: 'Marquer toutes les cases où une pièce peut aller.',
    attacked: 'Marquer les pièces attaquées par l’adversaire, dans des parties célèbres.',
    check: 'Oui ou non, dans des parties célèbres.',
  },
  best: (count) => `Record\u00a0: ${points(count)}`,
  points: (count) => `Score\u00a0: ${count}`,
  card: 'Entraînement',
  ask: {
    name: 'Quelle case est marquée\u00a0?',
    find: (square) => `Où est ${square}\u00a0?`,
    moves: (letter, square) => `Où peut aller ${thePiece(letter)} en ${square}\u00a0?`,
    attacked: (side) => `Quelles pièces ${OF_SIDES[side]} sont attaquées\u00a0?`,
    check: (side) => `${capital(SIDES[side])} jouent\u00a0: est-ce échec\u00a0?`,
  },
  where: (column, row) => `Colonne ${column} à partir de la gauche, rangée ${row} à partir d’en bas.`,
  others: (pieces) =>
    `Autres pièces\u00a0: ${list(pieces.map(([letter, square]) => `${piece(letter)} en ${square}`))}.`,
  right: 'Juste.',
  wrong: {
    name: (square) => `Faux\u00a0: c’était ${square}.`,
    find: 'Faux\u00a0: c’était une autre case.',
    squares: (missing, extra) =>
      [
        'Faux.',
        missing.length > 0 ? `Il manque\u00a0: ${list(missing)}.` : '',
        extra.length > 0 ? `Marqué à tort\u00a0: ${list(extra)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    check: 'Faux\u00a0: c’était échec.',
    noCheck: 'Faux\u00a0: ce n’était pas échec.',
  },
  isAsked: 'pièce en question',
  field: 'Nom de la case',
  choices: 'Noms au choix',
  tapIt: 'Appuyer sur la case de l’échiquier.',
  markThem: 'Marquer les cases sur l’échiquier, ou les écrire.',
  check: 'Vérifier',
  yes: 'Oui',
  no: 'Non',
  yesKey: 'Oui (touche y)',
  noKey: 'Non (touche n)',
  timeLeft: 'Temps restant',
  left: (seconds, count) => `Encore ${counted(seconds, 'seconde', 'secondes')}, ${points(count)}.`,
  stop: 'Arrêter',
  timeIsUp: 'Le temps est écoulé.',
  stopped: 'Arrêté.',
  result: (count, best, isNew) =>
    isNew ? `${points(count)}\u00a0: le record est battu.` : `${points(count)}. Record\u00a0: ${points(best)}.`,
  again: 'Encore une fois',
  close: 'Retour à la liste',
  closed: (standing) => `L’entraînement est fermé. ${standing}`,
  keysName: 'Dans un entraînement',
  keys: {
    check: 'vérifie les cases marquées',
    yes: 'oui, c’est échec',
    no: 'non, ce n’est pas échec',
    ask: 'redit la question, et le temps restant',
    stop: 'arrête, puis retourne à la liste',
  },
  refusals: { 'in-trainer': 'C’est l’échiquier d’un entraînement\u00a0: répondre, ou arrêter.' },
};
