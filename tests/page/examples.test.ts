// The examples on the real modules: each is what it says, and opens as a document that the one before comes back from.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { words as german } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { ENGLISH, readNotation } from '../../www/i18n/notation';
import { exampleBoard, documentOf, type Example, GROUPS, storyOf, whoOf } from '../../www/games/examples';
import { Games } from '../../www/games/games';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const all = GROUPS.flatMap(({ id: group, examples }) => examples.map((example) => ({ ...example, group })));
const find = (id: string): Example => {
  const found = GROUPS.flatMap(({ examples }) => examples).find((example) => example.id === id);
  assert.ok(found, id);
  return found;
};

/** What is to be seen at the end of an example. */
function atEnd(example: Example) {
  const session = new Session(documentOf(example));
  session.showScript(true);
  if (!commands.last.refuse(session)) commands.last.run(session);
  return session.store;
}

const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const scriptOf = ({ start = USUAL, script = '', isSheet = false }: Example) => ({ start, text: script, isSheet });

test('every example has a name of its own and words, and each famous game three sentences', () => {
  const ids = all.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(ids.toSorted(), Object.keys(english.games.example).toSorted());
  assert.deepEqual(GROUPS.map(({ id }) => id).toSorted(), Object.keys(english.games.group).toSorted());
  const famous = GROUPS.find(({ id }) => id === 'games')?.examples.map(({ id }) => id) ?? [];
  assert.deepEqual(famous.toSorted(), Object.keys(english.games.story).toSorted());
  for (const sentences of Object.values(english.games.story))
    for (const sentence of sentences) assert.match(sentence, /^[^.].*[^.]\.$/);
});

/** So many remarks they have on purpose. */
const REMARKS: Readonly<Record<string, number>> = { unknown: 1, traps: 4, repair: 6, pasted: 11, half: 1 };

for (const { id: group, examples } of GROUPS) {
  test(`the examples of ${group} run, with the remarks that they are to have, and all of these can be put right`, async () => {
    for (const example of examples) {
      const { id, isSheet } = example;
      const remarks = await labs.remarks(scriptOf(example), 20);
      assert.equal(remarks.count, REMARKS[id] ?? 0, id);
      const { text } = await labs.allFixed(scriptOf(example));
      assert.equal((await labs.remarks({ ...scriptOf(example), text }, 1)).count, 0, id);
      if (!isSheet) assert.deepEqual(atEnd(example).position.value.reasons, [], `${id} is a legal position`);
    }
  });
}

test('the moves of games and riddles are legal, and end as they are to', () => {
  const ends: Record<string, string> = {};
  for (const example of all.filter(({ group }) => group === 'games' || group === 'rules' || group === 'engine')) {
    const { line, position } = atEnd(example);
    const kinds = new Set(line.value.map(({ kind }) => kind));
    assert.deepEqual([...kinds], kinds.size > 0 ? ['legal'] : [], example.id);
    const end = position.value.end ?? position.value.claims.join();
    if (end) ends[example.id] = end;
  }
  const mates = 'fool scholar legal immortal evergreen opera reti-tartakower hunt smothered random thousand'.split(' ');
  const others = { loyd: 'stalemate', near: 'stalemate', twice: 'threefold' };
  assert.deepEqual(ends, { ...Object.fromEntries(mates.map((id) => [id, 'checkmate'])), ...others });
});

test('the pawn that costs the queen is taken by who looks a move ahead, and left by who looks two', async () => {
  const { start = USUAL, depth } = find('greed');
  assert.equal(depth, 1);
  for (let seed = 0; seed < 10; seed += 1) {
    const look = (ahead: number) => labs.lesson({ start, moves: '', method: 'minimax', depth: ahead }, seed);
    const one = await look(depth);
    const two = await look(2);
    assert.deepEqual([one.uci, one.trace.ties], ['d1d5', 1]);
    assert.notEqual(two.uci, 'd1d5');
    assert.ok((one.score ?? 0) > (two.score ?? 0));
  }
});

test('those of the spreadsheet show the same board there', () => {
  for (const example of all.filter(({ group }) => group === 'spreadsheet'))
    assert.equal(
      atEnd({ ...example, isSheet: true }).position.value.board,
      atEnd(example).position.value.board,
      example.id,
    );
});

