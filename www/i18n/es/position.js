// @ts-check
// The sentences of the pages Set up and Games.
import { capital, colorName, counted, decimal, number, roleName } from './parts.js';

/** @param {number} moves @param {number} plies */
const length = (moves, plies) => `${counted(moves, 'jugada', 'jugadas')} (${counted(plies, 'media jugada', 'medias jugadas')})`;

/** @param {number} count */
const gamesOf = (count) => counted(count, 'partida', 'partidas');

/** @type {typeof import('../en/position.js').cards} */
export const cards = {
  free: 'Piezas',
  fen: 'Posición',
  chess960: 'Chess960',
  picture: 'Imagen',
  count: 'Contar posiciones (perft)',
  documents: 'Partidas guardadas',
  pgn: 'PGN',
  examples: 'Ejemplos',
};

/** @type {Words<typeof import('../en/position.js').position>} */
export const position = {
  fen: 'FEN',
  isGame: 'Esto parece una partida, no una posición: la lee PGN, en Partidas.',
  copy: 'Copiar',
  setUp: 'Poner esta FEN',
  done: 'Esta posición está en el tablero.',
  verdict: (view) => (view.reasons.length > 0 ? 'Esta no es una posición legal:' : 'Una posición legal.'),
  stays: (reason) => `La posición se queda como está. ${reason}`,
  refused: 'El tablero muestra otra posición.',
  reason: (reason) => `${capital(reason)}.`,
  turn: 'Juegan',
  turns: { w: 'Blancas', b: 'Negras' },
  castling: 'Pueden enrocarse',
  rights(letter, rook) {
    const color = colorName(letter === letter.toLowerCase() ? 'b' : 'w');
    const side = { k: ', corto', q: ', largo' }[letter.toLowerCase()] ?? '';
    return `${color}${side}${rook && `, torre ${rook}`}`;
  },
  anyRook: 'Cualquier torre de la fila del rey, como en Chess960',
  passing: 'Al paso',
  none: 'ninguna',
};

/** @type {Words<typeof import('../en/position.js').picture>} */
export const picture = {
  diagram: 'El tablero como texto',
  styles: { boxed: 'Con marco', unicode: 'Símbolos', letters: 'Letras' },
  copy: 'Copiar',
  size: 'Tamaño',
  pixels: (width) => `${width} × ${width} px`,
  side: 'Abajo',
  sides: { board: 'Como aquí', w: 'Blancas', b: 'Negras' },
  signs: 'Letras y números',
  marks: 'Última jugada, jaque, flechas',
  png: 'Guardar PNG',
  svg: 'Guardar SVG',
  copyPng: 'Copiar imagen',
  noPng: 'Este navegador no ha podido hacer un PNG del tablero; el SVG muestra lo mismo.',
  noCopy: 'Este navegador no deja copiar imágenes aquí; guarda el PNG.',
  title: (view) => `Tablero de ajedrez: ${view.fen}`,
};

/** @type {Words<typeof import('../en/position.js').pgn>} */
export const pgn = {
  title: 'PGN',
  isPosition: 'Esto parece una posición, no una partida: la lee el campo FEN, en Preparar.',
  none: 'La posición no es legal, así que no hay partida que escribir.',
  copy: 'Copiar',
  load: 'Cargar este PGN',
  open: 'Abrir un archivo …',
  save: 'Guardar',
  drop: 'Pega arriba una partida, abre un archivo o suéltalo en cualquier parte de la página.',
  pasted: 'el texto pegado',
  done: (moves, plies) => `Cargado: ${length(moves, plies)}.`,
  cut: (moves, plies) => `Cargado hasta ahí: ${length(moves, plies)}.`,
};

/** @type {Words<typeof import('../en/position.js').games>} */
export const games = {
  filter: 'Filtrar por jugador, torneo, fecha o resultado',
  stop: 'Parar',
  more: 'Mostrar más',
  failed: (reason) => `No se ha podido leer el archivo. ${reason}`,
  reading: (name, count) => `Leyendo ${name}: ${gamesOf(count)} hasta ahora`,
  title: (name, count) => `${number(count)} ${count === 1 ? 'partida' : 'partidas'} en ${name}`,
  empty: (name) => `No hay ninguna partida en ${name}.`,
  found: (count) => `${counted(count, 'partida encontrada', 'partidas encontradas')}. Elige una.`,
  stopped: (count) => `Parado después de ${gamesOf(count)}.`,
  full: (most) => `Solo se muestran las primeras ${number(most)} partidas.`,
  count(shown, matching, all) {
    if (matching === 0) return all > 0 ? 'Ninguna partida coincide.' : '';
    if (shown < matching) return `${number(shown)} de ${number(matching)} a la vista`;
    return matching < all ? `${number(matching)} de ${number(all)}` : '';
  },
  players: (white, black) => `${white || '?'} – ${black || '?'}`,
  moves: (plies) => counted(plies, 'media jugada', 'medias jugadas'),
};

