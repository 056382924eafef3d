// What is said of moves and ends, in each language.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { words as de } from '../../www/i18n/de/all';
import { english as en } from '../../www/i18n/en/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** Two knights can take on d5, and a bishop on f6. */
const TWO_KNIGHTS = '4k3/8/5n2/3p4/1N3N1B/8/8/4K3 w - - 0 1';

function at(fen: string, ...moves: string[]): Session {
  const session = new Session(Core.open());
  commands.setStart.run(session, fen, false);
  for (const move of moves) commands.play.run(session, move);
  return session;
}

for (const [words, told] of [
  [en, 'Knight takes pawn on d5.'],
  [de, 'Springer schlägt den Bauern auf d5.'],
  [fr, 'Cavalier prend le pion en d5.'],
  [es, 'Caballo captura el peón en d5.'],
] as const) {
  test(`${words.tag}: a move is told in the same words when it is made, stepped to and gone to`, () => {
    const session = at(TWO_KNIGHTS, 'b4d5');
    const said = [session.spoken.value(words)];
    for (const command of [commands.first, commands.forward, commands.back, commands.last]) {
      command.run(session);
      said.push(session.spoken.value(words));
    }
    const start = words.said.atStart(at(TWO_KNIGHTS).store.position.value);
    assert.deepEqual(said, [told, start, told, start, told]);
    commands.undo.run(session);
    assert.equal(session.spoken.value(words), words.said.undone(session.store.position.value));
    commands.redo.run(session);
    assert.equal(session.spoken.value(words), words.said.redone(session.store.position.value));
  });
}

test('what is taken is always said, and of a pawn that takes where it comes from', () => {
  const said = (fen: string, ...moves: string[]) => at(fen, ...moves).spoken.value(en);
  assert.equal(said(TWO_KNIGHTS, 'h4f6'), 'Bishop takes knight on f6.');
  const passing = '4k3/8/8/2pP4/8/8/8/R3K2R w - c6 0 2';
  assert.equal(said(passing, 'd5c6'), 'Pawn from d5 takes pawn on c6 en passant.');
  assert.equal(said(passing, 'd5c6', 'e8e7', 'a1b1'), 'Rook to b1.');
});

test('an end that the players gave the game is told, belongs to its last step, is kept, and can be taken back', () => {
  const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  const session = at('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ...there, ...there);
  const standing = ({ store }: Session) => en.standing(store.position.value);
  commands.end.run(session, 'threefold');
  const drawn = standing(session);
  assert.match(drawn, /third time: a draw/);
  commands.back.run(session);
  assert.equal(standing(session), 'Black to move.');
  commands.forward.run(session);
  assert.equal(standing(session), drawn);
  assert.equal(standing(new Session(Core.open(session.bytes.value))), drawn);
  commands.undo.run(session);
  assert.equal(standing(session), 'White to move.');
  commands.end.run(session, 'resigned-w');
  assert.equal(session.spoken.value(en), 'White resigned. Black wins.');
});

test('what is remarked about a move is said with it, whoever goes there', () => {
  const session = at(TWO_KNIGHTS, 'b4d5');
  const { node } = session.store.cursor.value;
  commands.comment.run(session, node, 'The other would do as well.');
  commands.mark.run(session, node, 1);
  commands.first.run(session);
  commands.forward.run(session);
  const told = [en, de, fr, es].map((words) => session.spoken.value(words));
  assert.equal(told[0], 'Knight takes pawn on d5. Good move. The other would do as well.');
  assert.deepEqual(
    told.slice(1).map((text) => text.endsWith(' The other would do as well.')),
    [true, true, true],
  );
});
