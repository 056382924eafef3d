// What Spanish calls numbers, sides, pieces, moves and ends.

import type { ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color } from '../../chess/chess';

/** As the subject of a sentence, which is in the plural: juegan las blancas. */
export const SIDES: Record<Color, string> = { w: 'las blancas', b: 'las negras' };
/** As a name. */
export const NAMES: Record<Color, string> = { w: 'Blancas', b: 'Negras' };
const ROLES: Record<string, string> = { k: 'rey', q: 'dama', r: 'torre', b: 'alfil', n: 'caballo', p: 'peón' };
const SEVERAL: Record<string, string> = {
  k: 'reyes',
  q: 'damas',
  r: 'torres',
  b: 'alfiles',
  n: 'caballos',
  p: 'peones',
};

export const number = (value: number): string => value.toLocaleString('es');

const RULES = new Intl.PluralRules('es');
/** With “de” behind whole millions: 1 peón, 2 peones, 1.000.000 de peones. */
export const counted = (count: number, one: string, many: string): string => {
  const form = RULES.select(count);
  return `${number(count)} ${form === 'one' ? one : form === 'many' ? `de ${many}` : many}`;
};

/** Only the spreadsheet puts other texts on squares. */
const isPiece = (letter: string): boolean => letter.toLowerCase() in ROLES;
export const role = (letter: string): string => ROLES[letter.toLowerCase()] ?? letter;
export const isFeminine = (letter: string): boolean => 'qr'.includes(letter.toLowerCase());
/** The end of a word that is said of a piece: elegida, elegido. */
export const ending = (letter: string): string => (isFeminine(letter) ? 'a' : 'o');

/** With its number: 1 alfil, 2 torres. */
export const roles = (count: number, letter: string): string =>
  counted(count, role(letter), SEVERAL[letter.toLowerCase()] ?? letter);

const shade = (letter: string): string => `${letter === letter.toLowerCase() ? 'negr' : 'blanc'}${ending(letter)}`;
/** Without an article: torre blanca. */
export const piece = (letter: string): string =>
  isPiece(letter) ? `${role(letter)} ${shade(letter)}` : `texto ${letter.normalize('NFKC')}`;
/** More than one, without a number: torres blancas. */
export const several = (letter: string): string => `${SEVERAL[letter.toLowerCase()] ?? letter} ${shade(letter)}s`;

const a = (letter: string): string => (isFeminine(letter) ? 'una' : 'un');
const the = (letter: string): string => (isFeminine(letter) ? 'la' : 'el');
const no = (letter: string): string => (isFeminine(letter) ? 'ninguna' : 'ningún');
/** Una torre blanca. */
export const aPiece = (letter: string): string => `${a(letter)} ${piece(letter)}`;
/** La torre blanca. */
export const thePiece = (letter: string): string => `${the(letter)} ${piece(letter)}`;
/** Ninguna torre blanca. */
export const noPiece = (letter: string): string => `${no(letter)} ${piece(letter)}`;
/** Una torre. */
export const aRole = (letter: string): string => `${a(letter)} ${role(letter)}`;
/** La torre. */
export const theRole = (letter: string): string => `${the(letter)} ${role(letter)}`;
/** Ninguna torre. */
export const noRole = (letter: string): string => `${no(letter)} ${role(letter)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENDS: Record<string, string> = {
  stalemate: 'Tablas por ahogado.',
  insufficient: 'Tablas por material insuficiente.',
  fivefold: 'Tablas: la misma posición por quinta vez.',
  seventyfive: 'Tablas: 75 jugadas sin capturas ni movimientos de peón.',
  threefold: 'Tablas reclamadas: la misma posición por tercera vez.',
  fifty: 'Tablas reclamadas: 50 jugadas sin capturas ni movimientos de peón.',
  agreed: 'Tablas de común acuerdo.',
  time: 'Tablas: se ha acabado el tiempo, pero el otro bando nunca puede dar mate.',
  'resigned-w': 'Las blancas abandonan. Ganan las negras.',
  'resigned-b': 'Las negras abandonan. Ganan las blancas.',
  'time-w': 'A las blancas se les ha acabado el tiempo. Ganan las negras.',
  'time-b': 'A las negras se les ha acabado el tiempo. Ganan las blancas.',
};

const RECORDED: Record<string, string> = {
  '1-0': 'Ganaron las blancas.',
  '0-1': 'Ganaron las negras.',
  '1/2-1/2': 'Tablas.',
};

export const ended = ({ end, winner }: ShownPosition): string | undefined => {
  if (end === 'checkmate' && winner) return `Jaque mate. Ganan ${SIDES[winner]}.`;
  return end === null ? undefined : (ENDS[end] ?? 'La partida ha terminado.');
};

/** How a position stands; of one that is not legal why, where that is given. */
export const standing = (position: ShownPosition, reason?: string): string => {
  if (!position.isLegal) return `Esta posición no es legal${reason === undefined ? '' : `: ${reason}`}.`;
  const side = SIDES[position.turn];
  return (
    ended(position) ??
    RECORDED[position.recorded ?? ''] ??
    (position.check ? `${capital(side)} están en jaque.` : `Juegan ${side}.`)
  );
};

/** What a move did, without how the game stands then. */
export const done = ({ from, to, piece: mover, captured, promotion, enPassant, rook }: ShownEffect): string => {
  const name = capital(role(mover));
  if (rook) return `Enroque: rey a ${to}, torre a ${rook[1]}`;
  const becomes = promotion ? `, se convierte en ${role(promotion)}` : '';
  if (!captured) return `${name} a ${to}${becomes}`;
  const origin = mover.toLowerCase() === 'p' ? ` de ${from}` : '';
  return `${name}${origin} captura ${theRole(captured)}${enPassant ? ' al paso' : ''} en ${to}${becomes}`;
};
