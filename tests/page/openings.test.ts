// What openings are called: legal moves by another program, and the opening that the place on the board is in.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { words as de } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { words as fr } from '../../www/i18n/fr/all';
import { openingAt, openingOf, OPENINGS } from '../../www/moves/openings';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

test('each opening is made of legal moves, is found by them, and has a name of its own in each language', () => {
  for (const [name, [code, moves]] of Object.entries(OPENINGS)) {
    const game = new Chess();
    for (const san of moves.split(' ')) game.move(san);
    assert.match(code, /^[A-E]\d\d$/, name);
    assert.equal(openingOf([...game.history(), 'h6', 'h3']), name);
  }
  for (const { tag, openings } of [english, de, fr])
    assert.equal(new Set(Object.values(openings)).size, Object.keys(OPENINGS).length, tag);
});

test('the opening follows the place on the board; what does not begin as games do, or is edited, has none', () => {
  const session = new Session(Core.open());
  const named = () => openingAt(session.store);
  commands.loadScript.run(session, undefined, 'e2e4, c7c5, g1f3, d7d6, d2d4, c5d4, f3d4, g8f6, b1c3, a7a6, c1g5');
  commands.last.run(session);
  assert.equal(named(), 'najdorf');
  commands.back.run(session);
  commands.back.run(session);
  assert.equal(named(), 'sicilian');
  commands.first.run(session);
  assert.equal(named(), undefined);
  for (const [start, script, name] of [
    [undefined, 'e2e4, huh, c7c5', 'sicilian'],
    [undefined, 'e2e4, c7c5, xa1', undefined],
    ['960:0', 'e2e4', undefined],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', 'c7c5', undefined],
  ] as const) {
    commands.loadScript.run(session, start, script);
    commands.last.run(session);
    assert.equal(named(), name, script);
  }
});
