// The examples: where each starts, what is done, and what the panel beside it shows. What is said about them stands in
// words, under the same names.

import { FILES } from '../chess/squares';
import { Core, FAR } from '../document/core';
import { askOnce } from '../document/stills';
import type { ExampleId, GroupId } from '../i18n/areas/examples';
import { written } from '../i18n/notation';
import type { AllWords } from '../i18n/words';
import { isNameIn, namesOf } from '../ui/remember';

/** What the panel of an example shows: a plain minimax search, a formula of sets, or a query by its name. */
export interface Opens {
  /** How deep the search goes, in plies. */
  readonly depth?: number | undefined;
  readonly formula?: string | undefined;
  readonly query?: string | undefined;
}

export interface Example extends Opens {
  readonly id: ExampleId;
  /** A FEN, or `960:` and a number. */
  readonly start?: string | undefined;
  readonly script?: string;
  readonly tags?: Readonly<Record<'White' | 'Black' | 'Site' | 'Date', string>> | undefined;
  readonly result?: string | undefined;
  /** Whether its sentence is about what comes out; the others begin at their start. */
  readonly isAtEnd?: boolean;
  /** Whether it is read exactly as the spreadsheet reads it. */
  readonly isSheet?: boolean;
}

export interface Group {
  readonly id: GroupId;
  /** Where its examples are seen. */
  readonly place: 'games' | 'script' | 'sets' | 'think';
  readonly examples: readonly Example[];
}

/** Of examples as lines: the script, then what else there is, each behind its name. */
const group = (id: GroupId, place: Group['place'], lines: Readonly<Partial<Record<ExampleId, string>>>): Group => ({
  id,
  place,
  examples: namesOf(lines).map((name) => exampleOf(name, lines[name] ?? '')),
});

function exampleOf(id: ExampleId, line: string): Example {
  const [script = '', ...more] = line.split(' | ');
  const find = (name: string) => more.find((part) => part.startsWith(name))?.slice(name.length + 1);
  const [White = '', Black = '', Site = '', year = '', result] = find('by')?.split('; ') ?? [];
  const depth = find('depth');
  return {
    id,
    start: find('from'),
    script,
    tags: result ? { Site, Date: `${year}.??.??`, White, Black } : undefined,
    result,
    isAtEnd: more.includes('end'),
    isSheet: more.includes('sheet'),
    depth: depth ? Number(depth) : undefined,
    formula: find('formula'),
    query: find('query'),
  };
}

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
export const OPERA_GAME =
  'e2e4, e7e5, g1f3, d7d6, d2d4, c8g4, d4e5, g4f3, d1f3, d6e5, f1c4, g8f6, f3b3, d8e7, b1c3, c7c6, c1g5, b7b5, ' +
  'c3b5, c6b5, c4b5, b8d7, e1c1, a1d1, a8d8, d1d7, d8d7, h1d1, e7e6, b5d7, f6d7, b3b8, d7b8, d1d8';

/** All pawns, file by file. */
const SWEEP = FILES.map((file) => `x${file}2, x${file}7`).join(', ');

