// @ts-check
// The sentences of playing against the computer.
import { captives } from './board.js';
import { capital, colorName, counted, decimal, number, roleName, squareName, theColor, theRole } from './parts.js';
import { clockTexts, signed } from '../numbers.js';
import { speech, status } from './page.js';

/** @typedef {import('../../panels/play/state.js').Kind} Kind */

/** @type {[string, string][]} a word for each level, and what it means */
const LEVELS = [
  ['Primeros pasos', 'Sabe cómo se mueven las piezas, y poco más.'],
  ['Principiante', 'Se deja piezas y ve pocas amenazas.'],
  ['Ocasional', 'Captura lo que está gratis y pasa por alto muchas cosas.'],
  ['Aficionado', 'Ve amenazas sencillas, pero aún no dos jugadas por delante.'],
  ['En progreso', 'Encuentra táctica corta y todavía se despista a veces.'],
  ['De club', 'Juega con solidez, con algún error grave de vez en cuando.'],
  ['Club fuerte', 'Rara vez pierde una pieza por nada.'],
  ['Experto', 'Ve casi toda la táctica y planea bien.'],
  ['Maestro', 'No se le escapa casi nada.'],
  ['Todo lo que puede', 'Piensa tres segundos, o lo que permita su reloj, y no se guarda nada.'],
];

/** @type {Record<Exclude<Kind, 'level'>, string>} what the other players are */
const PLAYERS = {
  minimax: 'Mira cada línea hasta esta profundidad y cuenta las piezas al final. Su árbol se puede recorrer después de cada una de sus jugadas.',
  negamax: 'Minimax con una sola regla para los dos bandos: las mismas jugadas con el mismo trabajo. Su árbol se puede recorrer.',
  alphabeta: 'Juega como minimax y deja fuera lo que no puede importar. Su árbol se puede recorrer.',
  random: 'Hace cualquier jugada legal, todas con la misma probabilidad.',
};

