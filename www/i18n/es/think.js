// @ts-check
// The sentences of the Think panel.
import { capital, counted, decimal, number, theColor } from './parts.js';
import { numbered, scoreTexts, signed } from '../numbers.js';

/** @typedef {import('../../panels/think/tree.js').Node} Node */

/** @type {Record<string, string>} */
const TERMS = {
  material: 'Material',
  placement: 'Colocación',
  mobility: 'Movilidad',
  pawns: 'Peones',
  'passed pawns': 'Peones pasados',
  pieces: 'Piezas',
  threats: 'Amenazas',
  king: 'Rey',
  space: 'Espacio',
  initiative: 'Iniciativa',
};

/** @type {Record<string, string>} */
const ROLES = { queen: 'Damas', rook: 'Torres', bishop: 'Alfiles', knight: 'Caballos', pawn: 'Peones' };

/** @type {Record<string, string>} how a game is over */
const ENDS = {
  checkmate: 'pues la partida ha acabado en jaque mate',
  stalemate: 'pues la partida es tablas por ahogado',
  insufficient: 'pues la partida es tablas: nadie puede dar mate',
  threefold: 'pues la partida es tablas: la posición se da por tercera vez',
  fifty: 'pues la partida es tablas: cincuenta jugadas sin capturas ni movimientos de peón',
};

/** @param {import('../../labs/labs.js').TeachingTerms['pieces']} pieces */
function sums(pieces) {
  const [white, black] = /** @type {const} */ (['white', 'black']).map((side) => pieces.reduce((sum, piece) => sum + piece.worth * piece[side], 0));
  return `por piezas que valen ${white} contra ${black}`;
}

const { pawns } = scoreTexts(decimal);

const SIGNS = { exact: '', least: '≥', most: '≤' };
const SPOKEN = { exact: '', least: 'al menos ', most: 'como mucho ' };

/** @param {string} turn */
const side = (turn) => capital(theColor(turn));

/** Whose score it is, where that is not always White's. @param {Node} node */
const whose = ({ method, turn }) => (method === 'negamax' ? ` para ${theColor(turn)}, que juegan` : '');

