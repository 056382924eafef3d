// What French calls sides, pieces, moves and ends.

import type { ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color } from '../../chess/chess';

/** As the subject of a sentence, which is in the plural: les Blancs jouent. */
export const SIDES: Record<Color, string> = { w: 'les Blancs', b: 'les Noirs' };
/** C’est aux Blancs de jouer. */
export const TO_SIDES: Record<Color, string> = { w: 'aux Blancs', b: 'aux Noirs' };
/** La pendule des Blancs. */
export const OF_SIDES: Record<Color, string> = { w: 'des Blancs', b: 'des Noirs' };
const ROLES: Record<string, string> = { k: 'roi', q: 'dame', r: 'tour', b: 'fou', n: 'cavalier', p: 'pion' };

/** Only the spreadsheet puts other texts on squares. */
const isPiece = (letter: string): boolean => letter.toLowerCase() in ROLES;
export const role = (letter: string): string => ROLES[letter.toLowerCase()] ?? letter;
export const isFeminine = (letter: string): boolean => 'qr'.includes(letter.toLowerCase());

/** With its number: 1 fou, 2 tours. */
export const roles = (count: number, letter: string): string => `${count} ${role(letter)}${count < 2 ? '' : 's'}`;

/** Without an article: tour blanche. */
export const piece = (letter: string): string => {
  if (!isPiece(letter)) return `texte ${letter.normalize('NFKC')}`;
  const shade = letter === letter.toLowerCase() ? 'noir' : 'blanc';
  const feminine = shade === 'noir' ? 'noire' : 'blanche';
  return `${role(letter)} ${isFeminine(letter) ? feminine : shade}`;
};
/** More than one, without a number: tours blanches. */
export const several = (letter: string): string => piece(letter).replace(/ |$/g, 's$&');
/** Aucune tour blanche. */
export const noPiece = (letter: string): string => `aucun${isFeminine(letter) ? 'e' : ''} ${piece(letter)}`;
const a = (letter: string): string => (isFeminine(letter) ? 'une' : 'un');
const the = (letter: string): string => (isFeminine(letter) ? 'la' : 'le');
/** Une tour blanche. */
export const aPiece = (letter: string): string => `${a(letter)} ${piece(letter)}`;
/** La tour blanche. */
export const thePiece = (letter: string): string => `${the(letter)} ${piece(letter)}`;
/** Une tour. */
export const aRole = (letter: string): string => `${a(letter)} ${role(letter)}`;
/** Aucune tour. */
export const noRole = (letter: string): string => `aucun${isFeminine(letter) ? 'e' : ''} ${role(letter)}`;
/** La tour. */
export const theRole = (letter: string): string => `${the(letter)} ${role(letter)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** French counts none as one: 0 coup, 1 coup, 2 coups. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const ENDS: Record<string, string> = {
  stalemate: 'Pat : partie nulle.',
  insufficient: 'Matériel insuffisant pour mater : partie nulle.',
  fivefold: 'La même position pour la cinquième fois : partie nulle.',
  seventyfive: '75 coups sans prise ni coup de pion : partie nulle.',
  threefold: 'La même position pour la troisième fois : la nulle a été demandée.',
  fifty: '50 coups sans prise ni coup de pion : la nulle a été demandée.',
  agreed: 'Partie nulle par accord mutuel.',
  time: 'Le temps est écoulé, mais l’autre camp ne peut jamais mater : partie nulle.',
  'resigned-w': 'Les Blancs abandonnent. Les Noirs gagnent.',
  'resigned-b': 'Les Noirs abandonnent. Les Blancs gagnent.',
  'time-w': 'Le temps des Blancs est écoulé. Les Noirs gagnent.',
  'time-b': 'Le temps des Noirs est écoulé. Les Blancs gagnent.',
};

const RECORDED: Record<string, string> = {
  '1-0': 'Les blancs ont gagné.',
  '0-1': 'Les noirs ont gagné.',
  '1/2-1/2': 'Partie nulle.',
};

export const ended = ({ end, winner }: ShownPosition): string | undefined => {
  if (end === 'checkmate' && winner) return `Échec et mat. ${capital(SIDES[winner])} gagnent.`;
  return end === null ? undefined : (ENDS[end] ?? 'La partie est finie.');
};

/** How a position stands; of one that is not legal why, where that is given. */
export const standing = (position: ShownPosition, reason?: string): string => {
  if (!position.isLegal) return `Cette position n’est pas légale${reason === undefined ? '' : ` : ${reason}`}.`;
  const { turn } = position;
  return (
    ended(position) ??
    RECORDED[position.recorded ?? ''] ??
    (position.check ? `${capital(SIDES[turn])} sont en échec.` : `Trait ${TO_SIDES[turn]}.`)
  );
};

/** What a move did, without how the game stands then. */
export const done = ({ from, to, piece: mover, captured, promotion, enPassant, rook }: ShownEffect): string => {
  const name = capital(role(mover));
  if (rook) return `Roque : roi en ${to}, tour en ${rook[1]}`;
  const becomes = promotion ? `, devient ${aRole(promotion)}` : '';
  if (!captured) return `${name} en ${to}${becomes}`;
  const origin = mover.toLowerCase() === 'p' ? ` de ${from}` : '';
  return `${name}${origin} prend ${theRole(captured)} en ${to}${enPassant ? ' en passant' : ''}${becomes}`;
};
