// English of sets of moves, and of the database.

import type { Color } from '../../chess/chess';
import type { EngineFaultCode, StepId } from '../arguments';
import { counted } from './chess';

const number = (count: number): string => count.toLocaleString('en');
const many = (count: number, one: string): string => counted(count, one).replace(/^\d+/, number(count));

const faults: Readonly<Record<EngineFaultCode, (detail: string) => string>> = {
  unloaded: () => 'SQLite could not be loaded: the network failed. Run it again to try again.',
  forbidden: () => 'SQLite could not start: workers are forbidden here.',
  forbiddenWasm: () => 'SQLite could not start: WebAssembly is forbidden here.',
  memory: () => 'There is not enough memory left for SQLite. Close other tabs and try again.',
  silent: () => 'Stopped after 5 seconds. Add a LIMIT or a join condition.',
  ended: () => 'SQLite has ended. It starts again with the next question.',
  trapped: () => 'SQLite has broken down. It starts again with the next question.',
  unreadable: () => 'The page and SQLite could not read each other.',
  failed: (detail) => `SQLite has failed: ${detail}`,
};

export const sets = {
  /** Its tab in Lab. */
  name: 'Sets',
  /** How many pairs are shown, and of which square, if of one. */
  pairs: (count: number, square: string | undefined) => `${many(count, 'pair')}${square ? ` with ${square}` : ''}.`,
  rows: (count: number) => `${many(count, 'row')}.`,
  row: (row: number) => `Row ${row} is lit.`,
  copied: 'Copied.',
  notCopied: 'This browser does not let a page copy. The text is selected: copy it by hand.',
  tabs: { label: 'How', build: 'Build a set', ask: 'Ask in SQL' },
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
    blocked: 'pairs here with a piece between',
    'moves-w': 'moves of White here',
    'moves-b': 'moves of Black here',
    'attacks-w': 'attacks of White here',
    'attacks-b': 'attacks of Black here',
  },
  /** The motifs of a position; the set of each has its code as its name. */
  motifs: {
    hanging: 'hanging pieces',
    pin: 'pins',
    'relative-pin': 'relative pins',
    skewer: 'skewers',
    fork: 'forks',
    'discovered-attack': 'discovered attacks',
    'discovered-check': 'discovered checks',
    'double-check': 'double checks',
    overloaded: 'overloaded pieces',
    trapped: 'trapped pieces',
    'back-rank': 'weak back ranks',
    'mate-threat': 'threats of mate',
    'passed-pawn': 'passed pawns',
    'doubled-pawns': 'doubled pawns',
    'isolated-pawn': 'isolated pawns',
    'open-file': 'open files',
    'half-open-file': 'half-open files',
    outpost: 'outposts',
    'bishop-pair': 'bishop pair',
  },
  /** A motif whose pieces are of one side. */
  motifOf: (name: string, side: Color) => `${name}, ${side === 'w' ? 'for White' : 'for Black'}`,
  /** Titles of the list of motifs: of both sides, or of one. */
  motifGroups: { both: 'Motifs on the board', w: 'Motifs for White', b: 'Motifs for Black' },
  count: number,
  palette: 'How each piece moves, as pairs of squares',
  more: 'More sets',
  choose: 'More sets …',
  join: 'The next set is',
  /** How the next set is joined to the formula. */
  joins: { new: 'new', union: '∪ or', meet: '∩ and', less: '− without', then: 'then' },
  turns: {
    inverse: '⇄ turned round',
    paths: '⋯ squares passed',
    here: '∩ pieces here',
    legal: '∩ legal here',
  },
  formula: 'Formula',
  formulaAbout:
    'Such as: knight then knight without knight from g1; or fork-w, the forks for White. Press a square of the board to see its pairs alone.',
  use: (name: string) => `Use ${name}`,
  steps: 'Steps, and how many pairs are left',
  /** A step as it is listed. */
  step: (step: StepId, what: string, isFirst: boolean) => {
    if (isFirst) return what;
    const texts = {
      union: `∪ ${what}`,
      meet: `∩ ${what}`,
      less: `− ${what}`,
      then: `then ${what}`,
      from: `from ${what}`,
      to: `to ${what}`,
      inverse: 'turned round',
      complement: 'all the others',
      paths: 'squares passed',
    };
    return texts[step];
  },
  remove: (step: string) => `Leave out: ${step}`,
  /** A formula in words: what it is before a step, and with it. */
  inWords: (before: string, step: StepId, what: string) => {
    const texts = {
      union: `${before} or ${what}`,
      meet: `${before} that are also ${what}`,
      less: `${before} that are not ${what}`,
      then: `${before}, followed by ${what}`,
      from: `${before} from ${what}`,
      to: `${before} to ${what}`,
      inverse: `${before}, the other way round`,
      complement: `all moves but ${before}`,
      paths: `squares that ${before} pass over`,
    };
    return texts[step];
  },
  moves: (piece: string) => `moves of ${piece}`,
  /** The set with a name that is most like this one. */
  near: (name: string, more: number, fewer: number) => {
    if (more + fewer === 0) return `These are exactly the pairs of ${name}.`;
    const parts = [more > 0 && `${number(more)} more`, fewer > 0 && `${number(fewer)} fewer`].filter(Boolean);
    return `Most like ${name}: ${parts.join(', ')}.`;
  },
  onBoard: 'On the board',
  views: { to: 'Ends', from: 'Starts', none: 'Nothing' },
  rowViews: { arrows: 'Arrows', squares: 'Squares', none: 'Nothing' },
  /** What the name of a square says of it, in the middle of a sentence. */
  told: {
    ends: (count: number) => `in the set, ${count === 1 ? '1 pair ends' : `${count} pairs end`} here`,
    starts: (count: number) => `in the set, ${count === 1 ? '1 pair starts' : `${count} pairs start`} here`,
    rows: (count: number) => `in the result, ${many(count, 'row')}`,
  },
  begins: 'where it starts',
  chosen: (square: string) => `Square ${square}`,
  allSquares: 'All squares',
  facts: {
    to: 'In the set, it leads to',
    from: 'In the set, it is reached from',
    reach: 'Its piece moves to',
    legal: 'Of these, legal now',
    white: 'White attacks it from',
    black: 'Black attacks it from',
  },
  nothing: 'no square',
  list: 'The pairs',
  rest: (count: number) => `and ${number(count)} more`,
  sql: 'As SQL',
  json: 'As JSON',
  copy: 'Copy',
  openSql: 'Ask in SQL',
  ask: {
    question: 'Your question',
    about:
      'SQLite, with the board and the moves of the article (Board, AllMoves), the squares that moves pass (Paths), and the game on the board: pieces, legal_moves, attacks, reach, history, annotations, tokens. For motifs there are facts from the core (side_moves, exchanges, threats) and what follows from them (placed, xrays, opened, won, safe). Make tables and views of your own; those of the game only read.',
    examples: 'Questions to start with …',
    groups: {
      article: 'From the article',
      paths: 'The paths that pieces travel over',
      game: 'The game on the board',
    },
    titles: {
      all: 'From any square to any other (4032)',
      castle: 'The rook (896)',
      bishop: 'The bishop (560)',
      knight: 'The knight (336)',
      possible: 'All three together (1792)',
      restricted: 'The same without union (1792)',
      queen: 'The queen (1456)',
      king: 'The king (424)',
      pawn: 'The pawn (324)',
      made: 'The board and the view, made anew (4032)',
      passed: 'All squares that a move passes (2576)',
      castles: 'What the rook passes from a1 to h1',
      stopped: 'Which moves are blocked?',
      hanging: 'Which pieces hang?',
      forks: 'Forks on the board',
      white: 'Squares only White controls',
      checks: 'Moves that give check or take something',
      mobility: 'How much each piece may do',
      twice: 'Squares a knight reaches in two moves but not in one',
      game: 'The moves of the game that took something',
      tokens: 'Tokens of the script that did nothing',
    },
    run: 'Run',
    stop: 'Stop',
    keys: 'Ctrl+Enter',
    loading: 'Loading SQLite …',
    running: 'Running …',
    stopped: 'Stopped.',
    took: (milliseconds: number) => (milliseconds < 1 ? 'under 1 ms' : `${number(Math.round(milliseconds))} ms`),
    /** How many rows there are, and how many are shown. */
    counted: (count: number, shown: number) =>
      `${many(count, 'row')}${shown < count ? `, the first ${number(shown)} of them shown` : ''}`,
    done: (changed: number) => (changed > 0 ? `Done, ${many(changed, 'row')} changed` : 'Done'),
    none: 'Nothing was asked.',
    result: (index: number) => `Result ${index}`,
    isCut: 'long values cut',
    moreResults: (count: number) => `${number(count)} more results are not shown.`,
    null: 'null',
    light: (row: number) => `Light row ${row} on the board`,
    noGame: (reason: string) => `The position is not legal: ${reason} Of the game there are only pieces and tokens.`,
    read: 'Read in SQLite’s words',
    hints: {
      use: 'There is only one database here: use is passed over.',
      truncate: 'SQLite has no truncate: write delete from and the name of the table.',
      offset: 'SQLite has no offset … fetch: write limit 5 offset 10 at the end, for five rows after the first ten.',
      temporary: 'Names do not begin with # here: leave it out. All that you make is gone with this tab anyway.',
      try: 'SQLite has no try_convert: cast(x as integer) never fails. It reads the number at the start of a text, and is 0 without one.',
      equals: 'Here = compares: 1 is yes and 0 is no. To give a column a name, write X as Square.',
    },
    at: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}.`,
    fault: (message: string) => `${message}.`,
    readOnly:
      'The console reaches no files and no settings: attach, pragma and virtual tables are not there. Make tables and views with create.',
    ofGame: (table: string) =>
      `${table} holds the game on the board and only reads: ask with select, or make a table of your own with create table … as select.`,
    tooLong: 'Stopped after 5 seconds. Add a LIMIT or a join condition.',
    tooBig:
      'It makes more than the console can hold: a value has at most a million bytes, all together 256 MB. Ask for less, or for length(…) of it.',
    exists: 'Choose another name, drop it first, or start afresh.',
    faults,
    lost: (names: readonly string[]) =>
      `Your own tables and views are gone with it: ${names.join(', ')}. Run their statements again.`,
    own: (names: readonly string[]) => `Your own: ${names.join(', ')}`,
    gone: (names: readonly string[]) => `Gone or changed: ${names.join(', ')}. The examples need them.`,
    afresh: 'Reset the database',
    isAfresh: 'The database is as it was at the start.',
    /** Of the board that the article makes, whose rows it leaves out. */
    isEmpty: 'Your Board has no squares yet: the article leaves its 64 inserts out.',
    fill: 'Insert the 64 squares',
  },
};
