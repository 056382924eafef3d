// German of trainers: a minute of questions of one kind.

import type { TrainersWords } from '../words';
import { counted, piece, SIDES, thePiece } from './chess';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const points = (count: number): string => counted(count, 'Punkt', 'Punkte');

export const trainers: TrainersWords = {
  title: 'Trainer',
  about: 'Je eine Minute. Richtig gibt einen Punkt, falsch nimmt einen weg.',
  names: {
    name: 'Das Feld benennen',
    moves: 'Wohin kann die Figur?',
    attacked: 'Was ist angegriffen?',
    check: 'Ist es Schach?',
  },
  abouts: {
    name: 'Das markierte Feld benennen oder das genannte finden.',
    moves: 'Alle Felder markieren, auf die eine Figur ziehen kann.',
    attacked: 'Die Figuren markieren, die der Gegner angreift, in berühmten Partien.',
    check: 'Ja oder nein, in berühmten Partien.',
  },
  best: (count) => `Bestes Ergebnis: ${points(count)}`,
  points,
  card: 'Training',
  ask: {
    name: 'Welches Feld ist markiert?',
    find: (square) => `Wo ist ${square}?`,
    moves: (letter, square) => `Wohin kann ${thePiece(letter)} auf ${square} ziehen?`,
    attacked: (side) => `Welche Figuren von ${SIDES[side]} sind angegriffen?`,
    check: (side) => `${SIDES[side]} am Zug: Ist es Schach?`,
  },
  where: (column, row) => `Spalte ${column} von links, Zeile ${row} von unten.`,
  others: (pieces) => `Außerdem: ${list(pieces.map(([letter, square]) => `${piece(letter)} auf ${square}`))}.`,
  right: 'Richtig.',
  wrong: {
    name: (square) => `Falsch: Das war ${square}.`,
    find: 'Falsch: Das war ein anderes Feld.',
    squares: (missing, extra) =>
      [
        'Falsch.',
        missing.length > 0 ? `${missing.length === 1 ? 'Es fehlt' : 'Es fehlen'}: ${list(missing)}.` : '',
        extra.length > 0 ? `Falsch markiert: ${list(extra)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    check: 'Falsch: Es war Schach.',
    noCheck: 'Falsch: Es war kein Schach.',
  },
  isAsked: 'gefragt',
  field: 'Name des Feldes',
  choices: 'Namen zur Wahl',
  tapIt: 'Das Feld auf dem Brett drücken.',
  markThem: 'Die Felder auf dem Brett markieren oder schreiben.',
  check: 'Prüfen',
  yes: 'Ja',
  no: 'Nein',
  yesKey: 'Ja (Taste j)',
  noKey: 'Nein (Taste n)',
  timeLeft: 'Restzeit',
  left: (seconds, count) => `Noch ${counted(seconds, 'Sekunde', 'Sekunden')}, ${points(count)}.`,
  stop: 'Beenden',
  timeIsUp: 'Die Zeit ist um.',
  stopped: 'Beendet.',
  result: (count, best, isNew) =>
    isNew ? `${points(count)}: das beste Ergebnis bisher.` : `${points(count)}. Bestes Ergebnis: ${points(best)}.`,
  again: 'Noch einmal',
  close: 'Zurück zur Liste',
  closed: (standing) => `Das Training ist zu. ${standing}`,
  keysName: 'In einem Trainer',
  keys: {
    check: 'prüft die markierten Felder',
    yes: 'ja, es ist Schach',
    no: 'nein, es ist keines',
    ask: 'sagt die Frage noch einmal, und die Restzeit',
    stop: 'beendet, dann zurück zur Liste',
  },
  refusals: { 'in-trainer': 'Das ist das Brett eines Trainers: antworten oder beenden.' },
};
