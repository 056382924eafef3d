// Each command on the real module: what it does, when it is refused and with which code, what it says, and how it is
// undone and redone.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Command } from '../../www/document/command';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { noteWith } from '../../www/document/store';
import * as tasks from '../../www/document/tasks';
import { english as en } from '../../www/i18n/en/all';
import { FakeGame } from './fake-game';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** A new document after some moves. */
function begun(moves = ''): Session {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, moves);
  return session;
}

const [E2, E4, E5, D1, A8, B8] = [12, 28, 36, 3, 56, 57];
const text = (session: Session): string => {
  session.showScript(true);
  return session.store.text.value;
};
const said = (session: Session): string => session.spoken.value(en);

interface Row {
  readonly before?: string;
  readonly does: (session: Session) => boolean;
  readonly text?: string;
  readonly says?: string;
  readonly is?: (session: Session) => unknown;
  readonly equals?: unknown;
  /** A command that only looks, which is not taken back. */
  readonly isTravel?: boolean;
}

const cursor = ({ store }: Session): number => store.cursor.value.node;

const ROWS: Record<string, Row> = {
  'plays a move': { does: (s) => commands.play.run(s, 'e2e4'), text: 'e2e4', says: 'Pawn to e4.' },
  'passes the turn': { does: (s) => commands.play.run(s, '--'), text: '--' },
  'moves a piece by the rules': { does: (s) => commands.move.run(s, E2, E4), text: 'e2e4', says: 'Pawn to e4.' },
  'lets a pawn become what is said': {
    before: 'b2b4, a7a5, b4a5, b7b6, a5b6, h7h6, b6b7, h6h5',
    does: (s) => commands.move.run(s, 49, A8, 'n'),
    says: 'Pawn from b7 takes rook on a8, becomes a knight.',
    is: (s) => s.store.position.value.board[A8],
    equals: 'N',
  },
  'plays what differs as a variation': {
    before: 'e2e4, e7e5',
    does: (s) => commands.first.run(s) && commands.play.run(s, 'd2d4'),
    is: (s) => s.store.node(0)?.value.children.length,
    equals: 2,
  },
  'takes, checks and mates aloud': {
    before: 'e2e4, e7e5, f1c4, b8c6, d1h5, g8f6',
    does: (s) => commands.play.run(s, 'h5f7'),
    says: 'Queen takes pawn on f7. Checkmate. White wins.',
  },
  'castles aloud': {
    before: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5',
    does: (s) => commands.play.run(s, 'e1g1'),
    says: 'Castles: king to g1, rook to f1.',
  },
  'puts a piece': { does: (s) => commands.put.run(s, E4, 'Q'), text: 'e4=♕', says: 'White queen on e4.' },
  'removes a piece': { does: (s) => commands.remove.run(s, D1), text: 'xd1', says: 'd1 is empty now.' },
  'writes into the script': {
    before: 'e2e4',
    does: (s) => commands.write.run(s, 4, 0, ', e7e5', 0),
    text: 'e2e4, e7e5',
    says: '',
  },
  'makes the script another': {
    before: 'e2e4, Nf6',
    does: (s) => commands.rewrite.run(s, 'e2e4, g8f6'),
    text: 'e2e4, g8f6',
    says: '',
    is: (s) => s.store.cursor.value.steps,
    equals: 2,
  },
  'chooses who moves': {
    before: 'xe2',
    does: (s) => commands.chooseTurn.run(s, 'b'),
    is: (s) => s.store.position.value.turn,
    equals: 'b',
    says: 'Black to move.',
  },
  'goes to the start': {
    before: 'e2e4, e7e5',
    does: (s) => commands.first.run(s),
    is: cursor,
    equals: 0,
    says: 'The start. White to move.',
    isTravel: true,
  },
  'goes back': { before: 'e2e4, e7e5', does: (s) => commands.back.run(s), says: 'Pawn to e4.', isTravel: true },
  'goes forward': {
    before: 'e2e4, e7e5',
    does: (s) => commands.first.run(s) && commands.forward.run(s),
    says: 'Pawn to e4.',
    isTravel: true,
  },
  'goes to the end': {
    before: 'e2e4, e7e5',
    does: (s) => commands.first.run(s) && commands.last.run(s),
    says: 'Pawn to e5.',
    isTravel: true,
  },
  'goes to a place of the line': {
    before: 'e2e4, e7e5',
    does: (s) => commands.goTo.run(s, 1),
    says: 'Pawn to e4.',
    isTravel: true,
  },
  comments: {
    before: 'e2e4',
    does: (s) => commands.comment.run(s, cursor(s), ' best by test '),
    is: (s) => s.store.node(cursor(s))?.value.comments,
    equals: ['best by test'],
  },
  'marks a move, with one mark of the six': {
    before: 'e2e4',
    does: (s) =>
      commands.mark.run(s, cursor(s), 2) && commands.mark.run(s, cursor(s), 3) && commands.mark.run(s, cursor(s), 14),
    is: (s) => s.store.node(cursor(s))?.value.nags,
    equals: [3, 14],
  },
  'marks a move, and leaves what is said before it and after it': {
    before: 'e2e4',
    does: (s) => {
      const node = cursor(s);
      const said = { commentsBefore: ['the best'], comments: ['by test'] };
      s.change((document) => document.setNote(node, noteWith(s.store, node, said)));
      return commands.mark.run(s, node, 1);
    },
    is: (s) => {
      const { nags, commentsBefore, comments } = s.store.node(cursor(s))?.value ?? {};
      return { nags, commentsBefore, comments };
    },
    equals: { nags: [1], commentsBefore: ['the best'], comments: ['by test'] },
  },
  'draws, paints anew and takes away': {
    does: (s) =>
      commands.draw.run(s, { paint: 'green', from: E2, to: E4 }) &&
      commands.draw.run(s, { paint: 'red', from: E2, to: E4 }) &&
      commands.draw.run(s, { paint: 'blue', from: E5, to: E5 }) &&
      commands.draw.run(s, { paint: 'blue', from: E5, to: E5 }),
    is: (s) => s.store.node(0)?.value.shapes,
    equals: [{ color: 'red', from: 'e2', to: 'e4' }],
  },
  'erases all that is drawn': {
    does: (s) => commands.draw.run(s, { paint: 'green', from: E2, to: E4 }) && commands.eraseAll.run(s),
    is: (s) => s.store.node(0)?.value.shapes,
    equals: undefined,
  },
  'sets a tag': {
    does: (s) => commands.setTag.run(s, 'White', 'Ann'),
    is: (s) => s.store.game.value.tags,
    equals: [['White', 'Ann']],
  },
  'removes a tag': {
    does: (s) =>
      commands.setTag.run(s, 'White', 'Ann') &&
      commands.setTag.run(s, 'Black', 'Bo') &&
      commands.removeTag.run(s, 'White'),
    is: (s) => s.store.game.value.tags,
    equals: [['Black', 'Bo']],
  },
  'chooses who may castle': {
    before: 'xa1',
    does: (s) => commands.chooseCastling.run(s, 'K'),
    is: (s) => s.store.position.value.fen.split(' ')[2],
    equals: 'K',
  },
  'goes to a node of another line': {
    before: 'e2e4, e7e5',
    does: (s) => {
      const node = cursor(s);
      return commands.back.run(s) && commands.play.run(s, 'c7c5') && commands.select.run(s, node);
    },
    text: 'e2e4, e7e5',
    says: 'Pawn to e5.',
    isTravel: true,
  },
  'ends the game as players do': {
    before: 'e2e4',
    does: (s) => commands.end.run(s, 'resigned-b'),
    is: (s) => [s.store.game.value.result, s.store.game.value.cause],
    equals: ['1-0', 'resigned-b'],
  },
  'sets a result': {
    does: (s) => commands.setResult.run(s, '1/2-1/2'),
    is: (s) => s.store.game.value.result,
    equals: '1/2-1/2',
  },
  'sets where it starts': {
    does: (s) => commands.setStart.run(s, '4k3/8/8/8/8/8/8/4K2R w K - 0 1', false),
    is: (s) => s.store.position.value.fen,
    equals: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
  },
  'begins at a Chess960 start': {
    does: (s) => commands.chess960.run(s, 0),
    is: (s) => s.store.position.value.board.slice(0, 8),
    equals: 'BBQNNRKR',
    says: 'Chess960 start 0.',
  },
  'sets a position up': {
    before: 'e2e4',
    does: (s) => commands.setUp.run(s, '960:1k6/8/8/8/8/8/8/RK2R3 w - - 0 1'),
    text: '',
    is: (s) => [s.store.position.value.fen, s.store.game.value.isChess960],
    equals: ['1k6/8/8/8/8/8/8/RK2R3 w - - 0 1', true],
    says: 'This position is on the board. White to move.',
  },
  'clears the board': {
    before: 'e2e4',
    does: (s) => commands.clear.run(s),
    is: (s) => s.store.position.value.board,
    equals: '.'.repeat(64),
    says: 'The board is empty.',
  },
  'goes back to the usual start': {
    before: 'xe2',
    does: (s) => commands.restart.run(s),
    is: (s) => s.store.position.value.board[E2],
    equals: 'P',
    says: 'The start position is on the board.',
  },
  'loads a script': { before: 'e2e4', does: (s) => commands.loadScript.run(s, undefined, 'd2d4'), text: 'd2d4' },
  'opens bytes': { before: 'e2e4', does: (s) => commands.open.run(s, begun('c2c4').bytes.value), text: 'c2c4' },
};

