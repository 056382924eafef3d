// What German says on the printed sheet of a lesson.

import type { PaperWords } from '../words';

const moves = (count: number): string => (count === 1 ? 'einem Zug' : `${count} Zügen`);

export const paper: PaperWords = {
  title: 'Arbeitsblatt der Lektion',
  boards: 'Bretter auf einer Seite',
  withHints: 'Mit Tipps',
  print: 'Arbeitsblatt drucken',
  noCode: 'Der Link ist zu lang für einen QR-Code; das Blatt hat keinen.',
  lesson: 'Lektion',
  name: 'Name',
  date: 'Datum',
  codeOf: 'QR-Code des Links zu dieser Lektion',
  onScreen: 'Dieselbe Lektion am Bildschirm',
  board: (number) => `Brett ${number}`,
  hint: (text) => `Tipp: ${text}`,
  asked: {
    find: 'Der beste Zug ist gesucht.',
    mate: (count) => `Matt in ${count}.`,
    squares: 'Die Felder markieren.',
    formula: 'Die Felder markieren.',
    choose: 'Was stimmt?',
    win: (count, level) => `Weiterspielen und in ${moves(count)} gegen Stufe ${level} gewinnen.`,
    hold: (count, level) => `Weiterspielen und in ${moves(count)} gegen Stufe ${level} nicht verlieren.`,
    draw: (count, level) => `Weiterspielen und in ${moves(count)} gegen Stufe ${level} mindestens Remis erreichen.`,
  },
  solutions: 'Lösungen',
  or: 'oder',
  played: 'Das wird auf einem Brett ausgespielt.',
  unknown: 'Diese Lektion enthält keine Lösung.',
};
