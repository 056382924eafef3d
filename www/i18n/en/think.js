// @ts-check
// The sentences of the Think panel.
import { capital, colorName, counted, number } from './parts.js';
import { numbered, scoreTexts, signed } from '../numbers.js';
import { decimals } from '../parts.js';

/** @typedef {import('../../panels/think/tree.js').Node} Node */

/** @type {Record<string, string>} */
const TERMS = {
  material: 'Material',
  placement: 'Placement',
  mobility: 'Mobility',
  pawns: 'Pawns',
  'passed pawns': 'Passed pawns',
  pieces: 'Pieces',
  threats: 'Threats',
  king: 'King',
  space: 'Space',
  initiative: 'Initiative',
};

/** @type {Record<string, string>} */
const ROLES = { queen: 'Queens', rook: 'Rooks', bishop: 'Bishops', knight: 'Knights', pawn: 'Pawns' };

/** @type {Record<string, string>} how a game is over */
const ENDS = {
  checkmate: 'for the game is over by checkmate',
  stalemate: 'for the game is drawn by stalemate',
  insufficient: 'for the game is drawn: neither side can mate',
  threefold: 'for the game is drawn: the position stands for the third time',
  fifty: 'for the game is drawn: fifty moves without a capture or a pawn move',
};

/** @param {import('../../labs/labs.js').TeachingTerms['pieces']} pieces */
function sums(pieces) {
  const [white, black] = /** @type {const} */ (['white', 'black']).map((side) => pieces.reduce((sum, piece) => sum + piece.worth * piece[side], 0));
  return `from pieces worth ${white} against ${black}`;
}

const { pawns } = scoreTexts(decimals('.'));

const SIGNS = { exact: '', least: '≥', most: '≤' };
const SPOKEN = { exact: '', least: 'at least ', most: 'at most ' };

/** @param {'w' | 'b'} turn */
const rival = (turn) => colorName(turn === 'w' ? 'b' : 'w');

/** Whose score it is, where that is not always White's. @param {Node} node */
const whose = ({ method, turn }) => (method === 'negamax' ? ` for ${colorName(turn)}, who is to move` : '');

/** @param {Node} node */
const movesBelow = (node) => node.children?.length ?? 0;