/** @type {Record<Kind, string>} */
const KINDS = { level: 'Nivel', minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alfa-beta', random: 'Al azar' };
/** The same within a sentence. @type {Record<Kind, string>} */
const INSIDE = { level: 'nivel', minimax: 'minimax', negamax: 'negamax', alphabeta: 'alfa-beta', random: 'jugadas al azar' };

/** @param {string} player such as `minimax:2` @param {Record<Kind, string>} [names] */
function playerName(player, names = KINDS) {
  const [kind, number] = player.split(':');
  const name = names[/** @type {Kind} */ (kind)];
  return number ? `${name} ${number}` : name;
}

/** @param {string} player */
const playerInside = (player) => playerName(player, INSIDE);

/** @type {Words<typeof import('../en/play.js').game>} */
export const game = {
  side: 'Juegas con',
  sides: { w: 'Blancas', b: 'Negras', random: 'Al azar', watch: 'Mirar' },
  from: 'Salida',
  starts: { standard: 'Normal', chess960: 'Chess960', here: 'Esta posición' },
  number: 'Número',
  random: 'Sortear otro',
  notDrawn: 'No se ha podido sortear un número; escribe uno de 0 a 959.',
  row: (letters) => Array.from(letters, roleName).join(', '),
  opponent: 'Rival',
  playerOf: (color) => `Con ${colorName(color).toLowerCase()} juega`,
  kinds: { ...KINDS, level: 'Niveles' },
  level: 'Nivel',
  depth: 'Profundidad',
  depthText: (depth) => `${depth} · ${counted(depth, 'media jugada', 'medias jugadas')} más allá de la suya`,
  playerName: (player) => (player.startsWith('level:') ? `${playerName(player)} · ${LEVELS[Number(player.slice(6)) - 1]?.[0]}` : playerName(player)),
  levelText: (level, rating) => `${level} · ${LEVELS[level - 1]?.[0]}${rating ? ` · ${game.rating(rating)}` : ''}`,
  rating: ({ elo, error }) => `unos ${elo} Elo ± ${error}`,
  means: (kind, number) => (kind === 'level' ? (LEVELS[number - 1]?.[1] ?? '') : PLAYERS[kind]),
  help: 'Sin pistas ni rectificaciones',
  helpMeans: 'Para la clase: ni pistas, ni rectificar jugadas, ni evaluación hasta que acabe la partida.',
  start: 'Empezar la partida',
  cancel: 'Cancelar',
  you: 'Tú',
  taken: (letters, lead) => `Ha capturado: ${captives(letters)}${lead > 0 ? `; ${lead} de ventaja` : ''}.`,
  color: colorName,
  name: (player) => (player ? `Gridmate, ${playerInside(player)}` : 'Tú'),
  begun: (color, player) => `Partida nueva. Juegas con ${theColor(color)} contra ${playerInside(player)}.`,
  watching: (white, black) => `Partida nueva: ${playerName(white)} contra ${playerInside(black)}.`,
  yourMove: 'Te toca jugar.',
  thinking: (color, player) => `${capital(theColor(color))} piensan, ${playerInside(player)}.`,
  spokenThinking: (player) => `El ordenador piensa, ${playerInside(player)}.`,
  paused: 'En pausa.',
  lookingBack: 'Estás mirando atrás. Ve a la última jugada para seguir jugando.',
  lookingBackOver: 'Estás repasando la partida.',
  notLegal: 'El ordenador solo juega desde posiciones legales.',
  notYours: (color) => `Espera la jugada de ${theColor(color)}.`,
  moveNow: 'Jugar ya',
  hint: 'Pista',
  looking: 'Buscando una buena jugada …',
  showMove: 'Mostrar la jugada',
  hintPiece: (step) => `Pista: ${theRole(step.piece)} de ${squareName(step.from)}.`,
  hintMove: (step) => `Pista: ${speech.move(step)}.`,
  tree: (player) => `Árbol de ${playerName(player)}`,
  why: '¿Por qué esta jugada?',
  more: 'Más',
  takeBack: 'Rectificar',
  tookBack: (steps) => `${counted(steps, 'jugada retirada', 'jugadas retiradas')}.`,
  offer: 'Ofrecer tablas',
  considering: 'El ordenador considera las tablas.',
  declined: 'El ordenador rechaza las tablas.',
  claim: 'Reclamar tablas',
  resign: 'Abandonar',
  resignSure: '¿Abandonar de verdad?',
  pause: 'Pausa',
  goOn: 'Seguir',
  otherGame: 'Partida nueva …',
  locked: 'Jugada sin ayuda: ni pistas ni rectificaciones.',
  unlock: 'Permitir ayuda …',
  unlockSure: (presses) => `Pulsa ${presses === 1 ? 'una vez' : 'dos veces'} más para permitir ayuda`,
  unlocked: 'Empezada sin ayuda; más tarde se permitió.',
  spokenUnlocked: 'Desde ahora se permite ayuda. La partida lo deja anotado.',
  restarted: 'El motor se paró y se ha vuelto a iniciar. La partida sigue.',
  lost: (reason) => `El motor de ajedrez no funciona ahora. ${reason} Tu partida está a salvo, y puedes mover por los dos bandos.`,
  tryAgain: 'Reintentar',
  byHand: 'Seguir a mano',
};

/** @param {number} ms */
function spokenTime(ms) {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hora', 'horas'],
    [Math.floor(seconds / 60) % 60, 'minuto', 'minutos'],
    [seconds % 60, 'segundo', 'segundos'],
  ].filter(([count]) => count !== 0);
  return parts.map(([count, one, many]) => counted(Number(count), String(one), String(many))).join(' ') || 'nada de tiempo';
}

