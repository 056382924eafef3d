// What the rules say of positions and moves on a board, in Spanish.

import type { Role } from '#sentences';
import { type BoardSentences, letterOf, problemIn, quotedIn, sideOf } from '../sentences';
import { aPiece, ending, SIDES, theRole } from './chess';

export const { quoted, character } = quotedIn('«', '»');

type ColorName = 'white' | 'black';
export const side = (color: ColorName): string => SIDES[sideOf(color)];
const kingOf = (color: ColorName): string => `el rey ${color === 'white' ? 'blanco' : 'negro'}`;

/** How pieces move, for one that cannot go where it was sent. */
const MOVES: Record<Role, string> = {
  pawn: 'un peón avanza una casilla, o dos desde su casilla inicial, y captura en diagonal',
  knight: 'un caballo va dos casillas en línea recta y una al lado',
  bishop: 'un alfil va en diagonal',
  rook: 'una torre va en línea recta',
  queen: 'una dama va en línea recta y en diagonal',
  king: 'un rey va una sola casilla',
};

export const boardSentences: BoardSentences = {
  'cell/not-a-piece': ({ at, text }) => `en ${at} está ${quoted(text)}, que no es una pieza`,

  'move/blocked': ({ from, role, to }) =>
    `${theRole(letterOf(role))} de ${from} no puede ir a ${to}: hay algo en su camino`,
  'move/castling-blocked': () => 'hay una pieza que estorba al enroque',
  'move/castling-in-check': () => 'un rey en jaque no puede enrocarse',
  'move/castling-through-check': () => 'en el enroque, el rey pasaría por una casilla atacada o acabaría en ella',
  'move/exposes-king': ({ from, role }) =>
    `${theRole(letterOf(role))} de ${from} está clavad${ending(letterOf(role))}: su rey quedaría en jaque`,
  'move/into-check': ({ to }) => `el rey estaría en jaque en ${to}`,
  'move/no-castling-right': () => 'se ha perdido el derecho a ese enroque',
  'move/no-piece': ({ from }) => `no hay ninguna pieza en ${from}`,
  'move/not-your-piece': ({ color, from, role, turn }) =>
    `${theRole(letterOf(role))} de ${from} es de ${side(color)}, y juegan ${side(turn)}`,
  'move/nothing-to-take': ({ to }) => `un peón solo va en diagonal para capturar, y en ${to} no hay nada que capturar`,
  'move/own-piece': ({ color, role, to }) => `en ${to} ya hay ${aPiece(letterOf(role, color))} del mismo bando`,
  'move/same-square': ({ square }) => `una jugada no puede acabar en ${square}, donde empieza`,
  'move/stays-in-check': ({ color }) => `${kingOf(color)} seguiría en jaque`,
  'move/unreachable': ({ from, role, to }) =>
    `${theRole(letterOf(role))} de ${from} no puede ir a ${to}: ${MOVES[role]}`,

  'play/game-over': ({ end }) => `la partida ha terminado (${end}); retira una jugada para seguir jugando`,
  'play/illegal-move': ({ from, to }) => `de ${from} a ${to} no es aquí una jugada legal`,

  'position/reasons': ({ reasons }) => reasons,

  'setup/bad-castling-right': ({ square }) =>
    `el derecho de enroque de ${square} necesita allí una torre y su rey en la misma fila`,
  'setup/bad-en-passant': ({ square }) => `ningún peón puede haber pasado justo ahora por ${square}`,
  'setup/castling-right-twice': ({ square }) => `el derecho de enroque de ${square} es el segundo a ese lado del rey`,
  'setup/counter-out-of-range': ({ most }) => `los contadores de jugadas van de 0 y 1 a ${most}`,
  'setup/impossible-check': () => 'ninguna jugada puede haber dado este jaque; aun así se puede jugar la posición',
  'setup/no-king': ({ color }) => `${side(color)} no tienen rey`,
  'setup/opposite-check': ({ color, turn }) => `${kingOf(color)} está en jaque, pero juegan ${side(turn)}`,
  'setup/pawn-on-last-rank': ({ square }) => `en ${square} no puede haber un peón`,
  'setup/too-many-kings': ({ color }) => `${side(color)} tienen más de un rey`,
  'setup/too-many-pawns': ({ color }) => `${side(color)} tienen más de ocho peones`,
  'setup/too-many-pieces': ({ color }) => `${side(color)} tienen más de dieciséis piezas`,
};

/** All that is said on a board without a script and a text. */
export const boardProblem = problemIn(boardSentences);