test('a picture shows what comes out where the start is that of all games, and else no answer', () => {
  for (const example of all) {
    const board = example.start ? new Session(documentOf(example)).store : atEnd(example);
    assert.equal(exampleBoard(example), board.position.value.board, example.id);
  }
  const rows = ['sample', 'zero', 'last'].map((id) => exampleBoard(find(id)).slice(0, 8));
  assert.deepEqual(rows, ['RKQBRNBN', 'BBQNNRKR', 'RKRNNQBB']);
});

/** Whose sentences are about what comes out: the others begin at their start, so that they can be played through. */
const OF_THE_END = ['sweep', 'traps', 'repair', 'pasted', 'half', 'reply'];

test('an example takes the place of the game at its start, which comes back by one command', async () => {
  const session = new Session(Core.open());
  const games = new Games(session, labs);
  session.showScript(true);
  commands.rewrite.run(session, 'd2d4, d7d5');
  for (const example of all) {
    assert.ok(games.show(example), example.id);
    const { cursor, line } = session.store;
    const steps = OF_THE_END.includes(example.id) ? line.value.length : 0;
    assert.equal(cursor.value.steps, steps, example.id);
    assert.equal(games.example.value, example);
    const { lead, text } = session.feedback.value ?? {};
    const { title, about } = english.games.example[example.id];
    const who = whoOf(example, english);
    assert.deepEqual(
      [lead?.(english), text?.(english)],
      [title.replace(/[^?]$/, '$&.'), who ? `${who}. ${about}` : about],
    );
  }
  commands.bringBack.run(session);
  assert.equal(session.store.text.value, 'd2d4, d7d5');
  assert.equal(games.example.value, undefined);
  assert.equal(session.spoken.value(english), english.kept.broughtBack);
  assert.equal(commands.bringBack.refuse(session), 'nothing-before');
  commands.undo.run(session);
  assert.equal(session.store.text.value, 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1');
  games.show(find('opera'));
  const { lead, text } = session.feedback.value ?? {};
  assert.equal(lead?.(german), 'Die Opernpartie.');
  const who = 'Paul Morphy – Duke of Brunswick and Count Isouard, Paris 1858.';
  assert.equal(text?.(german), `${who} ${german.games.example.opera.about}`);
  const [pgn] = await labs.pgn(session.bytes.value);
  assert.match(pgn, /\[Site "Paris"\]\n\[Date "1858\.\?\?\.\?\?"\][^]*\[White "Paul Morphy"\][^]*Rd8# 1-0\n$/);
});

test('an example of the spreadsheet’s traps is read as there, and the game that comes back is not', () => {
  const session = new Session(Core.open());
  const games = new Games(session, labs);
  session.showScript(true);
  commands.rewrite.run(session, 'e2-e4');
  const pawn = session.store.position.value.board[28];
  games.show(find('traps'));
  assert.equal(session.store.game.value.isSheet, true);
  commands.bringBack.run(session);
  assert.deepEqual([session.store.game.value.isSheet, session.store.position.value.board[28]], [false, pawn]);
});

test('an example that was played on can be brought back, too; what nobody has touched is not', () => {
  const session = new Session(Core.open());
  const games = new Games(session, labs);
  assert.equal(commands.bringBack.refuse(session), 'nothing-before');
  games.show(find('fool'));
  assert.equal(commands.bringBack.refuse(session), 'nothing-before');
  commands.play.run(session, 'a2a3');
  games.show(find('scholar'));
  games.show(find('legal'));
  commands.bringBack.run(session);
  assert.equal(session.store.line.value[0]?.move?.san, 'a3');
  commands.undo.run(session);
  assert.equal(session.store.line.value.at(-1)?.move?.san, 'Nd5#');
});

test('a story writes its moves as its reader does, and names as they are', () => {
  readNotation(() => ({ letters: 'KDTLS', spoken: 'words' }));
  const [hastings, scholar] = [storyOf('hastings', english), storyOf('scholar', english)];
  readNotation(() => ({ letters: ENGLISH, spoken: 'words' }));
  assert.match(hastings, /22\. Txe7\+ .*25\. Txh7\+ Bardeleben left/);
  assert.match(scholar, /3…Sf6 .* 3…g6/);
  assert.equal(storyOf('move', english), english.games.example.move.about);
});
