// @ts-check
// The sentences of what comes to the board when it is wanted: questions, arrows, free mode, keys, settings.
import { capital, colorName, counted, isFeminine, pieceName, roleName, squareName, thePiece } from './parts.js';
import { speech, status } from './page.js';

/** @typedef {import('../../document/document.js').View} View */
/** @typedef {{ king: number, rook: number }} Landing */

/** @param {number[]} squares */
const list = (squares) => squares.map(squareName).join(', ');

/** @type {Record<string, string>} several pieces */
const MANY = { k: 'Könige', q: 'Damen', r: 'Türme', b: 'Läufer', n: 'Springer', p: 'Bauern' };

/** @param {string} letter a FEN letter @param {number[]} squares on which there is one each */
const rolesOn = (letter, squares) => (squares.length > 1 ? MANY[letter.toLowerCase()] : roleName(letter));

/** @param {string} letter a FEN letter @param {number[]} squares on which there is one each */
const piecesOn = (letter, squares) => (squares.length > 1 ? `${letter === letter.toLowerCase() ? 'schwarze' : 'weiße'} ${rolesOn(letter, squares)}` : pieceName(letter));

/** @type {Record<string, string>} wie Figuren ziehen */
const WAYS = {
  k: 'Könige ziehen ein Feld weit',
  q: 'Damen ziehen gerade und schräg',
  r: 'Türme ziehen gerade',
  b: 'Läufer ziehen schräg',
  n: 'Springer springen zwei Felder weit und eines zur Seite',
  p: 'Bauern ziehen geradeaus und schlagen schräg',
};

export const hand = {
  /** @param {number} square */
  empty: (square) => `${squareName(square)} ist leer.`,
  /** @param {number} square @param {string} letter @param {number[]} targets */
  picked(square, letter, targets) {
    const moves = counted(targets.length, 'Zug', 'Züge');
    const list = targets.length > 0 ? `: ${targets.map(squareName).join(', ')}` : '';
    return `${capital(pieceName(letter))} auf ${squareName(square)} aufgenommen. ${moves}${list}.`;
  },
  /** @param {number} square @param {string} letter */
  free: (square, letter) =>
    `${capital(pieceName(letter))} auf ${squareName(square)} aufgenommen. ${isFeminine(letter) ? 'Sie' : 'Er'} darf überallhin.`,
  /** @param {number} square @param {string} letter */
  stuck: (square, letter) => `${capital(thePiece(letter))} auf ${squareName(square)} hat keinen erlaubten Zug.`,
  /** @param {string} letter @param {string} turn */
  notYours: (letter, turn) =>
    `Das ist ${isFeminine(letter) ? 'eine' : 'ein'} ${pieceName(letter)}, und ${colorName(turn)} ist am Zug.`,
  /** Of a piece that may not be moved now. @param {string} reason why @param {string} letter @param {number} square @param {number[]} targets */
  asked(reason, letter, square, targets) {
    const places = targets.length > 0 ? `könnte nach ${targets.map(squareName).join(', ')}` : 'könnte nicht ziehen';
    return `${reason} ${isFeminine(letter) ? 'Die' : 'Der'} ${roleName(letter)} auf ${squareName(square)} ${places}.`;
  },
  /** @param {string} letter @param {number} square */
  put: (letter, square) => `${capital(pieceName(letter))} nach ${squareName(square)}.`,
  cancelled: 'Zurückgestellt.',
  /** @param {string} reason without a capital or a full stop @param {string} [letter] of a piece that does not move so */
  refused: (reason, letter) => `${capital(reason)}${letter ? `: ${WAYS[letter.toLowerCase()]}` : ''}.`,
  promote: 'Wird der Bauer Dame, Turm, Läufer oder Springer?',
};

export const promotion = {
  question: 'Der Bauer wird',
  /** @param {string} letter */
  role: (letter) => roleName(letter),
};

export const castling = {
  question: 'Welchen Zug meinst du?',
  /** @param {Landing} castle */
  preview: ({ king, rook }) => `Rochade: der König nach ${squareName(king)}, der Turm nach ${squareName(rook)}.`,
  /** @param {Landing} castle */
  castle: ({ king, rook }) => `Rochade: König ${squareName(king)}, Turm ${squareName(rook)}`,
  /** @param {number} square */
  kingTo: (square) => `König nach ${squareName(square)}`,
  /** @param {number} square */
  pickRook: (square) => `Den Turm auf ${squareName(square)} aufnehmen`,
};

