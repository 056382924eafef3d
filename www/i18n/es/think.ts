// Spanish of how a search thinks.

import type { Looked } from '../arguments';
import type { ThinkWords } from '../words';
import { decimal } from '../numbers';
import type { Color } from '../../chess/chess';
import { capital, counted, number, SIDES } from './chess';

const TERMS: Record<string, string> = {
  material: 'El valor de las piezas',
  placement: 'Dónde están las piezas',
  mobility: 'Cuánto se mueven las piezas',
  pawns: 'La estructura de peones',
  'passed pawns': 'Los peones pasados',
  pieces: 'Cómo cooperan las piezas',
  threats: 'Lo que está atacado',
  king: 'La seguridad del rey',
  space: 'El espacio en el centro',
  initiative: 'El turno de jugar',
};
const ROLES: Record<string, string> = {
  queen: 'Damas',
  rook: 'Torres',
  bishop: 'Alfiles',
  knight: 'Caballos',
  pawn: 'Peones',
};
const ENDS: Record<string, string> = {
  checkmate: 'pues la partida ha acabado en jaque mate',
  stalemate: 'pues la partida acaba en tablas por ahogado',
  insufficient: 'pues la partida acaba en tablas: nadie puede dar mate',
  threefold: 'pues la partida acaba en tablas: la posición se da por tercera vez',
  fifty: 'pues la partida acaba en tablas: cincuenta jugadas sin capturas ni movimientos de peón',
};
const SIGNS = { exact: '', least: '≥ ', most: '≤ ' };
const SPOKEN = { exact: '', least: 'al menos ', most: 'como mucho ' };

