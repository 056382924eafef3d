// @ts-check
// The sentences of the pages Set up and Games.
import { capital, colorName, counted, number, roleName } from './parts.js';

/** @typedef {import('../../document/document.js').View} View */

/** @param {number} moves @param {number} plies */
const length = (moves, plies) => `${counted(moves, 'Zug', 'Züge')} (${counted(plies, 'Halbzug', 'Halbzüge')})`;

/** What the cards are called. */
export const cards = {
  free: 'Figuren',
  fen: 'Stellung',
  chess960: 'Chess960',
  picture: 'Bild',
  count: 'Stellungen zählen (Perft)',
  documents: 'Gespeicherte Partien',
  pgn: 'PGN',
  examples: 'Beispiele',
};

export const position = {
  fen: 'FEN',
  isGame: 'Das sieht nach einer Partie aus, nicht nach einer Stellung: PGN unter Partien liest sie.',
  copy: 'Kopieren',
  setUp: 'Diese FEN aufstellen',
  done: 'Diese Stellung steht auf dem Brett.',
  /** @param {View} view */
  verdict: (view) => (view.reasons.length > 0 ? 'Das ist keine regelgerechte Stellung:' : 'Eine regelgerechte Stellung.'),
  /** @param {string} reason why a field cannot be set */
  stays: (reason) => `Die Stellung bleibt, wie sie ist. ${reason}`,
  refused: 'Das Brett zeigt eine andere Stellung.',
  /** @param {string} reason without a capital or a full stop */
  reason: (reason) => `${capital(reason)}.`,
  turn: 'Am Zug',
  turns: { w: 'Weiß', b: 'Schwarz' },
  castling: 'Darf rochieren',
  /** @param {string} letter of a FEN: K, Q, k, q, or a file @param {string} rook its square, if that is to be told */
  rights(letter, rook) {
    const color = colorName(letter === letter.toLowerCase() ? 'b' : 'w');
    const side = { k: ' kurz', q: ' lang' }[letter.toLowerCase()] ?? '';
    return `${color}${side}${rook && `, Turm ${rook}`}`;
  },
  anyRook: 'Mit jedem Turm auf der Reihe des Königs, wie in Chess960',
  passing: 'En passant',
  none: 'keins',
};

export const picture = {
  diagram: 'Brett als Text',
  styles: { boxed: 'Umrandet', unicode: 'Symbole', letters: 'Buchstaben' },
  copy: 'Kopieren',
  size: 'Größe',
  /** @param {number} width */
  pixels: (width) => `${width} × ${width} Pixel`,
  side: 'Unten',
  sides: { board: 'Wie das Brett', w: 'Weiß', b: 'Schwarz' },
  signs: 'Buchstaben und Zahlen',
  marks: 'Letzter Zug, Schach, Pfeile',
  png: 'PNG speichern',
  svg: 'SVG speichern',
  copyPng: 'Bild kopieren',
  noPng: 'Dieser Browser konnte kein PNG vom Brett machen; das SVG zeigt dasselbe.',
  noCopy: 'Dieser Browser lässt hier keine Bilder kopieren; speichere stattdessen das PNG.',
  /** @param {View} view */
  title: (view) => `Schachbrett: ${view.fen}`,
};

export const pgn = {
  title: 'PGN',
  isPosition: 'Das sieht nach einer Stellung aus, nicht nach einer Partie: das Feld FEN unter Aufstellen liest sie.',
  none: 'Die Stellung ist nicht regelgerecht; es gibt also keine Partie zu schreiben.',
  copy: 'Kopieren',
  load: 'Diese PGN laden',
  open: 'Datei öffnen …',
  save: 'Speichern',
  drop: 'Füge oben eine Partie ein, öffne eine Datei oder ziehe eine irgendwo auf die Seite.',
  pasted: 'dem eingefügten Text',
  /** @param {number} moves @param {number} plies */
  done: (moves, plies) => `Geladen: ${length(moves, plies)}.`,
  /** @param {number} moves @param {number} plies */
  cut: (moves, plies) => `Bis dahin geladen: ${length(moves, plies)}.`,
};