for (const [name, row] of Object.entries(ROWS)) {
  test(`a command ${name}`, () => {
    const session = begun(row.before);
    assert.ok(row.does(session), session.feedback.value?.code ?? 'done');
    if (row.says !== undefined) assert.equal(said(session), row.says);
    const check = () => {
      if (row.text !== undefined) assert.equal(text(session), row.text);
      if (row.is) assert.deepEqual(row.is(session), row.equals);
    };
    check();
    if (row.isTravel) return;
    const { bytes } = session;
    const after = bytes.value;
    let taken = 0;
    while (session.store.history.value.canUndo && taken < 9) taken += Number(commands.undo.run(session));
    assert.ok(taken > 0);
    for (let left = taken; left > 0; left -= 1) assert.ok(commands.redo.run(session));
    assert.deepEqual(bytes.value, after);
  });
}

const REFUSED: Record<string, [does: (session: Session) => boolean, code: string, before?: string]> = {
  'a move that is not legal': [(s) => commands.play.run(s, 'e2e5'), 'unreachable'],
  'a move that is none': [(s) => commands.play.run(s, 'hello'), 'bad-form'],
  'a piece that is none': [(s) => commands.put.run(s, E4, 'x' as 'Q'), 'no-such-piece'],
  'a square that is none': [(s) => commands.remove.run(s, 64), 'no-such-square'],
  'to redo nothing': [(s) => commands.redo.run(s), 'nothing-to-redo'],
  'to go back from the start': [(s) => commands.back.run(s), 'at-the-start'],
  'to go on from the end': [(s) => commands.forward.run(s), 'at-the-end'],
  'a node that is not there': [(s) => commands.select.run(s, 999), 'not-there'],
  'to promote the main line': [(s) => commands.promote.run(s, cursor(s)), 'is-main', 'e2e4'],
  'to delete the start': [(s) => commands.deleteFrom.run(s, 0), 'at-the-start'],
  'a start that is none': [(s) => commands.setStart.run(s, 'hello', false), 'rank-count'],
  'a position that is none': [(s) => commands.setUp.run(s, 'hello'), 'rank-count'],
  'bytes that are none': [(s) => commands.open.run(s, new Uint8Array([3, 2, 1])), 'bytes-short'],
  'an end that is none': [(s) => commands.end.run(s, 'boredom'), 'no-such-claim'],
  'a number beyond 959': [(s) => commands.chess960.run(s, 960), 'bad-number'],
};

