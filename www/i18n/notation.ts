// How moves are written where a person reads them, and spoken where one listens, in every language alike. Files, links and
// scripts keep English.

import { FILES } from '../chess/squares';

export type SpokenStyle = 'words' | 'san' | 'nato';

/** King, queen, rook, bishop and knight. */
export const ENGLISH = 'KQRBN';
export const FIGURINES = '♔♕♖♗♘';

/** How a reader wants moves. */
interface NotationStyle {
  /** What pieces are written with. */
  readonly letters: string;
  /** In words, as they are written, or with the NATO alphabet for the files. */
  readonly spoken: SpokenStyle;
}

let read = (): NotationStyle => ({ letters: ENGLISH, spoken: 'words' });

/** From now on it is read so: what is drawn with it is drawn anew when a signal that is read there changes. */
export const readNotation = (from: () => NotationStyle): void => void (read = from);

export const spokenStyle = (): SpokenStyle => read().spoken;

/** A move of SAN as its reader writes it. */
export const written = (san: string, own = read().letters): string =>
  san.replace(/[KQRBN]/g, (letter) => own.charAt(ENGLISH.indexOf(letter)));

/** Moves of pieces in a text. */
const MOVES = /\b[KQRBN][a-h]?[1-8]?x?[a-h][1-8]/g;

/** A text whose moves are written as its reader writes them. */
export const withWritten = (text: string): string => text.replaceAll(MOVES, (san) => written(san));

const NATO = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
const SQUARE = /(?<![\p{L}\d])([a-h])([1-8])(?![\p{L}\d])/gu;

/** A text as it is spoken: with the NATO alphabet, where that is wanted. */
export const spelled = (text: string): string =>
  spokenStyle() === 'nato' ? text.replace(SQUARE, (_, file: string, rank: string) => `${nato(file)} ${rank}`) : text;

const nato = (file: string): string => NATO[FILES.findIndex((known) => known === file)] ?? file;