export const think = {
  title: 'The search, explained',
  about:
    'White wants a high score, Black a low one: each looks at its moves, at the replies, and at the replies to those. At full depth the pieces are counted. Walk through the tree to see the position at each node.',
  method: 'Search',
  methods: { minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alpha-beta' },
  methodAbout: {
    minimax: 'White takes the largest of the scores below, Black the smallest.',
    negamax: 'One rule for both: every score is that of the side to move, and each side takes the largest of the scores below with their signs turned.',
    alphabeta: 'Minimax that leaves out what cannot change the result.',
  },
  depth: 'Half-moves ahead',
  steps: 'Steps of the search',
  slider: 'Step of the search',
  first: 'To the root',
  back: 'One step back',
  on: 'One step forward',
  last: 'To the last step',
  again: 'Try again',
  played: 'played',
  searching: 'Searching …',
  locked: 'This game is played without help: no tree and no evaluation until it ends.',
  lesson: 'An example, as nothing has been done on the board: White can take a knight, or a pawn that costs the queen.',
  unpin: 'Follow the board',
  outline: 'What the search looked at',
  /** @param {import('../../labs/labs.js').TeachingTerms} terms */
  evaluation: ({ value, end, pieces, checked }) => `The article’s evaluation of this position: ${signed(value)}, ${end ? (ENDS[end] ?? end) : sums(pieces)}${!end && checked ? ` and ${colorName(checked)} in check (${checked === 'w' ? '−1' : '+1'})` : ''}.`,
  /** @param {string} reason */
  notLegal: (reason) => `There is nothing to search: ${reason}.`,
  over: 'The game is over: there is nothing to search.',
  /** @param {string} message */
  failed: (message) => `That could not be computed. ${message}`,
  signed,
  pawns,

  /** @param {Node} root @param {Node | undefined} chosen */
  verdict(root, chosen) {
    const saved = root.plain > 0 ? Math.round((1 - root.visited / root.plain) * 100) : 0;
    const looked =
      root.visited === root.plain
        ? `${number(root.visited)} positions looked at.`
        : `${number(root.visited)} positions looked at, where minimax needs ${number(root.plain)}: ${saved} % fewer.`;
    if (root.ties > 1) return `${root.ties} moves tie at ${signed(root.shown())}; one is drawn at random. ${looked}`;
    return chosen ? `${chosen.san} is best for ${colorName(root.turn)}, with ${signed(root.shown())}. ${looked}` : looked;
  },
  /** What the search makes of a move that was played. @param {Node} root @param {Node | undefined} played */
  why(root, played) {
    if (!played) return 'This move is not in the tree.';
    const chosen = root.best;
    if (!chosen || played.score === null) return `Why ${played.san}?`;
    const score = signed(root.shown());
    if (chosen === played && root.ties < 2) return `Why ${played.san}? It is what this search chooses, too: ${score}.`;
    const preferred = `${chosen.san}, with ${score}`;
    const sure = played.certainty;
    const own = signed(played.shown(root.turn));
    if (sure !== 'exact') return `Why ${played.san}? This search keeps ${preferred}: ${played.san} comes to ${SPOKEN[sure]}${own}, which is no better.`;
    if (played.score === root.score) return `Why ${played.san}? It is one of ${root.ties} moves that tie at ${score}.`;
    return `Why ${played.san}? This search prefers ${preferred}; ${played.san} comes to ${own}.`;
  },
  /** @param {'w' | 'b'} turn */
  root: (turn) => `${colorName(turn)} to move`,
  /** @param {Node} root */
  rootBox: (root) => `${root.turn === 'w' || root.method === 'negamax' ? 'max' : 'min'} ${signed(root.shown())}`,
  /** @param {Node} node */
  box: (node) => `${node.san} ${think.label(node)}`,
  /** @param {Node} node */
  label: (node) => (node.score === null ? 'cut' : `${SIGNS[node.certainty]}${signed(node.shown())}`),
  /** @param {Node} node */
  note(node) {
    if (node.outcome === 'skipped') return 'not looked at';
    if (node.outcome === 'over') return Math.abs(node.score ?? 0) === 1000 ? 'checkmate' : 'draw';
    if (node.outcome === 'leaf') return '';
    const looked = `${number(node.visited)} below`;
    return node.outcome === 'cut' ? `${looked}, ${number(node.plain - node.visited)} saved` : looked;
  },
  /** What is said of a node after its name. @param {Node} node @param {boolean} isBest */
  item(node, isBest) {
    if (node.score === null) return ', cut: not looked at';
    const note = think.note(node);
    return `, ${SPOKEN[node.certainty]}${signed(node.shown())}${isBest ? ', best' : ''}${note ? `, ${note}` : ''}`;
  },
  /** How many moves the drawing has no room for. @param {number} count */
  rest: (count) => `${count} more`,
  /** The moves that lead to a node. @param {Node[]} way @param {string} fen */
  line: (way, fen) => (way.length === 0 ? think.root(fen.split(' ')[1] === 'b' ? 'b' : 'w') : numbered(way.map(({ san }) => san), fen)),
  /** @param {Node[]} way @param {string} fen */
  board: (way, fen) => `${way.length === 0 ? 'The position that is searched' : `The position after ${way.map(({ san }) => san).join(', ')}`}. FEN: ${fen}`,
  /** @param {string} line the moves from the root, nothing at the root itself */
  previewed: (line) => `${line ? `The search looks at ${line}` : 'The position that is searched'}. A click on the board goes back to the game.`,
  /** @param {string} line likewise */
  aside: (line) => `The board shows the game, not ${line || 'the position that is searched'}, as long as it has the keyboard.`,
  /** What became of a node. @param {Node} node */
  sentence(node) {
    const score = signed(node.shown());
    if (node.outcome === 'skipped') {
      const cutter = node.up?.cutter;
      return cutter
        ? `Cut: not looked at. After ${cutter.san} scored ${signed(cutter.score ?? 0)}, nothing here can change the result.`
        : 'Cut: not looked at. Nothing here can change the result.';
    }
    if (node.outcome === 'over') {
      return Math.abs(node.score ?? 0) === 1000 ? `Checkmate: ${score}${whose(node)}.` : 'The game is drawn: 0.';
    }
    if (node.outcome === 'leaf') return `The depth is used up, so the pieces are counted: ${score}${whose(node)}.`;
    if (node.outcome === 'cut') return think.cut(node);
    const moves = counted(movesBelow(node), 'move', 'moves');
    const chosen = node.best;
    const taken = node.turn === 'w' ? 'the largest' : 'the smallest';
    if (node.certainty !== 'exact') {
      const bound = node.turn === 'w' ? 'no more than' : 'no less than';
      return `All ${moves} were looked at: ${colorName(node.turn)} gets ${bound} ${score} here, and has ${signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0)} elsewhere.`;
    }
    if (node.method === 'negamax' && chosen) {
      return `${colorName(node.turn)} takes the largest of ${moves}, each with its sign turned: ${chosen.san} with −(${signed(chosen.shown())}) = ${score}.`;
    }
    return `${colorName(node.turn)} takes ${taken} of ${moves}: ${chosen?.san ?? ''} with ${score}.`;
  },
  /** Why a branch was cut. @param {Node} node */
  cut(node) {
    const { cutter, turn } = node;
    const rest = node.skipped;
    const limit = signed((turn === 'w' ? node.beta : node.alpha) ?? 0);
    const letter = turn === 'w' ? 'β' : 'α';
    const others = rest === 0 ? 'It was the last move.' : rest === 1 ? 'The other move cannot matter.' : `The other ${rest} moves cannot matter.`;
    const bound = turn === 'w' ? 'at least' : 'at most';
    return `${letter} = ${limit}: after ${cutter?.san ?? 'a move'} the score here is ${bound} ${signed(node.score ?? 0)}. ${rival(turn)} has ${limit} elsewhere, and will not come here. ${others}`;
  },
  /** The window at a node, which the plain searches do not have. @param {Node} node */
  window({ method, alpha, beta }) {
    if (method !== 'alphabeta') return '';
    const low = alpha === null ? '−∞' : signed(alpha);
    const high = beta === null ? '+∞' : signed(beta);
    return `Window: α = ${low}, what White has for certain; β = ${high}, what Black has.`;
  },
  /** @param {Node} node */
  looked(node) {
    if (!node.isInner) return '';
    if (node.method !== 'alphabeta') return `${number(node.visited)} positions looked at below.`;
    return node.visited === node.plain
      ? `${number(node.visited)} positions looked at below, as many as minimax.`
      : `${number(node.visited)} of ${number(node.plain)} positions looked at below.`;
  },
  /** @param {number} step @param {number} all */
  step: (step, all) => `Step ${number(step)} of ${number(all)}`,
  /** @param {Node} node */
  spoken: (node) => `${node.up ? `${node.san}. ` : ''}${think.sentence(node)}`,

  termsTitle: 'What is counted here',
  termHeads: ['Piece', 'Worth', 'White', 'Black', 'For White'],
  /** @param {string} role */
  roles: (role) => ROLES[role] ?? role,
  /** @param {'w' | 'b'} color */
  inCheck: (color) => `${colorName(color)} in check`,
  total: 'Score',

  worthTitle: 'What the position is worth',
  worthAbout: 'Before any search: what a hand-written evaluation sees, in pawns, for each side. Material has a scale of its own.',
  noWorth: 'The terms could not be computed.',
  barHeads: ['Term', 'White', 'Black', 'Balance'],
  /** @param {string} name */
  term: (name) => TERMS[name] ?? capital(name),
  /** @param {{ white: number, phase: number, scale: number }} told */
  worthTotal({ white, phase, scale }) {
    const who = white === 0 ? 'Even' : `${pawns(white)} for White`;
    const stage = phase >= 20 ? 'middlegame' : phase <= 4 ? 'endgame' : `${Math.round((phase / 24) * 100)} % middlegame`;
    return `${who} · ${stage}${scale < 64 ? ` · hard to win: the endgame counts ${Math.round((scale / 64) * 100)} %` : ''}`;
  },
};
