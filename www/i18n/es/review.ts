// Spanish of reviewing a game.

import type { Spot } from '#doors/review.js';
import type { GamePhase, ReviewMark } from '../arguments';
import { claimIn } from '../claims';
import type { ReviewWords } from '../words';
import { aRole, capital, ending, roles, SIDES, theRole } from './chess';

const PHASES: Record<GamePhase, string> = {
  opening: 'en la apertura',
  middlegame: 'en el medio juego',
  endgame: 'en el final',
};

const time = (seconds: number): string => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(0)} %`);

const NAMES: Record<ReviewMark, string> = {
  brilliant: 'jugada brillante',
  great: 'gran jugada',
  inaccuracy: 'imprecisión',
  mistake: 'error',
  blunder: 'error grave',
  'missed-mate': 'mate perdido',
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
/** La torre de a1. */
const that = ({ piece, square }: Spot): string => (piece ? `${theRole(piece)} de ${square}` : square);
const those = (spots: readonly Spot[]): string => list(spots.map(that));
/** A la torre de a1, al alfil de f1. */
const toThose = (spots: readonly Spot[]): string =>
  list(spots.map((spot) => `a ${that(spot)}`.replace(/^a el /, 'al ')));
/** De la torre de a1, del alfil de f1. */
const ofThose = (spots: readonly Spot[]): string =>
  list(spots.map((spot) => `de ${that(spot)}`.replace(/^de el /, 'del ')));
const verb = (spots: readonly Spot[], one: string, many: string): string => (spots.length === 1 ? one : many);
/** The end of a word that is said of them. */
const endingOf = (spots: readonly Spot[]): string =>
  `${spots.every(({ piece }) => piece !== null && ending(piece) === 'a') ? 'a' : 'o'}${spots.length > 1 ? 's' : ''}`;

const claim = claimIn({
  before: {
    hanging: ({ targets }) => `${capital(those(targets))} ${verb(targets, 'está', 'están')} sin defensa`,
    'gives-up': ({ targets }) => `${capital(those(targets))} ${verb(targets, 'pierde', 'pierden')} un defensor`,
    'lets-through': ({ by, targets }) => `Se abre la línea ${ofThose(by)} hacia ${those(targets)}`,
    overloaded: ({ through, targets }) =>
      `Solo ${those(through)} ${verb(through, 'defiende', 'defienden')} ${toThose(targets)}`,
    trapped: ({ targets }) =>
      `${capital(those(targets))} ${verb(targets, 'está', 'están')} encerrad${endingOf(targets)}`,
    pin: ({ through, targets }) =>
      `${capital(those(through))} ${verb(through, 'está', 'están')} clavad${endingOf(through)}; detrás ${verb(targets, 'está', 'están')} ${those(targets)}`,
    unguarded: ({ by, through }) => `${capital(those(by))} ya no defiende ${list(through.map(({ square }) => square))}`,
    'shut-in': ({ by, targets }) => `${capital(those(by))} encierra ${toThose(targets)}`,
    'no-castling': ({ targets }) => `${capital(those(targets))} ya no puede enrocar`,
    'goes-back': ({ by }) => `${capital(those(by))} vuelve a su primera fila`,
  },
  done: {
    fork: (move, { targets }) => `${move} ataca a la vez ${toThose(targets)}`,
    skewer: (move, { through, targets }) => `${move} ataca ${toThose(through)}, y detrás ${toThose(targets)}`,
    pin: (move, { through, targets }) =>
      `${move} clava ${toThose(through)}; detrás ${verb(targets, 'está', 'están')} ${those(targets)}`,
    opens: (move, { by, targets }) => `${move} abre la línea ${ofThose(by)} hacia ${those(targets)}`,
    'removes-defender': (move, { targets }) => `${move} captura un defensor ${ofThose(targets)}`,
    trapped: (move, { targets }) => `${move} encierra ${toThose(targets)}`,
    'double-check': (move) => `${move} da jaque doble`,
    defends: (move, { targets }) => `${move} defiende ${toThose(targets)}`,
    deflection: (move, { targets, through }) =>
      `${move} desvía ${toThose(targets)}: ${list(through.map(({ square }) => square))}`,
    attraction: (move, { targets }) => `${move} atrae ${toThose(targets)} a una casilla peor`,
    interference: (move, { targets }) => `${move} corta la línea ${ofThose(targets)}`,
    clearance: (move, { through }) => `${move} despeja ${list(through.map(({ square }) => square))}`,
    intermezzo: (move) => `${move} es una jugada intermedia`,
    'x-ray': (move, { through }) => `${move} está defendida a través ${ofThose(through)}`,
    zugzwang: (move) => `Tras ${move}, cualquier jugada pierde`,
    promotion: (move) => `${move} corona el peón`,
    attack: (move, { targets }) => `${move} ataca ${toThose(targets)}`,
    check: (move) => `${move} da jaque`,
    capture: (move, { targets }) => `${move} captura ${those(targets)}`,
    trade: (move, { by, targets }) => `${move} cambia ${those(by)} por ${those(targets)}`,
    centre: (move) => `${move} pone un peón en el centro`,
    'pawn-runs': (move) => `${move} avanza el peón pasado`,
    saves: (move, { targets }) => `${move} salva ${those(targets)}`,
    develops: (move, { by }) => `${move} desarrolla ${those(by)}`,
    castles: (move) => `${move} saca al rey del centro`,
    'no-castling': (line, { targets }) => `Tras ${line}, ${those(targets)} ya no puede enrocar`,
    'doubled-pawns': (line, { by }) => `Tras ${line} hay peones doblados: ${list(by.map(({ square }) => square))}`,
    'isolated-pawn': (line, { by }) => `Tras ${line}, ${those(by)} está aislado`,
    'passed-pawn': (line, { by }) => `Tras ${line}, ${those(by)} es un peón pasado`,
    'bishop-pair': (line, _, side) => `Tras ${line}, solo ${SIDES[side]} tienen la pareja de alfiles`,
    'queens-off': (line) => `Tras ${line}, las damas están cambiadas`,
  },
  mates: {
    anastasia: 'Mate de Anastasia',
    arabian: 'Mate árabe',
    'back-rank': 'Mate del pasillo',
    blackburne: 'Mate de Blackburne',
    boden: 'Mate de Boden',
    corner: 'Mate de la esquina',
    'double-bishop': 'Mate de los dos alfiles',
    dovetail: 'Mate de Cozio',
    epaulette: 'Mate de las charreteras',
    hook: 'Mate del gancho',
    morphy: 'Mate de Morphy',
    opera: 'Mate de la Ópera',
    pillsbury: 'Mate de Pillsbury',
    smothered: 'Mate de la coz',
    'swallow-tail': 'Mate de la golondrina',
    other: 'Mate',
  },
  terms: {
    material: 'el material',
    placement: 'la colocación de las piezas',
    mobility: 'la movilidad',
    pawns: 'los peones',
    'passed pawns': 'los peones pasados',
    pieces: 'las piezas',
    threats: 'las amenazas',
    king: 'la seguridad del rey',
    space: 'el espacio',
    initiative: 'la iniciativa',
  },
  list,
  roles: (count, letter) => (count === 1 ? aRole(letter) : roles(count, letter)),
  better: (move) => `Es mejor ${move}`,
  nextBest: (move) => `La mejor de las otras jugadas es ${move}`,
  mate: (name, moves, line) => (moves === 1 ? `${name} con ${line}` : `${name} en ${moves}: ${line}`),
  draw: (isPerpetual, line) => `${isPerpetual ? 'Jaque perpetuo' : 'Ahogado'}${line ? ` tras ${line}` : ''}`,
  wins: (line, side, won, lost) => {
    const gain = `${SIDES[side]} ganan ${won}${lost ? ` por ${lost}` : ''}`;
    return line ? `Tras ${line}, ${gain}` : capital(gain);
  },
  follows: (line) => `Sigue ${line}`,
  judged: (terms) => `Solo según la evaluación, después esto está peor: ${terms}`,
});

export const review: ReviewWords = {
  start: 'Revisar la partida',
  stop: 'Detener',
  again: 'Otra vez',
  begins: 'Se está revisando la partida.',
  progress: (done, all) => `${done} de ${all} posiciones`,
  left: (seconds) => `faltan unos ${time(seconds)}`,
  accuracy: 'Precisión',
  percent,
  over: (white, black) => `Revisada. Precisión: blancas ${percent(white)}, negras ${percent(black)}.`,
  first: 'Primer error',
  none: 'La partida está revisada: no hay ningún error.',
  noMore: 'No hay ningún error de ese tipo.',
  round: (way) => (way > 0 ? 'Ese era el último; de nuevo el primero.' : 'Ese era el primero; este es el último.'),
  markName: (mark) => NAMES[mark],
  worst: (phase, first, last) => `Lo que más se perdió fue ${PHASES[phase]}, jugadas ${first} a ${last}.`,
  whose: 'Errores de',
  sides: { w: 'Blancas', b: 'Negras', both: 'ambos' },
  isMark: {
    inaccuracy: 'es una imprecisión.',
    mistake: 'es un error.',
    blunder: 'es un error grave.',
    'missed-mate': 'deja escapar un mate.',
  },
  claim,
  better: (move) => `Es mejor ${move}.`,
  isOnly: 'Ninguna otra jugada mantiene el resultado esperado.',
  looking: 'Se busca el porqué …',
  card: 'Error',
  place: (at, all) => `${at} de ${all}`,
  line: (move) => `Mostrar ${move}`,
  shows: (moves) => `En el tablero: ${moves}`,
  back: 'Volver a la partida',
  tryIt: 'Intentar de nuevo',
  previous: 'Error anterior',
  next: 'Error siguiente',
  ask: (move, side) => `${move} fue un error. Busca una jugada mejor para ${SIDES[side]}.`,
  judging: (move) => `Se juzga ${move} …`,
  solved: (move, isBest) => (isBest ? `${move} es la mejor jugada.` : `${move} es tan buena como la mejor jugada.`),
  refused: (move, answer) =>
    answer === undefined ? `${move} no basta. Prueba otra jugada.` : `${move} falla por ${answer}. Prueba otra jugada.`,
  same: 'Esa es la jugada de la partida.',
  answer: (move) => `La mejor jugada es ${move}.`,
  hints: ['Pista', 'Mostrar la jugada', 'Mostrar la respuesta'],
  why: {
    ask: '¿Por qué?',
    looking: 'Se busca el porqué …',
    second: (move) => `La segunda mejor jugada, ${move}, es peor.`,
    only: 'Es la única jugada legal.',
    nothing: 'No hay ningún motivo probado: otras jugadas pueden ser igual de buenas.',
  },
  purpose: {
    ask: '¿Qué pretende?',
    threat: (line, isMate) => (isMate ? `Amenaza mate: ${line}.` : `Amenaza ganar material: ${line}.`),
    nothing: 'No hay ninguna amenaza probada, y otras jugadas podían ser igual de buenas.',
  },
  decided: 'Lo que decidió la partida',
  swing: (move, side, before, after) =>
    `${move}: las posibilidades de ganar de ${SIDES[side]} bajaron del ${before}\u00a0% al ${after}\u00a0%.`,
  backAt: (standing) => `De vuelta en la partida. ${standing}`,
  practise: {
    name: 'Practicar',
    begin: (side, count) => `${capital(SIDES[side])}: practicar ${count}`,
    exercise: (at, all) => `Ejercicio ${at} de ${all}.`,
    goOn: (move, answer) => `${move} es la mejor jugada. La respuesta es ${answer}. Busca la jugada siguiente.`,
    skip: 'Saltar',
    next: 'Ejercicio siguiente',
    result: 'Resultado',
    again: 'Desde el principio',
    list: 'Volver a la lista',
    over: (first, all) => `${first} de ${all} resueltos a la primera.`,
    outcomes: {
      first: 'a la primera',
      later: 'más tarde o con pistas',
      shown: 'respuesta mostrada',
      open: 'sin resolver',
    },
  },
  keys: {
    inaccuracy: 'a la imprecisión siguiente; con Mayús a la anterior',
    mistake: 'al error siguiente',
    blunder: 'al error grave siguiente',
    practise: 'practica los errores',
    hint: 'da una pista donde se busca una jugada mejor',
  },
};
