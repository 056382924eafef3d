// Other forms of the script: for the spreadsheet, as its formula, as bytes and as a link.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { linkOf } from '../../www/app/sharing';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { openLink } from '../../www/document/open-link';
import { Session } from '../../www/document/session';
import { words as de } from '../../www/i18n/de/all';
import { english as en } from '../../www/i18n/en/all';
import { scriptOf } from '../../www/script/check';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

function written(text: string, isSheet = false, start?: string): Session {
  const session = new Session(Core.open());
  session.showScript(true);
  commands.setStart.run(session, start, isSheet);
  commands.rewrite.run(session, text);
  return session;
}

const formulaOf = ({ bytes }: Session) => labs.sheetFormula(bytes.peek());

test('the formula has the script as the spreadsheet runs it, with its quotes doubled', async () => {
  const formula = await formulaOf(written('e2-e4 e7e5 oops, g1f3'));
  assert.match(formula, /^=ARRAYFORMULA\(LET\(moves,"e2e4, e7e5, g1f3",coords,/);
  assert.match(formula, /REDUCE\(initial_board,SPLIT\(moves,", "\),UPDATE_BOARD\)\)\)\)$/);
  assert.ok(!formula.includes('\n'));
  assert.match(await formulaOf(written('e4="', true)), /LET\(moves,"e4=""",coords/);
});

test('a formula that is too long for a cell is refused in a sentence', async () => {
  const session = written('g1f3, f3g1, '.repeat(5000));
  await formulaOf(session).catch((error: unknown) => session.fail(error));
  const told = session.feedback.value;
  assert.equal(told?.tone, 'refusal');
  assert.match(told?.text(en) ?? '', /a cell of Google Sheets holds 50000 characters/i);
  assert.match(told?.text(de) ?? '', /Zelle/);
});

test('the copy for the spreadsheet shows the same board there, from its own start', async () => {
  const messy = '1. e2-e4 {good} e7e5; 2... Nf3, e4e4, xd7; 1... e5xd4\ne8=Q, ＥＥ, h9h8, a7-a8';
  const rows: [Session, RegExp][] = [
    [written(messy), /^e2e4, e7e5, xd7, e5d4, e8=♕, a7a8$/],
    [
      written('a7a8q, e8e7, e1c1, a1d1', false, '4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1'),
      /^xb1, xc1, xd1, xf1, .*a7a8, a8=♕, e8e7, e1c1, a1d1$/,
    ],
  ];
  for (const [session, expected] of rows) {
    const script = await labs.sheetScript(session.bytes.peek());
    assert.match(script, expected);
    assert.equal(written(script, true).store.position.value.board, session.store.position.value.board);
  }
});

test('what the spreadsheet reads otherwise is remarked, and is otherwise where it is read as there', async () => {
  const remarks = async (text: string, isSheet: boolean) =>
    (await labs.remarks(scriptOf(written(text, isSheet)), 9)).first.map(({ code }) => code);
  assert.deepEqual(await remarks('e2e4, e8=Q, e7-e5', false), ['differs-in-sheet', 'differs-in-sheet']);
  assert.deepEqual(await remarks('e2e4, e7e5', true), []);
  const board = (text: string, isSheet: boolean) => written(text, isSheet).store.position.value.board;
  assert.notEqual(board('e2e4; e7e5', false), board('e2e4; e7e5', true));
  const { isLegal } = written('e8=Q', true).store.position.value;
  assert.deepEqual([isLegal, board('e8=Q', false)], [false, board('e8=♕', true)]);
});

test('the bytes keep the script, its start and how it is read', () => {
  const session = written('e2e4, xd8, huh', true, '960:12');
  const again = new Session(Core.open(session.bytes.peek()));
  again.showScript(true);
  assert.deepEqual(scriptOf(again), scriptOf(session));
  assert.equal(again.store.game.value.isSheet, true);
  assert.equal(again.store.position.value.board, session.store.position.value.board);
});

const page = { place: signal('analyse'), isFlipped: signal(false) };

/** What opens the document of a link in another session. */
function follow(link: unknown, session = new Session(Core.open())): Session {
  assert.ok(typeof link === 'string');
  openLink(link.slice(link.indexOf('#') + 1), session);
  return session;
}

test('a link leads to variations, comments, marks and drawings, and stands where it was made', async () => {
  const game = '[White "Ann"]\n\n1. e4! {best by test [%cal Ge2e4]} e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 1-0';
  const session = new Session(Core.open((await labs.readGame(game)).bytes));
  commands.goTo.run(session, 1);
  const other = follow(linkOf(session, page, 'https://example.org/'));
  const pgn = async ({ bytes }: Session) => (await labs.pgn(bytes.peek()))[0];
  const told = (await pgn(other)).replaceAll(/\s+/g, ' ');
  for (const part of ['best by test', '$1', '[%cal Ge2e4]', '(1... c5 {sharp} 2. Nf3)', '[White "Ann"]'])
    assert.ok(told.includes(part), `${part} in ${told}`);
  assert.equal(await pgn(other), await pgn(session));
  assert.deepEqual(other.bytes.peek(), session.bytes.peek());
  assert.equal(other.store.cursor.value.steps, 1);
});

test('a link never takes the own game away: Undo brings it back', () => {
  const session = written('d2d4, d7d5');
  follow(linkOf(written('e2e4, e7e5'), page, ''), session);
  assert.equal(session.store.text.value, 'e2e4, e7e5');
  commands.play.run(session, 'g1f3');
  follow(linkOf(written('c2c4'), page, ''), session);
  const undone = () => commands.undo.run(session) && session.store.text.value;
  assert.deepEqual(
    [session.store.text.value, undone(), undone(), undone()],
    ['c2c4', 'e2e4, e7e5, g1f3', 'e2e4, e7e5', 'd2d4, d7d5'],
  );
});
