// @ts-check
// Every sentence that the page's scripts say. What is wrong with a text comes from the rules, as a sentence of its own.

/** @typedef {import('./document.js').Step} Step */
/** @typedef {import('./document.js').View} View */

/** @type {Record<string, string>} */
const ROLES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

/** @param {number} square */
export const squareName = (square) => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;

/** @param {string} color */
const colorName = (color) => (color === 'w' ? 'White' : 'Black');

/** @param {string} letter a FEN letter */
const roleName = (letter) => ROLES[letter.toLowerCase()] ?? '';

/** @param {string} letter a FEN letter */
const pieceName = (letter) =>
  letter === '?' ? 'no piece, but text' : `${letter === letter.toLowerCase() ? 'black' : 'white'} ${roleName(letter)}`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

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
   * @param {{ picked: boolean, target: boolean, takes: boolean, check: boolean }} marks
   */
  square(square, letter, marks) {
    const parts = [squareName(square), letter === '.' ? 'empty' : pieceName(letter)];
    if (marks.check) parts.push('in check');
    if (marks.picked) parts.push('picked up');
    if (marks.target) parts.push(marks.takes ? 'can be taken' : 'possible');
    return parts.join(', ');
  },
};

export const speech = {
  /** @param {number} square */
  empty: (square) => `${squareName(square)} is empty.`,
  /** @param {number} square @param {string} letter @param {number[]} targets */
  picked(square, letter, targets) {
    const moves = counted(targets.length, 'move', 'moves');
    const list = targets.length > 0 ? `: ${targets.map(squareName).join(', ')}` : '';
    return `${capital(pieceName(letter))} on ${squareName(square)} picked up. ${moves}${list}.`;
  },
  /** @param {number} square @param {string} letter */
  free: (square, letter) => `${capital(pieceName(letter))} on ${squareName(square)} picked up. It may go anywhere.`,
  /** @param {number} square @param {string} letter */
  stuck: (square, letter) => `The ${pieceName(letter)} on ${squareName(square)} has no legal move.`,
  /** @param {string} letter @param {string} turn */
  notYours: (letter, turn) => `That is a ${pieceName(letter)}, and ${colorName(turn)} is to move.`,
  cancelled: 'Put back.',
  /** @param {string} reason without a capital or a full stop */
  refused: (reason) => `${capital(reason)}.`,
  /** @param {Step} step */
  move(step) {
    const piece = capital(roleName(step.piece));
    const to = squareName(step.to);
    let text = step.captured ? `${piece} takes ${to}` : `${piece} to ${to}`;
    if (step.rookTo !== undefined) {
      const side = (step.rookFrom ?? 0) > step.from ? 'kingside' : 'queenside';
      text = `Castles ${side}: king ${to}, rook ${squareName(step.rookTo)}`;
    }
    if (step.enPassant) text += ' in passing';
    if (step.promotion) text += `, becomes a ${roleName(step.promotion)}`;
    return text;
  },
  /** @param {View} view @param {Step} step @param {boolean} [isReply] whether the computer played it */
  played(view, step, isReply) {
    const words = speech.move(step);
    const verb = step.rookTo === undefined ? ' plays ' : ' ';
    const color = step.piece === step.piece.toLowerCase() ? 'b' : 'w';
    const move = isReply ? colorName(color) + verb + words.charAt(0).toLowerCase() + words.slice(1) : words;
    if (view.end) return `${move}. ${status.spoken(view)}`;
    const check = step.check ? ', check' : '';
    const claims = view.claims.map((claim) => ` ${capital(CLAIMS[claim] ?? claim)}.`).join('');
    return `${move}${check}.${claims}`;
  },
  /** @param {View} view */
  place: (view) => (view.ply === 0 ? 'Start.' : `Move ${view.ply} of ${view.length}: ${view.line[view.ply - 1]?.text}.`),
  /** @param {boolean} flipped */
  flipped: (flipped) => `${flipped ? 'Black' : 'White'} at the bottom.`,
  back: 'The game before is on the board.',
  promote: 'The pawn becomes a queen, rook, bishop or knight?',
};

