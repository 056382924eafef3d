// Arguments for each function among the words, complete by type.

import type { Diagnostic, ShownEffect, ShownMove, ShownPosition } from '#doors/document.js';
import type { AllWords } from '../../www-next/i18n/words';

type Says = (...args: never[]) => string | undefined;

/** Whether something says what depends on arguments. */
type Asks<Said> = Said extends string | readonly unknown[]
  ? false
  : Said extends Says
    ? true
    : true extends Inner<Said>
      ? true
      : false;
type Inner<Said> = { [Name in keyof Said]: Asks<Said[Name]> }[keyof Said];

/** For each function some lists of arguments; for what holds functions the same again. */
export type Samples<Said> = {
  readonly [Name in keyof Said as Asks<Said[Name]> extends true ? Name : never]: Said[Name] extends Says
    ? readonly [Parameters<Said[Name]>, ...Parameters<Said[Name]>[]]
    : Samples<Said[Name]>;
};

const position: ShownPosition = {
  fen: '',
  board: '',
  turn: 'w',
  turnIsOpen: false,
  castlingIsOpen: false,
  isLegal: true,
  reasons: [],
  check: null,
  end: null,
  winner: null,
  claims: [],
  last: null,
};
export const BLACK_MOVES: ShownPosition = { ...position, turn: 'b' };
export const CHECK: ShownPosition = { ...position, check: 'e1' };
export const MATE: ShownPosition = { ...position, check: 'e1', end: 'checkmate', winner: 'b' };
export const STALEMATE: ShownPosition = { ...position, end: 'stalemate' };

const effect: ShownEffect = {
  from: 'f1',
  to: 'e2',
  piece: 'B',
  captured: null,
  promotion: null,
  enPassant: false,
  rook: null,
  check: false,
  mate: false,
};
const captures: ShownEffect = { ...effect, from: 'g4', to: 'e5', piece: 'q', captured: 'P' };
const promotes: ShownEffect = { ...effect, from: 'b7', to: 'a8', piece: 'P', captured: 'r', promotion: 'Q' };
const passes: ShownEffect = { ...effect, from: 'e5', to: 'd6', piece: 'P', captured: 'p', enPassant: true };
const castles: ShownEffect = { ...effect, from: 'e1', to: 'g1', piece: 'K', rook: ['h1', 'f1'] };

const problem: Diagnostic = {
  source: 'move',
  code: 'no-piece',
  severity: 'error',
  args: { from: 'e4' },
  message: 'there is no piece on e4',
};

const move: ShownMove = {
  number: 12,
  color: 'b',
  san: 'Nf6',
  uci: 'g8f6',
  from: 'g8',
  to: 'f6',
  promotion: null,
};

