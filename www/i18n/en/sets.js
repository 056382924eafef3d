// @ts-check
// The sentences of the Sets panel.
import { counted, number } from './parts.js';

export const sets = {
  title: 'Moves as sets',
  about: 'A piece is the set of all its ways from one square to another. Join sets, cut them, and see what is left.',
  palette: 'Sets',
  names: {
    all: 'any move',
    rook: 'rook',
    bishop: 'bishop',
    knight: 'knight',
    possible: 'rook, bishop or knight',
    queen: 'queen',
    king: 'king',
    pawn: 'pawn',
    'king-steps': 'king without castling',
    'white-pawn': 'white pawn',
    'black-pawn': 'black pawn',
    'white-pawn-pushes': 'white pawn, one step',
    'black-pawn-pushes': 'black pawn, one step',
    'white-pawn-double-pushes': 'white pawn, two steps',
    'black-pawn-double-pushes': 'black pawn, two steps',
    'white-pawn-captures': 'white pawn, captures',
    'black-pawn-captures': 'black pawn, captures',
    here: 'any piece here',
    legal: 'legal moves here',
    blocked: 'blocked moves here',
    'moves-w': "White's moves here",
    'moves-b': "Black's moves here",
    'attacks-w': "White's attacks here",
    'attacks-b': "Black's attacks here",
  },
  more: 'More sets',
  choose: 'Choose a set …',
  how: 'The next set is',
  joins: { start: 'new', union: '∪ or', meet: '∩ and', less: '− without', then: 'followed by' },
  squares: 'Squares, such as g2 or e4 d5',
  keep: 'Only moves',
  ends: 'Where they start or end',
  cuts: { from: 'from', to: 'to' },
  cut: 'Apply',
  paths: '⋯ paths passed over',
  inverse: '⇄ turned round',
  complement: '∁ all the others',
  here: '∩ in this position',
  legal: '∩ legal only',
  /** @param {string} reason */
  notLegal: (reason) => `The position on the board is not legal: ${reason}. Nothing can move in it by the rules.`,
  formula: 'Formula',
  clear: 'Clear',
  /** @param {string} step */
  remove: (step) => `Leave out: ${step}`,
  /** @param {string} op @param {string} what */
  symbol: (op, what) =>
    ({ union: `∪ ${what}`, meet: `∩ ${what}`, less: `− ${what}`, then: `followed by ${what}`, from: `from ${what}`, to: `to ${what}`, inverse: 'turned round', complement: 'all others', paths: 'paths passed over' })[op] ?? what,
  /** The same in a sentence. @param {string} before @param {string} op @param {string} what */
  inWords: (before, op, what) =>
    ({
      union: `${before} or ${what}`,
      meet: `${before} that are also ${what}`,
      less: `${before} that are not ${what}`,
      then: `${before}, followed by ${what}`,
      from: `${before} from ${what}`,
      to: `${before} to ${what}`,
      inverse: `${before}, the other way round`,
      complement: `all moves but ${before}`,
      paths: `squares that ${before} pass over`,
    })[op] ?? before,
  /** What a piece can do. @param {string} piece */
  moves: (piece) => `moves of ${piece}`,
  /** @param {number} most */
  tooLong: (most) => `A formula has at most ${number(most)} steps.`,
  /** @param {number} count */
  count: (count) => number(count),
  /** @param {number} count @returns {string} */
  pairs: (count) => (count === 1 ? 'pair' : 'pairs'),
  /** @param {number} count @param {string} words */
  spoken: (count, words) => `${counted(count, 'pair', 'pairs')}: ${words}.`,
  nothing: 'Choose a set to begin.',
  /** @param {string} text */
  noSquare: (text) => `"${text}" is no square; squares go from a1 to h8.`,
  noneNamed: 'Name a square first, from a1 to h8.',
  onBoard: 'On the board',
  shows: { to: 'Ends', from: 'Starts', off: 'Nothing' },
  /** What the numbers on the board say, in the name of a square. */
  told: {
    to: {
      /** @param {number} count */
      meant: (count) => `in the set, ${counted(count, 'move ends', 'moves end')} here`,
      begins: 'where the set starts',
    },
    from: {
      /** @param {number} count */
      meant: (count) => `in the set, ${counted(count, 'move starts', 'moves start')} here`,
      begins: 'where the set starts',
    },
  },
  list: 'The pairs',
  /** @param {number} count */
  rest: (count) => `and ${number(count)} more`,
  sql: 'As SQL',
  json: 'As JSON',
  copy: 'Copy',
  openSql: 'Open in the console',
};