export const games = {
  filter: 'Nach Spieler, Turnier, Datum, Ergebnis suchen',
  stop: 'Anhalten',
  more: 'Mehr zeigen',
  /** @param {string} reason */
  failed: (reason) => `Die Datei ließ sich nicht lesen. ${reason}`,
  /** @param {string} name @param {number} count */
  reading: (name, count) => `Liest aus ${name}: bisher ${counted(count, 'Partie', 'Partien')}`,
  /** @param {string} name @param {number} count */
  title: (name, count) => `${number(count)} ${count === 1 ? 'Partie' : 'Partien'} in ${name}`,
  /** @param {string} name */
  empty: (name) => `In ${name} ist keine Partie.`,
  /** @param {number} count */
  found: (count) => `${counted(count, 'Partie', 'Partien')} gefunden. Wähle eine.`,
  /** @param {number} count */
  stopped: (count) => `Angehalten nach ${counted(count, 'Partie', 'Partien')}.`,
  /** @param {number} most */
  full: (most) => `Nur die ersten ${number(most)} Partien stehen in der Liste.`,
  /** @param {number} shown @param {number} matching @param {number} all */
  count(shown, matching, all) {
    if (matching === 0) return all > 0 ? 'Keine Partie passt.' : '';
    if (shown < matching) return `${number(shown)} von ${number(matching)} zu sehen`;
    return matching < all ? `${number(matching)} von ${number(all)}` : '';
  },
  /** @param {string} white @param {string} black */
  players: (white, black) => `${white || '?'} – ${black || '?'}`,
  /** @param {number} plies */
  moves: (plies) => counted(plies, 'Halbzug', 'Halbzüge'),
};

export const drop = {
  here: 'Lass eine PGN- oder FEN-Datei hier los, um sie zu öffnen',
  /** @param {string} name */
  set: (name) => `${name} steht auf dem Brett.`,
};

export const chess960 = {
  about:
    'Je ein Läufer auf hellen und dunklen Feldern, der König zwischen den Türmen: 960 Aufstellungen halten sich daran. Nummer 518 ist die übliche.',
  number: 'Nummer',
  setUp: 'Aufstellen',
  random: 'Zufall',
  standard: 'Normal',
  play: 'Gegen den Computer',
  /** @param {string} row */
  row: (row) => [...row].map(roleName).join(', '),
  notDrawn: 'Es konnte keine Nummer ausgelost werden; gib eine von 0 bis 959 ein.',
  /** @param {number} number */
  done: (number) => `Partie ${number} steht auf dem Brett.`,
  /** @param {number} number */
  mirror: (number) => `Gespiegelt ist es Nummer ${number}`,
  derivation: 'Von der Nummer zur Reihe',
  /** @param {import('../../files/files.js').Chess960Step} step */
  sum: ({ choice, ways, number, way, left }) => {
    if (choice === 'rooks-and-king') return 'T K T';
    return choice === 'knights' ? `${number} von 10 Paaren` : `${number} = ${ways} × ${left} + ${way}`;
  },
  /** @param {import('../../files/files.js').Chess960Step} step */
  step({ choice, way, open, files }) {
    const [free, taken] = [[...open].join(', '), [...files].join(' und ')];
    if (choice === 'rooks-and-king') return `Turm, König und Turm nehmen, was bleibt, ${free}: der König steht zwischen den Türmen.`;
    if (choice === 'knights') return `Die Springer nehmen Paar ${way} der zehn Paare aus ${free}, ab 0 gezählt: ${taken}.`;
    const piece = { 'light-bishop': 'den Läufer der hellen Felder', 'dark-bishop': 'den Läufer der dunklen Felder', queen: 'die Dame' }[choice];
    return `Der Rest ${way} stellt ${piece} auf: von ${free}, ab 0 gezählt, ${taken}.`;
  },
  text: 'Das Brett als Text',
  copy: 'Kopieren',
  checkTitle: 'Den Zufall prüfen',
  checkAbout: 'Lost Aufstellungen aus und prüft jede: Hält sie sich an die Regeln?',
  /** @param {number} count */
  check: (count) => `${count} Aufstellungen prüfen`,
  /** @param {number} passed @param {number} count */
  passed: (passed, count) => `${passed} von ${count} Aufstellungen halten alle Regeln ein.`,
  /** @param {'bishops' | 'king' | 'whole'} rule @param {number} kept @param {number} count */
  rule(rule, kept, count) {
    const sentences = {
      bishops: 'je ein Läufer auf hellen und dunklen Feldern',
      king: 'der König zwischen den Türmen',
      whole: 'König und Dame einmal, alle anderen Figuren zweimal',
    };
    return `${sentences[rule]}: ${kept} von ${count}`;
  },
  lastBoard: 'Die letzte davon:',
};

