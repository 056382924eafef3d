// German of playing lessons.

import type { Color } from '../../chess/chess';
import type { LearnWords } from '../words';
import { counted, SIDES } from './chess';
import { examples } from './lessons';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

const within = (moves: number): string => `in ${counted(moves, 'Zug', 'Zügen')}`;
const tasks = (count: number): string => counted(count, 'Aufgabe', 'Aufgaben');
const squares = (count: number): string => counted(count, 'Feld', 'Felder');
const side = (color: Color): string => SIDES[color];

export const learn: LearnWords = {
  tabs: { lessons: 'Lektionen', make: 'Erstellen' },
  about: 'Eine Lektion stellt Aufgaben auf dem Brett. Was falsch war, kommt nach einigen Tagen wieder.',
  list: 'Meine Lektionen',
  samples: 'Beispiele',
  none: 'Hier bleiben die geöffneten Lektionen, und was davon gelöst ist.',
  openPgn: 'PGN als Lektion öffnen',
  play: (title) => `Spielen: ${title}`,
  untitled: 'Lektion',
  tasks,
  known: (known, all) => `${known} von ${all} gelöst`,
  due: (count) => `${tasks(count)} zu wiederholen`,
  repeat: 'Jetzt wiederholen',
  repeated: 'Wiederholung',
  remove: (title) => `${title} löschen`,
  removed: (title) => `Gelöscht: ${title}.`,
  undo: 'Rückgängig',
  noTasks: 'In diesem PGN ist keine Aufgabe: kein [%task …], und keine Stellung mit Zügen danach.',
  offer: 'Als Lektion spielen',
  found: 'Die Partien dieser Datei sind eine Lektion.',
  card: 'Lektion',
  place: (at, all) => `Aufgabe ${at} von ${all}`,
  task: (at, all) => `Aufgabe ${at} von ${all}.`,
  leave: 'Lektion verlassen',
  leaveIt: 'Verlassen',
  left: (standing) => `Die Lektion ist zu. ${standing}`,
  hint: 'Tipp',
  showAnswer: 'Lösung zeigen',
  check: 'Prüfen',
  back: 'Zurück zur Lektion',
  onward: { on: 'Weiter', task: 'Nächste Aufgabe', over: 'Ergebnis', again: 'Noch einmal', skip: 'Auslassen' },
  onwardTo: {
    on: 'Lesen, dann weiter.',
    task: 'Weiter zur nächsten Aufgabe.',
    over: 'Das war die letzte. Weiter zum Ergebnis.',
    again: 'Noch einmal.',
    skip: 'Antworten oder die Aufgabe auslassen.',
  },
  ask: {
    find: (color) => `Gesucht ist der beste Zug für ${side(color)}.`,
    mate: (color, moves) =>
      moves === 1 ? `${side(color)} setzt mit diesem Zug matt.` : `${side(color)} setzt in ${moves} Zügen matt.`,
    squares: 'Die Felder auf dem Brett markieren oder schreiben.',
    choose: 'Welche Antwort ist richtig?',
    chooseAll: 'Welche Antworten sind richtig?',
    win: (color, level, moves) => `Mit ${side(color)} ${within(moves)} gegen Stufe ${level} gewinnen.`,
    hold: (color, level, moves) => `Mit ${side(color)} ${within(moves)} gegen Stufe ${level} nicht verlieren.`,
    draw: (color, level, moves) => `Mit ${side(color)} ${within(moves)} gegen Stufe ${level} mindestens remis halten.`,
  },
  right: (move) => `${move} ist richtig.`,
  wrong: (move) => `${move} ist falsch.`,
  another: (move) => `${move} ist auch gut. Gesucht ist ein anderer Zug.`,
  answer: (move) => `Die Lösung ist ${move}.`,
  mated: (move) => `${move}: matt.`,
  noMate: (move, moves) =>
    moves === 1 ? `${move} setzt nicht matt.` : `${move} führt nicht in ${moves} Zügen zum Matt.`,
  escape: (move) => `Die Antwort ist ${move}.`,
  unproved: (move) =>
    `Ob ${move} rechtzeitig matt setzt, ist nicht zu sagen: Die Suche dauerte zu lange. Gesucht bleibt ein Matt.`,
  allRight: 'Alles richtig.',
  pressed: (square, isMarked, count) =>
    `${square} ${isMarked ? 'markiert' : 'nicht mehr markiert'}. ${squares(count)}.`,
  squares: (extra, missing) =>
    [
      extra.length > 0 ? `Falsch: ${list(extra)}.` : '',
      missing > 0 ? `${squares(missing)} ${missing === 1 ? 'fehlt' : 'fehlen'}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  choices: (extra, missing) => {
    if (extra > 0) return extra === 1 ? 'Das ist nicht richtig.' : `${extra} davon sind nicht richtig.`;
    return missing === 1 ? 'Eine Antwort fehlt.' : `${missing} Antworten fehlen.`;
  },
  count: (count) => `Tipp: ${squares(count)}.`,
  answerSquares: (names) => `Die Lösung ist ${list(names)}.`,
  answerTexts: (texts) => `Die Lösung ist: ${texts.join('; ')}.`,
  isMarked: 'markiert',
  isTooMuch: 'falsch markiert',
  reached: 'Das Ziel ist erreicht.',
  missed: 'Das Ziel ist nicht erreicht.',
  tried: 'Hier werden Züge probiert.',
  tryMoves: 'Züge probieren',
  trying: 'Züge werden nur probiert: Keiner davon ist eine Antwort.',
  squaresField: 'Felder',
  answers: 'Antworten',
  over: (first, all) => `Die Lektion ist fertig: ${first} von ${tasks(all)} beim ersten Versuch gelöst.`,
  result: 'Ergebnis',
  results: {
    first: 'beim ersten Versuch',
    later: 'später oder mit Tipps',
    shown: 'Lösung gezeigt',
    open: 'ausgelassen',
  },
  comesBack: (days) => (days <= 1 ? 'kommt morgen wieder' : `kommt in ${days} Tagen wieder`),
  from: 'Von vorn',
  close: 'Zurück zur Liste',
  see: (place) => `In ${place} ansehen`,
  refusals: {
    'in-lesson': 'Das ist das Brett einer Lektion: antworten, weitergehen oder die Lektion verlassen.',
  },
  keysName: 'In einer Lektion',
  keys: {
    try: 'probiert Züge, von denen keiner eine Antwort ist',
    hint: 'gibt einen Tipp, zuletzt die Lösung',
    on: 'prüft die Antwort, geht weiter oder versucht es noch einmal',
    skip: 'lässt die Aufgabe aus',
    back: 'geht von probierten Zügen zurück zur Lektion',
    ask: 'sagt noch einmal, was verlangt ist',
  },
  examples,
};
