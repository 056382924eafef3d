// What Spanish says where a position is set up.

import type { SetupWords } from '../words';
import { decimal } from '../numbers';
import { capital, counted, ending, NAMES, number, piece, role, SIDES, standing } from './chess';

const RULES = {
  bishops: 'un alfil en cada color de casilla',
  king: 'el rey entre las torres',
  whole: 'un rey y una dama, y dos de cada una de las demás piezas',
};
const PLACED = {
  'light-bishop': 'el alfil de casillas claras',
  'dark-bishop': 'el alfil de casillas oscuras',
  queen: 'la dama',
};
const plies = (count: number): string => counted(count, 'media jugada', 'medias jugadas');

export const setup: SetupWords = {
  lead: 'Preparación.',
  about: 'Arrastra piezas de arriba o de abajo, o elige una y toca casillas.',
  chosen: (stamp) =>
    stamp === 'eraser'
      ? 'Goma de borrar: elige qué quitar.'
      : `${capital(piece(stamp))}: elige dónde poner${ending(stamp) === 'a' ? 'la' : 'lo'}.`,
  none: 'Nada elegido: se pueden mover las piezas del tablero.',
  done: (position) => `Esta posición está en el tablero. ${standing(position)}`,
  isGame: 'Esto parece una partida, no una posición: la lee Partidas.',
  cleared: 'El tablero está vacío.',
  restarted: 'La posición inicial está en el tablero.',
  copied: {
    fen: 'La posición está copiada.',
    counts: 'Los números están copiados.',
  },
  notCopied: 'Este navegador no deja copiar a la página. El texto está seleccionado: cópialo a mano.',
  checked: (passed, count) => `${passed} de ${count} tableros cumplen todas las reglas.`,
  counted: (paths, depth) => `${counted(paths, 'posición', 'posiciones')} después de ${plies(depth)}.`,
  stopped: 'El recuento se ha parado.',
  palette: (color) => `Piezas ${NAMES[color].toLowerCase()} para poner en el tablero`,
  piece: (letter) => capital(piece(letter)),
  eraser: 'Goma de borrar',
  play: 'Jugar desde aquí',
  analyse: 'Analizar',
  turn: 'Juegan',
  castling: 'Pueden enrocarse con la torre de',
  right: (color, rook) => `${NAMES[color]}, torre de ${rook}`,
  noRights: 'Aquí nadie puede enrocarse: hacen falta un rey y una torre en sus casillas iniciales.',
  noRightsYet: 'Mientras la posición no sea legal, nadie puede enrocarse.',
  anyRook: 'Con cualquier torre de la fila del rey, como en Chess960',
  passing: 'Un peón acaba de pasar por',
  noPassing: 'ninguna',
  fen: 'FEN, la posición en una línea',
  fenAbout: 'Pega aquí una FEN, aunque esté mal escrita. Intro la pone en el tablero.',
  set: 'Poner',
  copy: { fen: 'Copiar la FEN', counts: 'Copiar' },
  legal: (moves, turn) => {
    if (moves === undefined) return 'Una posición legal.';
    const many = moves === 0 ? 'no tienen jugadas' : `tienen ${counted(moves, 'jugada', 'jugadas')}`;
    return `Una posición legal. ${capital(SIDES[turn])} ${many}.`;
  },
  illegal: 'Esta posición no es legal:',
  refused: 'El tablero muestra otra posición.',
  repaired: 'Arreglado en lo que has pegado:',
  chess960: {
    title: 'Chess960',
    about:
      'Un alfil en cada color de casilla, el rey entre las torres: 960 filas cumplen estas reglas. La número 518 es la de siempre.',
    number: 'Número',
    draw: 'Sortear otro',
    play: 'Jugar contra el ordenador',
    row: (letters) => Array.from(letters, (letter) => (letter === '.' ? 'vacía' : role(letter))).join(', '),
    way: (number) => `Cómo el número ${number} da esta fila`,
    sum: ({ choice, ways, number: from, way, left }) => {
      if (choice === 'rooks-and-king') return 'T R T';
      return choice === 'knights' ? `${from} de 10 pares` : `${from} = ${ways} × ${left} + ${way}`;
    },
    step: ({ choice, way, open, files }) => {
      const [free, taken] = [Array.from(open).join(', '), Array.from(files).join(' y ')];
      if (choice === 'rooks-and-king')
        return `Torre, rey y torre ocupan lo que queda, ${free}: el rey está entre las torres.`;
      if (choice === 'knights')
        return `Los caballos toman el par ${way} de los diez pares de ${free}, contando desde 0: ${taken}.`;
      return `El resto ${way} coloca ${PLACED[choice]} en ${taken}: el número ${way} de ${free}, contando desde 0.`;
    },
    mirrored: (of) => `Reflejada, es la número ${of}`,
    check: 'Comprobar el generador',
    checkAbout: 'Sortea tableros y comprueba cada uno: ¿cumple las reglas?',
    run: (count) => `Comprobar ${counted(count, 'tablero', 'tableros')}`,
    rule: (rule, kept, count) => `${RULES[rule]}: ${kept} de ${count}`,
    last: 'El último de ellos:',
  },
  count: {
    title: 'Contar posiciones (perft)',
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
    show: 'Mostrar en el tablero',
    depth: 'Profundidad',
    plies,
    start: 'Contar',
    stop: 'Parar',
    progress: (depth, at, all) => `Profundidad ${depth}: ${at} de ${all} primeras jugadas`,
    heads: ['Profundidad', 'Posiciones', 'Tiempo', 'Velocidad', 'Correcto'],
    number,
    time: (milliseconds) => {
      if (milliseconds < 1) return '< 1 ms';
      return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${decimal(milliseconds / 1000, 2)} s`;
    },
    speed: (millions) => (millions === undefined ? '–' : `${decimal(millions, 1)} M/s`),
    right: '✓ correcto',
    wrong: (known) => `✕ correcto: ${number(known)}`,
    moves: (depth) => `Según la primera jugada, ${plies(depth)} de profundidad`,
    moveHeads: ['Primera jugada', 'Posiciones', 'Parte'],
    share: (part) => `${decimal(part * 100, 1)} %`,
  },
};
