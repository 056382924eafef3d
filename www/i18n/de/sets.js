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
    possible: 'Turm, Läufer oder Springer',
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
    blocked: 'verstellte Züge hier',
    'moves-w': 'Züge von Weiß hier',
    'moves-b': 'Züge von Schwarz hier',
    'attacks-w': 'Angriffe von Weiß hier',
    'attacks-b': 'Angriffe von Schwarz hier',
  },
  more: 'Weitere Mengen',
  choose: 'Menge wählen …',
  how: 'Die nächste Menge',
  joins: { start: 'neu', union: '∪ oder', meet: '∩ und', less: '− ohne', then: 'gefolgt von' },
  squares: 'Felder, etwa g2 oder e4 d5',
  keep: 'Nur Züge',
  ends: 'Wo sie beginnen oder enden',
  cuts: { from: 'von', to: 'nach' },
  cut: 'Anwenden',
  paths: '⋯ Felder auf dem Weg',
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
    ({ union: `∪ ${what}`, meet: `∩ ${what}`, less: `− ${what}`, then: `gefolgt von ${what}`, from: `von ${what}`, to: `nach ${what}`, inverse: 'umgekehrt', complement: 'alle anderen', paths: 'Felder auf dem Weg' })[op] ?? what,
  /** The same in a sentence. @param {string} before @param {string} op @param {string} what */
  inWords: (before, op, what) =>
    ({
      union: `${before} oder ${what}`,
      meet: `${before}, die auch ${what} sind`,
      less: `${before}, die nicht ${what} sind`,
      then: `${before}, danach ${what}`,
      from: `${before} von ${what} aus`,
      to: `${before} nach ${what}`,
      inverse: `${before}, in umgekehrter Richtung`,
      complement: `alle Züge außer: ${before}`,
      paths: `Felder auf dem Weg: ${before}`,
    })[op] ?? before,
  /** What a piece can do. @param {string} piece */
  moves: (piece) => `Züge von ${piece}`,
  /** @param {number} most */
  tooLong: (most) => `Eine Formel hat höchstens ${number(most)} Schritte.`,
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
  /** What the numbers on the board say, in the name of a square. */
  told: {
    to: {
      /** @param {number} count */
      meant: (count) => `in der Menge, ${counted(count, 'Zug endet', 'Züge enden')} hier`,
      begins: 'hier beginnt die Menge',
    },
    from: {
      /** @param {number} count */
      meant: (count) => `in der Menge, ${counted(count, 'Zug beginnt', 'Züge beginnen')} hier`,
      begins: 'hier beginnt die Menge',
    },
  },
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
    'SQLite mit dem Brett und den Zügen des Artikels, den Wegen der Figuren (Paths) und der Partie auf deinem Brett: pieces, legal_moves, attacks, reach, history, tokens. Eigene Tabellen und Sichten sind erlaubt; die der Partie sind nur zu lesen.',
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
  readOnly: 'Die Konsole erreicht weder Dateien noch Einstellungen: attach, pragma und virtuelle Tabellen gibt es nicht. Tabellen und Sichten macht create.',
  /** @param {string} table */
  ofGame: (table) => `${table} enthält die Partie auf dem Brett und ist nur zu lesen: frage mit select, oder mache mit create table … as select eine eigene Tabelle.`,
  tooLong: 'Es dauerte mehr als fünf Sekunden und wurde beendet. Frage nach weniger, oder verbinde über gleiche Spalten.',
  tooBig: 'Das ist mehr, als die Konsole fassen kann: ein Wert hat höchstens eine Million Bytes, alles zusammen 256 MB. Frage nach weniger, oder nach length(…) davon.',
  broken: 'SQLite wurde beendet. Mit der nächsten Abfrage beginnt es neu.',
  exists: 'Wähle einen anderen Namen, lösche sie erst mit drop, oder beginne von vorn.',
  /** @param {string[]} names */
  own: (names) => `Deine eigenen: ${names.join(', ')}`,
  afresh: 'Von vorn beginnen',
  isAfresh: 'Die Datenbank ist wie am Anfang.',
  /** @param {string[]} names */
  lost: (names) => `Deine eigenen Tabellen und Sichten sind damit verloren: ${names.join(', ')}. Führe ihre Anweisungen noch einmal aus.`,
  /** @param {number} changed @returns {string} */
  done: (changed) => (changed > 0 ? `Fertig, ${counted(changed, 'Zeile', 'Zeilen').replace(/^\d+/, number(changed))} geändert,` : 'Fertig'),
  /** @param {number} count */
  more: (count) => `${number(count)} weitere Ergebnisse sind nicht gezeigt.`,
  isCut: 'lange Werte gekürzt',
  read: 'In den Worten von SQLite',
  /** What is lit up on the board, in the name of a square. */
  told: {
    /** @param {number} count */
    meant: (count) => (count > 0 ? `im Ergebnis, ${counted(count, 'Zeile', 'Zeilen')}` : 'im Ergebnis'),
    begins: 'hier beginnt das Ergebnis',
  },
  /** @param {string} name */
  meant: (name) => `${name} verwenden`,
  groups: {
    article: 'Aus dem Artikel',
    paths: 'Die Wege der Figuren',
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
    made: 'Brett und Sicht, neu gemacht (4032)',
    passed: 'Alle Felder auf dem Weg eines Zuges (2576)',
    castles: 'Worüber der Turm von a1 nach h1 kommt',
    stopped: 'Welche Züge sind auf diesem Brett verstellt?',
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