/** @type {Words<typeof import('../en/play.js').clock>} */
export const clock = {
  title: 'Reloj',
  none: 'Sin reloj',
  own: 'Propio',
  preset: (minutes, seconds) => `${minutes}+${seconds}`,
  about: 'Minutos para la partida + segundos que añade cada jugada. La primera jugada pone en marcha los relojes.',
  minutes: 'Minutos',
  increment: 'Segundos por jugada',
  handicap: 'Otro tiempo para el ordenador',
  yours: { minutes: 'Tus minutos', increment: 'Tus segundos por jugada' },
  its: { minutes: 'Sus minutos', increment: 'Sus segundos por jugada' },
  wrong: 'Un reloj empieza con 180 minutos como mucho, añade como mucho 180 segundos por jugada y necesita una de las dos cosas.',
  text: clockTexts(','),
  of: (color, time) => `Reloj de ${theColor(color)}: ${time}`,
  ask: 'Decir el tiempo',
  spoken(person, white, black) {
    if (!person) return `Las blancas tienen ${spokenTime(white)}; las negras, ${spokenTime(black)}.`;
    const [own, other] = person === 'w' ? [white, black] : [black, white];
    return `Tienes ${spokenTime(own)}; el ordenador, ${spokenTime(other)}.`;
  },
  low: (ms) => `Quedan ${spokenTime(ms)}.`,
};

/** @param {number} score in hundredths of a pawn */
const pawns = (score) => decimal(Math.abs(score) / 100, 1);

/** @type {Words<typeof import('../en/play.js').meter>} */
export const meter = {
  show: 'Evaluación junto al tablero',
  label: 'Evaluación',
  short(score, mateIn) {
    if (mateIn !== undefined) return `${mateIn < 0 ? '−' : ''}M${Math.abs(mateIn)}`;
    return pawns(score) === '0,0' ? '0,0' : `${score < 0 ? '−' : '+'}${pawns(score)}`;
  },
  words(score, mateIn) {
    const better = capital(theColor((mateIn ?? score) < 0 ? 'b' : 'w'));
    if (mateIn !== undefined) return `${better} dan mate en ${counted(Math.abs(mateIn), 'jugada', 'jugadas')}`;
    if (pawns(score) === '0,0') return 'Los dos bandos están igual';
    const by = Math.abs(score);
    const much = by < 50 ? 'están algo mejor' : by < 150 ? 'están mejor' : by < 400 ? 'están mucho mejor' : 'están ganando';
    return `${better} ${much}, por ${pawns(score)}`;
  },
  over: (view) => status.main(view),
  unknown: 'Todavía no se sabe',
};

/** @type {Words<typeof import('../en/play.js').thinking>} */
export const thinking = {
  title: 'Lo que piensa',
  by: (player, color) => `${colorName(color)}, ${playerInside(player)}`,
  depth: 'Profundidad',
  positions: 'Posiciones',
  speed: 'Por segundo',
  score: 'Evaluación',
  line: 'Mejor línea',
  move: 'La jugada',
  points: signed,
  count: number,
  perSecond: (nodes, elapsed) => (elapsed < 5 ? '–' : `${number(Math.round(nodes / elapsed))} mil`),
};

/** @type {Words<typeof import('../en/play.js').result>} */
export const result = {
  head(view, person) {
    if (!view.winner) return 'Tablas';
    if (!person) return `Ganan ${theColor(view.winner)}`;
    return view.winner === person ? 'Has ganado' : 'Has perdido';
  },
  why(view, person) {
    if (view.end === `time-${person}`) return `Se te ha acabado el tiempo. Ganan ${theColor(view.winner ?? '')}.`;
    if (view.end === `resigned-${person}`) return `Has abandonado. Ganan ${theColor(view.winner ?? '')}.`;
    return status.main(view);
  },
  rematch: 'Revancha',
  same: 'Mismos colores',
  at: (player) => playerName(player),
  review: 'Repasar desde el principio',
  toEnd: 'Volver a la posición final',
  copy: 'Copiar PGN',
  download: 'Descargar PGN',
  fileName: 'gridmate.pgn',
  close: 'Cerrar el resultado',
};