export const SAMPLES: Samples<AllWords> = {
  shell: {
    title: [[position], [MATE]],
    welcome: { number: [[518]] },
    share: {
      note: [
        [1, 90],
        [12, 2345],
      ],
    },
    keys: {
      name: [
        [' ', false],
        ['Shift', false],
        ['Mod', true],
      ],
    },
  },
  play: {
    title: [
      [undefined, undefined],
      ['A', 'B'],
    ],
    sideName: [['w'], ['b']],
    playerName: [
      ['level', 3],
      ['minimax', 2],
      ['random', 0],
    ],
    playerAbout: [
      ['level', 1, 400],
      ['level', 10, undefined],
    ],
    claimOf: [['threefold'], ['fifty']],
    bar: { taken: [['ppnQ']], clock: [['w'], ['b']] },
    time: [
      [5432, true],
      [65_000, false],
      [3_700_000, false],
    ],
    evaluation: {
      short: [[0], [130], [-42]],
      shortMate: [[3], [-1]],
      sentence: [[0], [30], [-120], [300], [-900]],
      mate: [[1], [-4]],
    },
    result: {
      title: [
        [{ position: STALEMATE, person: 'w', moves: 30, rival: 'X' }],
        [{ position: MATE, person: 'w', moves: 30, rival: 'X' }],
        [{ position: MATE, person: 'b', moves: 30, rival: 'X' }],
        [{ position: { ...MATE, end: 'time-w' }, person: undefined, moves: 30, rival: undefined }],
        [{ position: { ...MATE, end: 'resigned-w' }, person: 'b', moves: 30, rival: 'X' }],
      ],
      text: [
        [{ position: STALEMATE, person: 'w', moves: 30, rival: 'X' }],
        [{ position: MATE, person: 'w', moves: 1, rival: undefined }],
      ],
      score: [[MATE], [STALEMATE]],
    },
    form: {
      rivalOf: [['w'], ['b']],
      named: [['A', 'B']],
      means: [
        ['level', 1, 400, 50],
        ['level', 2, undefined, undefined],
        ['level', 3, undefined, undefined],
        ['level', 4, undefined, undefined],
        ['level', 5, undefined, undefined],
        ['level', 6, undefined, undefined],
        ['level', 7, undefined, undefined],
        ['level', 8, undefined, undefined],
        ['level', 9, undefined, undefined],
        ['level', 10, undefined, undefined],
        ['minimax', 1, undefined, undefined],
        ['negamax', 2, undefined, undefined],
        ['alphabeta', 3, undefined, undefined],
        ['random', 0, undefined, undefined],
      ],
      clockMeans: [
        [1, 0],
        [15, 10],
        [3, 1],
      ],
    },
  },
  games: {
    count: [[1204]],
    steps: [[1], [33]],
    day: [[new Date(2026, 10, 26)]],
    saved: {
      open: [['X']],
      rename: [['X']],
      remove: [['X']],
      more: [[12]],
      bringBack: [['X']],
      savedAll: [
        [1, 0],
        [12, 1],
      ],
    },
    file: {
      reading: [
        ['x.pgn', 1],
        ['', 12],
      ],
      title: [
        ['x.pgn', 1],
        ['', 1204],
      ],
      empty: [['x.pgn'], ['']],
      full: [[200_000]],
      faults: [[1], [12]],
      shown: [
        [0, 12],
        [3, 12],
      ],
      plies: [[1], [33]],
      place: [[3, 1204]],
    },
    pgn: { done: [[1], [33]], cut: [[0], [3]] },
    examples: { all: [[12]] },
    picture: {
      title: [
        ['', 0],
        ['X – Y', 3],
      ],
    },
  },
  script: {
    count: [
      [1, 1],
      [12, 0],
    ],
    token: [
      ['e2e4', 'legal', move],
      ['e2e4', 'legal', null],
      ['e2e4', 'free', null],
      ['e2e4', 'odd legal', move],
      ['e2e4', 'odd free', null],
      ['e2e4', 'ignored', null],
      ['e2e4', 'no-effect', null],
      ['e2e4', 'note', null],
    ],
    before: [[3]],
    after: [[1], [3]],
    fix: [[''], ['xe4'], [', ']],
    fixed: [
      [0, 0, 0],
      [1, 2, 3],
      [2, 1, 1],
    ],
    more: [[1], [3]],
    told: [
      [1, 'x'],
      [3, 'x'],
    ],
    startAbout: [[true], [false]],
  },
  engine: {
    faults: {
      unloaded: [['x']],
      forbidden: [['x']],
      forbiddenWasm: [['x']],
      memory: [['x']],
      silent: [['x']],
      ended: [['x']],
      trapped: [['x']],
      unreadable: [['x']],
      failed: [['x']],
    },
    said: {
      tookBack: [[1], [2]],
      hintPiece: [
        ['Q', 'd1'],
        ['n', 'g8'],
      ],
      hintMove: [
        ['Q', 'd1', 'd4'],
        ['n', 'g8', 'f6'],
      ],
    },
  },
  kept: {
    notices: { taken: [[1], [3]], 'not-taken': [[1]], aside: [[1], [2]] },
    saved: [['X']],
    opened: [['X']],
    renamed: [['X']],
    removed: [['X']],
    restored: [['X']],
    unnamed: [[new Date(2026, 10, 26)]],
  },
  board: {
    freely: [
      ['Q', 'd1'],
      ['n', 'g8'],
    ],
    castling: {
      castle: [['g1', 'f1']],
      step: [['K', 'f1']],
      pick: [['R', 'h1']],
      preview: [['g1', 'f1']],
    },
    drawing: {
      shape: [
        ['green', 'e2', 'e4'],
        ['red', 'e4', 'e4'],
        ['yellow', 'a1', 'h8'],
        ['blue', 'a1', 'a1'],
      ],
      from: [['e2']],
      drawn: [['x']],
      erased: [['x']],
      all: [[['x', 'y']]],
    },
    typed: { letterOf: [['N'], ['q']], inEnglish: [['e2e4']] },
    told: {
      moves: [
        ['Q', 'd1', []],
        ['r', 'a8', ['a7']],
        ['n', 'g8', ['f6', 'h6']],
      ],
      captures: [
        ['Q', 'd1', []],
        [
          'r',
          'a8',
          [
            { square: 'a1', piece: 'Q' },
            { square: 'a2', piece: 'P' },
          ],
        ],
      ],
      none: [['q'], ['n']],
      kind: [
        ['Q', []],
        ['r', ['a8']],
        ['N', ['b1', 'g1']],
      ],
      line: [
        ['4', []],
        [
          'e',
          [
            { square: 'e1', piece: 'Q' },
            { square: 'e8', piece: 'k' },
          ],
        ],
      ],
      captured: [[''], ['ppN'], ['q']],
    },
    square: [
      ['e4', undefined],
      ['e4', 'Q'],
      ['e4', 'n'],
      ['e4', 'n', 'picked'],
      ['e4', undefined, 'target'],
      ['e4', 'n', 'takes'],
    ],
  },
  standing: [
    [position],
    [BLACK_MOVES],
    [CHECK],
    [MATE],
    [STALEMATE],
    [{ ...position, end: 'insufficient' }],
    [{ ...position, end: 'fivefold' }],
    [{ ...position, end: 'seventyfive' }],
    [{ ...position, end: 'in another way' }],
    [{ ...position, isLegal: false }],
  ],
  problem: [[problem]],
  said: {
    move: [
      [effect, position],
      [captures, CHECK],
      [promotes, MATE],
      [passes, BLACK_MOVES],
      [castles, BLACK_MOVES],
    ],
    put: [['R', 'a1']],
    removed: [['a1']],
    undone: [[position]],
    redone: [[BLACK_MOVES]],
    atStart: [[position]],
    deleted: [['12. Nf3']],
    chess960: [[518]],
  },
  hand: {
    empty: [['a1']],
    picked: [
      ['Q', 'd1', []],
      ['r', 'a8', ['a7']],
      ['n', 'g8', ['f6', 'h6']],
    ],
    stuck: [
      ['Q', 'd1'],
      ['b', 'c8'],
    ],
    notYours: [
      ['q', 'w'],
      ['P', 'b'],
    ],
    putBack: [['K', 'e1']],
    role: [['q'], ['R'], ['b'], ['N']],
  },
  stepOf: [[3, 12]],
  moves: {
    number: [
      [3, 'w'],
      [3, 'b'],
    ],
    mark: [[1], [6], [140]],
    markName: [[1], [2], [3], [4], [5], [6], [140]],
    menu: [['e4']],
    more: [[1], [4]],
    commentOn: [['e4']],
    clock: [[65_000]],
    elapsed: [[5400], [65_000]],
    evaluation: [[{ centipawns: -130 }], [{ mate: 3 }]],
    drawn: [[1], [2]],
    result: [['1/2-1/2'], ['1-0']],
    notCopied: [['x']],
    times: [[1], [0.5]],
    said: {
      promoted: [['e4']],
      isMain: [['e4']],
      marked: [
        ['e4', 1, true],
        ['e4', 2, false],
      ],
      commented: [
        ['e4', true],
        ['e4', false],
      ],
    },
  },
};