/** @type {Words<typeof import('../en/think.js').think>} */
export const think = {
  title: 'La búsqueda, explicada',
  about:
    'Las blancas quieren un valor alto, las negras uno bajo: cada bando mira sus jugadas, las respuestas y las respuestas a estas. A la profundidad elegida se cuentan las piezas. Recorre el árbol para ver la posición de cada nodo.',
  method: 'Búsqueda',
  methods: { minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alfa-beta' },
  methodAbout: {
    minimax: 'Las blancas toman el mayor de los valores de debajo; las negras, el menor.',
    negamax: 'Una sola regla para los dos: cada valor es el del bando que juega, y cada bando toma el mayor de los valores de debajo con el signo cambiado.',
    alphabeta: 'Minimax que deja fuera lo que no puede cambiar el resultado.',
  },
  depth: 'Medias jugadas por delante',
  steps: 'Pasos de la búsqueda',
  slider: 'Paso de la búsqueda',
  first: 'A la raíz',
  back: 'Un paso atrás',
  on: 'Un paso adelante',
  last: 'Al último paso',
  again: 'Reintentar',
  played: 'jugada',
  searching: 'Buscando …',
  locked: 'Esta partida se juega sin ayuda: ni árbol ni evaluación hasta que acabe.',
  lesson: 'Un ejemplo, pues en el tablero aún no ha pasado nada: las blancas pueden capturar un caballo, o un peón que cuesta la dama.',
  unpin: 'Seguir el tablero',
  outline: 'Lo que ha mirado la búsqueda',
  evaluation: ({ value, end, pieces, checked }) =>
    `La evaluación del artículo para esta posición: ${signed(value)}, ${end ? (ENDS[end] ?? end) : sums(pieces)}${!end && checked ? ` y ${theColor(checked)} en jaque (${checked === 'w' ? '−1' : '+1'})` : ''}.`,
  notLegal: (reason) => `No hay nada que buscar: ${reason}.`,
  over: 'La partida ha terminado: no hay nada que buscar.',
  failed: (message) => `No se ha podido calcular. ${message}`,
  signed,
  pawns,

  verdict(root, chosen) {
    const saved = root.plain > 0 ? Math.round((1 - root.visited / root.plain) * 100) : 0;
    const looked =
      root.visited === root.plain
        ? `${number(root.visited)} posiciones miradas.`
        : `${number(root.visited)} posiciones miradas, donde minimax necesita ${number(root.plain)}: un ${saved} % menos.`;
    if (root.ties > 1) return `${root.ties} jugadas empatan a ${signed(root.shown())}; se sortea una. ${looked}`;
    return chosen ? `${chosen.san} es lo mejor para ${theColor(root.turn)}, con ${signed(root.shown())}. ${looked}` : looked;
  },
  why(root, played) {
    if (!played) return 'Esta jugada no está en el árbol.';
    const chosen = root.best;
    const question = `¿Por qué ${played.san}?`;
    if (!chosen || played.score === null) return question;
    const score = signed(root.shown());
    if (chosen === played && root.ties < 2) return `${question} Es lo que también elige esta búsqueda: ${score}.`;
    const preferred = `${chosen.san}, con ${score}`;
    const sure = played.certainty;
    const own = signed(played.shown(root.turn));
    if (sure !== 'exact') return `${question} Esta búsqueda se queda con ${preferred}: ${played.san} llega a ${SPOKEN[sure]}${own}, que no es mejor.`;
    if (played.score === root.score) return `${question} Es una de las ${root.ties} jugadas que empatan a ${score}.`;
    return `${question} Esta búsqueda prefiere ${preferred}; ${played.san} llega a ${own}.`;
  },
  root: (turn) => `Juegan ${theColor(turn)}`,
  rootBox: (root) => `${root.turn === 'w' || root.method === 'negamax' ? 'máx' : 'mín'} ${signed(root.shown())}`,
  box: (node) => `${node.san} ${think.label(node)}`,
  label: (node) => (node.score === null ? 'corte' : `${SIGNS[node.certainty]}${signed(node.shown())}`),
  note(node) {
    if (node.outcome === 'skipped') return 'no mirada';
    if (node.outcome === 'over') return Math.abs(node.score ?? 0) === 1000 ? 'jaque mate' : 'tablas';
    if (node.outcome === 'leaf') return '';
    const looked = `${number(node.visited)} debajo`;
    return node.outcome === 'cut' ? `${looked}, ${number(node.plain - node.visited)} ahorradas` : looked;
  },
  item(node, isBest) {
    if (node.score === null) return ', corte: no mirada';
    const note = think.note(node);
    return `, ${SPOKEN[node.certainty]}${signed(node.shown())}${isBest ? ', la mejor' : ''}${note ? `, ${note}` : ''}`;
  },
  rest: (count) => `${count} más`,
  line: (way, fen) => (way.length === 0 ? think.root(fen.split(' ')[1] === 'b' ? 'b' : 'w') : numbered(way.map(({ san }) => san), fen)),
  board: (way, fen) => `${way.length === 0 ? 'La posición en la que se busca' : `La posición después de ${way.map(({ san }) => san).join(', ')}`}. FEN: ${fen}`,
  previewed: (line) => `${line ? `La búsqueda mira ${line}` : 'La posición en la que se busca'}. Una pulsación en el tablero vuelve a la partida.`,
  aside: (line) => `El tablero muestra la partida, no ${line || 'la posición en la que se busca'}, mientras tenga el teclado.`,
  sentence(node) {
    const score = signed(node.shown());
    if (node.outcome === 'skipped') {
      const cutter = node.up?.cutter;
      return cutter
        ? `Corte: no mirada. Después de que ${cutter.san} diera ${signed(cutter.score ?? 0)}, nada de aquí puede cambiar el resultado.`
        : 'Corte: no mirada. Nada de aquí puede cambiar el resultado.';
    }
    if (node.outcome === 'over') {
      return Math.abs(node.score ?? 0) === 1000 ? `Jaque mate: ${score}${whose(node)}.` : 'La partida es tablas: 0.';
    }
    if (node.outcome === 'leaf') return `La profundidad se ha agotado, así que se cuentan las piezas: ${score}${whose(node)}.`;
    if (node.outcome === 'cut') return think.cut(node);
    const count = node.children?.length ?? 0;
    const moves = counted(count, 'jugada', 'jugadas');
    const chosen = node.best;
    if (node.certainty !== 'exact') {
      const looked = count === 1 ? 'Se ha mirado la única jugada' : `Se han mirado las ${moves}`;
      const bound = node.turn === 'w' ? 'no más de' : 'no menos de';
      return `${looked}: ${theColor(node.turn)} obtienen aquí ${bound} ${score}, y tienen ${signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0)} en otra parte.`;
    }
    if (node.method === 'negamax' && chosen) {
      return `${side(node.turn)} toman el mayor valor de ${moves}, cada uno con el signo cambiado: ${chosen.san} con −(${signed(chosen.shown())}) = ${score}.`;
    }
    return `${side(node.turn)} toman el ${node.turn === 'w' ? 'mayor' : 'menor'} valor de ${moves}: ${chosen?.san ?? ''} con ${score}.`;
  },
  cut(node) {
    const { cutter, turn } = node;
    const rest = node.skipped;
    const limit = signed((turn === 'w' ? node.beta : node.alpha) ?? 0);
    const letter = turn === 'w' ? 'β' : 'α';
    const others = rest === 0 ? 'Era la última jugada.' : rest === 1 ? 'La otra jugada no puede importar.' : `Las otras ${rest} jugadas no pueden importar.`;
    const bound = turn === 'w' ? 'al menos' : 'como mucho';
    const rival = side(turn === 'w' ? 'b' : 'w');
    return `${letter} = ${limit}: después de ${cutter?.san ?? 'una jugada'} el valor aquí es ${bound} ${signed(node.score ?? 0)}. ${rival} tienen ${limit} en otra parte y no vendrán aquí. ${others}`;
  },
  window({ method, alpha, beta }) {
    if (method !== 'alphabeta') return '';
    const low = alpha === null ? '−∞' : signed(alpha);
    const high = beta === null ? '+∞' : signed(beta);
    return `Ventana: α = ${low}, lo que las blancas tienen seguro; β = ${high}, lo que tienen las negras.`;
  },
  looked(node) {
    if (!node.isInner) return '';
    if (node.method !== 'alphabeta') return `${number(node.visited)} posiciones miradas debajo.`;
    return node.visited === node.plain
      ? `${number(node.visited)} posiciones miradas debajo, tantas como minimax.`
      : `${number(node.visited)} de ${number(node.plain)} posiciones miradas debajo.`;
  },
  step: (step, all) => `Paso ${number(step)} de ${number(all)}`,
  spoken: (node) => `${node.up ? `${node.san}. ` : ''}${think.sentence(node)}`,

  termsTitle: 'Qué se cuenta aquí',
  termHeads: ['Pieza', 'Valor', 'Blancas', 'Negras', 'Para las blancas'],
  roles: (role) => ROLES[role] ?? role,
  inCheck: (color) => `${side(color)} en jaque`,
  total: 'Total',

  worthTitle: 'Cuánto vale la posición',
  worthAbout: 'Antes de toda búsqueda: lo que ve una evaluación escrita a mano, en peones, para cada bando. El material tiene una escala propia.',
  noWorth: 'No se han podido calcular los términos.',
  barHeads: ['Término', 'Blancas', 'Negras', 'Diferencia'],
  term: (name) => TERMS[name] ?? capital(name),
  worthTotal({ white, phase, scale }) {
    const who = white === 0 ? 'Igualado' : `${pawns(white)} para las blancas`;
    const stage = phase >= 20 ? 'medio juego' : phase <= 4 ? 'final' : `${Math.round((phase / 24) * 100)} % medio juego`;
    return `${who} · ${stage}${scale < 64 ? ` · difícil de ganar: el final cuenta un ${Math.round((scale / 64) * 100)} %` : ''}`;
  },
};