for (const [name, [does, code, before]] of Object.entries(REFUSED)) {
  test(`a command refuses ${name}, and nothing changes`, () => {
    const session = begun(before);
    const { bytes } = session;
    const [kept, history] = [bytes.value, session.store.history.value];
    assert.equal(does(session), false);
    assert.equal(session.feedback.value?.code, code);
    assert.notEqual(session.feedback.value?.text(en), '');
    assert.equal(said(session), session.feedback.value?.text(en));
    assert.deepEqual([bytes.value, session.store.history.value], [kept, history]);
    commands.goTo.run(session, 0);
    assert.equal(session.feedback.value, undefined);
  });
}

test('a document that was just opened has nothing to undo', () => {
  const session = new Session(Core.open());
  assert.equal(commands.undo.run(session), false);
  assert.equal(session.feedback.value?.code, 'nothing-to-undo');
});

test('a locked document is looked at, and changed by those alone who hold the lock', () => {
  const session = begun('e2e4, e7e5');
  session.locked.value = { code: 'locked', allows: new Set(['play']) };
  assert.equal(commands.undo.refuse(session), 'locked');
  assert.equal(commands.remove.run(session, B8), false);
  assert.equal(session.feedback.value?.code, 'locked');
  assert.ok(commands.first.run(session) && commands.last.run(session) && commands.play.run(session, 'g1f3'));
  assert.equal(text(session), 'e2e4, e7e5, g1f3');
});

