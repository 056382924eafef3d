// What openings are called: each line of the table, whose moves another program makes, and the place on the board.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Chess, type Move } from 'chess.js';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { parts, openings as german } from '../../www/i18n/de/openings';
import { openings as english } from '../../www/i18n/en/openings';
import { openings as spanish } from '../../www/i18n/es/openings';
import { openings as french } from '../../www/i18n/fr/openings';
import { keysOf, loadOpenings, openingOf, openings, theoryOf } from '../../www/moves/openings';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));
await loadOpenings();

/** How many lines the table has, each of which leads to a position of its own. */
const COUNT = 3810;

interface Line {
  readonly name: string;
  /** As the page has them in a script. */
  readonly script: string;
  /** The positions after its moves. */
  readonly positions: readonly string[];
}

const ROOKS: Readonly<Record<string, string>> = { g1: 'h1f1', c1: 'a1d1', g8: 'h8f8', c8: 'a8d8' };

function tokenOf({ from, to, flags }: Move): string {
  if (/[kq]/.test(flags)) return `${from}${to}, ${ROOKS[to]}`;
  return flags.includes('e') ? `${from}${to}, x${to[0]}${from[1]}` : from + to;
}

function lineOf(row: string): Line {
  const [code = '', name = '', moves = ''] = row.split('\t');
  const game = new Chess();
  const tokens: string[] = [];
  const positions: string[] = [];
  for (const san of moves.split(' ').filter((word) => !/^\d/.test(word))) {
    tokens.push(tokenOf(game.move(san)));
    positions.push(game.fen().split(' ').slice(0, 4).join(' '));
  }
  return { name: `${code} ${name.replaceAll("'", '’')}`, script: tokens.join(', '), positions };
}

const rows = (await readFile(process.env['GRIDMATE_OPENINGS'] ?? '', 'utf8')).trimEnd().split('\n');
const lines = rows.map(lineOf);

const shown = (keys: readonly number[], steps?: number): string => {
  const opening = openingOf(keys, steps);
  return opening ? `${opening.code} ${opening.name}` : '';
};

/** A page with a script on its board, at its end. */
function opened(script: string, start?: string): Session {
  const session = new Session(Core.open());
  commands.loadScript.run(session, start, script);
  commands.last.run(session);
  return session;
}

test('each line of the table has its own name, and each position on its way that of the line that leads there, or none', () => {
  const session = new Session(Core.open());
  const names = new Map(lines.map(({ name, positions }) => [positions.at(-1) ?? '', name]));
  assert.deepEqual([lines.length, names.size, openings.value?.places.size], [COUNT, COUNT, COUNT]);
  for (const { name, script, positions } of lines) {
    commands.loadScript.run(session, undefined, script);
    const keys = keysOf(session);
    assert.deepEqual(
      keys.map((key) => shown([key])),
      positions.map((position) => names.get(position) ?? ''),
      script,
    );
    assert.equal(shown(keys), name);
  }
});

test('the opening is that of the last named position on the way to the place on the board, by whichever moves it came', () => {
  const session = opened('e2e4, c7c5, g1f3, d7d6, d2d4, c5d4, f3d4, g8f6, b1c3, a7a6, c1g5, h7h6');
  const named = () => shown(keysOf(session), session.store.cursor.value.steps);
  assert.equal(named(), 'B94 Sicilian Defense: Najdorf Variation');
  commands.back.run(session);
  commands.back.run(session);
  assert.equal(named(), 'B90 Sicilian Defense: Najdorf Variation');
  commands.first.run(session);
  assert.equal(named(), '');
  assert.equal(shown(keysOf(opened('c2c4, e7e6, d2d4, d7d5'))), 'D30 Queen’s Gambit Declined');
});

test('ignored tokens are passed by; an edited board and another start than the usual one have no opening', () => {
  for (const [start, script, name] of [
    [undefined, 'e2e4, huh, c7c5', 'B20 Sicilian Defense'],
    [undefined, 'e2e4, xa1', ''],
    [undefined, 'e2e4, xa1, c7c5', ''],
    ['960:518', 'e2e4', ''],
    ['960:0', 'e2e4', ''],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', 'c7c5', ''],
  ] as const)
    assert.equal(shown(keysOf(opened(script, start))), name, script);
});

test('theory goes to the last position that is in the table, whatever stands between', () => {
  for (const [script, plies] of [
    ['', []],
    ['e2e4, huh, c7c5, h2h3', [1, 2]],
    ['e2e4, xa1, c7c5', [1]],
    ['e2e4, e7e5, g1f3, b8c6, f1b5, a7a6, b5a4, g8f6, e1g1, h1f1, f8e7, f1e1, b7b5, a4b3, e8g8, h8f8, a2a4, a8a7', 15],
    ['d2d4, d7d5, c2c4, e7e6, h2h4', [1, 2, 3, 4]],
  ] as const) {
    const expected = typeof plies === 'number' ? Array.from({ length: plies }, (_, at) => at + 1) : plies;
    assert.deepEqual(theoryOf(keysOf(opened(script))), expected, script);
  }
});

test('each language has names of its own for the parts that are met most; others stay English', () => {
  const met = new Set(lines.flatMap(({ name }) => name.slice(4).split(/: |, /)));
  for (const part of Object.keys(parts).filter((key) => key !== ': ')) assert.ok(met.has(part), part);
  const name = 'Sicilian Defense: Najdorf Variation, Opocensky Variation';
  assert.deepEqual(
    [english, german, french, spanish].map((called) => called(name)),
    [
      name,
      'Sizilianische Verteidigung: Najdorf-Variante, Opocensky Variation',
      'Défense sicilienne\u00a0: variante Najdorf, Opocensky Variation',
      'Defensa siciliana: variante Najdorf, Opocensky Variation',
    ],
  );
  for (const called of [german, french, spanish]) {
    const names = Object.keys(parts).map(called);
    assert.equal(new Set(names).size, names.length);
  }
});
