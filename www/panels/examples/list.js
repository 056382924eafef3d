// @ts-check
// The examples: where each starts, what is done, and what its panel shows. What is said about them stands in words, under
// the same names.

import { FILES } from '../../i18n/square.js';

/**
 * What the panel of an example shows: Think a search, Sets a formula or a query.
 * @typedef {object} Opens
 * @property {string} [method]
 * @property {number} [depth] in half-moves
 * @property {boolean} [isWhole] whether the whole tree is open
 * @property {string} [formula]
 * @property {string} [example] of a query, by its name
 *
 * @typedef {object} Example
 * @property {string} name
 * @property {string} [start] a FEN, or `960:` and a number
 * @property {string} [text] a script
 * @property {string} [moves] moves in SAN instead of a script
 * @property {Record<string, string>} [tags] of the game, as PGN has them
 * @property {number} [at] the step that is shown first, if not the start: `END` where its sentence is about what comes out
 * @property {boolean} [sheet] whether it is read exactly as the spreadsheet does
 * @property {number} [remarks] how many remarks it has on purpose
 * @property {Opens} [opens]
 *
 * @typedef {object} Group
 * @property {string} name
 * @property {string} panel what is shown beside the board
 * @property {Example[]} examples
 */

/** The searches of the article: of each move by itself, and with the reply to it. @type {Opens} */
const ONE = { method: 'minimax', depth: 1 };
/** @type {Opens} */
const TWO = { method: 'minimax', depth: 2 };

/** The last step. */
const END = Number.MAX_SAFE_INTEGER;

/** @param {string} White @param {string} Black @param {string} Site @param {string} Date @param {string} Result */
const game = (White, Black, Site, Date, Result) => ({ Site, Date: `${Date}.??.??`, White, Black, Result });

