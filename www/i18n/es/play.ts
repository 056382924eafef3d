// Spanish of playing a game.

import type { Ending, Rival } from '../arguments';
import type { PlayWords } from '../words';
import { decimal, timeLeft } from '../numbers';
import type { Color } from '../../chess/chess';
import { capital, counted, ended, NAMES, roles, SIDES } from './chess';
import { premove } from './premove';

const RIVALS: Record<Rival, string> = {
  level: 'Nivel',
  minimax: 'Minimax',
  negamax: 'Negamax',
  alphabeta: 'Alfa-beta',
  random: 'Jugadas al azar',
};

/** A word for each level, and what it means. */
const LEVELS: readonly (readonly [name: string, means: string])[] = [
  ['Primeros pasos', 'Sabe cómo se mueven las piezas, y poco más.'],
  ['Principiante', 'Se deja piezas y ve pocas amenazas.'],
  ['Ocasional', 'Captura lo que está gratis y pasa por alto muchas cosas.'],
  ['Aficionado', 'Ve amenazas sencillas, pero aún no dos jugadas por delante.'],
  ['En progreso', 'Encuentra táctica corta y todavía se despista a veces.'],
  ['De club', 'Juega con solidez, con algún error grave de vez en cuando.'],
  ['Club fuerte', 'Rara vez pierde una pieza por nada.'],
  ['Experto', 'Ve casi toda la táctica y planea bien.'],
  ['Maestro', 'No se le escapa casi nada.'],
  ['Todo lo que puede', 'No se guarda nada.'],
];

/** What the others are like. */
const means: PlayWords['form']['means'] = (rival, number, elo, error) => {
  const depth = `${counted(number, 'media jugada', 'medias jugadas')} más allá de la suya`;
  if (rival === 'level') {
    return `${elo === undefined ? '' : `Unos ${elo} Elo, ± ${error}. `}${LEVELS[number - 1]?.[1] ?? ''}`;
  }
  if (rival === 'random') return 'Hace cualquier jugada legal, todas con la misma probabilidad.';
  if (rival === 'minimax') return `Mira todas las líneas, ${depth}, y cuenta las piezas al final.`;
  if (rival === 'negamax') return `Minimax con una sola regla para los dos bandos. Mira ${depth}.`;
  return `Juega como minimax y deja fuera lo que no puede importar. Mira ${depth}.`;
};

const CLAIMS: Record<string, string> = {
  threefold: 'la misma posición tres veces',
  fifty: '50 jugadas sin capturas ni movimientos de peón',
};

/** Which pieces, in words: 2 peones, 1 caballo. */
const pieces = (letters: string): string =>
  [...new Set(letters.toLowerCase())]
    .map((letter) => roles(letters.toLowerCase().split(letter).length - 1, letter))
    .join(', ');

const pawns = (centipawns: number): string => decimal(Math.abs(centipawns) / 100, 1);
const isEqual = (centipawns: number): boolean => pawns(centipawns) === '0,0';
const better = (value: number): string => capital(SIDES[value < 0 ? 'b' : 'w']);

const howMuch = (centipawns: number): string => {
  const by = Math.abs(centipawns);
  return by < 50 ? 'algo mejor' : by < 150 ? 'mejor' : by < 400 ? 'mucho mejor' : 'ganando';
};

/** By what a game was won, where that is said in few words. */
const BY: Record<string, string> = { checkmate: 'por jaque mate', resigned: 'por abandono', time: 'por tiempo' };

const title = ({ position: { end, winner }, person }: Ending): string => {
  if (!winner) return 'Tablas';
  const by = BY[(end ?? '').split('-')[0] ?? ''] ?? '';
  const who = person === undefined ? `Ganan ${SIDES[winner]}` : winner === person ? 'Has ganado' : 'Has perdido';
  return `${who} ${by}`.trim();
};

const SCORES: Record<Color, string> = { w: '1–0', b: '0–1' };

