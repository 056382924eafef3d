// What German calls sides, pieces, moves and ends.

import type { ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color } from '../../chess/chess';

export const SIDES: Record<Color, string> = { w: 'Weiß', b: 'Schwarz' };
const ROLES: Record<string, string> = { k: 'König', q: 'Dame', r: 'Turm', b: 'Läufer', n: 'Springer', p: 'Bauer' };
const SEVERAL: Record<string, string> = {
  k: 'Könige',
  q: 'Damen',
  r: 'Türme',
  b: 'Läufer',
  n: 'Springer',
  p: 'Bauern',
};

/** Only the spreadsheet puts other texts on squares. */
const isPiece = (letter: string): boolean => letter.toLowerCase() in ROLES;
export const role = (letter: string): string => ROLES[letter.toLowerCase()] ?? letter;
export const isFeminine = (letter: string): boolean => letter.toLowerCase() === 'q';

/** With its number: 1 Läufer, 2 Türme. */
export const roles = (count: number, letter: string): string =>
  `${count} ${count === 1 ? role(letter) : (SEVERAL[letter.toLowerCase()] ?? letter)}`;

const shade = (letter: string): string => (letter === letter.toLowerCase() ? 'schwarze' : 'weiße');

/** Without an article: weißer Turm. */
export const piece = (letter: string): string =>
  isPiece(letter)
    ? `${shade(letter)}${isFeminine(letter) ? '' : 'r'} ${role(letter)}`
    : `Text ${letter.normalize('NFKC')}`;
/** The subject: ein weißer Turm. */
export const aPiece = (letter: string): string => `ein${isFeminine(letter) ? 'e' : ''} ${piece(letter)}`;
/** The subject: kein weißer Turm. */
export const noPiece = (letter: string): string => `k${aPiece(letter)}`;
/** The object: den weißen Turm. */
export const thePieceAsObject = (letter: string): string =>
  isFeminine(letter) ? thePiece(letter) : `den ${shade(letter)}n ${roleAsObject(letter)}`;
/** More than one, without a number: weiße Türme. */
export const several = (letter: string): string => `${shade(letter)} ${SEVERAL[letter.toLowerCase()] ?? letter}`;
/** The object: einen weißen Turm. */
export const aPieceAsObject = (letter: string): string =>
  isFeminine(letter) ? aPiece(letter) : `einen ${shade(letter)}n ${roleAsObject(letter)}`;
/** The subject: der weiße Turm. */
export const thePiece = (letter: string): string => `${the(letter)} ${shade(letter)} ${role(letter)}`;

const the = (letter: string): string => (isFeminine(letter) ? 'die' : 'der');
/** The subject: der Turm. */
export const theRole = (letter: string): string => `${the(letter)} ${role(letter)}`;
/** The subject: ein Turm, or with a k before it, none. */
export const aRole = (letter: string): string => `ein${isFeminine(letter) ? 'e' : ''} ${role(letter)}`;
const roleAsObject = (letter: string): string => role(letter) + (letter.toLowerCase() === 'p' ? 'n' : '');
/** The object: den Turm. */
export const theRoleAsObject = (letter: string): string =>
  `${isFeminine(letter) ? 'die' : 'den'} ${roleAsObject(letter)}`;
/** The object: einen Turm. */
export const aRoleAsObject = (letter: string): string =>
  `ein${isFeminine(letter) ? 'e' : 'en'} ${roleAsObject(letter)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const ENDS: Record<string, string> = {
  stalemate: 'Patt: Remis.',
  insufficient: 'Zu wenig Material zum Mattsetzen: Remis.',
  fivefold: 'Dieselbe Stellung zum fünften Mal: Remis.',
  seventyfive: '75 Züge ohne Schlagen und Bauernzug: Remis.',
  threefold: 'Dieselbe Stellung zum dritten Mal: Remis wurde beansprucht.',
  fifty: '50 Züge ohne Schlagen und Bauernzug: Remis wurde beansprucht.',
  agreed: 'Remis wurde vereinbart.',
  time: 'Die Zeit ist um, aber die andere Seite kann nie mattsetzen: Remis.',
  'resigned-w': 'Weiß hat aufgegeben. Schwarz gewinnt.',
  'resigned-b': 'Schwarz hat aufgegeben. Weiß gewinnt.',
  'time-w': 'Die Zeit von Weiß ist um. Schwarz gewinnt.',
  'time-b': 'Die Zeit von Schwarz ist um. Weiß gewinnt.',
};

const RECORDED: Record<string, string> = {
  '1-0': 'Weiß hat gewonnen.',
  '0-1': 'Schwarz hat gewonnen.',
  '1/2-1/2': 'Remis.',
};

export const ended = ({ end, winner }: ShownPosition): string | undefined => {
  if (end === 'checkmate' && winner) return `Schachmatt. ${SIDES[winner]} gewinnt.`;
  return end === null ? undefined : (ENDS[end] ?? 'Die Partie ist zu Ende.');
};

/** How a position stands; of one that is not legal why, where that is given. */
export const standing = (position: ShownPosition, reason?: string): string => {
  if (!position.isLegal) return `Diese Stellung ist nicht regelgerecht${reason === undefined ? '' : `: ${reason}`}.`;
  const side = SIDES[position.turn];
  return (
    ended(position) ??
    RECORDED[position.recorded ?? ''] ??
    (position.check ? `${side} steht im Schach.` : `${side} am Zug.`)
  );
};

/** What a move did, without how the game stands then. */
export const done = ({ from, to, piece: mover, captured, promotion, enPassant, rook }: ShownEffect): string => {
  const name = role(mover);
  if (rook) return `Rochade: König nach ${to}, Turm nach ${rook[1]}`;
  const becomes = promotion ? `, wird ${isFeminine(promotion) ? 'zur' : 'zum'} ${role(promotion)}` : '';
  if (!captured) return `${name} nach ${to}${becomes}`;
  const origin = mover.toLowerCase() === 'p' ? ` von ${from}` : '';
  return `${name}${origin} schlägt ${theRoleAsObject(captured)}${enPassant ? ' en passant' : ''} auf ${to}${becomes}`;
};