const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const signed = (value: number): string => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`);
const pawns = (value: number): string => {
  const text = decimal(Math.abs(value) / 100, 2);
  return text === '0,00' ? text : `${value < 0 ? '−' : '+'}${text}`;
};
const score = (node: Looked): string => signed(node.score ?? 0);
const whose = ({ method, turn }: Looked): string => (method === 'negamax' ? ` para ${SIDES[turn]}, que juegan` : '');

function cut(node: Looked): string {
  const [side, rival] = [capital(SIDES[node.turn]), capital(SIDES[other(node.turn)])];
  const limit = signed((node.turn === 'w' ? node.beta : node.alpha) ?? 0);
  const rest =
    node.skipped === 0
      ? ''
      : node.skipped === 1
        ? ' La otra jugada ya no puede importar.'
        : ` Las otras ${node.skipped} jugadas ya no pueden importar.`;
  return `${side} pueden responder ${node.cutter?.san ?? '…'}: esta línea vale ${SPOKEN[node.bound]}${score(node)}. ${rival} tienen ${limit} en otra parte y no vendrán aquí.${rest}`;
}

function bounded(node: Looked): string {
  const count = node.moves ?? 0;
  const looked = count === 1 ? 'Se ha mirado 1 jugada' : `Se han mirado ${number(count)} jugadas`;
  const bound = node.turn === 'w' ? 'no más de' : 'no menos de';
  const has = signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0);
  return `${looked}: ${SIDES[node.turn]} obtienen aquí ${bound} ${score(node)}, y tienen ${has} en otra parte.`;
}

function sentence(node: Looked): string {
  const side = capital(SIDES[node.turn]);
  if (node.outcome === 'skipped')
    return node.cutter
      ? `Corte: no mirada. Después de ${node.cutter.san}, con ${score(node.cutter)}, nada de aquí puede cambiar el resultado.`
      : 'Corte: no mirada. Nada de aquí puede cambiar el resultado.';
  if (node.outcome === 'over')
    return node.isMate ? `Jaque mate: ${score(node)}${whose(node)}.` : 'La partida acaba aquí en tablas: 0.';
  if (node.outcome === 'leaf')
    return `La búsqueda no mira más allá, así que cuenta las piezas: ${score(node)}${whose(node)}.`;
  const { best } = node;
  if (node.moves === undefined || !best) return '';
  if (node.outcome === 'cut') return cut(node);
  if (node.bound !== 'exact') return bounded(node);
  const moves = counted(node.moves, 'jugada', 'jugadas');
  if (node.method === 'negamax')
    return `${side} toman el mayor valor de ${moves}, cada uno con el signo cambiado: ${best.san} con −(${score(best)}) = ${score(node)}.`;
  const taken = node.turn === 'w' ? 'mayor' : 'menor';
  if (node.san === '') return `${side} tienen ${moves} y toman el ${taken} valor: ${best.san}, con ${score(node)}.`;
  return `${side} responden ${best.san}, el ${taken} valor de ${moves}: después de ${node.san} esta línea vale ${score(node)}, den lo que den las demás.`;
}

function note(node: Looked): string {
  if (node.outcome === 'over') return node.isMate ? ', jaque mate' : ', tablas';
  if (node.outcome === 'leaf') return '';
  const saved = node.outcome === 'cut' ? `, ${number(node.plain - node.visited)} ahorradas` : '';
  return `, ${number(node.visited)} debajo${saved}`;
}

const POINTS = 'Puntos contados como en el artículo';

export const think: ThinkWords = {
  name: 'Pensar',
  shows: (moves) =>
    moves.length === 0
      ? 'El tablero muestra el ejemplo.'
      : `El tablero sigue la búsqueda: ${moves.map((move, at) => `${at + 1} ${move}`).join(', ')}.`,
  back: 'Volver a la partida',
  locked: 'Esta partida se juega sin ayuda: cómo piensa una búsqueda se podrá ver cuando acabe.',
  notLegal: 'Esta posición no es legal, así que no hay nada que buscar.',
  searching: 'Buscando…',
  failed: 'No se ha podido calcular.',
  again: 'Reintentar',
  method: 'Búsqueda',
  methods: { minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alfa-beta' },
  methodAbout: {
    minimax: 'Las blancas toman el mayor de los valores de debajo; las negras, el menor.',
    negamax: 'Una sola regla para los dos: cambiar el signo de los valores de debajo y tomar el mayor.',
    alphabeta: 'Minimax que deja fuera lo que no puede cambiar el resultado.',
  },
  whose: {
    minimax: `${POINTS}, para las blancas: dama 9, torre 5, alfil y caballo 3, peón 1, mate 1000.`,
    negamax: `${POINTS}, cada vez para el bando que juega: dama 9, mate 1000.`,
    alphabeta: `${POINTS}, para las blancas: dama 9, torre 5, alfil y caballo 3, peón 1, mate 1000.`,
  },
  depth: 'Medias jugadas por delante',
  lessons: 'Ejemplos',
  lesson: {
    queen: {
      title: '¿Capturar la dama, o no?',
      about: 'El caballo puede capturar una dama. Mira qué responden las negras.',
    },
    greed: {
      title: 'Un peón que cuesta la dama',
      about: 'Capturar en d5 gana un punto, hasta que se mira una jugada más.',
    },
    figure: {
      title: 'Dos jugadas, dos respuestas',
      about: 'El árbol más pequeño: las negras toman el valor menor de cada rama; las blancas, el mayor de ellos.',
    },
    mate: { title: 'Un mate vale 1000', about: 'Basta media jugada por delante para encontrarlo.' },
    twenty: { title: 'Veinte primeras jugadas', about: 'Todas valen lo mismo: se sortea una.' },
    swap: {
      title: 'Rey y torre se intercambian',
      about: 'Un enroque de Chess960. En un guion se escribe quitando y poniendo.',
    },
    random: { title: 'Mate al azar', about: 'Dos que jugaban al azar llegaron aquí: la partida ha terminado.' },
  },
  here: 'Esta posición',
  out: 'Subir en el árbol',
  in: 'Bajar en el árbol',
  play: 'Reproducir',
  pause: 'Pausa',
  steps: 'Pasos de la búsqueda',
  slider: 'Paso de la búsqueda',
  first: 'A la primera posición',
  previous: 'Un paso atrás',
  next: 'Un paso adelante',
  last: 'Al último paso',
  step: (step, all) => `Paso ${number(step)} de ${number(all)}`,
  outline: 'Lo que ha mirado la búsqueda',
  start: 'Inicio',
  toMove: (turn) => `Juegan ${SIDES[turn]}`,
  takes: (turn, method) =>
    method === 'negamax'
      ? `${capital(SIDES[turn])} toman el mayor, con el signo cambiado`
      : `${capital(SIDES[turn])} toman el ${turn === 'w' ? 'mayor' : 'menor'}`,
  label: (node) => (node.score === undefined ? 'corte' : `${SIGNS[node.bound]}${score(node)}`),
  item: (node, isChosen) => {
    const name = node.san || `Juegan ${SIDES[node.turn]}`;
    if (node.score === undefined) return `${name}, corte: no mirada`;
    return `${name}, ${SPOKEN[node.bound]}${score(node)}${isChosen ? ', elegida' : ''}${note(node)}`;
  },
  tags: { chosen: 'elegida', ties: 'igual de buena', mate: 'mate', draw: 'tablas', asked: 'mira aquí' },
  more: (count) => `${number(count)} más`,
  saved: number,
  unseen: (count) => counted(count, 'no mirada', 'no miradas'),
  verdict: (root, ties) => {
    if (root.outcome === 'over') return 'La partida ha terminado: no hay nada que buscar.';
    const chosen = root.best?.san ?? '…';
    return ties > 1
      ? `${ties} jugadas empatan a ${score(root)}; se sortea una: ${chosen}.`
      : `${capital(SIDES[root.turn])} juegan ${chosen}: ${score(root)}.`;
  },
  work: ({ visited, plain }) =>
    visited === plain
      ? `${counted(visited, 'posición mirada', 'posiciones miradas')}.`
      : `${counted(visited, 'posición mirada', 'posiciones miradas')}, donde minimax necesita ${number(plain)}.`,
  fewer: (percent) => `un ${percent} % menos`,
  why: (move, own, root, ties) => {
    const best = `${root.best?.san ?? '…'}, con ${score(root)}`;
    if (root.best?.san === move.san) return `¿Por qué ${move.san}? Es lo que elige esta búsqueda: ${signed(own)}.`;
    if (move.bound !== 'exact')
      return `¿Por qué no ${move.san}? Llega a ${SPOKEN[move.bound]}${signed(own)}; la búsqueda se queda con ${best}.`;
    if (own === root.score) return `¿Por qué ${move.san}? Es una de las ${ties} jugadas que empatan a ${signed(own)}.`;
    return `¿Por qué no ${move.san}? Llega a ${signed(own)}; la búsqueda prefiere ${best}.`;
  },
  sentence,
  window: ({ alpha, beta }) =>
    `Las blancas tienen seguro α: ${alpha === null ? 'nada aún' : signed(alpha)} · las negras, β: ${beta === null ? 'nada aún' : signed(beta)}`,
  below: ({ visited, plain }) => {
    const all = visited === plain ? '' : ` de ${number(plain)}`;
    return `${number(visited)}${all} posiciones miradas debajo.`;
  },
  tokens: 'En un guion',
  evaluation: ({ value, end, pieces, checked }) => {
    const sum = (side: 'white' | 'black') => pieces.reduce((all, piece) => all + piece.worth * piece[side], 0);
    const check = checked ? `, y ${SIDES[checked]} en jaque (${checked === 'w' ? '−1' : '+1'})` : '';
    const why = end ? (ENDS[end] ?? end) : `por piezas que valen ${sum('white')} contra ${sum('black')}${check}`;
    return `La evaluación del artículo para esta posición: ${signed(value)}, ${why}.`;
  },
  counts: {
    title: 'Lo que cuenta aquí el artículo',
    heads: ['Pieza', 'Valor', 'Blancas', 'Negras', 'Para las blancas'],
  },
  roles: (role) => ROLES[role] ?? capital(role),
  inCheck: (color) => `${capital(SIDES[color])} en jaque`,
  total: 'Total',
  signed,
  worth: {
    title: 'Lo que ve aquí el motor fuerte',
    about: 'Su evaluación por términos escritos a mano, en peones, antes de toda búsqueda.',
    heads: ['Término', 'Blancas', 'Negras', 'Para las blancas'],
    total: (white, phase, scale) => {
      const stage =
        phase >= 20 ? 'medio juego' : phase <= 4 ? 'final' : `${Math.round((phase / 24) * 100)} % de medio juego`;
      const hard = scale < 64 ? ` · difícil de ganar: el final cuenta un ${Math.round((scale / 64) * 100)} %` : '';
      return `${white === 0 ? 'Igualado' : `${pawns(white)} para las blancas`} · ${stage}${hard}`;
    },
    term: (name) => TERMS[name] ?? capital(name),
    pawns,
  },
};
