// Arguments for each function among the words, complete by type.

import type { Diagnostic, ShownEffect, ShownMove, ShownPosition } from '#doors/document.js';
import type { Claim } from '#doors/review.js';
import type { Chess960Step } from '#doors/labs.js';
import type { Looked } from '../../www/i18n/arguments';
import type { AllWords } from '../../www/i18n/words';

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
  recorded: null,
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

const step: Chess960Step = {
  choice: 'light-bishop',
  ways: 4,
  number: 518,
  way: 2,
  left: 129,
  open: 'bdfh',
  files: 'f',
  row: '.....B..',
};
const leaf: Looked = {
  san: 'Nxd5',
  turn: 'b',
  method: 'alphabeta',
  outcome: 'leaf',
  score: 7,
  bound: 'exact',
  alpha: null,
  beta: null,
  isMate: false,
  best: undefined,
  cutter: undefined,
  moves: undefined,
  skipped: 0,
  visited: 0,
  plain: 0,
};
const over: Looked = { ...leaf, outcome: 'over', score: 1000, isMate: true };
const skipped: Looked = { ...leaf, outcome: 'skipped', score: undefined, cutter: leaf };
const searched: Looked = { ...leaf, outcome: 'searched', best: leaf, moves: 20, visited: 1200, plain: 3400 };
const whole: Looked = { ...searched, method: 'minimax', turn: 'w', visited: 20, plain: 20 };
const cut: Looked = { ...searched, outcome: 'cut', score: -4, bound: 'most', alpha: -4, cutter: leaf, skipped: 5 };
const nodes: readonly [[Looked], ...[Looked][]] = [
  [leaf],
  [over],
  [{ ...over, isMate: false, score: 0 }],
  [skipped],
  [{ ...skipped, cutter: undefined }],
  [searched],
  [whole],
  [{ ...whole, san: '' }],
  [{ ...whole, method: 'negamax', turn: 'b' }],
  [{ ...leaf, method: 'negamax' }],
  [{ ...searched, bound: 'least', beta: 3 }],
  [{ ...searched, turn: 'w', bound: 'most', alpha: 3, beta: 9 }],
  [cut],
  [{ ...cut, turn: 'w', bound: 'least', beta: -4, skipped: 1 }],
  [{ ...cut, skipped: 0 }],
];

const FORK: Claim = {
  about: 'allows',
  motif: 'fork',
  side: 'b',
  at: 0,
  by: [{ piece: 'n', square: 'c2', color: 'b' }],
  targets: [
    { piece: 'k', square: 'e1', color: 'w' },
    { piece: 'r', square: 'a1', color: 'w' },
  ],
  through: [],
  line: ['Nxc2+', 'Kd1', 'Nxa1'],
  uci: ['d4c2', 'e1d1', 'c2a1'],
  outcome: { kind: 'material', won: ['r'], lost: [] },
  text: 'Nxc2+ forks the king on e1 and the rook on a1: after Kd1 Nxa1 Black wins a rook.',
};
/** With one piece in each of its parts. */
const ONE: Claim = {
  ...FORK,
  targets: [{ piece: 'p', square: 'a2', color: 'w' }],
  through: [{ piece: 'q', square: 'd2', color: 'w' }],
};
/** Each motif of a move and of a position, each effect, and each outcome. */
const CLAIMED: readonly Claim[] = [
  ...[
    ...['fork', 'skewer', 'pin', 'relative-pin', 'opens', 'removes-defender', 'trapped', 'double-check', 'defends'],
    ...['deflection', 'attraction', 'interference', 'clearance', 'intermezzo', 'x-ray', 'zugzwang', 'promotion'],
    ...['underpromotion', 'material'],
  ].map((motif) => ({ ...ONE, motif })),
  ...['hanging', 'gives-up', 'lets-through', 'overloaded', 'trapped', 'pin'].flatMap((motif) => [
    { ...ONE, motif, at: null },
    { ...FORK, through: FORK.targets, motif, at: null },
  ]),
  ...['back-rank', 'smothered', 'corner', 'epaulette', 'hook', 'opera', 'arabian', 'dovetail', 'swallow-tail'].map(
    (pattern): Claim => ({ ...FORK, motif: `${pattern}-mate`, outcome: { kind: 'mate', moves: 2 } }),
  ),
  { ...FORK, outcome: { kind: 'mate', moves: 1 } },
  { ...ONE, about: 'better', motif: 'defends', side: 'w', outcome: { kind: 'none' } },
  ...['attack', 'check', 'capture', 'trade', 'centre', 'pawn-runs', 'saves', 'develops', 'castles'].flatMap(
    (motif): Claim[] => [
      { ...ONE, motif, outcome: { kind: 'none' } },
      { ...ONE, about: 'better', motif, outcome: { kind: 'none' } },
    ],
  ),
  ...['undefended', 'unguarded', 'shut-in', 'no-castling', 'goes-back'].map((motif): Claim => ({
    ...ONE,
    motif,
    at: null,
    outcome: { kind: 'none' },
  })),
  ...['no-castling', 'doubled-pawns', 'isolated-pawn', 'passed-pawn', 'bishop-pair', 'queens-off'].flatMap(
    (motif): Claim[] => [
      { ...ONE, motif, at: 1, outcome: { kind: 'none' } },
      { ...ONE, about: 'better', motif, at: 1, outcome: { kind: 'none' } },
    ],
  ),
  { ...FORK, outcome: { kind: 'material', won: ['q', 'p', 'p'], lost: ['r'] } },
  { ...FORK, about: 'does', motif: 'perpetual-check', outcome: { kind: 'draw' } },
  { ...FORK, motif: 'stalemate', line: [], outcome: { kind: 'draw' } },
  { ...ONE, about: 'otherwise', at: 1, line: ['Kd2', 'Nxc2', 'Kxc2', 'Nxa1+'] },
  {
    ...FORK,
    about: 'judgement',
    motif: 'terms',
    line: [],
    outcome: { kind: 'terms', terms: ['king', 'passed pawns'] },
  },
];