export const arrows = {
  title: 'Pfeile und Kreise',
  about: 'Wähle zwei Felder für einen Pfeil, ein Feld zweimal für einen Kreis. Dasselbe noch einmal entfernt ihn. Sie bleiben beim Zug.',
  clear: 'Alle entfernen',
  done: 'Fertig',
  cleared: 'Pfeile und Kreise entfernt; Rückgängig holt sie zurück.',
  color: 'Farbe',
  colors: { G: 'Grün', R: 'Rot', B: 'Blau', Y: 'Gelb' },
  /** @param {import('../../board/shape-path.js').Shape} shape */
  shape({ from, to, paint }) {
    const color = { G: '', R: 'roter ', B: 'blauer ', Y: 'gelber ' }[paint];
    return color + (from === to ? `Kreis auf ${squareName(from)}` : `Pfeil von ${squareName(from)} nach ${squareName(to)}`);
  },
  /** @param {string} shape */
  drawn: (shape) => `${capital(shape)}.`,
  /** @param {string} shape */
  rubbedOut: (shape) => `${capital(shape)} entfernt.`,
  /** @param {number} square */
  from: (square) => `Von ${squareName(square)} nach …`,
  /** @param {string[]} shapes */
  all: (shapes) => `Auf das Brett gezeichnet: ${shapes.join('; ')}.`,
  left: 'Fertig gezeichnet. Die Zeichnung bleibt.',
};

export const free = {
  title: 'Freies Aufstellen',
  about: 'Jede Figur darf überallhin. Ziehe Figuren aufs Brett und wieder hinaus, oder wähle eine Figur und dann ihre Felder.',
  palette: 'Figuren zum Aufstellen',
  /** @param {string} letter */
  piece: (letter) => capital(pieceName(letter)),
  eraser: 'Radierer',
  clear: 'Leeren',
  cleared: 'Das Brett ist leer.',
  initial: 'Grundstellung',
  begun: 'Die Grundstellung steht auf dem Brett.',
  /** @param {string} letter */
  chosen: (letter) =>
    letter === '' ? 'Radierer: Wähle, was weg soll.' : `${capital(pieceName(letter))}: Wähle, wohin ${isFeminine(letter) ? 'sie' : 'er'} soll.`,
  none: 'Nichts gewählt: Die Figuren auf dem Brett lassen sich bewegen.',
  /** @param {string} letter @param {number} square */
  put: (letter, square) => `${capital(pieceName(letter))} auf ${squareName(square)}.`,
  /** @param {string} letter @param {number} square */
  removed: (letter, square) => `${capital(pieceName(letter))} von ${squareName(square)} weggenommen.`,
  notFree: 'Figuren wegnehmen lässt sich beim freien Aufstellen, unter Aufstellen.',
  /** @param {View} view */
  left: (view) =>
    view.reasons.length > 0
      ? `So lässt sich noch nicht spielen: ${view.reasons.join('; ')}.`
      : `So lässt sich spielen: ${status.main(view).replace(/\.?$/, '.')}`,
};

/** Pieces as a list, the most valuable first. @param {string} letters */
export function captives(letters) {
  const counts = Array.from('qrbnp', (role) => ({ role, count: letters.toLowerCase().split(role).length - 1 })).filter(({ count }) => count > 0);
  return counts.map(({ role, count }) => (count === 1 ? roleName(role) : `${count} ${MANY[role]}`)).join(', ') || 'nichts';
}

export const keys = {
  noClock: 'Diese Partie hat keine Uhr.',
  /** @param {string} taken the letters of all pieces that were taken */
  captured: (taken) =>
    taken === '' ? 'Noch ist nichts geschlagen.' : `Weiß hat geschlagen: ${captives(taken.replace(/[A-Z]/g, ''))}. Schwarz hat geschlagen: ${captives(taken.replace(/[a-z]/g, ''))}.`,
  /** @param {View} view */
  last: (view) => (view.lastStep ? `Letzter Zug: ${speech.played(view, view.lastStep, true)}` : 'Noch kein Zug.'),
  /** @param {string} letter @param {number} square @param {number[]} targets */
  moves: (letter, square, targets) =>
    targets.length > 0
      ? `${capital(pieceName(letter))} auf ${squareName(square)}, ${counted(targets.length, 'Zug', 'Züge')}: ${list(targets)}.`
      : hand.stuck(square, letter),
  /** @param {string} letter @param {number} square @param {[square: number, piece: string][]} prey */
  captures(letter, square, prey) {
    const who = `${capital(pieceName(letter))} auf ${squareName(square)}`;
    if (prey.length === 0) return `${who} kann nichts schlagen.`;
    return `${who} kann schlagen: ${prey.map(([at, piece]) => `${pieceName(piece)} auf ${squareName(at)}`).join(', ')}.`;
  },
  /** @param {string} letter */
  none: (letter) => `Auf dem Brett steht ${isFeminine(letter) ? 'keine' : 'kein'} ${roleName(letter)}.`,
  /** @param {number} score in hundredths of a pawn, for White @param {number} depth */
  score: (score, depth) => `${ahead(score / 100)}: die letzte Bewertung der Engine, in Tiefe ${depth}.`,
  /** @param {string} color who mates @param {number} moves */
  mate: (color, moves) => `${colorName(color)} setzt in ${moves} matt: die letzte Bewertung der Engine.`,
  /** @param {number} points for White */
  material: (points) => `Die Engine hat diese Partie nicht angesehen. Nach den Figuren gezählt: ${ahead(points)}.`,
  /** @param {import('../../document/document.js').Step} step */
  best: (step) => `Bester Zug: ${speech.move(step)}.`,
  thinking: 'Der Computer denkt nach.',
  noHint: 'Jetzt gibt es keinen Tipp.',
  looking: 'Sucht einen guten Zug.',
};