export const GROUPS: readonly Group[] = [
  group('games', 'games', {
    fool: 'f2f3, e7e5, g2g4, d8h4',
    scholar: 'e2e4, e7e5, f1c4, b8c6, d1h5, g8f6, h5f7',
    legal: 'e2e4, e7e5, g1f3, d7d6, f1c4, c8g4, b1c3, g7g6, f3e5, g4d1, c4f7, e8e7, c3d5',
    immortal:
      'e2e4, e7e5, f2f4, e5f4, f1c4, d8h4, e1f1, b7b5, c4b5, g8f6, g1f3, h4h6, d2d3, f6h5, f3h4, h6g5, h4f5, c7c6, g2g4, h5f6, h1g1, c6b5, h2h4, g5g6, h4h5, g6g5, d1f3, f6g8, c1f4, g5f6, b1c3, f8c5, c3d5, f6b2, f4d6, c5g1, e4e5, b2a1, f1e2, b8a6, f5g7, e8d8, f3f6, g8f6, d6e7 | by Adolf Anderssen; Lionel Kieseritzky; London; 1851; 1-0',
    evergreen:
      'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, b2b4, c5b4, c2c3, b4a5, d2d4, e5d4, e1g1, h1f1, d4d3, d1b3, d8f6, e4e5, f6g6, f1e1, g8e7, c1a3, b7b5, b3b5, a8b8, b5a4, a5b6, b1d2, c8b7, d2e4, g6f5, c4d3, f5h5, e4f6, g7f6, e5f6, h8g8, a1d1, h5f3, e1e7, c6e7, a4d7, e8d7, d3f5, d7e8, f5d7, e8f8, a3e7 | by Adolf Anderssen; Jean Dufresne; Berlin; 1852; 1-0',
    opera: `${OPERA_GAME} | by Paul Morphy; Duke of Brunswick and Count Isouard; Paris; 1858; 1-0`,
    bishops:
      'f2f4, d7d5, e2e3, g8f6, b2b3, e7e6, c1b2, f8e7, f1d3, b7b6, g1f3, c8b7, b1c3, b8d7, e1g1, h1f1, e8g8, h8f8, c3e2, c7c5, e2g3, d8c7, f3e5, d7e5, b2e5, c7c6, d1e2, a7a6, g3h5, f6h5, d3h7, g8h7, e2h5, h7g8, e5g7, g8g7, h5g4, g7h7, f1f3, e6e5, f3h3, c6h6, h3h6, h7h6, g4d7, e7f6, d7b7, h6g7, a1f1, a8b8, b7d7, f8d8, d7g4, g7f8, f4e5, f6g7, e5e6, b8b7, g4g6, f7f6, f1f6, g7f6, g6f6, f8e8, f6h8, e8e7, h8g7, e7e6, g7b7, d8d6, b7a6, d5d4, e3d4, c5d4, h2h4, d4d3, a6d3 | by Emanuel Lasker; Johann Hermann Bauer; Amsterdam; 1889; 1-0',
    hastings:
      'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, c2c3, g8f6, d2d4, e5d4, c3d4, c5b4, b1c3, d7d5, e4d5, f6d5, e1g1, h1f1, c8e6, c1g5, b4e7, c4d5, e6d5, c3d5, d8d5, g5e7, c6e7, f1e1, f7f6, d1e2, d5d7, a1c1, c7c6, d4d5, c6d5, f3d4, e8f7, d4e6, h8c8, e2g4, g7g6, e6g5, f7e8, e1e7, e8f8, e7f7, f8g8, f7g7, g8h8, g7h7 | by Wilhelm Steinitz; Curt von Bardeleben; Hastings; 1895; 1-0',
    rubinstein:
      'd2d4, d7d5, g1f3, e7e6, e2e3, c7c5, c2c4, b8c6, b1c3, g8f6, d4c5, f8c5, a2a3, a7a6, b2b4, c5d6, c1b2, e8g8, h8f8, d1d2, d8e7, f1d3, d5c4, d3c4, b7b5, c4d3, f8d8, d2e2, c8b7, e1g1, h1f1, c6e5, f3e5, d6e5, f2f4, e5c7, e3e4, a8c8, e4e5, c7b6, g1h1, f6g4, d3e4, e7h4, g2g3, c8c3, g3h4, d8d2, e2d2, b7e4, d2g2, c3h3 | by Georg Rotlewi; Akiba Rubinstein; Łódź; 1907; 0-1',
    'reti-tartakower':
      'e2e4, c7c6, d2d4, d7d5, b1c3, d5e4, c3e4, g8f6, d1d3, e7e5, d4e5, d8a5, c1d2, a5e5, e1c1, a1d1, f6e4, d3d8, e8d8, d2g5, d8c7, g5d8 | by Richard Réti; Savielly Tartakower; Vienna; 1910; 1-0',
    hunt: 'd2d4, e7e6, g1f3, f7f5, b1c3, g8f6, c1g5, f8e7, g5f6, e7f6, e2e4, f5e4, c3e4, b7b6, f3e5, e8g8, h8f8, f1d3, c8b7, d1h5, d8e7, h5h7, g8h7, e4f6, h7h6, e5g4, h6g5, h2h4, g5f4, g2g3, f4f3, d3e2, f3g2, h1h2, g2g1, e1d2 | by Edward Lasker; George Alan Thomas; London; 1912; 1-0',
  }),
  group('rules', 'games', {
    pinned: ' | from 8/8/8/K2pP2q/8/8/8/7k w - d6 0 1',
    both: 'e1g1, h1f1, e8c8, a8d8 | from r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
    saavedra:
      'c6c7, d5d6, b6b5, d6d5, b5b4, d5d4, b4b3, d4d3, b3c2, d3d4, c7c8, c8=♖, d4a4, c2b3 | from 8/8/1KP5/3r4/8/8/8/k7 w - - 0 1',
    trap: 'd2d4, d7d5, c2c4, e7e5, d4e5, d5d4, e2e3, f8b4, c1d2, d4e3, d2b4, e3f2, e1e2, f2g1, g1=♞',
    loyd: 'e2e3, a7a5, d1h5, a8a6, h5a5, h7h5, a5c7, a6h6, h2h4, f7f6, c7d7, e8f7, d7b7, d8d3, b7b8, d3h7, b8c8, f7g6, c8e6',
    near: 'g5g6 | from 7k/8/5K2/6Q1/8/8/8/8 w - - 0 1',
    reti: 'h8g7, h5h4, g7f6, h4h3, f6e7, h3h2, c6c7, a6b7, e7d7, h2h1, h1=♛, c7c8, c8=♕ | from 7K/8/k1P5/7p/8/8/8/8 w - - 0 1',
    smothered: 'g5f7, h8g8, f7h6, g8h8, c4g8, f8g8, h6f7 | from 5r1k/6pp/8/6N1/2Q5/8/6PP/6K1 w - - 0 1',
    twice: 'g1f3, g8f6, f3g1, f6g8, g1f3, g8f6, f3g1, f6g8',
  }),
  group('engine', 'think', {
    twenty: ' | depth 1',
    reply: 'e2e4 | depth 1 | end',
    random: ' | from 7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43 | depth 1',
    figure: ' | from 7k/6pP/6P1/1p6/1pp5/p5p1/P5Pp/N6K w - - 0 1 | depth 2',
    thousand: 'd1d8 | from 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1 | depth 1',
    greed: 'd1d5, c6d5 | from 7k/6pp/2p5/3p4/8/8/8/3QK3 w - - 0 1 | depth 1',
  }),
  group('sets', 'sets', {
    rook: ' | from 7k/8/8/8/3R4/8/8/K7 w - - 0 1 | formula rook',
    bishop: ' | from 6k1/7p/8/8/3B4/8/8/1K6 w - - 0 1 | formula bishop',
    knight: ' | from 7k/7p/8/8/3N4/8/8/K7 w - - 0 1 | formula knight',
    queen: ' | from 5k2/8/8/8/3Q4/8/8/1K6 w - - 0 1 | formula queen',
    king: ' | from 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | formula king',
    pawn: ' | from 4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1 | formula pawn',
  }),
  group('mechanics', 'sets', {
    'knight-g2': ' | from k7/p7/8/8/8/8/6N1/K7 w - - 0 1 | formula knight from g2',
    'rook-e6': ' | from 7k/8/4R3/8/8/8/8/K7 w - - 0 1 | formula rook from e6',
  }),
  group('paths', 'sets', {
    'castle-way': ' | from 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | formula rook from a1 to a8 h1 paths',
    'in-the-way': ' | query stopped',
  }),
  group('chess960', 'games', {
    sample: ' | from 960:909',
    zero: ' | from 960:0',
    last: ' | from 960:959',
    swap: 'xg1, f1g1, f1=♖ | from 1r2k3/8/8/8/8/8/8/5KR1 w G - 0 1',
    stay: 'h2h4, a7a5, h1f1 | from rk5r/pppppppp/8/8/8/8/PPPPPPPP/R5KR w HAha - 0 1',
    long: 'b1c1, a1d1 | from 1k6/8/8/8/8/8/8/RK6 w A - 0 1',
  }),
  group('spreadsheet', 'script', {
    move: 'a2a4',
    removal: 'xd8, xd1',
    castling: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1, h1f1',
    promotion: 'a2a4, b7b5, a4b5, a7a6, b5a6, c8b7, a6b7, b8c6, b7a8, a8=♕',
    insertion: 'xd1, xd8, e4=♕, e5=♛',
    unchecked: 'a1a8, h1h8, d1d8',
    unknown: 'e2e4, hello, e7e5',
    sweep: `${SWEEP} | end`,
    passing: 'e2e4, a7a6, e4e5, d7d5, e5d6, xd5',
    traps: 'd2d4, e2-e4, a3a7, b1=Q, e7e5d8 | end | sheet',
  }),
  group('mistakes', 'script', {
    repair: 'e2-e4; e7e5, Nf3, b8c6, f1c4 g8f6, oops, e1g1, i9i1, f8=W | end',
    pasted: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {the Spanish} 4. Ba4 Nf6 5. O-O 1/2-1/2 | end',
    half: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1 | end',
  }),
];