/** @type {Words<typeof import('../en/position.js').drop>} */
export const drop = {
  here: 'Suelta aquí un archivo PGN o FEN para abrirlo',
  set: (name) => `${name} está en el tablero.`,
};

/** @type {Words<typeof import('../en/position.js').chess960>} */
export const chess960 = {
  about: 'Un alfil en cada color de casilla, el rey entre las torres: 960 filas cumplen estas reglas. La número 518 es la de siempre.',
  number: 'Número',
  setUp: 'Poner',
  random: 'Al azar',
  standard: 'Normal',
  play: 'Jugar contra el ordenador',
  row: (row) => [...row].map(roleName).join(', '),
  notDrawn: 'No se ha podido sortear un número; escribe uno de 0 a 959.',
  done: (number) => `La salida ${number} está en el tablero.`,
  mirror: (number) => `Reflejada es la número ${number}`,
  derivation: 'Del número a la fila',
  sum: ({ choice, ways, number, way, left }) => {
    if (choice === 'rooks-and-king') return 'T R T';
    return choice === 'knights' ? `${number} de 10 pares` : `${number} = ${ways} × ${left} + ${way}`;
  },
  step({ choice, way, open, files }) {
    const [free, taken] = [[...open].join(', '), [...files].join(' y ')];
    if (choice === 'rooks-and-king') return `Torre, rey y torre ocupan lo que queda, ${free}: el rey está entre las torres.`;
    if (choice === 'knights') return `Los caballos toman el par ${way} de los diez pares de ${free}, contando desde 0: ${taken}.`;
    const piece = { 'light-bishop': 'el alfil de casillas claras', 'dark-bishop': 'el alfil de casillas oscuras', queen: 'la dama' }[choice];
    return `El resto ${way} coloca ${piece}: de ${free}, contando desde 0, ${taken}.`;
  },
  text: 'El tablero como texto',
  copy: 'Copiar',
  checkTitle: 'Comprobar el generador',
  checkAbout: 'Sortea tableros y comprueba cada uno: ¿cumple las reglas?',
  check: (count) => `Comprobar ${counted(count, 'tablero', 'tableros')}`,
  passed: (passed, count) => `${passed} de ${count} tableros cumplen todas las reglas.`,
  rule(rule, kept, count) {
    const sentences = {
      bishops: 'un alfil en cada color de casilla',
      king: 'el rey entre las torres',
      whole: 'un rey y una dama, y dos de cada una de las demás piezas',
    };
    return `${sentences[rule]}: ${kept} de ${count}`;
  },
  lastBoard: 'El último de ellos:',
};

/** @type {Words<typeof import('../en/position.js').count>} */
export const count = {
  about:
    'De cuántas maneras se puede seguir jugando, media jugada a media jugada. Con este recuento, llamado perft, se prueban los generadores de jugadas: de las posiciones de la lista se conocen los números correctos.',
  position: 'Posición',
  board: 'La del tablero',
  known: {
    start: 'Posición inicial',
    kiwipete: 'Kiwipete: todo tipo de jugadas',
    rooks: 'Final de torres',
    promotions: 'Promociones',
    castling: 'Enroque y promoción',
    middlegame: 'Medio juego',
    besideKing: 'Chess960: torres junto al rey',
    outerRooks: 'Chess960: torres en e y h',
    whiteOnly: 'Chess960: solo enrocan las blancas',
    blackOnly: 'Chess960: solo enrocan las negras',
    queenBetween: 'Chess960: una dama en medio',
  },
  depth: 'Profundidad',
  plies: (plies) => counted(plies, 'media jugada', 'medias jugadas'),
  caption: 'Posiciones por profundidad',
  heads: ['Profundidad', 'Posiciones', 'Tiempo', 'Velocidad', 'Conocido'],
  divideHeads: ['Primera jugada', 'Posiciones', 'Parte'],
  start: 'Contar',
  stop: 'Parar',
  show: 'Mostrar en el tablero',
  shown: 'La posición está en el tablero.',
  running: 'Contando …',
  stopped: 'Parado.',
  progress: 'Primeras jugadas contadas',
  progressed: (plies, at, all) => `Profundidad ${plies}: ${at} de ${all} primeras jugadas`,
  right: '✓ correcto',
  wrong: (known) => `✕ conocido: ${number(known)}`,
  done: (positions, plies, fen) => `${positions} posiciones después de ${counted(plies, 'media jugada', 'medias jugadas')} desde ${fen}`,
  divide: (plies) => `Por primera jugada, ${counted(plies, 'media jugada', 'medias jugadas')} de profundidad`,
  share: (part) => `${decimal(part * 100, 1)} %`,
  copy: 'Copiar',
  failed: (reason) => `El recuento se ha parado. ${reason}`,
  time: (milliseconds) =>
    milliseconds < 1 ? '< 1 ms' : milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${decimal(milliseconds / 1000, 2)} s`,
  speed: (paths, milliseconds) => (milliseconds < 5 ? '–' : `${(paths / milliseconds / 1000).toFixed(0)} M/s`),
};