/** @type {Group[]} */
export const groups = [
  {
    name: 'spreadsheet',
    panel: 'script',
    examples: [
      { name: 'move', text: 'a2a4' },
      { name: 'removal', text: 'xd8, xd1' },
      { name: 'castling', text: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1, h1f1' },
      { name: 'promotion', text: 'a2a4, b7b5, a4b5, a7a6, b5a6, c8b7, a6b7, b8c6, b7a8, a8=♕' },
      { name: 'insertion', text: 'xd1, xd8, e4=♕, e5=♛' },
      { name: 'unchecked', text: 'a1a8, h1h8, d1d8' },
      { name: 'unknown', text: 'e2e4, hello, e7e5', remarks: 1 },
      { name: 'sweep', text: [...FILES].flatMap((file) => [`x${file}2`, `x${file}7`]).join(', '), at: END },
      { name: 'passing', text: 'e2e4, a7a6, e4e5, d7d5, e5d6, xd5' },
      { name: 'traps', text: 'd2d4, e2-e4, a3a7, b1=Q, e7e5d8', at: END, sheet: true, remarks: 4 },
    ],
  },
  {
    name: 'mistakes',
    panel: 'script',
    examples: [
      { name: 'repair', text: 'e2-e4; e7e5, Nf3, b8c6, f1c4 g8f6, oops, e1g1, i9i1, f8=W', at: END, remarks: 6 },
      { name: 'pasted', text: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {the Spanish} 4. Ba4 Nf6 5. O-O 1/2-1/2', at: END, remarks: 11 },
      { name: 'half', text: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1', at: END, remarks: 1 },
    ],
  },
  {
    name: 'sets',
    panel: 'sets',
    examples: [
      { name: 'rook', start: '7k/8/8/8/3R4/8/8/K7 w - - 0 1', opens: { formula: 'rook' } },
      { name: 'bishop', start: '6k1/7p/8/8/3B4/8/8/1K6 w - - 0 1', opens: { formula: 'bishop' } },
      { name: 'knight', start: '7k/7p/8/8/3N4/8/8/K7 w - - 0 1', opens: { formula: 'knight' } },
      { name: 'queen', start: '5k2/8/8/8/3Q4/8/8/1K6 w - - 0 1', opens: { formula: 'queen' } },
      { name: 'king', start: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', opens: { formula: 'king' } },
      { name: 'pawn', start: '4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1', opens: { formula: 'pawn' } },
    ],
  },
  {
    name: 'mechanics',
    panel: 'sets',
    examples: [
      { name: 'knight-g2', start: 'k7/p7/8/8/8/8/6N1/K7 w - - 0 1', opens: { formula: 'knight from g2' } },
      { name: 'rook-e6', start: '7k/8/4R3/8/8/8/8/K7 w - - 0 1', opens: { formula: 'rook from e6' } },
    ],
  },
  {
    name: 'paths',
    panel: 'sets',
    examples: [
      { name: 'castle-way', start: '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', opens: { formula: 'rook from a1 to a8 h1 paths' } },
      { name: 'in-the-way', opens: { example: 'stopped' } },
    ],
  },
  {
    name: 'chess960',
    panel: 'game',
    examples: [
      { name: 'sample', start: '960:909' },
      { name: 'zero', start: '960:0' },
      { name: 'last', start: '960:959' },
      { name: 'swap', start: '1r2k3/8/8/8/8/8/8/5KR1 w G - 0 1', text: 'xg1, f1g1, f1=♖' },
      { name: 'stay', start: 'rk5r/pppppppp/8/8/8/8/PPPPPPPP/R5KR w HAha - 0 1', text: 'h2h4, a7a5, h1f1' },
      { name: 'long', start: '1k6/8/8/8/8/8/8/RK6 w A - 0 1', text: 'b1c1, a1d1' },
    ],
  },
  {
    name: 'engine',
    panel: 'think',
    examples: [
      { name: 'twenty', opens: ONE },
      { name: 'reply', text: 'e2e4', at: END, opens: ONE },
      { name: 'random', start: '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43', opens: ONE },
      { name: 'figure', start: '7k/6pP/6P1/1p6/1pp5/p5p1/P5Pp/N6K w - - 0 1', opens: { ...TWO, isWhole: true } },
      { name: 'thousand', start: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', text: 'd1d8', opens: ONE },
      { name: 'greed', start: '4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1', text: 'd1d5, c6d5', opens: ONE },
    ],
  },
  {
    name: 'rules',
    panel: 'game',
    examples: [
      { name: 'pinned', start: '8/8/8/K2pP2q/8/8/8/7k w - d6 0 1' },
      { name: 'both', start: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1', moves: 'O-O O-O-O' },
      { name: 'saavedra', start: '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1', moves: 'c7 Rd6+ Kb5 Rd5+ Kb4 Rd4+ Kb3 Rd3+ Kc2 Rd4 c8=R Ra4 Kb3' },
      { name: 'trap', moves: 'd4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3 Bxb4 exf2+ Ke2 fxg1=N+' },
      { name: 'loyd', moves: 'e3 a5 Qh5 Ra6 Qxa5 h5 Qxc7 Rah6 h4 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6' },
      { name: 'near', start: '7k/8/5K2/6Q1/8/8/8/8 w - - 0 1', moves: 'Qg6' },
      { name: 'reti', start: '7K/8/k1P5/7p/8/8/8/8 w - - 0 1', moves: 'Kg7 h4 Kf6 h3 Ke7 h2 c7 Kb7 Kd7 h1=Q c8=Q+' },
      { name: 'smothered', start: '5r1k/6pp/8/6N1/2Q5/8/6PP/6K1 w - - 0 1', moves: 'Nf7+ Kg8 Nh6+ Kh8 Qg8+ Rxg8 Nf7#' },
      { name: 'twice', moves: 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8' },
    ],
  },
  {
    name: 'games',
    panel: 'game',
    examples: [
      { name: 'fool', moves: 'f3 e5 g4 Qh4#' },
      { name: 'scholar', moves: 'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#' },
      { name: 'legal', moves: 'e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#' },
      {
        name: 'immortal',
        tags: game('Adolf Anderssen', 'Lionel Kieseritzky', 'London', '1851', '1-0'),
        moves: `e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8
          Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#`,
      },
      {
        name: 'evergreen',
        tags: game('Adolf Anderssen', 'Jean Dufresne', 'Berlin', '1852', '1-0'),
        moves: `e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 Qa4 Bb6 Nbd2
          Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#`,
      },
      {
        name: 'opera',
        tags: game('Paul Morphy', 'Duke of Brunswick and Count Isouard', 'Paris', '1858', '1-0'),
        moves: `e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7
          Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#`,
      },
      {
        name: 'bishops',
        tags: game('Emanuel Lasker', 'Johann Hermann Bauer', 'Amsterdam', '1889', '1-0'),
        moves: `f4 d5 e3 Nf6 b3 e6 Bb2 Be7 Bd3 b6 Nf3 Bb7 Nc3 Nbd7 O-O O-O Ne2 c5 Ng3 Qc7 Ne5 Nxe5 Bxe5 Qc6 Qe2 a6 Nh5 Nxh5
          Bxh7+ Kxh7 Qxh5+ Kg8 Bxg7 Kxg7 Qg4+ Kh7 Rf3 e5 Rh3+ Qh6 Rxh6+ Kxh6 Qd7 Bf6 Qxb7 Kg7 Rf1 Rab8 Qd7 Rfd8 Qg4+ Kf8
          fxe5 Bg7 e6 Rb7 Qg6 f6 Rxf6+ Bxf6 Qxf6+ Ke8 Qh8+ Ke7 Qg7+ Kxe6 Qxb7 Rd6 Qxa6 d4 exd4 cxd4 h4 d3 Qxd3`,
      },
      {
        name: 'hastings',
        tags: game('Wilhelm Steinitz', 'Curt von Bardeleben', 'Hastings', '1895', '1-0'),
        moves: `e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 d5 exd5 Nxd5 O-O Be6 Bg5 Be7 Bxd5 Bxd5 Nxd5 Qxd5 Bxe7 Nxe7
          Re1 f6 Qe2 Qd7 Rac1 c6 d5 cxd5 Nd4 Kf7 Ne6 Rhc8 Qg4 g6 Ng5+ Ke8 Rxe7+ Kf8 Rf7+ Kg8 Rg7+ Kh8 Rxh7+`,
      },
      {
        name: 'rubinstein',
        tags: game('Georg Rotlewi', 'Akiba Rubinstein', 'Łódź', '1907', '0-1'),
        moves: `d4 d5 Nf3 e6 e3 c5 c4 Nc6 Nc3 Nf6 dxc5 Bxc5 a3 a6 b4 Bd6 Bb2 O-O Qd2 Qe7 Bd3 dxc4 Bxc4 b5 Bd3 Rd8 Qe2 Bb7 O-O
          Ne5 Nxe5 Bxe5 f4 Bc7 e4 Rac8 e5 Bb6+ Kh1 Ng4 Be4 Qh4 g3 Rxc3 gxh4 Rd2 Qxd2 Bxe4+ Qg2 Rh3`,
      },
      {
        name: 'reti-tartakower',
        tags: game('Richard Réti', 'Savielly Tartakower', 'Vienna', '1910', '1-0'),
        moves: 'e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ Kc7 Bd8#',
      },
      {
        name: 'hunt',
        tags: game('Edward Lasker', 'George Alan Thomas', 'London', '1912', '1-0'),
        moves: `d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 Qxh7+ Kxh7 Nxf6+ Kh6 Neg4+ Kg5
          h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 Kd2#`,
      },
    ],
  },
];
