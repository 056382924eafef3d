// How moves are written where a person reads them, and spoken where one listens, in every language alike. Files, links and
// scripts keep English.

import { signal } from '@preact/signals';
import { FILES } from '../chess/squares';

export type SpokenStyle = 'words' | 'san' | 'nato';

/** King, queen, rook, bishop and knight. */
export const ENGLISH = 'KQRBN';
export const FIGURINES = '♔♕♖♗♘';

/** What pieces are written with. */
export const letters = signal(ENGLISH);
/** In words, as they are written, or with the NATO alphabet for the files. */
export const spokenStyle = signal<SpokenStyle>('words');

/** A move of SAN as its reader writes it. */
export const written = (san: string, own = letters.value): string =>
  san.replace(/[KQRBN]/g, (letter) => own.charAt(ENGLISH.indexOf(letter)));

/** Moves of pieces in a text. */
const MOVES = /\b[KQRBN][a-h]?[1-8]?x?[a-h][1-8]/g;

/** A text whose moves are written as its reader writes them. */
export const withWritten = (text: string): string => text.replaceAll(MOVES, (san) => written(san));

const NATO = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
const SQUARE = /(?<![\p{L}\d])([a-h])([1-8])(?![\p{L}\d])/gu;

/** A text as it is spoken: with the NATO alphabet, where that is wanted. */
export const spelled = (text: string): string =>
  spokenStyle.value === 'nato'
    ? text.replace(SQUARE, (_, file: string, rank: string) => `${nato(file)} ${rank}`)
    : text;

const nato = (file: string): string => NATO[FILES.findIndex((known) => known === file)] ?? file;

/** A clause as a sentence of its own; a square stays as it is. */
export const asSentence = (text: string): string =>
  text.replace(/^\p{Ll}(?![1-8])/u, (letter) => letter.toUpperCase()).replace(/[^.!?…]$/u, '$&.');