/** @param {number} points for White, in pawns */
function ahead(points) {
  if (Math.abs(points) < 0.05) return 'Ausgeglichen';
  return `${colorName(points > 0 ? 'w' : 'b')} liegt um ${String(Math.abs(Math.round(points * 10) / 10)).replace('.', ',')} vorn`;
}

export const pieces = {
  label: 'Figuren',
  /** @param {string} color @param {[role: string, squares: number[]][]} found */
  side: (color, found) => `${colorName(color)}: ${found.map(([role, squares]) => `${rolesOn(role, squares)} ${list(squares)}`).join('; ') || 'nichts'}.`,
  /** Die Figuren einer Art. @param {string} letter @param {number[]} squares */
  kind: (letter, squares) => (squares.length > 0 ? `${capital(piecesOn(letter, squares))}: ${list(squares)}.` : `Auf dem Brett steht ${isFeminine(letter) ? 'keine' : 'kein'} ${pieceName(letter)}.`),
  /** Die Figuren auf einer Reihe oder Linie. @param {string} name @param {[square: number, letter: string][]} found */
  line: (name, found) => `${/\d/.test(name) ? 'Reihe' : 'Linie'} ${name}: ${found.map(([square, letter]) => `${pieceName(letter)} ${squareName(square)}`).join(', ') || 'leer'}.`,
};

export const menu = {
  names: 'Namen der Felder',
  beside: 'Am Rand',
  onSquares: 'Auf allen Feldern',
  pieces: 'Weiße Figuren',
  solid: 'Gefüllt',
  outline: 'Umriss',
  draw: 'Pfeile zeichnen',
  copy: 'Als Text kopieren',
  help: 'Tastatur',
  type: 'Züge eintippen',
  spoken: 'Züge gesprochen',
  inWords: 'Worte',
  inSan: 'Sf3',
  inNato: 'NATO',
};

export const help = {
  title: 'Das Brett mit der Tastatur',
  about: 'Solange die Tastatur auf dem Brett ist:',
  close: 'Schließen',
  /** @type {[keys: string[], what: string][]} */
  keys: [
    [['←', '↑', '↓', '→'], 'zum nächsten Feld'],
    [['Pos1', 'Ende'], 'an die Ränder der Reihe; mit Strg in die Ecken'],
    [['Enter', 'Leertaste'], 'eine Figur aufnehmen und absetzen'],
    [['Esc'], 'zurückstellen; Pfeile entfernen'],
    [['o'], 'was auf diesem Feld steht'],
    [['l'], 'der letzte Zug'],
    [['m'], 'wohin diese Figur kann, auf beiden Seiten'],
    [['Umschalt+M'], 'was sie schlagen kann'],
    [['k', 'q', 'r', 'b', 'n', 'p'], 'zum nächsten König, zur nächsten Dame, zu Turm, Läufer, Springer, Bauer; mit Umschalt zum vorigen'],
    [['1', '…', '8'], 'auf diese Reihe; mit Umschalt auf die Linie a bis h'],
    [['v'], 'wer besser steht'],
    [['g'], 'der beste Zug'],
    [['t'], 'was die Uhren zeigen'],
    [['c'], 'was geschlagen wurde'],
    [['s'], 'was auf dieser Reihe steht; mit Umschalt auf dieser Linie'],
    [['i'], 'einen Zug oder eine Frage eintippen'],
    [['Entf'], 'eine Figur wegnehmen, beim freien Aufstellen'],
    [['Strg+C'], 'das Brett als Text kopieren'],
    [['?'], 'diese Hilfe'],
    [['Strg+Z', 'Strg+Y'], 'rückgängig machen und wiederholen, überall auf der Seite'],
    [['q', 'r', 'b', 'n'], 'was ein Bauer wird, wenn danach gefragt ist'],
    [['←', '→', 'Pos1', 'Ende'], 'neben dem Brett: zum vorigen, nächsten, ersten, letzten Schritt'],
    [['↑', '↓'], 'neben dem Brett: zu einem anderen Zug, der an dieser Stelle gespielt wurde'],
    [['Strg', 'Alt'], 'während die rechte Maustaste zeichnet: rot, blau; beide: gelb'],
  ],
};
