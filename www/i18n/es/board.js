// @ts-check
// The sentences of what comes to the board when it is wanted: questions, arrows, free mode, keys, settings.
import { capital, colorName, counted, decimal, isFeminine, pieceName, roleName, roleNames, squareName, theColor, thePiece, theRole } from './parts.js';
import { speech, status } from './page.js';

/** @param {number[]} squares */
const list = (squares) => squares.map(squareName).join(', ');

/** @param {string} letter a FEN letter @param {number[]} squares on which there is one each */
const piecesOn = (letter, squares) => (squares.length > 1 ? `${pieceName(letter).replace(roleName(letter), roleNames(letter))}s` : pieceName(letter));

/** @type {Record<string, string>} how pieces move */
const WAYS = {
  k: 'los reyes van una casilla',
  q: 'las damas van en línea recta y en diagonal',
  r: 'las torres van en línea recta',
  b: 'los alfiles van en diagonal',
  n: 'los caballos saltan dos casillas en una dirección y una hacia el lado',
  p: 'los peones avanzan de frente y capturan en diagonal',
};

/** A piece and what has become of it. @param {string} letter @param {string} stem of the participle */
const past = (letter, stem) => `${stem}${isFeminine(letter) ? 'a' : 'o'}`;

/** @type {Words<typeof import('../en/board.js').hand>} */
export const hand = {
  empty: (square) => `${squareName(square)} está vacía.`,
  picked(square, letter, targets) {
    const moves = counted(targets.length, 'jugada', 'jugadas');
    return `${capital(pieceName(letter))} de ${squareName(square)} ${past(letter, 'cogid')}. ${moves}${targets.length > 0 ? `: ${list(targets)}` : ''}.`;
  },
  free: (square, letter) => `${capital(pieceName(letter))} de ${squareName(square)} ${past(letter, 'cogid')}. Puede ir a cualquier casilla.`,
  stuck: (square, letter) => `${capital(thePiece(letter))} de ${squareName(square)} no tiene jugadas legales.`,
  notYours: (letter, turn) => `Es ${isFeminine(letter) ? 'una' : 'un'} ${pieceName(letter)}, y juegan ${theColor(turn)}.`,
  asked(reason, letter, square, targets) {
    const places = targets.length > 0 ? `podría ir a ${list(targets)}` : 'no podría moverse';
    return `${reason} ${capital(theRole(letter))} de ${squareName(square)} ${places}.`;
  },
  put: (letter, square) => `${capital(pieceName(letter))} a ${squareName(square)}.`,
  cancelled: 'Devuelta a su sitio.',
  refused: (reason, letter) => `${capital(reason)}${letter ? `: ${WAYS[letter.toLowerCase()]}` : ''}.`,
  promote: '¿El peón se convierte en dama, torre, alfil o caballo?',
};

/** @type {Words<typeof import('../en/board.js').promotion>} */
export const promotion = {
  question: 'El peón se convierte en',
  role: (letter) => capital(roleName(letter)),
};

/** @type {Words<typeof import('../en/board.js').castling>} */
export const castling = {
  question: '¿Qué jugada quieres hacer?',
  preview: ({ king, rook }) => `Enroque: el rey a ${squareName(king)}, la torre a ${squareName(rook)}.`,
  castle: ({ king, rook }) => `Enroque: rey ${squareName(king)}, torre ${squareName(rook)}`,
  kingTo: (square) => `Rey a ${squareName(square)}`,
  pickRook: (square) => `Coger la torre de ${squareName(square)}`,
};

