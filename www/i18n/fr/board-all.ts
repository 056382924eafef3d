// French of what is asked and typed on the board.

import { board as early } from './board';
import type { BoardWords } from '../words';
import { inEnglish, letterIn, type Letters } from '../typed';
import { descriptions } from './descriptions';

/** R is the rook, as in the moves that the page writes, and K the king. */
const LETTERS: Letters = { D: 'Q', T: 'R', F: 'B', C: 'N' };

const SAID = [
  [/grand roque|roque long/, 'castle long'],
  [/(petit )?roque( court)?/, 'castle short'],
  [/roi/, 'king'],
  [/dame/, 'queen'],
  [/tour/, 'rook'],
  [/fou/, 'bishop'],
  [/cavalier/, 'knight'],
  [/pion/, 'pawn'],
  [/prend/, 'takes'],
  [/échec et mat|mat/, 'mate'],
  [/échec/, 'check'],
  [/devient/, 'becomes'],
  [/en passant/, ''],
  [/de|du/, 'from'],
  [/en|à|vers|sur/, 'to'],
  [/le|la|une?/, 'the'],
] as const;

export const board: BoardWords = {
  ...early,
  keys: {
    walk: 'à la case suivante',
    ends: 'aux bouts de la rangée',
    corners: 'aux coins de l’échiquier',
    press: 'prendre une pièce en main, la poser',
    cancel: 'remettre en place',
    square: 'ce qu’il y a sur cette case',
    last: 'le dernier coup',
    moves: 'où cette pièce peut aller',
    captures: 'ce qu’elle peut prendre',
    jump: 'au roi, à la dame, à la tour, au fou, au cavalier ou au pion suivant',
    jumpBack: 'au précédent',
    rank: 'à cette rangée',
    file: 'à la colonne, de a à h',
    scanRank: 'ce qu’il y a sur cette rangée',
    scanFile: 'ce qu’il y a sur cette colonne',
    captured: 'ce qui a été pris',
    evaluation: 'qui est mieux',
    best: 'le meilleur coup',
    clocks: 'ce que montrent les pendules',
    type: 'taper un coup ou une question',
    draw: 'dessiner des flèches, ou arrêter',
    flip: 'retourner l’échiquier',
    remove: 'enlever la pièce, dans la mise en place',
    rays: 'ce que cette pièce voit sur ses lignes, ou ce que l’on voit d’ici',
    allRays: 'ce que l’on voit d’ici sur toutes les lignes',
    back: 'un pas en arrière dans la partie',
    forward: 'un pas en avant',
    toStart: 'au début de la partie',
    toEnd: 'à sa fin',
    nextVariation: 'le coup suivant qui a été joué à la place',
    previousVariation: 'le précédent',
    playBest: 'jouer le meilleur coup',
    whites: 'toutes les pièces blanches',
    blacks: 'toutes les pièces noires',
    alike: 'toutes les pièces comme celle-ci',
    took: 'ce que le dernier coup a pris',
    ranks: 'tout l’échiquier, rangée par rangée',
    files: 'tout l’échiquier, colonne par colonne',
  },
  drawing: {
    ...early.drawing,
    open: 'Dessiner des flèches',
    allErased: 'Toutes les flèches et tous les cercles sont effacés ; Annuler les fait revenir.',
  },
  typed: {
    open: 'Taper un coup',
    label: 'Coup ou question',
    about:
      'Par exemple Nf3 ou Cf3, e2e4, cavalier f3 ou roque. Ou demander : p C, où sont les cavaliers blancs ; s e, ce qu’il y a sur la colonne e.',
    letterOf: (letter) => letterIn(LETTERS, letter),
    inEnglish: inEnglish(LETTERS, SAID),
  },
  descriptions,
};
