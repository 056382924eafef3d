// @ts-check
// The sentences of the Sets panel.
import { counted, number } from './parts.js';

export const sets = {
  title: 'Züge als Mengen',
  about: 'Eine Figur ist die Menge aller ihrer Wege von einem Feld zu einem anderen. Vereinige und schneide Mengen und sieh, was bleibt.',
  palette: 'Mengen',
  names: {
    all: 'jeder Zug',
    rook: 'Turm',
    bishop: 'Läufer',
    knight: 'Springer',
    possible: 'möglich',
    queen: 'Dame',
    king: 'König',
    pawn: 'Bauer',
    'king-steps': 'König ohne Rochade',
    'white-pawn': 'weißer Bauer',
    'black-pawn': 'schwarzer Bauer',
    'white-pawn-pushes': 'weißer Bauer, ein Schritt',
    'black-pawn-pushes': 'schwarzer Bauer, ein Schritt',
    'white-pawn-double-pushes': 'weißer Bauer, Doppelschritt',
    'black-pawn-double-pushes': 'schwarzer Bauer, Doppelschritt',
    'white-pawn-captures': 'weißer Bauer, schlagend',
    'black-pawn-captures': 'schwarzer Bauer, schlagend',
    here: 'jede Figur hier',
    legal: 'erlaubte Züge hier',
    'moves-w': 'Züge von Weiß hier',
    'moves-b': 'Züge von Schwarz hier',
    'attacks-w': 'Angriffe von Weiß hier',
    'attacks-b': 'Angriffe von Schwarz hier',
  },
  more: 'Weitere Mengen',
  choose: 'Menge wählen …',
  how: 'Die nächste Menge',
  joins: { start: 'neu', union: '∪ oder', meet: '∩ und', less: '− ohne', then: '; danach' },
  squares: 'Felder, etwa g2 oder e4 d5',
  keep: 'Nur, was',
  cutFrom: 'dort beginnt',
  cutTo: 'dort endet',
  inverse: '⇄ umgekehrt',
  complement: '∁ alle anderen',
  here: '∩ in dieser Stellung',
  legal: '∩ nur erlaubte',
  /** @param {string} reason */
  notLegal: (reason) => `Die Stellung auf dem Brett ist nicht regelgerecht: ${reason}. Nach den Regeln kann darin nichts ziehen.`,
  formula: 'Formel',
  clear: 'Leeren',
  /** @param {string} step */
  remove: (step) => `Weglassen: ${step}`,
  /** @param {string} op @param {string} what */
  symbol: (op, what) =>
    ({ union: `∪ ${what}`, meet: `∩ ${what}`, less: `− ${what}`, then: `; ${what}`, from: `von ${what}`, to: `nach ${what}`, inverse: 'umgekehrt', complement: 'alle anderen' })[op] ?? what,
  /** The same in a sentence. @param {string} before @param {string} op @param {string} what */
  inWords: (before, op, what) =>
    ({
      union: `${before}, oder aus: ${what}`,
      meet: `${before}, zugleich aus: ${what}`,
      less: `${before}, aber nicht aus: ${what}`,
      then: `${before}, gefolgt von einem aus: ${what}`,
      from: `${before}, von ${what}`,
      to: `${before}, nach ${what}`,
      inverse: `${before}, in umgekehrter Richtung`,
      complement: `alle Züge außer: ${before}`,
    })[op] ?? before,
  /** @param {string} what */
  start: (what) => `Wege aus: ${what}`,
  /** @param {number} count */
  count: (count) => number(count),
  /** @param {number} count */
  pairs: (count) => (count === 1 ? 'Paar' : 'Paare'),
  /** @param {number} count @param {string} words */
  spoken: (count, words) => `${counted(count, 'Paar', 'Paare')}: ${words}.`,
  nothing: 'Wähle eine Menge, um zu beginnen.',
  /** @param {string} text */
  noSquare: (text) => `„${text}“ ist kein Feld; Felder gehen von a1 bis h8.`,
  noneNamed: 'Nenne erst ein Feld, von a1 bis h8.',
  onBoard: 'Auf dem Brett',
  shows: { to: 'Ziele', from: 'Anfänge', off: 'Nichts' },
  list: 'Die Paare',
  /** @param {number} count */
  rest: (count) => `und ${number(count)} weitere`,
  sql: 'Als SQL',
  json: 'Als JSON',
  copy: 'Kopieren',
  openSql: 'In der Konsole öffnen',
};

export const sql = {
  title: 'In SQL fragen',
  about:
    'SQLite mit dem Brett und den Zügen des Artikels und der Partie auf deinem Brett: pieces, legal_moves, attacks, reach, history, tokens. Es liest nur.',
  run: 'Ausführen',
  stop: 'Anhalten',
  keys: 'Strg+Eingabe führt sie aus.',
  loading: 'SQLite wird geladen …',
  running: 'Läuft …',
  stopped: 'Angehalten.',
  /** @param {string} reason */
  noGame: (reason) => `Die Stellung auf dem Brett ist nicht regelgerecht: ${reason}. Von der Partie gibt es nur pieces und tokens.`,
  failed: 'SQLite konnte nicht geladen werden. Vielleicht fehlt das Netz. Führe die Abfrage noch einmal aus.',
  examples: 'Beispiele',
  choose: 'Beispiel wählen …',
  /** @param {number} count @param {number} shown */
  rows: (count, shown) => `${counted(count, 'Zeile', 'Zeilen').replace(/^\d+/, number(count))}${shown < count ? `, davon die ersten ${number(shown)} gezeigt` : ''}`,
  /** @param {number} milliseconds */
  took: (milliseconds) => (milliseconds < 1 ? 'in weniger als einer Millisekunde' : `in ${number(Math.round(milliseconds))} ms`),
  none: 'Es wurde nichts gefragt.',
  /** @param {number} index */
  result: (index) => `Ergebnis ${index}`,
  null: 'null',
  /** @param {number} line @param {number} column @param {string} message */
  at: (line, column, message) => `Zeile ${line}, Spalte ${column}: ${message}.`,
  /** @param {string} message */
  fault: (message) => `${message}.`,
  readOnly: 'Die Konsole liest nur: frage mit select.',
  tooLong: 'Es dauerte mehr als fünf Sekunden und wurde beendet. Frage nach weniger, oder verbinde über gleiche Spalten',
  /** @param {string} name */
  meant: (name) => `${name} verwenden`,
  groups: {
    article: 'Aus dem Artikel',
    game: 'Die Partie auf dem Brett',
  },
  titles: {
    all: 'Von jedem Feld zu jedem anderen (4032)',
    castle: 'Der Turm (896)',
    bishop: 'Der Läufer (560)',
    knight: 'Der Springer (336)',
    possible: 'Alle drei zusammen (1792)',
    restricted: 'Dasselbe ohne union (1792)',
    queen: 'Die Dame (1456)',
    king: 'Der König (424)',
    pawn: 'Der Bauer (324)',
    hanging: 'Welche Figuren hängen?',
    forks: 'Gabeln auf dem Brett',
    white: 'Felder, die nur Weiß beherrscht',
    checks: 'Züge, die Schach geben oder schlagen',
    mobility: 'Wie viel jede Figur darf',
    twice: 'Felder, die ein Springer in zwei Zügen erreicht',
    game: 'Züge der Partie, die etwas schlugen',
    tokens: 'Wörter des Skripts, die nichts taten',
  },
};