export const count = {
  about:
    'Auf wie viele Arten sich weiterspielen lässt, Halbzug für Halbzug. An dieser Zählung, Perft genannt, zeigt sich, ob ein Zuggenerator stimmt: für die Stellungen in der Liste sind die Zahlen bekannt.',
  position: 'Stellung',
  board: 'Die auf dem Brett',
  known: {
    start: 'Grundstellung',
    kiwipete: 'Kiwipete: jede Art von Zug',
    rooks: 'Turmendspiel',
    promotions: 'Umwandlungen',
    castling: 'Rochade und Umwandlung',
    middlegame: 'Mittelspiel',
    besideKing: 'Chess960: Türme neben dem König',
    outerRooks: 'Chess960: Türme auf e und h',
    whiteOnly: 'Chess960: nur Weiß rochiert',
    blackOnly: 'Chess960: nur Schwarz rochiert',
    queenBetween: 'Chess960: eine Dame im Weg',
  },
  depth: 'Tiefe',
  /** @param {number} plies */
  plies: (plies) => counted(plies, 'Halbzug', 'Halbzüge'),
  caption: 'Stellungen nach Tiefe',
  heads: ['Tiefe', 'Stellungen', 'Zeit', 'Tempo', 'Bekannt'],
  divideHeads: ['Erster Zug', 'Stellungen', 'Anteil'],
  start: 'Zählen',
  stop: 'Anhalten',
  show: 'Aufs Brett stellen',
  shown: 'Die Stellung steht auf dem Brett.',
  running: 'Zählt …',
  stopped: 'Angehalten.',
  progress: 'Gezählte erste Züge',
  /** @param {number} plies @param {number} at @param {number} all */
  progressed: (plies, at, all) => `Tiefe ${plies}: ${at} von ${all} ersten Zügen`,
  right: '✓ stimmt',
  /** @param {number} known */
  wrong: (known) => `✕ bekannt: ${number(known)}`,
  /** @param {string} positions @param {number} plies @param {string} fen */
  done: (positions, plies, fen) => `${positions} Stellungen nach ${counted(plies, 'Halbzug', 'Halbzügen')} ab ${fen}`,
  /** @param {number} plies */
  divide: (plies) => `Nach dem ersten Zug, ${counted(plies, 'Halbzug', 'Halbzüge')} tief`,
  /** @param {number} part */
  share: (part) => `${(part * 100).toFixed(1).replace('.', ',')} %`,
  copy: 'Kopieren',
  /** @param {string} reason */
  failed: (reason) => `Das Zählen ist stehen geblieben. ${reason}`,
  /** @param {number} milliseconds */
  time: (milliseconds) =>
    milliseconds < 1
      ? '< 1 ms'
      : milliseconds < 1000
        ? `${Math.round(milliseconds)} ms`
        : `${(milliseconds / 1000).toFixed(2).replace('.', ',')} s`,
  /** @param {number} paths @param {number} milliseconds */
  speed: (paths, milliseconds) => (milliseconds < 5 ? '–' : `${(paths / milliseconds / 1000).toFixed(0)} Mio./s`),
};