test('variations are promoted, made the main line and deleted', () => {
  const session = begun('e2e4, e7e5');
  assert.ok(commands.back.run(session) && commands.play.run(session, 'c7c5'));
  const sicilian = cursor(session);
  const order = () => session.store.node(session.store.node(sicilian)?.value.parent ?? 0)?.value.children;
  assert.equal(order()?.[1], sicilian);
  assert.ok(commands.promote.run(session, sicilian));
  assert.equal(order()?.[0], sicilian);
  assert.ok(commands.undo.run(session) && commands.makeMain.run(session, sicilian));
  assert.equal(commands.makeMain.refuse(session, sicilian), 'is-main');
  assert.ok(commands.deleteFrom.run(session, sicilian));
  assert.equal(session.store.node(sicilian), undefined);
});

test('every command has a name in English, and no key does two things', () => {
  const lessons = [tasks.setTask, tasks.setHint, tasks.setWrong, tasks.putRight];
  const all = [...Object.values(commands), ...lessons] as readonly Command<readonly never[]>[];
  for (const { id } of all) assert.ok(en.commands[id]);
  const games = Object.keys(new FakeGame().actions).length;
  // A review changes nothing of the document by itself.
  const others = ['review'];
  assert.equal(new Set(all.map(({ id }) => id)).size, Object.keys(en.commands).length - games - others.length);
  const keys = all.flatMap((one) => one.keys);
  assert.equal(new Set(keys).size, keys.length);
});

test('what is shown is said with its first words, and goes with the next command', () => {
  const session = begun();
  session.show({ tone: 'hint', code: 'hint', lead: () => 'Knight to f3.', text: () => 'It looks at e5.' });
  assert.equal(said(session), 'Knight to f3. It looks at e5.');
  assert.equal(session.feedback.value?.tone, 'hint');
  commands.play.run(session, 'g1f3');
  assert.equal(session.feedback.value, undefined);
});

test('a token that is ignored is passed by, and is no step of its own', () => {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, '1. e2e4, oops, e7e5, 2. g1f3, *');
  const { cursor, line, places } = session.store;
  commands.last.run(session);
  assert.equal(cursor.value.steps, line.value.length);
  const seen = [];
  while (commands.back.run(session)) seen.push(session.store.position.value.last?.to);
  assert.deepEqual(seen, ['e5', 'e4', undefined]);
  assert.equal(places.value.length, 4);
  commands.forward.run(session);
  assert.equal(session.store.position.value.last?.to, 'e4');
});
