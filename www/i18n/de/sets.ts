// What sets of moves, and the database, say in German.

import type { SetsWords } from '../words';
import { counted } from './chess';

const number = (count: number): string => count.toLocaleString('de', { useGrouping: 'min2' });
const many = (count: number, one: string, more: string): string =>
  counted(count, one, more).replace(/^\d+/, number(count));

/** A piece with its article: ein Turm, eine Dame. What is no piece stays. */
const a = (name: string): string => name.replace(/^(?=Dame)/, 'eine ').replace(/^(?=[TLSKB]|weiß|schwarz)/, 'ein ');

export const sets: SetsWords = {
  name: 'Mengen',
  pairs: (count, square) => `${many(count, 'Paar', 'Paare')}${square ? ` mit ${square}` : ''}.`,
  rows: (count) => `${many(count, 'Zeile', 'Zeilen')}.`,
  row: (row) => `Zeile ${row} ist hervorgehoben.`,
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert: bitte von Hand kopieren.',
  tabs: { label: 'Wie', build: 'Menge bauen', ask: 'Mit SQL fragen' },
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
    here: 'die Figuren hier',
    legal: 'erlaubte Züge hier',
    blocked: 'Paare hier mit einer Figur dazwischen',
    'moves-w': 'Züge von Weiß hier',
    'moves-b': 'Züge von Schwarz hier',
    'attacks-w': 'Angriffe von Weiß hier',
    'attacks-b': 'Angriffe von Schwarz hier',
  },
  count: number,
  palette: 'Wie jede Figur zieht, als Paare von Feldern',
  more: 'Weitere Mengen',
  choose: 'Weitere …',
  join: 'Die nächste Menge',
  joins: { new: 'neu', union: '∪ oder', meet: '∩ und', less: '− ohne', then: 'danach' },
  turns: {
    inverse: '⇄ umgekehrt',
    paths: '⋯ Felder auf dem Weg',
    here: '∩ Figuren hier',
    legal: '∩ hier erlaubt',
  },
  formula: 'Formel',
  formulaAbout: 'Etwa: knight then knight without knight from g1. Ein Feld des Bretts antippen zeigt nur dessen Paare.',
  use: (name) => `Verwenden: ${name}`,
  steps: 'Schritte, und wie viele Paare bleiben',
  step: (step, what, isFirst) => {
    if (isFirst) return what;
    const texts = {
      union: `∪ ${what}`,
      meet: `∩ ${what}`,
      less: `− ${what}`,
      then: `danach ${what}`,
      from: `von ${what}`,
      to: `nach ${what}`,
      inverse: 'umgekehrt',
      complement: 'alle anderen',
      paths: 'Felder auf dem Weg',
    };
    return texts[step];
  },
  remove: (step) => `Weglassen: ${step}`,
  inWords: (before, step, what) => {
    const texts = {
      union: `${before} oder ${a(what)}`,
      meet: `${before}, die auch ${what} sind`,
      less: `${before}, die nicht ${what} sind`,
      then: `${before}, danach ${what}`,
      from: `${before} von ${what} aus`,
      to: `${before} nach ${what}`,
      inverse: `${before}, in umgekehrter Richtung`,
      complement: `alle Züge außer: ${before}`,
      paths: `Felder auf dem Weg: ${before}`,
    };
    return texts[step];
  },
  moves: (piece) => `Züge wie ${a(piece)}`,
  near: (name, more, fewer) => {
    if (more + fewer === 0) return `Das sind genau die Paare von: ${name}.`;
    const parts = [more > 0 && `${number(more)} mehr`, fewer > 0 && `${number(fewer)} weniger`].filter(Boolean);
    return `Am ähnlichsten ist: ${name}, ${parts.join(', ')}.`;
  },
  onBoard: 'Auf dem Brett',
  views: { to: 'Zielfelder', from: 'Startfelder', none: 'Nichts' },
  rowViews: { arrows: 'Pfeile', squares: 'Felder', none: 'Nichts' },
  told: {
    ends: (count) => `in der Menge, ${counted(count, 'Zug endet', 'Züge enden')} hier`,
    starts: (count) => `in der Menge, ${counted(count, 'Zug beginnt', 'Züge beginnen')} hier`,
    rows: (count) => `im Ergebnis, ${many(count, 'Zeile', 'Zeilen')}`,
  },
  begins: 'hier beginnt es',
  chosen: (square) => `Feld ${square}`,
  allSquares: 'Alle Felder',
  facts: {
    to: 'In der Menge führt es nach',
    from: 'In der Menge erreicht von',
    reach: 'Seine Figur zieht nach',
    legal: 'Davon jetzt erlaubt',
    white: 'Weiß greift es an von',
    black: 'Schwarz greift es an von',
  },
  nothing: 'kein Feld',
  list: 'Die Paare',
  rest: (count) => `und ${number(count)} weitere`,
  sql: 'Als SQL',
  json: 'Als JSON',
  copy: 'Kopieren',
  openSql: 'Mit SQL fragen',
  ask: {
    question: 'Die Frage',
    about:
      'SQLite mit dem Brett und den Zügen des Artikels (AllMoves), den Feldern auf dem Weg der Züge (Paths) und der Partie auf dem Brett: pieces, legal_moves, attacks, reach, history, tokens. Eigene Tabellen und Sichten sind erlaubt; die der Partie sind nur zu lesen.',
    examples: 'Fragen zum Anfangen …',
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
      stopped: 'Welche Züge sind verstellt?',
      hanging: 'Welche Figuren hängen?',
      forks: 'Gabeln auf dem Brett',
      white: 'Felder, die nur Weiß beherrscht',
      checks: 'Züge, die Schach geben oder schlagen',
      mobility: 'Wie viel jede Figur darf',
      twice: 'Felder, die ein Springer in zwei Zügen erreicht',
      game: 'Züge der Partie, die etwas schlugen',
      tokens: 'Wörter des Skripts, die nichts taten',
    },
    run: 'Ausführen',
    stop: 'Anhalten',
    keys: 'Strg+Eingabe',
    loading: 'SQLite wird geladen …',
    running: 'Läuft …',
    stopped: 'Angehalten.',
    took: (milliseconds) => (milliseconds < 1 ? 'unter 1 ms' : `in ${number(Math.round(milliseconds))} ms`),
    counted: (count, shown) =>
      `${many(count, 'Zeile', 'Zeilen')}${shown < count ? `, davon die ersten ${number(shown)} gezeigt` : ''}`,
    done: (changed) => (changed > 0 ? `Fertig, ${many(changed, 'Zeile', 'Zeilen')} geändert` : 'Fertig'),
    none: 'Es wurde nichts gefragt.',
    result: (index) => `Ergebnis ${index}`,
    isCut: 'lange Werte gekürzt',
    moreResults: (count) => `${number(count)} weitere Ergebnisse sind nicht gezeigt.`,
    null: 'NULL',
    light: (row) => `Zeile ${row} auf dem Brett hervorheben`,
    noGame: (reason) => `Die Stellung ist nicht regelgerecht: ${reason} Von der Partie gibt es nur pieces und tokens.`,
    read: 'In den Worten von SQLite',
    hints: {
      use: 'Hier gibt es nur eine Datenbank: use wird übergangen.',
      truncate: 'SQLite kennt kein truncate: delete from und der Name der Tabelle leert sie.',
      offset: 'SQLite kennt kein offset … fetch: limit 5 offset 10 am Ende gibt fünf Zeilen nach den ersten zehn.',
      temporary:
        'Namen beginnen hier nicht mit #: Es kann weg. Was hier gemacht wird, ist mit diesem Tab ohnehin vorbei.',
      try: 'SQLite kennt kein try_convert: cast(x as integer) scheitert nie. Es liest die Zahl am Anfang eines Textes und ist 0, wo keine steht.',
      equals: 'Hier vergleicht =: 1 heißt ja und 0 heißt nein. Einen Namen gibt einer Spalte: X as Square.',
    },
    at: (line, column, message) => `Zeile ${line}, Spalte ${column}: ${message}.`,
    fault: (message) => `SQLite sagt: ${message}.`,
    readOnly:
      'Die Konsole erreicht weder Dateien noch Einstellungen: attach, pragma und virtuelle Tabellen gibt es nicht. Tabellen und Sichten macht create.',
    ofGame: (table) =>
      `${table} enthält die Partie auf dem Brett und ist nur zu lesen: select fragt danach, create table … as select macht eine eigene Tabelle.`,
    tooLong: 'Nach 5 Sekunden beendet. Ein LIMIT oder eine Bedingung für die Verknüpfung hilft.',
    tooBig:
      'Das ist mehr, als die Konsole fassen kann: Ein Wert hat höchstens eine Million Bytes, alles zusammen 256 MB. Besser weniger abfragen oder length(…) davon.',
    exists: 'Einen anderen Namen wählen, vorher mit drop löschen oder von vorn beginnen.',
    faults: {
      unloaded: () =>
        'SQLite konnte nicht geladen werden: Das Netz war gestört. Zum Wiederholen noch einmal ausführen.',
      forbidden: () => 'SQLite konnte nicht starten: Worker sind hier verboten.',
      forbiddenWasm: () => 'SQLite konnte nicht starten: WebAssembly ist hier verboten.',
      memory: () => 'Für SQLite ist nicht genug Speicher übrig. Andere Tabs schließen und noch einmal versuchen.',
      silent: () => 'Nach 5 Sekunden beendet. Ein LIMIT oder eine Bedingung für die Verknüpfung hilft.',
      ended: () => 'SQLite hat aufgehört. Mit der nächsten Frage beginnt es neu.',
      trapped: () => 'SQLite ist zusammengebrochen. Mit der nächsten Frage beginnt es neu.',
      unreadable: () => 'Die Seite und SQLite konnten einander nicht lesen.',
      failed: (detail) => `SQLite ist gescheitert: ${detail}`,
    },
    lost: (names) =>
      `Eigene Tabellen und Sichten sind damit verloren: ${names.join(', ')}. Ihre Anweisungen noch einmal ausführen.`,
    own: (names) => `Eigene: ${names.join(', ')}`,
    gone: (names) => `Weg oder verändert: ${names.join(', ')}. Die Beispiele brauchen sie.`,
    afresh: 'Datenbank zurücksetzen',
    isAfresh: 'Die Datenbank ist wie am Anfang.',
    isEmpty: 'Das eigene Brett hat noch keine Felder: Der Artikel lässt seine 64 inserts weg.',
    fill: 'Die 64 Felder einfügen',
  },
};
