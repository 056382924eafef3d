// The examples: where each starts, what is done, and what the panel beside it shows. What is said about them stands in
// words, under the same names.

import { Core } from '../../document/core';
import type { ExampleId, GroupId } from '../../i18n/areas/examples';
import { FILES } from '../../i18n/squares';

/** What the panel of an example shows: a plain minimax search, a formula of sets, or a query by its name. */
export interface Opens {
  /** How deep the search goes, in half-moves. */
  readonly depth?: number;
  readonly formula?: string;
  readonly query?: string;
}

export interface Example {
  readonly id: ExampleId;
  /** A FEN, or `960:` and a number. */
  readonly start?: string;
  readonly script?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly result?: string;
  /** Whether its sentence is about what comes out; the others begin at their start. */
  readonly isAtEnd?: boolean;
  /** Whether it is read exactly as the spreadsheet reads it. */
  readonly isSheet?: boolean;
  readonly opens?: Opens;
}

export interface Group {
  readonly id: GroupId;
  /** Where its examples are seen. */
  readonly place: 'games' | 'script' | 'sets' | 'think';
  readonly examples: readonly Example[];
}

const played = (White: string, Black: string, Site: string, year: string, result: string) => ({
  tags: { Site, Date: `${year}.??.??`, White, Black },
  result,
});

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
export const OPERA_GAME =
  'e2e4, e7e5, g1f3, d7d6, d2d4, c8g4, d4e5, g4f3, d1f3, d6e5, f1c4, g8f6, f3b3, d8e7, b1c3, c7c6, c1g5, b7b5, ' +
  'c3b5, c6b5, c4b5, b8d7, e1c1, a1d1, a8d8, d1d7, d8d7, h1d1, e7e6, b5d7, f6d7, b3b8, d7b8, d1d8';

