// What English says where a position is set up.

import type { ShownPosition } from '#doors/document.js';
import type { Chess960Step } from '#doors/labs.js';
import type { Color, PieceLetter } from '../../chess/chess';
import type { RuleId } from '../arguments';
import { capital, counted, piece, role, SIDES, standing } from './chess';

const number = (count: number): string => count.toLocaleString('en');

const RULES = {
  bishops: 'one bishop on each colour',
  king: 'the king between the rooks',
  whole: 'one king and queen, and two of each other piece',
};
const PLACED = {
  'light-bishop': 'bishop on the light squares',
  'dark-bishop': 'bishop on the dark squares',
  queen: 'queen',
};

export const setup = {
  lead: 'Setting up.',
  about: 'Drag pieces from the rows, or choose one and tap squares.',
  chosen: (stamp: PieceLetter | 'eraser') =>
    stamp === 'eraser' ? 'Eraser: choose what to remove.' : `${capital(piece(stamp))}: choose where to put it.`,
  /** Nothing is chosen any more. */
  none: 'Nothing is chosen: the pieces on the board can be moved.',
  done: (position: ShownPosition) => `This position is on the board. ${standing(position)}`,
  /** A text is a game where a position was asked for. */
  isGame: 'This looks like a game, not a position: Games reads it.',
  cleared: 'The board is empty.',
  restarted: 'The start position is on the board.',
  copied: {
    fen: 'The position is copied.',
    counts: 'The counts are copied.',
  },
  notCopied: 'This browser did not let the page copy. The text is selected: copy it by hand.',
  /** How many boards keep to the rules. */
  checked: (passed: number, count: number) => `${passed} of ${count} boards follow all rules.`,
  /** A count has ended. */
  counted: (paths: number, plies: number) => `${number(paths)} positions after ${counted(plies, 'half-move')}.`,
  stopped: 'The count is stopped.',
  palette: (color: Color) => `${SIDES[color]}’s pieces to put on the board`,
  piece: (letter: PieceLetter) => capital(piece(letter)),
  eraser: 'Eraser',
  play: 'Play from here',
  analyse: 'Analyse',
  turn: 'To move',
  castling: 'May castle with the rook on',
  /** A right to castle, by the square of its rook. */
  right: (color: Color, rook: string) => `${SIDES[color]}, rook on ${rook}`,
  noRights: 'Nobody can castle here: it takes a king and a rook on their first squares.',
  /** The same of a position that is not legal. */
  noRightsYet: 'Nobody can castle as long as the position is not legal.',
  anyRook: 'Any rook on the king’s rank, as in Chess960',
  passing: 'A pawn has just passed over',
  noPassing: 'none',
  fen: 'FEN, the position in one line',
  fenAbout: 'Paste a FEN here, even an untidy one. Enter sets it up.',
  set: 'Set up',
  copy: { fen: 'Copy the FEN', counts: 'Copy' },
  legal: (moves: number | undefined, turn: Color) =>
    `A legal position.${moves === undefined ? '' : ` ${SIDES[turn]} has ${moves === 0 ? 'no moves' : counted(moves, 'move')}.`}`,
  illegal: 'This is not a legal position:',
  /** What was written cannot be set up. */
  refused: 'The board shows another position.',
  repaired: 'Put right in what you pasted:',
  chess960: {
    title: 'Chess960',
    about:
      'One bishop on each colour, the king between the rooks: 960 rows follow these rules. Number 518 is the usual start.',
    number: 'Number',
    draw: 'Draw another',
    play: 'Play the computer',
    /** The pieces of a row, as FEN letters with dots between them. */
    row: (letters: string) => Array.from(letters, (letter) => (letter === '.' ? 'empty' : role(letter))).join(', '),
    way: (number: number) => `How number ${number} gives this row`,
    sum: ({ choice, ways, number: from, way, left }: Chess960Step) => {
      if (choice === 'rooks-and-king') return 'R K R';
      return choice === 'knights' ? `${from} of 10 pairs` : `${from} = ${ways} × ${left} + ${way}`;
    },
    step: ({ choice, way, open, files }: Chess960Step) => {
      const [free, taken] = [Array.from(open).join(', '), Array.from(files).join(' and ')];
      if (choice === 'rooks-and-king')
        return `Rook, king and rook take what is left, ${free}: the king stands between the rooks.`;
      if (choice === 'knights')
        return `The knights take pair ${way} of the ten pairs of ${free}, counted from 0: ${taken}.`;
      return `The remainder ${way} places the ${PLACED[choice]}: of ${free}, counted from 0, ${taken}.`;
    },
    mirrored: (of: number) => `Mirrored, it is number ${of}`,
    check: 'Check the generator',
    checkAbout: 'Draws random boards and checks each of them: does it follow the rules?',
    run: (count: number) => `Check ${count} boards`,
    rule: (rule: RuleId, kept: number, count: number) => `${RULES[rule]}: ${kept} of ${count}`,
    last: 'The last of them:',
  },
  count: {
    title: 'Count positions (perft)',
    about:
      'How many ways there are to play on, half-move by half-move. This count, called perft, is how move generators are tested: for the positions in the list the right numbers are known.',
    position: 'Position',
    board: 'The one on the board',
    known: {
      start: 'Start of the game',
      kiwipete: 'Kiwipete: every kind of move',
      rooks: 'Rook endgame',
      promotions: 'Promotions',
      castling: 'Castling and promotion',
      middlegame: 'Middlegame',
      besideKing: 'Chess960: rooks beside the king',
      outerRooks: 'Chess960: rooks on e and h',
      whiteOnly: 'Chess960: only White castles',
      blackOnly: 'Chess960: only Black castles',
      queenBetween: 'Chess960: a queen in the way',
    },
    show: 'Show on the board',
    depth: 'Depth',
    plies: (plies: number) => counted(plies, 'half-move'),
    start: 'Count',
    stop: 'Stop',
    progress: (plies: number, at: number, all: number) => `Depth ${plies}: ${at} of ${all} first moves`,
    heads: ['Depth', 'Positions', 'Time', 'Speed', 'Known'] as readonly [
      depth: string,
      paths: string,
      time: string,
      speed: string,
      known: string,
    ],
    number,
    time: (milliseconds: number) => {
      if (milliseconds < 1) return '< 1 ms';
      return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
    },
    /** In millions a second; nothing, where the time was too short to tell. */
    speed: (millions: number | undefined) => (millions === undefined ? '–' : `${millions.toFixed(1)} M/s`),
    right: '✓ right',
    wrong: (known: number) => `✕ known: ${number(known)}`,
    moves: (plies: number) => `By first move, ${counted(plies, 'half-move')} deep`,
    moveHeads: ['First move', 'Positions', 'Share'] as readonly [move: string, paths: string, share: string],
    share: (part: number) => `${(part * 100).toFixed(1)} %`,
  },
};
