// A move that is chosen while the computer thinks.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { MoveInput } from '../../www/board/move-input';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { squareIndex } from '../../www/chess/squares';
import type { Color } from '../../www/chess/chess';
import { Premove } from '../../www/play/premove';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** White's person has made the first move, and the computer thinks. */
function begun(script = 'e2e4') {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, script);
  const thinking = signal<Color | undefined>('b');
  const premove = new Premove({ session, thinking, person: signal<Color | undefined>('w') });
  premove.follow();
  const input = new MoveInput(session);
  input.premove = premove;
  premove.take = (square) => input.press(square);
  const press = (...names: string[]) => names.forEach((name) => input.press(squareIndex(name)));
  const reply = async (move: string) => {
    thinking.value = undefined;
    session.change((document) => void document.reply(move));
    await Promise.resolve();
  };
  const arrows = () => premove.arrows.value.map(({ from, to }) => [from, to]);
  const text = () => session.store.line.value.length;
  const last = () => {
    const { piece, from, to, promotion } = session.store.position.value.last ?? assert.fail();
    return [piece, from, to, promotion];
  };
  return {
    session,
    thinking,
    premove,
    hand: input,
    press,
    reply,
    arrows,
    text,
    last,
    said: () => session.spoken.value(en),
  };
}

test('a move that is chosen meanwhile is shown, and made after the answer', async () => {
  const { press, reply, arrows, last, said } = begun();
  press('g1');
  assert.equal(said(), 'White knight on g1 picked up for the next move.');
  press('f3');
  assert.equal(said(), 'Next the white knight on g1 goes to f3, if it can.');
  assert.deepEqual(arrows(), [[6, 21]]);
  await reply('e7e5');
  assert.deepEqual(arrows(), []);
  assert.deepEqual(last(), ['N', 'g1', 'f3', null]);
});

test('it is dropped where it cannot be made, where it is cancelled, and where the game goes another way', async () => {
  const first = begun();
  first.press('d2', 'd5');
  await first.reply('e7e5');
  assert.equal(first.session.feedback.value?.text(en), 'The move from d2 to d5 is not possible any more.');
  assert.equal(first.text(), 2);

  const second = begun();
  second.press('g1', 'f3');
  assert.equal(second.premove.cancel(), true);
  assert.equal(second.premove.cancel(), false);
  second.press('g1', 'g1');
  assert.deepEqual(second.arrows(), []);
  await second.reply('e7e5');
  assert.equal(second.text(), 2);

  const third = begun();
  third.press('g1', 'f3');
  third.thinking.value = undefined;
  commands.undo.run(third.session);
  await Promise.resolve();
  assert.deepEqual(third.arrows(), []);
  assert.equal(third.text(), 0);
});

test('it is dragged like any other, takes back what is taken there, and a pawn becomes a queen', async () => {
  const { session, hand: input, reply, arrows } = begun('e2e4, e7e5, g1f3');
  assert.equal(input.isOwn(squareIndex('d2')), true);
  assert.equal(input.lift(squareIndex('d2')), true);
  assert.equal(input.drop(squareIndex('e4')), false);
  assert.deepEqual(arrows(), [[11, 28]]);
  // Another that is lifted is chosen in its place.
  input.lift(squareIndex('c2'));
  assert.deepEqual(arrows(), [[10, 10]]);
  input.drop(squareIndex('c4'));
  assert.deepEqual(arrows(), [[10, 26]]);
  input.press(squareIndex('h8'));
  assert.deepEqual(arrows(), [[10, 63]]);
  await reply('d7d5');
  assert.equal(session.store.line.value.length, 4);

  const other = begun('e2e4, f7f5, e4f5, g7g5, f5f6, h7h6, f6f7');
  other.press('f7', 'g8');
  await other.reply('e8f7');
  assert.equal(other.text(), 8);

  const queening = begun('a2a4, b7b5, a4b5, a7a6, b5a6, c8b7, a6b7');
  queening.press('b7', 'a8');
  await queening.reply('b8c6');
  assert.deepEqual(queening.last(), ['P', 'b7', 'a8', 'Q']);
});

test('a piece that is in the hand when the computer answers stays there', async () => {
  const { hand: input, reply, last } = begun();
  input.lift(squareIndex('g1'));
  await reply('e7e5');
  assert.equal(input.picked.value?.square, squareIndex('g1'));
  input.drop(squareIndex('f3'));
  assert.deepEqual(last(), ['N', 'g1', 'f3', null]);
});

test('on one’s own turn nothing is chosen ahead', () => {
  const { thinking, hand: input, press, premove } = begun('e2e4, e7e5');
  thinking.value = undefined;
  press('g1');
  assert.deepEqual(premove.arrows.value, []);
  assert.equal(input.picked.value?.square, squareIndex('g1'));
});
