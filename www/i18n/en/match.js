// @ts-check
// The sentences of the Match panel.
import { counted, number } from './parts.js';
import { signed } from '../numbers.js';

/** @typedef {{ elo: number, low: number, high: number }} Elo */

/** @type {Record<string, string>} */
const KINDS = { random: 'Random', minimax: 'Minimax', alphabeta: 'Alpha-beta', level: 'Level', engine: 'Engine' };

export const match = {
  title: 'Let them play',
  about: 'Two computer players, as many games as you like. The same seed brings the same games, move for move.',
  first: 'First player',
  second: 'Second player',
  games: 'Games',
  opening: 'Openings',
  openings: { standard: 'Standard', chess960: 'Chess960', book: 'Book of openings' },
  seed: 'Seed',
  nodes: 'Positions per move (engine)',
  swap: 'Swap colours after each game',
  pace: 'Speed',
  paces: { fast: 'As fast as it goes', quick: 'Quick', watch: 'To be watched', slow: 'Slow' },
  versus: 'against',
  groups: { random: 'At random', minimax: 'The search of the article', alphabeta: 'The same with alpha-beta', level: 'Levels to play against', engine: 'At full strength' },
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
  experiments: 'Ten games: minimax against random',
  experimentsAbout: 'Minimax, which looks at its move and the reply, against a player that draws its moves at random. So an article on a small chess engine tests its player, which wins all its games:',
  article: '“Programming a simple minimax chess engine in R”',
  tenWhite: 'Ten games as White',
  tenBlack: 'Ten games as Black',
  losers: 'Who lost',
  loserHeads: ['Side', 'Games'],
  nobody: 'Nobody',
  watch: 'On the big board',
  /** @param {string} game */
  previewed: (game) => `${game}. Click the board for your own game.`,
  /** @param {string} game */
  aside: (game) => `The board shows your own game, not ${game}, as long as it has the keyboard.`,
  /** @param {number} game @param {string} white @param {string} black @param {number} ply */
  liveText: (game, white, black, ply) => `Game ${game}: ${white} – ${black}, move ${Math.ceil(ply / 2)}`,
  /** @param {number} game @param {number} ply */
  liveMove: (game, ply) => `Game ${game}, move ${Math.ceil(ply / 2)}`,
  standing: 'How it stands',
  /** @param {number} done @param {number} all @param {number} won @param {number} drawn @param {number} lost */
  progress: (done, all, won, drawn, lost) => `${number(done)} of ${counted(all, 'game', 'games')}: ${won} won, ${drawn} drawn, ${lost} lost`,
  /** @param {number} workers */
  running: (workers) => `Playing, ${counted(workers, 'game', 'games')} at a time.`,
  paused: 'Paused.',
  stopped: 'Stopped.',
  /** @param {number} done @param {number} all */
  resumed: (done, all) => `The match goes on: ${done} of ${counted(all, 'game', 'games')} played.`,
  over: 'The match is over.',
  /** @param {string} one @param {string} other @param {number} games */
  started: (one, other, games) => `The match begins: ${one} against ${other}, ${counted(games, 'game', 'games')}.`,
  /** @param {string} one @param {string} other @param {number} won @param {number} drawn @param {number} lost */
  result: (one, other, won, drawn, lost) => `The match is over: ${one} against ${other}, ${won} won, ${drawn} drawn, ${lost} lost.`,
  /** @param {string} message */
  failed: (message) => `The match has stopped with a fault. ${message}`,
  signed,
  /** @param {Elo} elo */
  elo: ({ elo, low, high }) => (Number.isFinite(elo) ? `Elo ${signed(Math.round(elo))} (95 %: ${signed(Math.round(low))} to ${signed(Math.round(high))})` : 'Elo: too few games to tell'),
  eloAbout: 'How far the first player is above the second.',
  /** @param {number} games @param {string} elo */
  plotLabel: (games, elo) => `Elo difference over the games. After ${counted(games, 'game', 'games')}: ${elo}.`,
  /** @param {number} games */
  gamesCount: (games) => counted(games, 'game', 'games'),
  scores: 'By player and colour',
  reasons: 'How the games ended',
  reasonHeads: ['End', 'Games'],
  scoreHeads: ['Player', 'Won', 'Drawn', 'Lost', 'Score'],
  /** @param {number} part */
  share: (part) => `${Math.round(part * 1000) / 10} %`,
  asWhite: 'as White',
  asBlack: 'as Black',
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
  /** @param {string} white @param {string} black */
  pairing: (white, black) => `${white} – ${black}`,
  /** @param {string} end @param {number} moves */
  gameEnd: (end, moves) => `${end}, ${counted(moves, 'move', 'moves')}`,
  open: 'Open',
  /** @param {number} game */
  openGame: (game) => `Open game ${game}`,
  /** @param {number} game */
  gamePgn: (game) => `PGN of game ${game}`,
  /** @param {number} game */
  opened: (game) => `Game ${game} is on the board. Undo brings back what was there.`,
  link: 'Link',
  /** @param {number} game */
  linkGame: (game) => `Copy a link to game ${game}`,
  /** @param {number} game */
  linkCopied: (game) => `A link to game ${game} is copied.`,
  copied: 'Copied',
  address: 'Link to the game',
  shown: 'Copying is not allowed here. The link is shown, to be copied by hand.',
  allPgn: 'All games as PGN',
};
