// Spanish of matches.

import type { MatchWords } from '../words';
import { counted } from './chess';

const ENDS: Record<string, string> = {
  checkmate: 'jaque mate',
  stalemate: 'ahogado',
  insufficient: 'material insuficiente',
  fivefold: 'la misma posición cinco veces',
  seventyfive: '75 jugadas sin capturas ni movimientos de peón',
  threefold: 'la misma posición tres veces',
  fifty: '50 jugadas sin capturas ni movimientos de peón',
};

const RESULTS: Record<string, string> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

const games = (count: number): string => counted(count, 'partida', 'partidas');

const whole = (elo: number): string => {
  const rounded = Math.round(elo);
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
};

const signed = (elo: number): string => (Math.round(elo) > 0 ? `+${whole(elo)}` : whole(elo));

/** With a half where there is one. */
const points = (value: number): string => {
  const half = value % 1 === 0 ? '' : '½';
  return `${value < 1 && half ? '' : Math.floor(value)}${half}`;
};

export const match: MatchWords = {
  name: 'Duelo',
  begins: (first, second, all) => `Empieza el duelo: ${first} contra ${second}, ${games(all)}.`,
  resumed: (done, all) => `El duelo sigue: ${done} de ${games(all)}.`,
  isOver: (first, second, won, drawn, lost) =>
    `El duelo ha terminado: ${first} contra ${second}, ${counted(won, 'ganada', 'ganadas')}, ${drawn} en tablas, ${counted(lost, 'perdida', 'perdidas')}.`,
  paused: 'El duelo está en pausa.',
  stopped: 'El duelo se ha parado.',
  elsewhere: 'Otra pestaña de este navegador está jugando un duelo. Páralo antes allí.',
  changed: 'Otra pestaña ha seguido con este duelo o ha empezado otro. Así está ahora.',
  opened: (game) => `La partida ${game} está en el tablero. Deshacer recupera lo que había.`,
  about: 'Dos jugadores del ordenador juegan un encuentro. La misma semilla repite las mismas partidas.',
  first: 'Primer jugador',
  second: 'Segundo jugador',
  games: 'Partidas',
  opening: 'Posición inicial',
  openings: { standard: 'Normal', chess960: 'Chess960', book: 'Aperturas al azar' },
  swap: 'Cambiar de color tras cada partida',
  seed: 'Semilla',
  offers: {
    start: 'Empezar',
    pause: 'Pausa',
    goOn: 'Seguir',
    stop: 'Parar',
    faster: 'Más rápido',
    watch: 'Mirar esta partida',
    own: 'Mi tablero',
    save: 'Guardar partidas',
  },
  examples: 'Diez partidas: minimax contra el azar',
  tenWhite: 'Minimax con blancas',
  tenBlack: 'Minimax con negras',
  examplesAbout: 'Así prueba un artículo su pequeño motor de ajedrez; gana todas las partidas:',
  plan: (first, second, opening, isSwapped, seed) =>
    `${first} contra ${second} · ${opening} · ${isSwapped ? 'cambiando de color' : 'sin cambiar de color'} · semilla ${seed}`,
  done: (done, all) => `${done} de ${games(all)}`,
  now: (game, games, move) => `Partida ${game} de ${games}, jugada ${move}`,
  standing: 'Cómo va',
  score: (first, second) => `${points(first)} – ${points(second)}`,
  won: (count) => counted(count, 'ganada', 'ganadas'),
  drawn: (count) => `${count} en tablas`,
  lost: (count) => counted(count, 'perdida', 'perdidas'),
  elo: (player, elo, low, high) =>
    `${player} es unos ${whole(Math.abs(elo))} puntos Elo más ${elo < 0 ? 'débil' : 'fuerte'} (95 %: de ${whole(low)} a ${whole(high)}).`,
  tooFew: 'Son muy pocas partidas para saberlo, o todas acabaron igual.',
  curve: (count, elo) => `La diferencia de Elo a lo largo de las partidas. Después de ${games(count)}: ${elo}.`,
  signed,
  afterGames: games,
  byColour: 'Por color',
  heads: ['Jugador', 'Ganadas', 'Tablas', 'Perdidas'],
  asWhite: (player) => `${player}, con blancas`,
  asBlack: (player) => `${player}, con negras`,
  ends: 'Cómo terminaron las partidas',
  endHeads: ['Final', 'Partidas'],
  end: (code) => ENDS[code] ?? code,
  list: 'Las partidas, con los puntos del primer jugador',
  game: (number, white, black, result, end, moves) =>
    `Abrir la partida ${number}: ${white} – ${black}, ${RESULTS[result] ?? result}, ${end}, ${counted(moves, 'jugada', 'jugadas')}`,
};