export const SAMPLES: Samples<AllWords> = {
  embed: { frame: [['Ann – Ben'], ['']] },
  puzzles: { theme: [['X', 3]], titleOf: [[undefined], ['X']] },
  mine: {
    count: [
      [1, 1],
      [12, 3],
    ],
    facts: [
      [1, 0],
      [0, 2],
      [3, 2],
    ],
    practise: [[1], [12]],
    titleOf: [['X']],
    games: [[1], [3]],
    puzzlesOf: [[0], [1], [3]],
    found: [[0], [1], [3]],
    lookThrough: [[1], [9]],
    gameOf: [[2, 9]],
    ofGames: [
      [0, 1],
      [1, 2],
      [5, 2],
    ],
  },
  trainers: {
    best: [[1], [7]],
    points: [[1], [7]],
    ask: {
      find: [['e4']],
      moves: [
        ['N', 'e4'],
        ['Q', 'd1'],
      ],
      attacked: [['w'], ['b']],
      check: [['w'], ['b']],
    },
    where: [[5, 4]],
    others: [
      [[['k', 'e8']]],
      [
        [
          ['K', 'e1'],
          ['r', 'e8'],
          ['q', 'd8'],
        ],
      ],
    ],
    wrong: {
      name: [['e4']],
      squares: [
        [['e4', 'd5'], []],
        [['e4'], ['a1']],
      ],
    },
    left: [
      [1, 1],
      [30, 7],
    ],
    result: [
      [7, 7, true],
      [1, 7, false],
    ],
    closed: [['Nf3.']],
  },
  learn: {
    play: [['X']],
    tasks: [[1], [3]],
    known: [[1, 3]],
    due: [[1], [3]],
    remove: [['X']],
    removed: [['X']],
    place: [[1, 5]],
    see: [['X']],
    task: [[1, 5]],
    left: [['Nf3.']],
    ask: {
      find: [['w'], ['b']],
      mate: [
        ['w', 1],
        ['b', 3],
      ],
      win: [
        ['w', 4, 20],
        ['b', 1, 1],
      ],
      hold: [['w', 4, 20]],
      draw: [['b', 4, 20]],
    },
    right: [['Nf3']],
    wrong: [['Nf3']],
    another: [['Nf3']],
    answer: [['Nf3']],
    mated: [['Nf3']],
    noMate: [
      ['Nf3', 1],
      ['Nf3', 3],
    ],
    escape: [['14… Nxc2+']],
    unproved: [['Nf3']],
    pressed: [
      ['e4', true, 1],
      ['e4', false, 3],
    ],
    squares: [
      [['e4'], 0],
      [['e4', 'd5', 'f3'], 1],
      [[], 3],
    ],
    choices: [
      [1, 0],
      [2, 0],
      [0, 1],
      [0, 2],
    ],
    count: [[1], [4]],
    answerSquares: [[['e4']], [['e4', 'd5']]],
    answerTexts: [[['X']], [['X', 'Y']]],
    over: [
      [2, 5],
      [1, 1],
    ],
    comesBack: [[1], [3]],
  },
  review: {
    progress: [[34, 67]],
    left: [[8], [300]],
    percent: [[91.3], [null]],
    over: [
      [91.3, 70],
      [null, 100],
    ],
    markName: [['blunder'], ['missed-mate'], ['great'], ['brilliant'], ['mistake'], ['inaccuracy']],
    worst: [
      ['opening', 1, 10],
      ['middlegame', 11, 24],
      ['endgame', 25, 40],
    ],
    claim: [[FORK], ...CLAIMED.map((claim): [Claim] => [claim])],
    better: [['Nf3']],
    place: [[1, 5]],
    line: [['Nxc2+']],
    shows: [['Nxc2+ Kd1']],
    ask: [
      ['14. Nd5', 'w'],
      ['14… Nd5', 'b'],
    ],
    judging: [['Nf3']],
    solved: [
      ['Nf3', true],
      ['Nf3', false],
    ],
    refused: [
      ['Nf3', '14… Nxc2+'],
      ['Nf3', undefined],
    ],
    answer: [['Nf3']],
    round: [[1], [-1]],
    why: { second: [['14. Nd5']] },
    purpose: {
      threat: [
        ['Nxc2+ Kd1', true],
        ['Nxc2+ Kd1', false],
      ],
    },
    swing: [
      ['14. Nd5', 'w', 62, 31],
      ['14… Nd5', 'b', 100, 0],
    ],
    backAt: [['Nf3.']],
    practise: {
      begin: [
        ['w', 3],
        ['b', 1],
      ],
      exercise: [[2, 5]],
      goOn: [['Nf3', '14… Nxc2+']],
      over: [[2, 5]],
    },
  },
  think: {
    shows: [[[]], [['Nxd5', 'Rxc1#']]],
    step: [[3, 1234]],
    toMove: [['w'], ['b']],
    takes: [
      ['w', 'minimax'],
      ['b', 'alphabeta'],
      ['b', 'negamax'],
    ],
    label: nodes,
    item: [[{ ...leaf, san: '' }, false], ...nodes.map(([node]): [Looked, boolean] => [node, true])],
    more: [[1], [12]],
    unseen: [[1], [12]],
    saved: [[1], [1234]],
    verdict: [
      [searched, 1],
      [searched, 17],
      [over, 0],
    ],
    work: [[searched], [whole]],
    fewer: [[46]],
    why: [
      [leaf, 7, { ...searched, best: leaf }, 1],
      [{ ...leaf, san: 'a3', bound: 'most' }, 7, searched, 1],
      [{ ...leaf, san: 'a3' }, 7, searched, 3],
      [{ ...leaf, san: 'a3' }, 4, searched, 1],
    ],
    sentence: nodes,
    window: [[leaf], [{ ...leaf, alpha: 0, beta: 3 }]],
    below: [[searched], [whole]],
    evaluation: [
      [{ value: 0, end: null, checked: null, pieces: [{ worth: 9, white: 1, black: 1 }] }],
      [{ value: -1, end: null, checked: 'w', pieces: [{ worth: 9, white: 1, black: 1 }] }],
      ...['checkmate', 'stalemate', 'insufficient', 'threefold', 'fifty'].map(
        (end): [Parameters<AllWords['think']['evaluation']>[0]] => [{ value: 0, end, checked: null, pieces: [] }],
      ),
    ],
    roles: [['queen'], ['rook'], ['bishop'], ['knight'], ['pawn']],
    inCheck: [['w'], ['b']],
    signed: [[0], [7], [-3]],
    worth: {
      total: [
        [0, 24, 64],
        [-130, 2, 32],
        [40, 12, 64],
      ],
      term: [
        ['material'],
        ['placement'],
        ['mobility'],
        ['pawns'],
        ['passed pawns'],
        ['pieces'],
        ['threats'],
        ['king'],
        ['space'],
        ['initiative'],
      ],
      pawns: [[0], [-130]],
    },
  },
  shell: {
    title: [[position], [MATE]],
  },
  help: { example: [['X']] },
  sheets: {
    welcome: { number: [[518]] },
    share: { saved: [['gridmate.gif', 184]] },
    keys: {
      name: [
        [' ', false],
        ['Shift', false],
        ['Mod', true],
      ],
    },
  },
  aloud: {
    rays: [
      [
        'e4',
        [
          { empty: ['e5', 'e6'], first: { square: 'e7', piece: 'p' } },
          { empty: ['f4'], first: undefined },
          { empty: [], first: { square: 'd4', piece: 'N' } },
        ],
      ],
    ],
    side: [
      [
        'w',
        [
          { piece: 'K', squares: ['e1'] },
          { piece: 'R', squares: ['a1', 'h1'] },
        ],
      ],
      ['b', []],
    ],
    took: [
      ['p', 'd5'],
      ['Q', 'd1'],
    ],
    variation: [[2, 3]],
    time: [
      [undefined, undefined],
      [65_000, undefined],
      [3_600_000, 5000],
    ],
    opponent: [
      ['Anna', ''],
      ['Anna', '1800'],
    ],
    players: [['Anna', 'Ben']],
  },
  analyse: {
    depth: [[18]],
    speed: [[850], [45_000], [1_240_000]],
    line: [[2, '+0.3']],
    unfold: [[1]],
    move: [[move], [{ ...move, color: 'w' }]],
    after: [['12… Nf6', '+0.3']],
    stands: [
      [undefined, '0.0'],
      ['12… Nf6', '0.0'],
    ],
    swing: [['12… Nf6', '0.0', '+2.0']],
    score: [['w'], ['b'], [undefined]],
    result: [['w'], ['b'], [undefined]],
  },
  match: {
    begins: [['A', 'B', 20]],
    resumed: [[3, 20]],
    isOver: [['A', 'B', 3, 2, 1]],
    opened: [[4]],
    plan: [
      ['A', 'B', 'X', true, 7],
      ['A', 'B', 'X', false, 7],
    ],
    done: [
      [1, 1],
      [3, 20],
    ],
    now: [[3, 10, 12]],
    score: [[0.5, 2]],
    won: [[3]],
    drawn: [[1]],
    lost: [[0]],
    elo: [
      ['X', 120.4, -30.2, 300],
      ['X', -241, 17, 465],
    ],
    curve: [[12, '+1']],
    signed: [[0], [200], [-400]],
    afterGames: [[1], [20]],
    asWhite: [['A']],
    asBlack: [['A']],
    end: [['checkmate'], ['threefold']],
    game: [[3, 'A', 'B', '1-0', 'X', 34]],
  },
  paper: {
    board: [[3]],
    hint: [['X']],
    asked: {
      mate: [[1], [3]],
      win: [
        [1, 4],
        [20, 4],
      ],
      hold: [
        [1, 4],
        [20, 4],
      ],
      draw: [
        [1, 4],
        [20, 4],
      ],
    },
  },
  play: {
    premove: {
      picked: [['N', 'g1']],
      chosen: [['q', 'd8', 'h4']],
      refused: [['e2', 'e4']],
    },
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
    rematchWith: [['X']],
    recordName: [[], ['level', 3], ['alphabeta', 2], ['random', 0]],
    bar: { taken: [['ppnQ']], lead: [[1], [9]], clock: [['w'], ['b']] },
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
      byEngine: [['X']],
      byPieces: [[0], [3], [-9]],
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
      moves: [[1], [12]],
      more: [['X']],
      showMore: [[12]],
      savedAll: [
        [1, 0],
        [12, 1],
      ],
    },
    pasted: { unknown: [['X']] },
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
  },
  setup: {
    chosen: [['Q'], ['n'], ['eraser']],
    done: [[position]],
    checked: [[100, 100]],
    counted: [
      [1, 1],
      [8902, 3],
    ],
    palette: [['w'], ['b']],
    piece: [['Q'], ['n']],
    right: [
      ['w', 'a1'],
      ['b', 'h8'],
    ],
    legal: [
      [20, 'w'],
      [1, 'b'],
      [0, 'w'],
      [undefined, 'w'],
    ],
    chess960: {
      row: [['RNB.K..R']],
      way: [[909]],
      sum: [[step], [{ ...step, choice: 'knights' }], [{ ...step, choice: 'rooks-and-king' }]],
      step: [
        [step],
        [{ ...step, choice: 'dark-bishop' }],
        [{ ...step, choice: 'queen' }],
        [{ ...step, choice: 'knights', files: 'bg' }],
        [{ ...step, choice: 'rooks-and-king' }],
      ],
      mirrored: [[534]],
      run: [[100]],
      rule: [
        ['bishops', 99, 100],
        ['king', 100, 100],
        ['whole', 100, 100],
      ],
    },
    count: {
      plies: [[1], [3]],
      progress: [[4, 12, 48]],
      number: [[197281]],
      time: [[0.2], [12], [1234]],
      speed: [[undefined], [12.34]],
      wrong: [[8902]],
      moves: [[1], [3]],
      share: [[0.0512]],
    },
  },
  sets: {
    pairs: [
      [1, undefined],
      [4032, 'g2'],
    ],
    rows: [[1], [4032]],
    row: [[3]],
    motifOf: [
      ['x', 'w'],
      ['x', 'b'],
    ],
    count: [[4032]],
    use: [['Paths']],
    step: [
      ['union', 'x', true],
      ['union', 'x', false],
      ['then', 'x', false],
      ['from', 'g2', false],
      ['to', 'g2', false],
      ['inverse', '', false],
      ['complement', '', false],
      ['paths', '', false],
    ],
    remove: [['x']],
    inWords: [
      ['x', 'union', 'y'],
      ['x', 'meet', 'y'],
      ['x', 'less', 'y'],
      ['x', 'then', 'y'],
      ['x', 'from', 'g2'],
      ['x', 'to', 'g2'],
      ['x', 'inverse', ''],
      ['x', 'complement', ''],
      ['x', 'paths', ''],
    ],
    moves: [['x']],
    near: [
      ['x', 0, 0],
      ['x', 1, 0],
      ['x', 12, 3],
    ],
    told: { ends: [[1], [12]], starts: [[1], [12]], rows: [[1], [12]] },
    chosen: [['g2']],
    rest: [[12]],
    ask: {
      took: [[0.2], [1234]],
      counted: [
        [1, 1],
        [4032, 1000],
      ],
      done: [[0], [1], [64]],
      result: [[2]],
      moreResults: [[3]],
      light: [[3]],
      noGame: [['x']],
      at: [[1, 8, 'x']],
      fault: [['x']],
      ofGame: [['pieces']],
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
      lost: [[['x', 'y']]],
      own: [[['x', 'y']]],
      gone: [[['x', 'y']]],
    },
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
      clocks: [[undefined], [{ w: 3_723_000, b: 60_000 }], [{ w: 1000, b: 0 }]],
      low: [[19_000]],
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
    unread: [[1], [2]],
    saved: [['X']],
    opened: [['X']],
    removed: [['X']],
    restored: [['X']],
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
    descriptions: {
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
  openings: [['Sicilian Defense: Najdorf Variation, English Attack']],
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
  input: {
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
  making: {
    said: {
      task: [
        ['e4', true],
        ['', false],
      ],
      hint: [
        ['e4', true],
        ['', false],
      ],
      wrong: [
        ['e4', true],
        ['', false],
      ],
      chapter: [
        [1, 2, ''],
        [1, 2, 'Mate'],
      ],
      removed: [
        [2, ''],
        [2, 'Mate'],
      ],
      moved: [[1, 2]],
      read: [[1], [3]],
    },
    chapters: {
      chapter: [[1, '']],
      tasks: [[0], [1], [2]],
      faults: [[1], [2]],
      up: [['2. Mate']],
      down: [['2. Mate']],
      remove: [['2. Mate']],
    },
    place: [[''], ['e4']],
    taskAt: [[''], ['e4']],
    found: [[[]], [['e4', 'd5']]],
    choice: [[1]],
    isRight: [[1]],
    removeChoice: [[1]],
    after: [['e4']],
    count: [[0], [1], [2]],
    go: [['e4']],
    length: [[120]],
    edit: [['Mate']],
    long: [[2001]],
  },
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