export const GROUPS: readonly Group[] = [
  {
    id: 'games',
    place: 'games',
    examples: [
      { id: 'fool', script: 'f2f3, e7e5, g2g4, d8h4' },
      { id: 'scholar', script: 'e2e4, e7e5, f1c4, b8c6, d1h5, g8f6, h5f7' },
      { id: 'legal', script: 'e2e4, e7e5, g1f3, d7d6, f1c4, c8g4, b1c3, g7g6, f3e5, g4d1, c4f7, e8e7, c3d5' },
      {
        id: 'immortal',
        script:
          'e2e4, e7e5, f2f4, e5f4, f1c4, d8h4, e1f1, b7b5, c4b5, g8f6, g1f3, h4h6, d2d3, f6h5, f3h4, h6g5, h4f5, c7c6, g2g4, h5f6, h1g1, c6b5, h2h4, g5g6, h4h5, g6g5, d1f3, f6g8, c1f4, g5f6, b1c3, f8c5, c3d5, f6b2, f4d6, c5g1, e4e5, b2a1, f1e2, b8a6, f5g7, e8d8, f3f6, g8f6, d6e7',
        ...played('Adolf Anderssen', 'Lionel Kieseritzky', 'London', '1851', '1-0'),
      },
      {
        id: 'evergreen',
        script:
          'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, b2b4, c5b4, c2c3, b4a5, d2d4, e5d4, e1g1, h1f1, d4d3, d1b3, d8f6, e4e5, f6g6, f1e1, g8e7, c1a3, b7b5, b3b5, a8b8, b5a4, a5b6, b1d2, c8b7, d2e4, g6f5, c4d3, f5h5, e4f6, g7f6, e5f6, h8g8, a1d1, h5f3, e1e7, c6e7, a4d7, e8d7, d3f5, d7e8, f5d7, e8f8, a3e7',
        ...played('Adolf Anderssen', 'Jean Dufresne', 'Berlin', '1852', '1-0'),
      },
      {
        id: 'opera',
        script: OPERA_GAME,
        ...played('Paul Morphy', 'Duke of Brunswick and Count Isouard', 'Paris', '1858', '1-0'),
      },
      {
        id: 'bishops',
        script:
          'f2f4, d7d5, e2e3, g8f6, b2b3, e7e6, c1b2, f8e7, f1d3, b7b6, g1f3, c8b7, b1c3, b8d7, e1g1, h1f1, e8g8, h8f8, c3e2, c7c5, e2g3, d8c7, f3e5, d7e5, b2e5, c7c6, d1e2, a7a6, g3h5, f6h5, d3h7, g8h7, e2h5, h7g8, e5g7, g8g7, h5g4, g7h7, f1f3, e6e5, f3h3, c6h6, h3h6, h7h6, g4d7, e7f6, d7b7, h6g7, a1f1, a8b8, b7d7, f8d8, d7g4, g7f8, f4e5, f6g7, e5e6, b8b7, g4g6, f7f6, f1f6, g7f6, g6f6, f8e8, f6h8, e8e7, h8g7, e7e6, g7b7, d8d6, b7a6, d5d4, e3d4, c5d4, h2h4, d4d3, a6d3',
        ...played('Emanuel Lasker', 'Johann Hermann Bauer', 'Amsterdam', '1889', '1-0'),
      },
      {
        id: 'hastings',
        script:
          'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, c2c3, g8f6, d2d4, e5d4, c3d4, c5b4, b1c3, d7d5, e4d5, f6d5, e1g1, h1f1, c8e6, c1g5, b4e7, c4d5, e6d5, c3d5, d8d5, g5e7, c6e7, f1e1, f7f6, d1e2, d5d7, a1c1, c7c6, d4d5, c6d5, f3d4, e8f7, d4e6, h8c8, e2g4, g7g6, e6g5, f7e8, e1e7, e8f8, e7f7, f8g8, f7g7, g8h8, g7h7',
        ...played('Wilhelm Steinitz', 'Curt von Bardeleben', 'Hastings', '1895', '1-0'),
      },
      {
        id: 'rubinstein',
        script:
          'd2d4, d7d5, g1f3, e7e6, e2e3, c7c5, c2c4, b8c6, b1c3, g8f6, d4c5, f8c5, a2a3, a7a6, b2b4, c5d6, c1b2, e8g8, h8f8, d1d2, d8e7, f1d3, d5c4, d3c4, b7b5, c4d3, f8d8, d2e2, c8b7, e1g1, h1f1, c6e5, f3e5, d6e5, f2f4, e5c7, e3e4, a8c8, e4e5, c7b6, g1h1, f6g4, d3e4, e7h4, g2g3, c8c3, g3h4, d8d2, e2d2, b7e4, d2g2, c3h3',
        ...played('Georg Rotlewi', 'Akiba Rubinstein', 'Łódź', '1907', '0-1'),
      },
      {
        id: 'reti-tartakower',
        script:
          'e2e4, c7c6, d2d4, d7d5, b1c3, d5e4, c3e4, g8f6, d1d3, e7e5, d4e5, d8a5, c1d2, a5e5, e1c1, a1d1, f6e4, d3d8, e8d8, d2g5, d8c7, g5d8',
        ...played('Richard Réti', 'Savielly Tartakower', 'Vienna', '1910', '1-0'),
      },
      {
        id: 'hunt',
        script:
          'd2d4, e7e6, g1f3, f7f5, b1c3, g8f6, c1g5, f8e7, g5f6, e7f6, e2e4, f5e4, c3e4, b7b6, f3e5, e8g8, h8f8, f1d3, c8b7, d1h5, d8e7, h5h7, g8h7, e4f6, h7h6, e5g4, h6g5, h2h4, g5f4, g2g3, f4f3, d3e2, f3g2, h1h2, g2g1, e1d2',
        ...played('Edward Lasker', 'George Alan Thomas', 'London', '1912', '1-0'),
      },
    ],
  },
  {
    id: 'rules',
    place: 'games',
    examples: [
      { id: 'pinned', start: '8/8/8/K2pP2q/8/8/8/7k w - d6 0 1' },
      { id: 'both', start: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1', script: 'e1g1, h1f1, e8c8, a8d8' },
      {
        id: 'saavedra',
        start: '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1',
        script: 'c6c7, d5d6, b6b5, d6d5, b5b4, d5d4, b4b3, d4d3, b3c2, d3d4, c7c8, c8=♖, d4a4, c2b3',
      },
      {
        id: 'trap',
        script: 'd2d4, d7d5, c2c4, e7e5, d4e5, d5d4, e2e3, f8b4, c1d2, d4e3, d2b4, e3f2, e1e2, f2g1, g1=♞',
      },
      {
        id: 'loyd',
        script:
          'e2e3, a7a5, d1h5, a8a6, h5a5, h7h5, a5c7, a6h6, h2h4, f7f6, c7d7, e8f7, d7b7, d8d3, b7b8, d3h7, b8c8, f7g6, c8e6',
      },
      { id: 'near', start: '7k/8/5K2/6Q1/8/8/8/8 w - - 0 1', script: 'g5g6' },
      {
        id: 'reti',
        start: '7K/8/k1P5/7p/8/8/8/8 w - - 0 1',
        script: 'h8g7, h5h4, g7f6, h4h3, f6e7, h3h2, c6c7, a6b7, e7d7, h2h1, h1=♛, c7c8, c8=♕',
      },
      {
        id: 'smothered',
        start: '5r1k/6pp/8/6N1/2Q5/8/6PP/6K1 w - - 0 1',
        script: 'g5f7, h8g8, f7h6, g8h8, c4g8, f8g8, h6f7',
      },
      { id: 'twice', script: 'g1f3, g8f6, f3g1, f6g8, g1f3, g8f6, f3g1, f6g8' },
    ],
  },
  {
    id: 'engine',
    place: 'think',
    examples: [
      { id: 'twenty', opens: { depth: 1 } },
      { id: 'reply', script: 'e2e4', isAtEnd: true, opens: { depth: 1 } },
      { id: 'random', start: '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43', opens: { depth: 1 } },
      { id: 'figure', start: '7k/6pP/6P1/1p6/1pp5/p5p1/P5Pp/N6K w - - 0 1', opens: { depth: 2 } },
      { id: 'thousand', start: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', script: 'd1d8', opens: { depth: 1 } },
      { id: 'greed', start: '4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1', script: 'd1d5, c6d5', opens: { depth: 1 } },
    ],
  },
  {
    id: 'sets',
    place: 'sets',
    examples: [
      { id: 'rook', start: '7k/8/8/8/3R4/8/8/K7 w - - 0 1', opens: { formula: 'rook' } },
      { id: 'bishop', start: '6k1/7p/8/8/3B4/8/8/1K6 w - - 0 1', opens: { formula: 'bishop' } },
      { id: 'knight', start: '7k/7p/8/8/3N4/8/8/K7 w - - 0 1', opens: { formula: 'knight' } },
      { id: 'queen', start: '5k2/8/8/8/3Q4/8/8/1K6 w - - 0 1', opens: { formula: 'queen' } },
      { id: 'king', start: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', opens: { formula: 'king' } },
      { id: 'pawn', start: '4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1', opens: { formula: 'pawn' } },
    ],
  },
  {
    id: 'mechanics',
    place: 'sets',
    examples: [
      { id: 'knight-g2', start: 'k7/p7/8/8/8/8/6N1/K7 w - - 0 1', opens: { formula: 'knight from g2' } },
      { id: 'rook-e6', start: '7k/8/4R3/8/8/8/8/K7 w - - 0 1', opens: { formula: 'rook from e6' } },
    ],
  },
  {
    id: 'paths',
    place: 'sets',
    examples: [
      { id: 'castle-way', start: '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', opens: { formula: 'rook from a1 to a8 h1 paths' } },
      { id: 'in-the-way', opens: { query: 'stopped' } },
    ],
  },
  {
    id: 'chess960',
    place: 'games',
    examples: [
      { id: 'sample', start: '960:909' },
      { id: 'zero', start: '960:0' },
      { id: 'last', start: '960:959' },
      { id: 'swap', start: '1r2k3/8/8/8/8/8/8/5KR1 w G - 0 1', script: 'xg1, f1g1, f1=♖' },
      { id: 'stay', start: 'rk5r/pppppppp/8/8/8/8/PPPPPPPP/R5KR w HAha - 0 1', script: 'h2h4, a7a5, h1f1' },
      { id: 'long', start: '1k6/8/8/8/8/8/8/RK6 w A - 0 1', script: 'b1c1, a1d1' },
    ],
  },
  {
    id: 'spreadsheet',
    place: 'script',
    examples: [
      { id: 'move', script: 'a2a4' },
      { id: 'removal', script: 'xd8, xd1' },
      { id: 'castling', script: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1, h1f1' },
      { id: 'promotion', script: 'a2a4, b7b5, a4b5, a7a6, b5a6, c8b7, a6b7, b8c6, b7a8, a8=♕' },
      { id: 'insertion', script: 'xd1, xd8, e4=♕, e5=♛' },
      { id: 'unchecked', script: 'a1a8, h1h8, d1d8' },
      { id: 'unknown', script: 'e2e4, hello, e7e5' },
      { id: 'sweep', script: [...FILES].map((file) => `x${file}2, x${file}7`).join(', '), isAtEnd: true },
      { id: 'passing', script: 'e2e4, a7a6, e4e5, d7d5, e5d6, xd5' },
      { id: 'traps', script: 'd2d4, e2-e4, a3a7, b1=Q, e7e5d8', isAtEnd: true, isSheet: true },
    ],
  },
  {
    id: 'mistakes',
    place: 'script',
    examples: [
      { id: 'repair', script: 'e2-e4; e7e5, Nf3, b8c6, f1c4 g8f6, oops, e1g1, i9i1, f8=W', isAtEnd: true },
      { id: 'pasted', script: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {the Spanish} 4. Ba4 Nf6 5. O-O 1/2-1/2', isAtEnd: true },
      { id: 'half', script: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1', isAtEnd: true },
    ],
  },
];

/** No line is that long. */
const FAR = 0xffff_ffff;

/** The document of an example. */
export function documentOf({ start, script = '', tags = {}, result, isAtEnd, isSheet = false }: Example): Core {
  const core = Core.open();
  core.change((document) => {
    document.loadScript(start, script);
    if (isSheet) document.setStart(start, isSheet);
    for (const [name, value] of Object.entries(tags)) document.setTag(name, value);
    if (result) document.setResult(result);
    document.goTo(isAtEnd ? FAR : 0);
  });
  return core;
}

/** The board by which an example is known: what comes out, where the start is that of all games. */
export function boardOf(example: Example): string {
  const core = documentOf(example);
  if (example.start === undefined) core.change((document) => document.goTo(FAR), true);
  return core.view(false).position.board;
}
