// English of how a search thinks.

import type { Color } from '../../chess/chess';
import type { Counted, Looked, MethodId } from '../arguments';
import { capital, counted, SIDES } from './chess';

const TERMS: Record<string, string> = {
  material: 'Pieces by their worth',
  placement: 'Where pieces stand',
  mobility: 'How far pieces can go',
  pawns: 'How pawns stand together',
  'passed pawns': 'Pawns that nothing stops',
  pieces: 'How pieces work together',
  threats: 'What is attacked',
  king: 'How safe the king is',
  space: 'Room in the centre',
  initiative: 'Being on move',
};
const ROLES: Record<string, string> = {
  queen: 'Queens',
  rook: 'Rooks',
  bishop: 'Bishops',
  knight: 'Knights',
  pawn: 'Pawns',
};
const ENDS: Record<string, string> = {
  checkmate: 'the game is over by checkmate',
  stalemate: 'the game is drawn by stalemate',
  insufficient: 'the game is drawn, as neither side can mate',
  threefold: 'the game is drawn, as the position stands for the third time',
  fifty: 'the game is drawn after fifty moves without a capture or a pawn’s move',
};
const SIGNS = { exact: '', least: '≥ ', most: '≤ ' };
const SPOKEN = { exact: '', least: 'at least ', most: 'at most ' };