/** The document of an example. */
export function documentOf({ start, script = '', tags, result, isAtEnd, isSheet = false }: Example): Core {
  const core = Core.open();
  core.change((document) => {
    document.loadScript(start, script);
    if (isSheet) document.setStart(start, isSheet);
    for (const [name, value] of Object.entries(tags ?? {})) document.setTag(name, value);
    if (result) document.setResult(result);
    document.goTo(isAtEnd ? FAR : 0);
  });
  return core;
}

/** The board by which an example is known: what comes out, where the start is that of all games. */
export function exampleBoard(example: Example): string {
  return askOnce(documentOf(example), (core) => {
    if (example.start === undefined) core.change((document) => document.goTo(FAR));
    return core.view(false).position.board;
  });
}

/** Who played a famous game, where and when; nothing of other examples. */
export function whoOf({ id, tags }: Example, { games: { unsigned } }: AllWords): string {
  if (tags) return `${tags.White} – ${tags.Black}, ${tags.Site} ${tags.Date.slice(0, 4)}`;
  return isNameIn(unsigned, id) ? unsigned[id] : '';
}

/** The moves of pieces in a text. */
const MOVES = /\b[KQRBN][a-h]?[1-8]?x?[a-h][1-8]/g;

/** What is told of an example: of a famous game its story, with moves as its reader writes them. */
export const storyOf = (id: ExampleId, { games: { example, story } }: AllWords): string =>
  isNameIn(story, id) ? story[id].join(' ').replaceAll(MOVES, (san) => written(san)) : example[id].about;