export const play: PlayWords = {
  title: (white, black) => (white && black ? `${white} – ${black}` : 'Jugar'),
  you: 'Tú',
  sideName: (color) => NAMES[color],
  playerName: (rival, number) =>
    rival === 'random' ? RIVALS.random : `${RIVALS[rival]}${rival === 'level' ? '' : ', profundidad'} ${number}`,
  playerAbout: (rival, number, elo) =>
    rival === 'level' ? `${LEVELS[number - 1]?.[0] ?? ''}${elo === undefined ? '' : ` · unos ${elo} Elo`}` : '',
  rematchWith: (player) => `Revancha: ${player}`,
  recordName: (rival, number) => (rival ? `Gridmate, ${RIVALS[rival].toLowerCase()} ${number || ''}`.trim() : 'Tú'),
  premove,
  offers: {
    takeBack: 'Retirar jugada',
    hint: 'Pista',
    why: '¿Por qué esta jugada?',
    showMove: 'Mostrar la jugada',
    draw: 'Ofrecer tablas',
    claim: 'Reclamar tablas',
    resign: 'Abandonar',
    more: 'Más',
    moveNow: 'Que juegue ya',
    pause: 'Pausa',
    goOn: 'Seguir',
    here: 'Jugar desde aquí',
    rematch: 'Revancha',
    same: 'Otra vez con los mismos colores',
    newGame: 'Partida nueva',
    analyse: 'Analizar',
    review: 'Revisar',
    play: 'Jugar',
    cancel: 'Cancelar',
    again: 'Reintentar',
    close: 'Cerrar',
  },
  claimOf: (code) => `Reclamar tablas: ${CLAIMS[code] ?? code}`,
  resigning: { question: '¿Abandonar esta partida?', yes: 'Abandonar', no: 'Seguir jugando' },
  bar: {
    thinking: 'pensando…',
    toMove: 'turno',
    taken: (letters) => `Ha capturado: ${pieces(letters)}`,
    lead: (points) => `${counted(points, 'punto', 'puntos')} de ventaja`,
    clock: (color) => `Reloj de ${SIDES[color]}`,
  },
  time: timeLeft,
  evaluation: {
    name: 'Evaluación',
    short: (centipawns) => (isEqual(centipawns) ? '0,0' : `${centipawns < 0 ? '−' : '+'}${pawns(centipawns)}`),
    shortMate: (moves) => `${moves < 0 ? '−' : ''}M${Math.abs(moves)}`,
    sentence: (centipawns) =>
      isEqual(centipawns)
        ? 'Los dos bandos están igualados'
        : `${better(centipawns)} están ${howMuch(centipawns)}, por ${pawns(centipawns)}`,
    mate: (moves) => `${better(moves)} dan mate en ${counted(Math.abs(moves), 'jugada', 'jugadas')}`,
    unknown: 'Todavía no se sabe',
    byEngine: (how) => `${how}, según el motor.`,
    byPieces: (points) =>
      `El motor no ha mirado aquí. Contando las piezas: ${points === 0 ? 'igualdad' : `${SIDES[points < 0 ? 'b' : 'w']} tienen ${Math.abs(points)} más`}.`,
  },
  result: {
    title,
    text: ({ position, moves, rival }) => {
      const why = position.winner ? '' : `${ended(position) ?? ''} `;
      return `${why}${counted(Math.ceil(moves / 2), 'jugada', 'jugadas')}${rival ? ` contra ${rival}` : ''}.`;
    },
    score: ({ winner }) => (winner ? SCORES[winner] : '½–½'),
  },
  isSafe: 'Tu partida está a salvo.',
  form: {
    side: 'Juegas con',
    sides: { w: 'Blancas', b: 'Negras', random: 'Al azar', both: 'Dos personas', watch: 'Mirar' },
    rival: 'Rival',
    rivalOf: (color) => NAMES[color],
    rivals: { ...RIVALS, random: 'Al azar' },
    named: (label, player) => `${label}: ${player}`,
    others: 'Otros jugadores',
    level: 'Nivel',
    depth: 'Profundidad',
    means,
    start: 'Posición inicial',
    starts: { standard: 'Normal', chess960: 'Chess960', here: 'Esta posición' },
    number: 'Número',
    draw: 'Sortear otro',
    clock: 'Reloj',
    clocks: {
      none: 'Sin reloj',
      '5+3': '5\u00a0+\u00a03',
      '10+0': '10\u00a0+\u00a00',
      '15+10': '15\u00a0+\u00a010',
      own: 'Otro',
    },
    minutes: 'Minutos',
    seconds: 'Segundos por jugada',
    uneven: 'Otro tiempo para el ordenador',
    itsMinutes: 'Sus minutos',
    itsSeconds: 'Sus segundos por jugada',
    clockMeans: (minutes, seconds) => {
      const more = seconds > 0 ? `, y ${counted(seconds, 'segundo', 'segundos')} más con cada jugada` : '';
      return `${counted(minutes, 'minuto', 'minutos')} para cada bando${more}.`;
    },
    noClockMeans: 'Piensa todo el tiempo que quieras.',
    help: 'Se permite ayuda',
    helpMeans: 'Pistas, retirar jugadas y la barra de evaluación.',
    noHelpMeans: 'Sin pistas y sin retirar jugadas hasta que acabe.',
    evaluation: 'Mostrar quién va por delante, junto al tablero',
  },
};
