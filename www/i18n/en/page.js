// @ts-check
// The sentences of what is always there: the board, the game, the ways out.
import { capital, colorName, pieceName, roleName, squareName } from './parts.js';
import { spokenSan } from '../spoken.js';

/** @typedef {import('../../document/document.js').Step} Step */
/** @typedef {import('../../document/document.js').View} View */

/** @type {Record<string, string>} */
const ENDS = {
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  insufficient: 'Draw: neither side can mate',
  fivefold: 'Draw: the position occurred five times',
  seventyfive: 'Draw: 75 moves without capture or pawn move',
  threefold: 'Draw claimed: the position occurred three times',
  fifty: 'Draw claimed: 50 moves without capture or pawn move',
  agreed: 'Draw agreed',
  'resigned-w': 'White resigned',
  'resigned-b': 'Black resigned',
  'time-w': 'White ran out of time',
  'time-b': 'Black ran out of time',
  time: 'Draw: out of time, but the other side can never mate',
};

/** @type {Record<string, string>} */
const CLAIMS = {
  threefold: 'the position has occurred three times, so a draw can be claimed',
  fifty: '50 moves without capture or pawn move, so a draw can be claimed',
};

export const board = {
  /** @param {boolean} flipped */
  label: (flipped) => `Chess board, ${flipped ? 'Black' : 'White'} at the bottom`,
  /**
   * @param {number} square
   * @param {string} letter a FEN letter, or a dot
   * @param {{ picked: boolean, target: boolean, reach: boolean, takes: boolean, check: boolean, hint?: boolean }} marks
   */
  square(square, letter, marks) {
    const parts = [squareName(square), letter === '.' ? 'empty' : pieceName(letter)];
    if (marks.check) parts.push('in check');
    if (marks.picked) parts.push('picked up');
    if (marks.target) parts.push(marks.takes ? 'can be taken' : 'possible');
    if (marks.reach) parts.push(marks.takes ? 'could be taken' : 'within reach');
    if (marks.hint) parts.push('hint');
    return parts.join(', ');
  },
};

export const speech = {
  /** @param {string} reason without a capital or a full stop */
  refused: (reason) => `${capital(reason)}.`,
  /** @param {Step} step */
  move(step) {
    const san = spokenSan(step);
    if (san) return san;
    const to = squareName(step.to);
    if (step.rookTo !== undefined) {
      const side = (step.rookFrom ?? 0) > step.from ? 'kingside' : 'queenside';
      return `Castles ${side}: king ${to}, rook ${squareName(step.rookTo)}`;
    }
    const from = step.tellsFrom ? ` from ${squareName(step.from)}` : '';
    const what = step.captured ? ` takes ${roleName(step.captured)}${step.enPassant ? ' en passant' : ''} on ` : ' to ';
    const role = step.promotion ? `, becomes a ${roleName(step.promotion)}` : '';
    return capital(roleName(step.piece)) + from + what + to + role;
  },
  /** @param {View} view @param {Step} step @param {boolean} [isReply] whether to say who played it */
  played(view, step, isReply) {
    const words = speech.move(step);
    const color = step.piece === step.piece.toLowerCase() ? 'b' : 'w';
    const move = isReply ? `${colorName(color)}: ${spokenSan(step) ? words : words.charAt(0).toLowerCase() + words.slice(1)}` : words;
    if (view.end) return `${move}. ${status.main(view)}`;
    const check = step.check && !spokenSan(step) ? ', check' : '';
    const claims = view.claims.map((claim) => ` ${capital(CLAIMS[claim] ?? claim)}.`).join('');
    return `${move}${check}.${claims}`;
  },
  /** @param {View} view */
  place(view) {
    const { ply, length, line, lastStep } = view;
    if (ply === 0) return 'Start.';
    return `Step ${ply} of ${length}: ${lastStep ? speech.played(view, lastStep) : `${line[ply - 1]?.text}.`}`;
  },
  /** @param {boolean} flipped */
  flipped: (flipped) => `${flipped ? 'Black' : 'White'} at the bottom.`,
  back: 'The game before is on the board.',
  locked: 'This game is played without help, so its moves stay as they are.',
  /** @param {View} view @param {'undo' | 'redo'} way */
  travelled: (view, way) => `${way === 'undo' ? 'Undone' : 'Done again'}. ${speech.place(view)}`,
};

export const status = {
  /** @param {View} view */
  main(view) {
    if (view.reasons.length > 0) return 'Not a legal position';
    if (!view.end) return `${colorName(view.turn)} to move`;
    if (view.winner) return `${ENDS[view.end]}. ${colorName(view.winner)} wins.`;
    return `${ENDS[view.end]}.`;
  },
  /** @param {View} view */
  more(view) {
    if (view.end) return view.winner === 'w' ? '1–0' : view.winner === 'b' ? '0–1' : '½–½';
    const [reason, ...others] = view.reasons;
    if (reason) return others.length > 0 ? `${reason}, and ${others.length} more` : reason;
    const parts = [];
    if (view.checkedKing !== undefined) parts.push('in check');
    const claim = view.claims[0];
    if (claim) parts.push(CLAIMS[claim] ?? claim);
    return parts.join('; ');
  },
  /** @param {string} turn who is not to move, but may */
  other: (turn) => `Let ${colorName(turn)} move`,
};

export const moves = {
  /** @param {import('../../document/document.js').Entry} entry @param {boolean} undone */
  label({ kind, number, turn, text }, undone) {
    const place = kind === 'legal' ? `${number}, ${colorName(turn)}` : 'Board edited';
    return `${place}: ${text}${undone ? ', taken back' : ''}`;
  },
  /** @param {string} move @param {string} text */
  comment: (move, text) => `on ${move}: ${text}`,
};

export const copy = {
  done: 'Copied',
  failed: 'Copying is not allowed here; the text is selected, so press Ctrl+C.',
};

export const failure = {
  noWasm: 'The rules of chess need WebAssembly here, which this browser does not have or does not allow.',
  noSimd: 'This browser is too old for Gridmate: its WebAssembly has no SIMD. Current browsers have it.',
  noEngine: 'The chess engine could not load. Your script is safe.',
  noLoad: 'The rules of chess could not load. Perhaps the network failed.',
  revived: 'The rules of chess stopped with a fault and were started again. Nothing is lost.',
  trapped: 'The rules of chess stopped with a fault. Your script is saved; reload the page to bring it back.',
  again: 'Try again',
};

export const shell = {
  /** @param {string} panel */
  noPanel: (panel) => `${panel} could not load. Perhaps the network failed.`,
  /** @param {number} count */
  more: (count) => `and ${count} more`,
  /** @param {string} first @param {number} others */
  told: (first, others) => `${first} And ${others} more.`,
};
