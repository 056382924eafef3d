// @ts-check
// The sentences of the Match panel.
import { counted, number } from './parts.js';

/** @typedef {{ elo: number, low: number, high: number }} Elo */

/** @type {Record<string, string>} */
const KINDS = { random: 'Random', minimax: 'Minimax', alphabeta: 'Alpha-beta', level: 'Level', engine: 'Engine' };

/** @param {number} elo */
const signed = (elo) => (elo === Infinity ? '+∞' : elo === -Infinity ? '−∞' : elo > 0 ? `+${Math.round(elo)}` : elo < 0 ? `−${Math.round(-elo)}` : '0');

export const match = {
  title: 'Let them play',
  about: 'Two computer players, as many games as you like. The same seed brings the same games, move for move.',
  first: 'First player',
  second: 'Second player',
  games: 'Games',
  opening: 'Openings',
  openings: { standard: 'Standard', chess960: 'Chess960', book: 'Book of openings' },
  seed: 'Seed',
  nodes: 'Positions per move',
  swap: 'Swap colours after each game',
  pace: 'Speed',
  paces: { fast: 'As fast as it goes', watch: 'To be watched' },
  begin: 'Start',
  pause: 'Pause',
  goOn: 'Go on',
  stop: 'Stop',
  /** @param {string} name */
  player(name) {
    const [kind = '', level] = name.split(':');
    return level ? `${KINDS[kind] ?? kind} ${level}` : (KINDS[kind] ?? kind);
  },
  /** @param {string} name @param {number} place */
  numbered: (name, place) => `${place}. ${name}`,
  experiments: "The article's experiments",
  experimentsAbout: 'Minimax, one move ahead, against a player who draws its moves by lot: ten games each.',
  tenWhite: 'Ten games as White',
  tenBlack: 'Ten games as Black',
  losers: 'Who lost',
  loserHeads: ['Side', 'Games'],
  nobody: 'Nobody',
  live: 'Now on the board',
  /** @param {number} game @param {string} white @param {string} black @param {number} ply */
  liveText: (game, white, black, ply) => `Game ${game}: ${white} – ${black}, move ${Math.ceil(ply / 2)}`,
  standing: 'How it stands',
  /** @param {number} done @param {number} all @param {number} won @param {number} drawn @param {number} lost */
  progress: (done, all, won, drawn, lost) => `${number(done)} of ${counted(all, 'game', 'games')}: ${won} won, ${drawn} drawn, ${lost} lost`,
  /** @param {number} workers */
  running: (workers) => `Playing, ${counted(workers, 'game', 'games')} at a time.`,
  paused: 'Paused.',
  stopped: 'Stopped.',
  over: 'The match is over.',
  waiting: 'Not over yet.',
  /** @param {string} one @param {string} other @param {number} games */
  started: (one, other, games) => `The match begins: ${one} against ${other}, ${counted(games, 'game', 'games')}.`,
  /** @param {string} one @param {string} other @param {number} won @param {number} drawn @param {number} lost */
  result: (one, other, won, drawn, lost) => `The match is over: ${one} against ${other}, ${won} won, ${drawn} drawn, ${lost} lost.`,
  /** @param {string} message */
  failed: (message) => `The match has stopped with a fault. ${message}`,
  signed,
  /** @param {Elo} elo */
  elo: ({ elo, low, high }) => `Elo ${signed(elo)} (95 %: ${signed(low)} to ${signed(high)})`,
  eloAbout: 'How far the first player is above the second.',
  /** @param {number} games @param {string} elo */
  plotLabel: (games, elo) => `Elo difference over the games. After ${counted(games, 'game', 'games')}: ${elo}.`,
  /** @param {number} games */
  gamesCount: (games) => counted(games, 'game', 'games'),
  byPlayer: 'By player',
  byColor: 'By colour',
  reasons: 'Why the games ended',
  reasonHeads: ['End', 'Games'],
  scoreHeads: ['Player', 'Won', 'Drawn', 'Lost', 'Score'],
  /** @param {number} part */
  share: (part) => `${Math.round(part * 1000) / 10} %`,
  /** @param {string} name */
  asWhite: (name) => `${name}, White`,
  /** @param {string} name */
  asBlack: (name) => `${name}, Black`,
  white: 'White',
  black: 'Black',
  ends: {
    checkmate: 'checkmate',
    stalemate: 'stalemate',
    insufficient: 'neither side can mate',
    fivefold: 'position five times',
    seventyfive: '75 moves without capture or pawn move',
    threefold: 'position three times',
    fifty: '50 moves without capture or pawn move',
  },
  list: 'The games',
  /** @param {string} white @param {string} black @param {string} end @param {number} moves */
  gameLine: (white, black, end, moves) => `${white} – ${black}, ${end}, ${counted(moves, 'move', 'moves')}`,
  open: 'Open',
  /** @param {number} game */
  openGame: (game) => `Open game ${game}`,
  /** @param {number} game */
  gamePgn: (game) => `PGN of game ${game}`,
  /** @param {number} game */
  opened: (game) => `Game ${game} is on the board. Undo brings back what was there.`,
  allPgn: 'All games as PGN',
};