/** @type {Words<typeof import('../en/board.js').arrows>} */
export const arrows = {
  title: 'Flechas y círculos',
  about: 'Elige dos casillas para una flecha, o dos veces la misma para un círculo. Si lo repites, se borra. Se guardan con la jugada.',
  clear: 'Borrar todo',
  done: 'Listo',
  cleared: 'Flechas y círculos borrados; Deshacer los recupera.',
  color: 'Color',
  colors: { G: 'Verde', R: 'Rojo', B: 'Azul', Y: 'Amarillo' },
  shape({ from, to, paint }) {
    if (from === to) return `círculo ${{ G: '', R: 'rojo ', B: 'azul ', Y: 'amarillo ' }[paint]}en ${squareName(from)}`;
    return `flecha ${{ G: '', R: 'roja ', B: 'azul ', Y: 'amarilla ' }[paint]}de ${squareName(from)} a ${squareName(to)}`;
  },
  drawn: (shape) => `${capital(shape)}.`,
  rubbedOut: (shape) => `Sin ${shape}.`,
  from: (square) => `De ${squareName(square)} a …`,
  all: (shapes) => `Dibujado en el tablero: ${shapes.join('; ')}.`,
  left: 'Dibujo terminado. Lo dibujado se queda.',
};

/** @type {Words<typeof import('../en/board.js').free>} */
export const free = {
  title: 'Modo libre',
  about: 'Cualquier pieza puede ir a cualquier casilla. Arrastra piezas al tablero y fuera de él, o elige una pieza y luego sus casillas.',
  palette: 'Piezas para poner en el tablero',
  piece: (letter) => capital(pieceName(letter)),
  eraser: 'Goma de borrar',
  clear: 'Vaciar',
  cleared: 'El tablero está vacío.',
  initial: 'Posición inicial',
  begun: 'La posición inicial está en el tablero.',
  chosen: (letter) => (letter === '' ? 'Goma de borrar: elige qué quitar.' : `${capital(pieceName(letter))}: elige dónde ${isFeminine(letter) ? 'ponerla' : 'ponerlo'}.`),
  none: 'Nada elegido: se pueden mover las piezas del tablero.',
  put: (letter, square) => `${capital(pieceName(letter))} en ${squareName(square)}.`,
  removed: (letter, square) => `${capital(pieceName(letter))} de ${squareName(square)} ${past(letter, 'retirad')}.`,
  notFree: 'Para quitar piezas, activa el modo libre en Preparar.',
  left: (view) =>
    view.reasons.length > 0
      ? `Desde aquí todavía no se puede jugar: ${view.reasons.join('; ')}.`
      : `Desde aquí se puede jugar: ${status.main(view).replace(/\.?$/, '.')}`,
};

/** Pieces as a list, the most valuable first. @param {string} letters */
export function captives(letters) {
  const counts = Array.from('qrbnp', (role) => ({ role, count: letters.toLowerCase().split(role).length - 1 })).filter(({ count }) => count > 0);
  return counts.map(({ role, count }) => (count === 1 ? roleName(role) : `${count} ${roleNames(role)}`)).join(', ') || 'nada';
}

/** @type {Words<typeof import('../en/board.js').keys>} */
export const keys = {
  noClock: 'Esta partida no tiene reloj.',
  captured: (taken) =>
    taken === '' ? 'Todavía no se ha capturado nada.' : `Las blancas han capturado: ${captives(taken.replace(/[A-Z]/g, ''))}. Las negras han capturado: ${captives(taken.replace(/[a-z]/g, ''))}.`,
  last: (view) => (view.lastStep ? `Última jugada: ${speech.played(view, view.lastStep, true)}` : 'Aún no hay jugadas.'),
  moves: (letter, square, targets) =>
    targets.length > 0
      ? `${capital(pieceName(letter))} de ${squareName(square)}, ${counted(targets.length, 'jugada', 'jugadas')}: ${list(targets)}.`
      : hand.stuck(square, letter),
  captures(letter, square, prey) {
    const who = `${capital(thePiece(letter))} de ${squareName(square)}`;
    if (prey.length === 0) return `${who} no puede capturar nada.`;
    return `${who} puede capturar ${prey.map(([at, piece]) => `${thePiece(piece)} de ${squareName(at)}`).join(', ')}.`;
  },
  none: (letter) => `No hay ${isFeminine(letter) ? 'ninguna' : 'ningún'} ${roleName(letter)} en el tablero.`,
  score: (score, depth) => `${ahead(score / 100)}: la última evaluación del motor, a profundidad ${depth}.`,
  mate: (color, moves) => `${capital(theColor(color))} dan mate en ${moves}: la última evaluación del motor.`,
  material: (points) => `El motor no ha mirado esta partida. Contando las piezas: ${ahead(points)}.`,
  best: (step) => `Mejor jugada: ${speech.move(step)}.`,
  thinking: 'El ordenador está pensando.',
  noHint: 'Ahora no hay ninguna pista.',
  looking: 'Buscando una buena jugada.',
};

