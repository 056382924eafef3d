// What the rules say of positions and moves on a board, in French.

import type { Role } from '#sentences';
import { type BoardSentences, letterOf, problemIn, quotedIn, sideOf } from '../sentences';
import { aPiece, SIDES, theRole, TO_SIDES } from './chess';

export const { quoted, character } = quotedIn('«\u00a0', '\u00a0»');

type ColorName = 'white' | 'black';
export const side = (color: ColorName): string => SIDES[sideOf(color)];
export const toSide = (color: ColorName): string => TO_SIDES[sideOf(color)];
const kingOf = (color: ColorName): string => `le roi ${color === 'white' ? 'blanc' : 'noir'}`;

/** How pieces move, for one that cannot go where it was sent. */
const MOVES: Record<Role, string> = {
  pawn: 'un pion avance d’une case, ou de deux depuis sa case de départ, et prend en diagonale',
  knight: 'un cavalier va de deux cases en ligne droite et d’une sur le côté',
  bishop: 'un fou va en diagonale',
  rook: 'une tour va en ligne droite',
  queen: 'une dame va en ligne droite et en diagonale',
  king: 'un roi va d’une seule case',
};

export const boardSentences: BoardSentences = {
  'cell/not-a-piece': ({ at, text }) => `en ${at} se trouve ${quoted(text)}, qui n’est pas une pièce`,

  'move/blocked': ({ from, role, to }) =>
    `${theRole(letterOf(role))} en ${from} ne peut pas aller en ${to} : le chemin est barré`,
  'move/castling-blocked': () => 'une pièce empêche le roque',
  'move/castling-in-check': () => 'un roi en échec ne peut pas roquer',
  'move/castling-through-check': () => 'en roquant, le roi passerait par une case attaquée ou y arriverait',
  'move/exposes-king': ({ from, role }) =>
    `${theRole(letterOf(role))} en ${from} protège son roi, qui serait sinon en échec`,
  'move/into-check': ({ to }) => `le roi serait en échec en ${to}`,
  'move/no-castling-right': () => 'le droit de roquer de ce côté est perdu',
  'move/no-piece': ({ from }) => `il n’y a pas de pièce en ${from}`,
  'move/not-your-piece': ({ color, from, role, turn }) =>
    `${theRole(letterOf(role))} en ${from} appartient ${toSide(color)}, et c’est ${toSide(turn)} de jouer`,
  'move/nothing-to-take': ({ to }) =>
    `un pion ne va en diagonale que pour prendre, et il n’y a rien à prendre en ${to}`,
  'move/own-piece': ({ color, role, to }) => `en ${to} se trouve déjà ${aPiece(letterOf(role, color))} du même camp`,
  'move/same-square': ({ square }) => `un coup finit sur une autre case que ${square}, d’où il part`,
  'move/stays-in-check': ({ color }) => `${kingOf(color)} resterait en échec`,
  'move/unreachable': ({ from, role, to }) =>
    `${theRole(letterOf(role))} en ${from} ne peut pas aller en ${to} : ${MOVES[role]}`,

  'play/game-over': ({ end }) => `la partie est finie (${end}) ; reprendre un coup permet de continuer`,
  'play/illegal-move': ({ from, to }) => `de ${from} à ${to}, ce n’est pas un coup légal ici`,

  'position/reasons': ({ reasons }) => reasons,

  'setup/bad-castling-right': ({ square }) =>
    `le droit de roque pour ${square} demande une tour sur cette case et son roi sur la même rangée`,
  'setup/bad-en-passant': ({ square }) => `aucun pion ne peut venir de franchir ${square}`,
  'setup/castling-right-twice': ({ square }) => `le droit de roque pour ${square} est le deuxième de ce côté du roi`,
  'setup/counter-out-of-range': ({ most }) => `les compteurs de coups vont de 0 et 1 à ${most}`,
  'setup/impossible-check': () => 'aucun coup ne peut avoir donné cet échec ; la position peut quand même être jouée',
  'setup/no-king': ({ color }) => `${side(color)} n’ont pas de roi`,
  'setup/opposite-check': ({ color, turn }) => `${kingOf(color)} est en échec, mais c’est ${toSide(turn)} de jouer`,
  'setup/pawn-on-last-rank': ({ square }) => `un pion ne peut pas se trouver en ${square}`,
  'setup/too-many-kings': ({ color }) => `${side(color)} ont plus d’un roi`,
  'setup/too-many-pawns': ({ color }) => `${side(color)} ont plus de huit pions`,
  'setup/too-many-pieces': ({ color }) => `${side(color)} ont plus de seize pièces`,
};

/** All that is said on a board without a script and a text. */
export const boardProblem = problemIn(boardSentences);