export const sql = {
  title: 'Ask in SQL',
  about:
    'SQLite, with the board and the moves of the article, the paths that pieces travel over (Paths), and the game on your board: pieces, legal_moves, attacks, reach, history, tokens. You may make tables and views of your own; those of the game only read.',
  run: 'Run',
  stop: 'Stop',
  keys: 'Ctrl+Enter runs it.',
  loading: 'Loading SQLite …',
  running: 'Running …',
  stopped: 'Stopped.',
  /** @param {string} reason */
  noGame: (reason) => `The position on the board is not legal: ${reason}. Of the game there are only pieces and tokens.`,
  failed: 'SQLite could not load. Perhaps the network failed. Run it again to try again.',
  examples: 'Examples',
  choose: 'Choose an example …',
  /** @param {number} count @param {number} shown */
  rows: (count, shown) => `${counted(count, 'row', 'rows').replace(/^\d+/, number(count))}${shown < count ? `, the first ${number(shown)} of them shown` : ''}`,
  /** @param {number} milliseconds */
  took: (milliseconds) => (milliseconds < 1 ? 'in less than a millisecond' : `in ${number(Math.round(milliseconds))} ms`),
  none: 'Nothing was asked.',
  /** @param {number} index */
  result: (index) => `Result ${index}`,
  null: 'null',
  /** @param {number} line @param {number} column @param {string} message */
  at: (line, column, message) => `Line ${line}, column ${column}: ${message}.`,
  /** @param {string} message */
  fault: (message) => `${message}.`,
  readOnly: 'The console reaches no files and no settings: attach, pragma and virtual tables are not there. Make tables and views with create.',
  /** @param {string} table */
  ofGame: (table) => `${table} holds the game on the board and only reads: ask with select, or make a table of your own with create table … as select.`,
  tooLong: 'It took more than five seconds and was ended. Ask for less, or join by equal columns.',
  tooBig: 'It makes more than the console can hold: a value has at most a million bytes, all together 256 MB. Ask for less, or for length(…) of it.',
  broken: 'SQLite stopped. It starts again with the next query.',
  exists: 'Choose another name, drop it first, or start afresh.',
  /** @param {string[]} names */
  own: (names) => `Your own: ${names.join(', ')}`,
  afresh: 'Start afresh',
  isAfresh: 'The database is as it was at the start.',
  /** @param {string[]} names */
  lost: (names) => `Your own tables and views are gone with it: ${names.join(', ')}. Run their statements again.`,
  /** @param {number} changed @returns {string} */
  done: (changed) => (changed > 0 ? `Done, ${counted(changed, 'row', 'rows').replace(/^\d+/, number(changed))} changed,` : 'Done'),
  /** @param {number} count */
  more: (count) => `${number(count)} more results are not shown.`,
  isCut: 'long values cut',
  read: 'Read in SQLite’s words',
  /** What is lit up on the board, in the name of a square. */
  told: {
    /** @param {number} count */
    meant: (count) => (count > 0 ? `in the result, ${counted(count, 'row', 'rows')}` : 'in the result'),
    begins: 'where the result starts',
  },
  /** @param {string} name */
  meant: (name) => `Use ${name}`,
  groups: {
    article: 'From the article',
    paths: 'The paths that pieces travel over',
    game: 'The game on the board',
  },
  titles: {
    all: 'From any square to any other (4032)',
    castle: 'The castle (896)',
    bishop: 'The bishop (560)',
    knight: 'The knight (336)',
    possible: 'All three together (1792)',
    restricted: 'The same without union (1792)',
    queen: 'The queen (1456)',
    king: 'The king (424)',
    pawn: 'The pawn (324)',
    made: 'The board and the view, made anew (4032)',
    passed: 'All squares that a move passes (2576)',
    castles: 'What the castle passes from a1 to h1',
    stopped: 'Which moves are blocked on this board?',
    hanging: 'Which pieces hang?',
    forks: 'Forks on the board',
    white: 'Squares only White controls',
    checks: 'Moves that give check or take something',
    mobility: 'How much each piece may do',
    twice: 'Squares a knight reaches in two moves but not in one',
    game: 'The moves of the game that took something',
    tokens: 'Tokens of the script that did nothing',
  },
};