/** @param {number} points for White, in pawns */
function ahead(points) {
  if (Math.abs(points) < 0.05) return 'Igualado';
  const by = Math.abs(Math.round(points * 10) / 10);
  return `${capital(theColor(points > 0 ? 'w' : 'b'))} tienen ventaja de ${Number.isInteger(by) ? by : decimal(by, 1)}`;
}

/** @type {Words<typeof import('../en/board.js').pieces>} */
export const pieces = {
  label: 'Piezas',
  side: (color, found) => `${colorName(color)}: ${found.map(([role, squares]) => `${squares.length > 1 ? roleNames(role) : roleName(role)} ${list(squares)}`).join('; ') || 'nada'}.`,
  kind: (letter, squares) => (squares.length > 0 ? `${capital(piecesOn(letter, squares))}: ${list(squares)}.` : `No hay ${isFeminine(letter) ? 'ninguna' : 'ningún'} ${pieceName(letter)}.`),
  line: (name, found) => `${/\d/.test(name) ? 'Fila' : 'Columna'} ${name}: ${found.map(([square, letter]) => `${pieceName(letter)} ${squareName(square)}`).join(', ') || 'vacía'}.`,
};

/** @type {typeof import('../en/board.js').menu} */
export const menu = {
  names: 'Nombres de las casillas',
  beside: 'En el borde',
  onSquares: 'En todas las casillas',
  pieces: 'Piezas blancas',
  solid: 'Rellenas',
  outline: 'Contorno',
  draw: 'Dibujar flechas',
  copy: 'Copiar como texto',
  help: 'Teclado',
  type: 'Escribir jugadas',
  spoken: 'Jugadas habladas',
  inWords: 'Palabras',
  inSan: 'Cf3',
  inNato: 'OTAN',
};

/** @type {typeof import('../en/board.js').help} */
export const help = {
  title: 'El tablero con el teclado',
  about: 'Con el teclado en el tablero:',
  close: 'Cerrar',
  keys: [
    [['←', '↑', '↓', '→'], 'a la casilla siguiente'],
    [['Inicio', 'Fin'], 'a los extremos de la fila; con Ctrl, a las esquinas'],
    [['Intro', 'Espacio'], 'coger una pieza y soltarla'],
    [['Esc'], 'devolverla a su sitio; borrar las flechas'],
    [['o'], 'qué hay en esta casilla'],
    [['l'], 'la última jugada'],
    [['m'], 'adónde puede ir esta pieza, de cualquier bando'],
    [['Mayús+M'], 'qué puede capturar'],
    [['k', 'q', 'r', 'b', 'n', 'p'], 'al siguiente rey, dama, torre, alfil, caballo o peón; con Mayús, al anterior'],
    [['1', '…', '8'], 'a esta fila; con Mayús, a la columna de la a a la h'],
    [['v'], 'quién está mejor'],
    [['g'], 'la mejor jugada'],
    [['t'], 'qué marcan los relojes'],
    [['c'], 'qué se ha capturado'],
    [['s'], 'qué hay en esta fila; con Mayús, en esta columna'],
    [['i'], 'escribir una jugada o una pregunta'],
    [['Supr'], 'quitar una pieza, en el modo libre'],
    [['Ctrl+C'], 'copiar el tablero como texto'],
    [['?'], 'esta ayuda'],
    [['Ctrl+Z', 'Ctrl+Y'], 'deshacer y rehacer, en toda la página'],
    [['q', 'r', 'b', 'n'], 'en qué se convierte un peón, cuando se pregunta'],
    [['←', '→', 'Inicio', 'Fin'], 'fuera del tablero: al paso anterior, siguiente, primero, último'],
    [['↑', '↓'], 'fuera del tablero: a otra jugada que se hizo en lugar de esta'],
    [['Ctrl', 'Alt'], 'mientras el botón derecho dibuja: en rojo, en azul; los dos: en amarillo'],
  ],
};
