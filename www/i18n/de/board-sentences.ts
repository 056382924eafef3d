// What the rules say of positions and moves on a board, in German.

import type { Role } from '#sentences';
import { type BoardSentences, letterOf, problemIn, quotedIn, sideOf } from '../sentences';
import { aPiece, SIDES, theRole } from './chess';

export const { quoted, character } = quotedIn('„', '“');

type ColorName = 'white' | 'black';
export const side = (color: ColorName): string => SIDES[sideOf(color)];
const kingOf = (color: ColorName): string => `der ${color === 'white' ? 'weiße' : 'schwarze'} König`;

/** How pieces move, for one that cannot go where it was sent. */
const MOVES: Record<Role, string> = {
  pawn: 'ein Bauer zieht ein Feld vor, vom Ausgangsfeld auch zwei, und schlägt schräg',
  knight: 'ein Springer zieht zwei Felder gerade und eines zur Seite',
  bishop: 'ein Läufer zieht schräg',
  rook: 'ein Turm zieht gerade',
  queen: 'eine Dame zieht gerade und schräg',
  king: 'ein König zieht ein Feld weit',
};

export const boardSentences: BoardSentences = {
  'cell/not-a-piece': ({ at, text }) => `auf ${at} steht ${quoted(text)}, was keine Figur ist`,

  'move/blocked': ({ from, role, to }) =>
    `${theRole(letterOf(role))} auf ${from} kann nicht nach ${to}: etwas steht im Weg`,
  'move/castling-blocked': () => 'der Rochade steht eine Figur im Weg',
  'move/castling-in-check': () => 'ein König im Schach kann nicht rochieren',
  'move/castling-through-check': () => 'der König käme bei der Rochade über oder auf ein angegriffenes Feld',
  'move/exposes-king': ({ from, role }) =>
    `${theRole(letterOf(role))} auf ${from} darf so nicht ziehen: der König stünde sonst im Schach`,
  'move/into-check': ({ to }) => `der König stünde auf ${to} im Schach`,
  'move/no-castling-right': () => 'das Recht zu dieser Rochade ist verloren',
  'move/no-piece': ({ from }) => `auf ${from} steht keine Figur`,
  'move/not-your-piece': ({ color, from, role, turn }) =>
    `${theRole(letterOf(role))} auf ${from} gehört ${side(color)}, und ${side(turn)} ist am Zug`,
  'move/nothing-to-take': ({ to }) =>
    `ein Bauer zieht nur schräg, um zu schlagen, und auf ${to} gibt es nichts zu schlagen`,
  'move/own-piece': ({ color, role, to }) => `auf ${to} steht schon ${aPiece(letterOf(role, color))} derselben Seite`,
  'move/same-square': ({ square }) => `ein Zug endet auf einem anderen Feld als ${square}, wo er beginnt`,
  'move/stays-in-check': ({ color }) => `${kingOf(color)} bliebe im Schach`,
  'move/unreachable': ({ from, role, to }) =>
    `${theRole(letterOf(role))} auf ${from} kann nicht nach ${to}: ${MOVES[role]}`,

  'play/game-over': ({ end }) => `die Partie ist zu Ende (${end}); nach dem Zurücknehmen eines Zuges geht es weiter`,
  'play/illegal-move': ({ from, to }) => `${from} nach ${to} ist hier kein erlaubter Zug`,

  'position/reasons': ({ reasons }) => reasons,

  'setup/bad-castling-right': ({ square }) =>
    `das Rochaderecht für ${square} braucht dort einen Turm und seinen König auf derselben Reihe`,
  'setup/bad-en-passant': ({ square }) => `kein Bauer kann eben ${square} übersprungen haben`,
  'setup/castling-right-twice': ({ square }) =>
    `das Rochaderecht für ${square} ist das zweite auf dieser Seite des Königs`,
  'setup/counter-out-of-range': ({ most }) => `die Zugzähler gehen von 0 und 1 bis ${most}`,
  'setup/impossible-check': () =>
    'kein Zug kann dieses Schach gegeben haben; gespielt werden kann die Stellung trotzdem',
  'setup/no-king': ({ color }) => `${side(color)} hat keinen König`,
  'setup/opposite-check': ({ color, turn }) => `${kingOf(color)} steht im Schach, aber ${side(turn)} ist am Zug`,
  'setup/pawn-on-last-rank': ({ square }) => `auf ${square} kann kein Bauer stehen`,
  'setup/too-many-kings': ({ color }) => `${side(color)} hat mehr als einen König`,
  'setup/too-many-pawns': ({ color }) => `${side(color)} hat mehr als acht Bauern`,
  'setup/too-many-pieces': ({ color }) => `${side(color)} hat mehr als sechzehn Figuren`,
};

/** All that is said on a board without a script and a text. */
export const boardProblem = problemIn(boardSentences);
