// The questions of docs/sql-at-scale.md in the database of the page, over the game that it names.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { Games } from '../../www/games/games';
import { SqlConsole } from '../../www/sets/console';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const TEXT = await readFile('docs/sql-at-scale.md', 'utf8');
const [GAME = ''] = /tests\/data\/sql-at-scale\/[a-z-]+\.pgn/.exec(TEXT) ?? [];
const QUESTIONS = TEXT.split(/^## /m).filter((part) => /^\d/.test(part));

/** What a Markdown table says, a list for each line but the second. */
const table = (text: string): readonly (readonly string[])[] =>
  (text.match(/^\|.*\|$/gm) ?? [])
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.replaceAll('`', '').trim()),
    )
    .filter((_, at) => at !== 1);

async function opened(pgn: string) {
  const session = new Session(Core.open());
  await new Games(session, labs).read(pgn);
  commands.last.run(session);
  return new SqlConsole(session, labs);
}

test('each question has in Sets the answer that the document says', async () => {
  assert.equal(QUESTIONS.length, 5);
  const sql = await opened(await readFile(GAME, 'utf8'));
  for (const question of QUESTIONS) {
    const [, query = '', after = ''] = /^```sql sets\n(.*?)^```\n(.*)/ms.exec(question) ?? [];
    await sql.ask(query);
    const { tables = [], fault } = sql.answer.value ?? {};
    assert.equal(fault, undefined, `${query}\n${fault?.message}`);
    const [{ columns, rows } = { columns: [], rows: [] }] = tables;
    const answer = [columns, ...rows.map((row) => row.map((value) => String(value ?? '')))];
    assert.deepEqual(answer, table(after), question.split('\n')[0]);
  }
});

test('what is said about moves is in a table of its own, up to the cursor', async () => {
  const sql = await opened(
    '[White "Ann"]\n\n1. e4 {[%clk 0:09:58.5] [%eval 0.35] best} e5 2. Nf3 $1 $14 {[%eval #-3]} (2. f4 {no}) Nc6 {[%emt 0:00:02]} *',
  );
  const all = async () => {
    await sql.ask('select * from annotations');
    return sql.answer.value?.tables[0]?.rows;
  };
  const rows = [
    [1, null, 598_500, null, 35, null, 'best'],
    [3, '1 14', null, null, null, -3, null],
    [4, null, null, 2000, null, null, null],
  ];
  assert.deepEqual(await all(), rows);
  commands.back.run(sql.session);
  assert.deepEqual(await all(), rows.slice(0, 2));
  commands.loadScript.run(sql.session, undefined, 'e2e4');
  assert.deepEqual(await all(), []);
});