export const status = {
  /** @param {View} view */
  main(view) {
    if (view.reasons.length > 0) return 'No legal position';
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
  /** @param {View} view */
  spoken: (view) => status.main(view).replace('½', 'half'),
};

export const moves = {
  /** @param {import('./document.js').Entry} entry @param {boolean} undone */
  label({ kind, number, turn, text }, undone) {
    const place = kind === 'legal' ? `${number}, ${colorName(turn)}` : 'Board edited';
    return `${place}: ${text}${undone ? ', taken back' : ''}`;
  },
};

export const script = {
  /** How many moves and edits there are. @param {import('./document.js').Entry[]} line */
  summary(line) {
    const count = (/** @type {string} */ kind) => line.filter((entry) => entry.kind === kind).length;
    const [legal, free] = [count('legal'), count('free')];
    const parts = [];
    if (legal > 0) parts.push(counted(legal, 'legal move', 'legal moves'));
    if (free > 0) parts.push(counted(free, 'edit of the board', 'edits of the board'));
    return parts.length > 0 ? `${parts.join(', ')}.` : 'No moves yet.';
  },
  /** @param {string} fix */
  fix: (fix) => (fix === '' ? 'Leave it out' : `Use ${/\w/.test(fix) ? fix.slice(0, 24) : `"${fix}"`}`),
  /** @param {number} count */
  more: (count) => `and ${count} more`,
  /** @param {number} count @param {string} first */
  told: (count, first) => `${counted(count, 'remark', 'remarks')}. First: ${first}`,
  clean: 'No remarks.',
  fixAll: 'Fix all',
  take: 'Make it a script',
  /** @param {string} fen */
  start: (fen) => `Starts from ${fen}`,
  undone: 'Undone.',
  redone: 'Done again.',
};

export const position = {
  done: 'This position is on the board.',
  repaired: 'Set up, with something put right:',
};

export const pgn = {
  /** @param {number} count */
  done: (count) => `Loaded ${counted(count, 'move', 'moves')}.`,
};

export const chess960 = {
  /** @param {string} row */
  row: (row) => [...row].map(roleName).join(', '),
  /** @param {number} number */
  done: (number) => `Game ${number} is on the board.`,
  /** @param {number} number */
  spoken: (number) => `Chess960 game ${number} is on the board.`,
};

export const count = {
  start: 'Count',
  stop: 'Stop',
  running: 'counting …',
  stopped: 'stopped',
  /** @param {string} fen */
  done: (fen) => `Counted from ${fen}`,
  failed: 'The count could not run in the background. Reload the page to try again.',
  /** @param {number} number */
  number: (number) => number.toLocaleString('en').replaceAll(',', '\u202F'),
  /** @param {number} milliseconds */
  time: (milliseconds) =>
    milliseconds < 1 ? '< 1 ms' : milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`,
  /** @param {number} paths @param {number} milliseconds */
  speed: (paths, milliseconds) => (milliseconds < 5 ? '–' : `${(paths / milliseconds / 1000).toFixed(0)} M/s`),
};

/** @type {[string, string][]} a word for each level, and what it means */
const LEVELS = [
  ['First steps', 'Knows how the pieces move, and little else.'],
  ['Beginner', 'Leaves pieces hanging, and sees few threats.'],
  ['Casual', 'Takes what is free, and overlooks a good deal.'],
  ['Hobby', 'Sees simple threats, not yet two moves ahead.'],
  ['Improver', 'Finds short tactics, and still slips at times.'],
  ['Club', 'Plays soundly, with a blunder now and then.'],
  ['Strong club', 'Seldom loses a piece for nothing.'],
  ['Expert', 'Sees most tactics, and plans well.'],
  ['Master', 'Overlooks next to nothing.'],
  ['All it can', 'Thinks for three seconds, and holds nothing back.'],
];

export const opponent = {
  side: 'You play',
  sides: { w: 'White', b: 'Black', random: 'Random', watch: 'Watch' },
  from: 'Start',
  starts: { standard: 'Standard', chess960: 'Chess960', here: 'This position' },
  number: 'Number',
  random: 'Random number',
  level: 'Level',
  /** @param {string} color */
  levelOf: (color) => `Level of ${colorName(color)}`,
  /** @param {number} level @param {number} [elo] */
  levelText: (level, elo) => `${level} · ${LEVELS[level - 1]?.[0]}${elo === undefined ? '' : ` · about ${elo} Elo`}`,
  /** @param {number} level */
  levelMeans: (level) => LEVELS[level - 1]?.[1] ?? '',
  start: 'Start the game',
  cancel: 'Cancel',
  /** @param {number} level @param {string} color @param {number} [elo] */
  player: (level, color, elo) =>
    level === 0 ? `${colorName(color)}: you` : `${colorName(color)}: level ${opponent.levelText(level, elo)}`,
  /** The name of a player in a PGN. @param {number} level */
  name: (level) => (level === 0 ? 'You' : `Gridmate, level ${level}`),
  /** @param {string} color @param {number} level */
  begun: (color, level) => `New game. You play ${colorName(color)} against level ${level}.`,
  watching: 'New game: the computer plays itself.',
  yourMove: 'Your move.',
  /** @param {string} color @param {number} level */
  thinking: (color, level) => `${colorName(color)} is thinking, level ${level}.`,
  spokenThinking: (/** @type {number} */ level) => `Computer thinking, level ${level}.`,
  paused: 'Paused.',
  lookingBack: 'You are looking back. Go to the last move to play on.',
  notLegal: 'The computer plays from legal positions only.',
  /** @param {string} color */
  notYours: (color) => `The computer plays ${colorName(color)}.`,
  /** How it has ended, for a person of one colour; for one who watched, there is none. @param {View} view @param {string | undefined} person */
  result(view, person) {
    const who = !view.winner || !person ? '' : view.winner === person ? 'You won. ' : 'You lost. ';
    return `${who}${status.main(view)} ${status.more(view)}`;
  },
  moveNow: 'Move now',
  hint: 'Hint',
  looking: 'Looking for a good move …',
  showMove: 'Show the move',
  /** @param {Step} step */
  hintPiece: (step) => `Hint: the ${roleName(step.piece)} on ${squareName(step.from)}.`,
  /** @param {Step} step */
  hintMove: (step) => `Hint: ${speech.move(step)}.`,
  takeBack: 'Take back',
  /** @param {number} steps */
  tookBack: (steps) => `${counted(steps, 'move', 'moves')} taken back.`,
  offer: 'Offer draw',
  considering: 'The computer considers a draw.',
  declined: 'The computer declines the draw.',
  resign: 'Resign',
  resignSure: 'Really resign?',
  pause: 'Pause',
  goOn: 'Go on',
  rematch: 'Rematch',
  /** @param {number} level */
  rematchAt: (level) => `Level ${level}`,
  otherGame: 'New game …',
  thoughts: 'Thinking',
  /** @param {{ depth: number, nodes: number, elapsed: number }} thought */
  thought({ depth, nodes, elapsed }) {
    const speed = elapsed < 5 ? '' : ` · ${count.number(Math.round(nodes / elapsed))} k/s`;
    return `Depth ${depth} · ${count.number(nodes)} positions${speed}`;
  },
  restarted: 'The engine stopped and was started anew. The game goes on.',
  tryAgain: 'Try again',
};

export const copy = {
  done: 'Copied',
  failed: 'Copying is not allowed here; the text is selected, so press Ctrl+C.',
};

export const failure = {
  noWasm: 'This browser has no WebAssembly, which the rules of chess run in here. A current browser has it.',
  noSimd: 'This browser is too old for Gridmate: its WebAssembly has no SIMD. Current browsers have it.',
  noEngine: 'The chess engine could not load. Your script is safe.',
  noLoad: 'The rules of chess could not load. Perhaps the network failed.',
  revived: 'The rules of chess stopped with a fault and were started anew. Nothing is lost.',
  trapped: 'The rules of chess stopped with a fault. Your script is kept; loading the page again brings it back.',
  again: 'Try again',
};