const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const number = (value: number): string => value.toLocaleString('en');
const signed = (value: number): string => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`);
const pawns = (value: number): string => {
  const text = (Math.abs(value) / 100).toFixed(2);
  return text === '0.00' ? text : `${value < 0 ? '−' : '+'}${text}`;
};
const score = (node: Looked): string => signed(node.score ?? 0);
/** Whose score it is, where that is not always White's. */
const whose = ({ method, turn }: Looked): string => (method === 'negamax' ? ` for ${SIDES[turn]}, who is to move` : '');

/** Why a branch was cut. */
function cut(node: Looked): string {
  const [side, rival] = [SIDES[node.turn], SIDES[other(node.turn)]];
  const limit = signed((node.turn === 'w' ? node.beta : node.alpha) ?? 0);
  const rest = node.skipped === 0 ? '' : ` The other ${counted(node.skipped, 'move')} cannot matter any more.`;
  return `${side} can answer ${node.cutter?.san ?? '…'}: this line is worth ${SPOKEN[node.bound]}${score(node)}. ${rival} has ${limit} elsewhere and will not come here.${rest}`;
}

/** Why all moves were looked at, and none is good enough. */
function bounded(node: Looked): string {
  const bound = node.turn === 'w' ? 'no more than' : 'no less than';
  const has = signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0);
  return `${SIDES[node.turn]} gets ${bound} ${score(node)} here, by any of ${counted(node.moves ?? 0, 'move')}, and has ${has} elsewhere.`;
}

function sentence(node: Looked): string {
  const side = SIDES[node.turn];
  if (node.outcome === 'skipped')
    return node.cutter
      ? `Cut: not looked at. After ${node.cutter.san} with ${score(node.cutter)}, nothing here can change the result.`
      : 'Cut: not looked at. Nothing here can change the result.';
  if (node.outcome === 'over')
    return node.isMate ? `Checkmate: ${score(node)}${whose(node)}.` : 'The game is drawn here: 0.';
  if (node.outcome === 'leaf')
    return `The search looks no further here, so it counts the pieces: ${score(node)}${whose(node)}.`;
  const { best } = node;
  if (node.moves === undefined || !best) return '';
  if (node.outcome === 'cut') return cut(node);
  if (node.bound !== 'exact') return bounded(node);
  const moves = counted(node.moves, 'move');
  if (node.method === 'negamax')
    return `${side} takes the largest of ${moves}, each with its sign turned: ${best.san} with −(${score(best)}) = ${score(node)}.`;
  const taken = node.turn === 'w' ? 'highest' : 'lowest';
  if (node.san === '') return `${side} has ${moves} and takes the ${taken} score: ${best.san} with ${score(node)}.`;
  return `${side} answers ${best.san}, the ${taken} of ${moves}: after ${node.san} this line is worth ${score(node)}, whatever the others give.`;
}

const label = (node: Looked) => (node.score === undefined ? 'cut' : `${SIGNS[node.bound]}${score(node)}`);

function note(node: Looked): string {
  if (node.outcome === 'over') return node.isMate ? ', mate' : ', draw';
  if (node.outcome === 'leaf') return '';
  const saved = node.outcome === 'cut' ? `, ${number(node.plain - node.visited)} saved` : '';
  return `, ${number(node.visited)} below${saved}`;
}

export const think = {
  /** Its tab in Lab. */
  name: 'Think',
  /** The moves to the position that the board shows. */
  shows: (moves: readonly string[]) =>
    moves.length === 0
      ? 'The board shows the example.'
      : `The board follows the search: ${moves.map((move, at) => `${at + 1} ${move}`).join(', ')}.`,
  back: 'Back to the game',
  locked: 'This game is played without help: how a search thinks can be seen when it is over.',
  notLegal: 'This board is no legal position, so there is nothing to search.',
  searching: 'Searching …',
  failed: 'That could not be computed.',
  again: 'Try again',
  method: 'Search',
  methods: { minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alpha-beta' },
  methodAbout: {
    minimax: 'White takes the highest of the scores below, Black the lowest.',
    negamax: 'One rule for both: turn the signs of the scores below and take the largest.',
    alphabeta: 'Minimax that leaves out what cannot change the result.',
  },
  /** Whose numbers these are. */
  whose: {
    minimax: 'Points as the article counts them, for White: queen 9, rook 5, bishop and knight 3, pawn 1, mate 1000.',
    negamax: 'Points as the article counts them, each for the side that is to move there: queen 9, mate 1000.',
    alphabeta: 'Points as the article counts them, for White: queen 9, rook 5, bishop and knight 3, pawn 1, mate 1000.',
  },
  depth: 'Half-moves ahead',
  lessons: 'Positions to try',
  lesson: {
    queen: { title: 'Take the queen, or not?', about: 'The knight can take a queen. Look at what Black answers.' },
    greed: {
      title: 'A pawn that costs the queen',
      about: 'Taking on d5 wins a point, until you look one move further.',
    },
    figure: {
      title: 'Two moves, two replies',
      about: 'The smallest tree: Black takes the lower score of each branch, White the higher of these.',
    },
    mate: { title: 'A mate is worth 1000', about: 'One half-move ahead is enough to find it.' },
    twenty: { title: 'Twenty first moves', about: 'All are worth the same: one is drawn at random.' },
    swap: {
      title: 'King and rook change places',
      about: 'Castling in Chess960. As a script it is written with a removal and an insertion.',
    },
    random: { title: 'Mate at random', about: 'Two players who only guessed got here: the game is over.' },
  },
  /** The position on the board. */
  here: 'This position',
  /** To what was looked at before this, and to the best of what comes after it. */
  out: 'Up the tree',
  in: 'Down the tree',
  play: 'Play the walk',
  pause: 'Pause',
  steps: 'Steps of the search',
  slider: 'Step of the search',
  first: 'To the first position',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the last step',
  step: (step: number, all: number) => `Step ${number(step)} of ${number(all)}`,
  outline: 'What the search looked at',
  start: 'Start',
  toMove: (turn: Color) => `${SIDES[turn]} to move`,
  /** Which of the scores below it who is to move takes. */
  takes: (turn: Color, method: MethodId) =>
    method === 'negamax'
      ? `${SIDES[turn]} takes the largest, signs turned`
      : `${SIDES[turn]} takes the ${turn === 'w' ? 'highest' : 'lowest'}`,
  /** The score, or that there is none. */
  label,
  /** A row of the outline. */
  item: (node: Looked, isChosen: boolean) => {
    const name = node.san || `${SIDES[node.turn]} to move`;
    if (node.score === undefined) return `${name}, cut: not looked at`;
    return `${name}, ${SPOKEN[node.bound]}${score(node)}${isChosen ? ', chosen' : ''}${note(node)}`;
  },
  tags: { chosen: 'chosen', ties: 'as good', mate: 'mate', draw: 'draw', asked: 'look here' },
  /** How many moves are not drawn, and how many were not looked at. */
  more: (count: number) => `${number(count)} more`,
  /** How many positions were saved, beside scissors. */
  saved: number,
  unseen: (count: number) => `${number(count)} not looked at`,
  /** What the search plays, of the number that are as good. */
  verdict: (root: Looked, ties: number) => {
    if (root.outcome === 'over') return 'The game is over: there is nothing to search.';
    const chosen = root.best?.san ?? '…';
    return ties > 1
      ? `${ties} moves tie at ${score(root)}, one is drawn at random: ${chosen}.`
      : `${SIDES[root.turn]} plays ${chosen}: ${score(root)}.`;
  },
  work: ({ visited, plain }: Looked) =>
    visited === plain
      ? `${counted(visited, 'position')} looked at.`
      : `${number(visited)} positions looked at, where minimax needs ${number(plain)}.`,
  fewer: (percent: number) => `${percent} % fewer`,
  /** What the search makes of a move that was played or is tempting: `own` is its score as the root writes it. */
  why: (move: Looked, own: number, root: Looked, ties: number) => {
    const best = `${root.best?.san ?? '…'} with ${score(root)}`;
    if (root.best?.san === move.san) return `Why ${move.san}? It is what this search chooses: ${signed(own)}.`;
    if (move.bound !== 'exact')
      return `Why not ${move.san}? It comes to ${SPOKEN[move.bound]}${signed(own)}; the search keeps ${best}.`;
    if (own === root.score) return `Why ${move.san}? It is one of ${ties} moves that tie at ${signed(own)}.`;
    return `Why not ${move.san}? It comes to ${signed(own)}; the search prefers ${best}.`;
  },
  sentence,
  /** What alpha-beta knows there of what is had elsewhere. */
  window: ({ alpha, beta }: Looked) =>
    `White is sure of α: ${alpha === null ? 'nothing yet' : signed(alpha)} · Black is sure of β: ${beta === null ? 'nothing yet' : signed(beta)}`,
  /** How much was looked at below it, where anything was. */
  below: ({ visited, plain }: Looked) => {
    const all = visited === plain ? '' : ` of ${number(plain)}`;
    return `${number(visited)}${all} positions looked at below.`;
  },
  tokens: 'As a script',
  evaluation: ({ value, end, pieces, checked }: Counted) => {
    const sum = (side: 'white' | 'black') => pieces.reduce((all, piece) => all + piece.worth * piece[side], 0);
    const check = checked ? `, and ${SIDES[checked]} in check (${checked === 'w' ? '−1' : '+1'})` : '';
    const why = end ? (ENDS[end] ?? end) : `pieces worth ${sum('white')} against ${sum('black')}${check}`;
    return `The article’s evaluation of this position: ${signed(value)}, for ${why}.`;
  },
  counts: {
    title: 'What the article counts here',
    heads: ['Piece', 'Worth', 'White', 'Black', 'For White'] as readonly [string, string, string, string, string],
  },
  roles: (role: string) => ROLES[role] ?? capital(role),
  inCheck: (color: Color) => `${SIDES[color]} in check`,
  total: 'Sum',
  signed,
  worth: {
    title: 'What the strong engine sees here',
    about: 'Its evaluation by hand-written terms, in pawns, before any search.',
    heads: ['Term', 'White', 'Black', 'For White'] as readonly [string, string, string, string],
    /** For White in hundredths of a pawn; from 24 down to 0 how much of the middlegame is left; in 64ths what the endgame counts. */
    total: (white: number, phase: number, scale: number) => {
      const stage =
        phase >= 20 ? 'middlegame' : phase <= 4 ? 'endgame' : `${Math.round((phase / 24) * 100)} % middlegame`;
      const hard = scale < 64 ? ` · hard to win: the endgame counts ${Math.round((scale / 64) * 100)} %` : '';
      return `${white === 0 ? 'Even' : `${pawns(white)} for White`} · ${stage}${hard}`;
    },
    term: (name: string) => TERMS[name] ?? capital(name),
    pawns,
  },
};
