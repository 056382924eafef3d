// A search that is walked through, on the real modules: each number of its tree is what replaying says, its steps go
// through all that was looked at, and the board follows.

import { signal } from '@preact/signals';
import { Chess } from 'chess.js';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { labs } from './real';
import { TurnedClock } from './turned';
import type { Arrow } from '../../www/board/arrows';
import { squareName } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { type Cell, columnsOf, rowsOf } from '../../www/think/tree';
import type { Node } from '../../www/think/node';
import { type How, LESSONS, type Searching } from '../../www/think/request';
import { PACE_MS, REST_MS, Thinking } from '../../www/think/thinking';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const { think } = en;
const METHODS = ['minimax', 'negamax', 'alphabeta'] as const;

interface Options {
  /** A FEN; without it nothing has been done. */
  readonly start?: string;
  readonly moves?: readonly string[];
  readonly how?: How;
  readonly asked?: Searching;
}

async function begun({ start, moves = [], how, asked = labs }: Options = {}) {
  const [session, clock] = [new Session(Core.open()), new TurnedClock()];
  if (start) commands.setStart.run(session, start, false);
  for (const move of moves) commands.play.run(session, move);
  const thinking = new Thinking(session, asked, { later: (run, time) => clock.later(run, time), draw: () => 1 });
  if (how) thinking.how.value = how;
  const board = { shown: signal<Session | undefined>(undefined), pointed: signal<readonly Arrow[]>([]) };
  const stop = thinking.start(board);
  /** Until everything that is asked has been answered. */
  const settle = async () => {
    clock.turn(REST_MS);
    for (let calm = 0, turns = 0; calm < 20; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      const { selected, isSearching } = thinking;
      const node = selected.peek();
      const isKnown = (one: Node | undefined) => !one?.isInner || one.children.peek() !== undefined;
      calm = !isSearching.peek() && isKnown(node) && isKnown(node?.best) ? calm + 1 : 0;
      assert.ok(turns < 100_000, 'it settles');
    }
  };
  const root = () => {
    const found = thinking.root.peek();
    assert.ok(found, 'there is a tree');
    return found;
  };
  const selected = () => thinking.selected.peek() ?? root();
  /** The move of a node. */
  const child = (node: Node, san: string) => {
    const found = node.children.peek()?.find((one) => one.san === san);
    assert.ok(found, san);
    return found;
  };
  const open = async (id: string) => {
    const lesson = LESSONS.find((one) => one.id === id);
    assert.ok(lesson, id);
    thinking.open(lesson);
    await settle();
  };
  const columns = () =>
    columnsOf({ selected: selected(), looked: thinking.looked.peek(), widened: thinking.widened.peek() });
  const fen = () => (board.shown.peek() ?? session).store.position.peek().fen;
  await settle();
  return { session, thinking, board, clock, stop, settle, root, selected, child, open, columns, fen };
}

const nameOf = (cell: Cell): string => ('node' in cell ? cell.node.san : `${cell.isCut ? 'cut' : 'more'} ${cell.more}`);

const WORTH = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 };

/** The article's score of a position, for White, by another implementation of the rules. */
function evaluated(chess: Chess): number {
  if (chess.isCheckmate()) return chess.turn() === 'w' ? -1000 : 1000;
  if (chess.isGameOver()) return 0;
  const check = chess.isCheck() ? (chess.turn() === 'w' ? -1 : 1) : 0;
  const pieces = chess.board().flat();
  return pieces.reduce((sum, piece) => sum + (piece ? WORTH[piece.type] * (piece.color === 'w' ? 1 : -1) : 0), check);
}

interface Worth {
  readonly score: number;
  readonly below: number;
}
/** What has been worked out already. */
const known = new Map<string, Worth>();

/** Plain minimax: the score, and how many positions lie below. */
function minimax(chess: Chess, depth: number): Worth {
  const key = `${depth} ${chess.fen()}`;
  const found = known.get(key) ?? workedOut(chess, depth);
  known.set(key, found);
  return found;
}

function workedOut(chess: Chess, depth: number): Worth {
  if (depth === 0 || chess.isGameOver()) return { score: evaluated(chess), below: 0 };
  const all = chess.moves().map((san) => {
    chess.move(san);
    const found = minimax(chess, depth - 1);
    chess.undo();
    return found;
  });
  const scores = all.map(({ score }) => score);
  return {
    score: chess.turn() === 'w' ? Math.max(...scores) : Math.min(...scores),
    below: all.reduce((sum, { below }) => sum + 1 + below, 0),
  };
}

const ENDING = '8/5k2/3q4/8/2N5/1p6/5PK1/1R6 w - - 0 1';
const PAWN = '8/8/8/3k4/8/8/4P3/4K3 w - - 0 1';

test('every number of the tree is what plain minimax finds', async () => {
  let compared = 0;
  for (const start of [ENDING, PAWN]) {
    for (const method of METHODS) {
      const { root, settle, thinking } = await begun({ start, how: { method, depth: 2 } });
      for (const node of root().children.peek() ?? []) {
        thinking.toggle(node, true);
        await settle();
        for (const one of [root(), node, ...(node.children.peek() ?? [])]) {
          if (one.score === undefined) continue;
          const chess = new Chess(start);
          for (const { san } of one.path.slice(1)) chess.move(san);
          const { score, below } = minimax(chess, 2 - one.level);
          const where = `${method} ${one.path.map(({ san }) => san).join(' ')}`;
          const own = method === 'negamax' && one.turn === 'b' ? -score || 0 : score;
          if (one.bound === 'least') assert.ok(score >= one.score, where);
          else if (one.bound === 'most') assert.ok(score <= one.score, where);
          else assert.equal(one.score, own, where);
          assert.equal(one.plain, below, where);
          assert.ok(method === 'alphabeta' ? one.visited <= below : one.visited === below, where);
          compared += 1;
        }
      }
    }
  }
  assert.ok(compared > 500, String(compared));
});

test('the steps go through every position that was looked at, forwards and back, and the board follows', async () => {
  const { thinking, settle, root, selected, fen, board, session } = await begun({
    start: PAWN,
    how: { method: 'minimax', depth: 2 },
  });
  const ways: string[] = [];
  const walk = (chess: Chess, way: readonly string[]) => {
    ways.push(way.join(' '));
    if (way.length === 2) return;
    for (const san of chess.moves()) {
      chess.move(san);
      walk(chess, [...way, san]);
      chess.undo();
    }
  };
  walk(new Chess(PAWN), []);
  const { visited } = root();
  const found: string[] = [];
  for (let step = 0; step <= visited; step += 1) {
    thinking.goTo(step);
    await settle();
    assert.equal(thinking.step.peek(), step);
    assert.equal(selected().step, step);
    const chess = new Chess(PAWN);
    for (const { san } of selected().path.slice(1)) chess.move(san);
    assert.equal(fen().split(' ')[0], chess.fen().split(' ')[0]);
    found.push(
      selected()
        .path.slice(1)
        .map(({ san }) => san)
        .join(' '),
    );
  }
  assert.deepEqual(found.toSorted(), ways.toSorted());
  assert.match(board.shown.peek()?.feedback.peek()?.text(en) ?? '', /^The board follows the search: 1 \S+, 2 \S+\.$/);
  thinking.goTo(visited - 1);
  await settle();
  assert.equal(selected().step, visited - 1);
  assert.equal(session.store.line.peek().length, 0, 'the document stays');
  board.shown.peek()?.feedback.peek()?.action?.run();
  assert.equal(board.shown.peek(), undefined, 'the board goes back');
});

test('of steps that are pressed quickly the last one counts', async () => {
  const { thinking, settle, selected } = await begun({ start: PAWN, how: { method: 'minimax', depth: 2 } });
  for (let time = 0; time < 9; time += 1) thinking.goTo(thinking.step.peek() + 1);
  for (let time = 0; time < 4; time += 1) thinking.goTo(thinking.step.peek() - 1);
  await settle();
  assert.equal(selected().step, 5);
});

test('the walk is played step by step until its end, and stops when somebody looks elsewhere', async () => {
  const { thinking, settle, clock, root, selected } = await begun({
    start: PAWN,
    how: { method: 'minimax', depth: 1 },
  });
  const { visited } = root();
  thinking.play();
  for (let step = 1; step <= visited; step += 1) {
    await settle();
    assert.equal(selected().step, step);
    clock.turn(PACE_MS);
  }
  await settle();
  assert.equal(thinking.isPlaying.peek(), false);
  thinking.play();
  await settle();
  assert.equal(selected().step, 0, 'it begins anew');
  thinking.select(root());
  clock.turn(2 * PACE_MS);
  await settle();
  assert.equal(selected(), root());
});

test('who leaves and comes back walks on, also from what was being asked meanwhile', async () => {
  const { thinking, board, stop, settle, clock, root, selected } = await begun({
    start: PAWN,
    how: { method: 'minimax', depth: 2 },
  });
  const tree = root();
  stop();
  const stopAgain = thinking.start(board);
  thinking.goTo(7);
  await settle();
  assert.deepEqual([thinking.step.peek(), selected().level], [7, 2]);
  const other = tree.children.peek()?.at(-1) ?? tree;
  thinking.select(other);
  stopAgain();
  assert.equal(other.children.peek(), undefined, 'its moves are still to come');
  const stopOnce = thinking.start(board);
  await settle();
  assert.ok(other.children.peek());
  thinking.play();
  stopOnce();
  thinking.start(board);
  assert.equal(thinking.isPlaying.peek(), false);
  thinking.play();
  await settle();
  assert.equal(selected().step, other.step + 1);
  clock.turn(PACE_MS);
  await settle();
  assert.equal(selected().step, other.step + 2);
  assert.equal(root(), tree, 'nothing is searched again');
});

test('a cut says by which move, and why the rest cannot matter', async () => {
  const { thinking, root, child, settle } = await begun({ moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6'] });
  const cut = child(root(), 'a3');
  thinking.select(cut);
  await settle();
  assert.equal(
    think.sentence(cut),
    'Black can answer Bxa3: this line is worth at most −1. White has −1 elsewhere and will not come here. The other 5 moves cannot matter any more.',
  );
  const skipped = cut.children.peek()?.filter(({ outcome }) => outcome === 'skipped') ?? [];
  assert.equal(skipped.length, 5);
  const [first] = skipped;
  assert.match(first ? think.sentence(first) : '', /^Cut: not looked at\. After Bxa3 with −1, /);
  assert.equal(first?.step, cut.cutter?.step, 'one that was not looked at has the step of the one that cut');
});

test('on the start position twenty moves tie, in each search, and one of them is chosen', async () => {
  const { open, root, thinking, settle } = await begun();
  await open('twenty');
  for (const method of METHODS) {
    thinking.how.value = { method, depth: 2 };
    await settle();
    assert.equal(root().tree.ties, 20);
    assert.equal(
      root()
        .children.peek()
        ?.filter((node) => root().best === node).length,
      1,
    );
    assert.match(think.verdict(root(), root().tree.ties), /^20 moves tie at 0, one is drawn at random: \S+\.$/);
  }
});

test('who has done nothing yet sees that taking the queen loses, and a change of the document is followed', async () => {
  const { session, thinking, board, settle, root, selected, fen, columns, stop } = await begun();
  assert.equal(thinking.lesson.peek()?.id, 'queen');
  assert.equal(selected().san, 'Nxd5');
  assert.match(think.sentence(selected()), /^Black can answer Rxc1#: this line is worth at most −1000\./);
  assert.equal(think.verdict(root(), root().tree.ties), 'White plays Qxc8+: +3.');
  assert.match(fen(), /^2r3k1\/5ppp\/8\/3N4\//);
  const [arrow] = board.pointed.peek();
  assert.deepEqual(arrow && [squareName(arrow.from), squareName(arrow.to), arrow.label], ['c8', 'c1', '2']);
  const moves = columns()?.moves.map(nameOf) ?? [];
  for (const san of ['Nxd5', 'Qxc8+']) assert.ok(moves.includes(san), san);
  assert.deepEqual(columns()?.replies[0]?.cells.map(nameOf).slice(-3), ['Rxc1#', 'more 2', 'cut 11']);
  commands.play.run(session, 'e2e4');
  await settle();
  assert.equal(thinking.lesson.peek(), undefined);
  assert.deepEqual([root().turn, board.shown.peek()], ['b', undefined]);
  commands.undo.run(session);
  await settle();
  assert.equal(root().turn, 'w');
  stop();
  assert.deepEqual([board.shown.peek(), board.pointed.peek()], [undefined, []]);
});

test('who has done something sees the position on the board, and where there is nothing to search that is said', async () => {
  const { session, thinking, board, root, settle } = await begun({ moves: ['e2e4'] });
  assert.deepEqual([thinking.lesson.peek(), board.shown.peek(), root().turn], [undefined, undefined, 'b']);
  for (const move of ['e7e5', 'd1h5', 'e8e7', 'h5e5']) commands.play.run(session, move);
  await settle();
  assert.equal(think.verdict(root(), root().tree.ties), 'The game is over: there is nothing to search.');
  commands.remove.run(session, 4);
  await settle();
  assert.deepEqual([thinking.root.peek(), thinking.place.peek(), board.pointed.peek()], [undefined, undefined, []]);
});

test('a move that was played is in view, and why it is or is not chosen is told', async () => {
  const { session, thinking, columns, root, settle } = await begun({ moves: ['e2e4', 'd7d5', 'e4d5'] });
  commands.back.run(session);
  commands.back.run(session);
  await settle();
  const looked = thinking.looked.peek();
  assert.equal(looked?.san, 'd5');
  assert.ok(columns()?.moves.map(nameOf).includes('d5'));
  const why = looked && think.why(looked, looked.scoreFor('b') ?? 0, root(), root().tree.ties);
  assert.match(why ?? '', /^Why not d5\? It comes to at least \S+; the search keeps \S+ with 0\.$/);
});

test('of moves that tie the one that was played is explained', async () => {
  for (const played of ['e2e4', 'b1a3', 'h2h3']) {
    const { session, thinking, root, settle } = await begun({ moves: [played] });
    commands.back.run(session);
    for (const method of METHODS) {
      thinking.how.value = { method, depth: 2 };
      await settle();
      assert.deepEqual([root().tree.ties, root().best?.told.uci], [20, played], method);
    }
  }
});

test('the tree of one position is not walked while another is searched', async () => {
  const { session, thinking, clock, root, selected, settle } = await begun({ moves: ['e2e4'] });
  const before = root();
  commands.play.run(session, 'e7e5');
  assert.equal(thinking.isSearching.peek(), true);
  thinking.goTo(5);
  thinking.select(before.children.peek()?.[3] ?? before);
  assert.equal(selected(), before);
  clock.turn(REST_MS);
  thinking.goTo(2);
  await settle();
  assert.notEqual(root(), before);
  assert.equal(selected(), root());
});

test('of searches that follow each other only the last is begun, and what fails can be asked again', async () => {
  const asked: string[] = [];
  let isBroken = false;
  const own: Searching = {
    lesson: (search, seed, signal) => {
      asked.push(search.moves);
      return isBroken ? Promise.reject(new Error('broken')) : labs.lesson(search, seed, signal);
    },
    trace: labs.trace,
  };
  const { session, thinking, settle } = await begun({ moves: ['e2e4'], asked: own });
  for (const move of ['e7e5', 'g1f3', 'b8c6']) commands.play.run(session, move);
  await settle();
  assert.deepEqual(asked, ['e2e4', 'e2e4 e7e5 g1f3 b8c6']);
  isBroken = true;
  thinking.how.value = { method: 'minimax', depth: 1 };
  await settle();
  assert.equal(thinking.root.peek(), undefined);
  assert.match(String(thinking.failure.peek()), /broken/);
  isBroken = false;
  thinking.again();
  await settle();
  assert.equal(thinking.failure.peek(), undefined);
  assert.ok(thinking.root.peek());
});

test('another search of the same position stays at the node that is looked at', async () => {
  const { thinking, selected, settle } = await begun();
  thinking.how.value = { method: 'negamax', depth: 3 };
  await settle();
  assert.deepEqual([selected().san, selected().method, selected().told.depth], ['Nxd5', 'negamax', 2]);
});

test('a pawn that costs the queen is in view, whatever is chosen', async () => {
  const { open, columns, selected, thinking, settle } = await begun();
  await open('greed');
  assert.equal(selected().san, 'Qxd5');
  for (const method of METHODS)
    for (const depth of [1, 2, 3]) {
      thinking.how.value = { method, depth };
      await settle();
      const root = thinking.root.peek();
      if (root) thinking.select(root);
      await settle();
      const moves = columns()?.moves.map(nameOf) ?? [];
      assert.ok(moves.includes('Qxd5'), `${method} ${depth}: ${moves.join(' ')}`);
      assert.ok(moves.length <= 9);
    }
});

test('of the smallest tree all replies are seen, unless alpha-beta has not looked at one', async () => {
  const { open, columns, thinking, settle } = await begun();
  await open('figure');
  const replies = () => columns()?.replies.map(({ cells }) => cells.map(nameOf));
  assert.deepEqual(columns()?.moves.map(nameOf), ['Nc2', 'Nb3']);
  assert.deepEqual(replies(), [
    ['b3', 'c3'],
    ['c3', 'cxb3'],
  ]);
  thinking.how.value = { method: 'alphabeta', depth: 2 };
  await settle();
  assert.deepEqual(replies(), [
    ['b3', 'c3'],
    ['c3', 'cut 1'],
  ]);
});

test('king and rook that change places are shown with their tokens', async () => {
  const { open, thinking, selected } = await begun();
  await open('swap');
  assert.equal(selected().san, 'O-O');
  assert.equal(thinking.place.peek()?.tokens, 'xg1, f1g1, f1=♖');
});

test('of many moves some are drawn, and all when that is asked', async () => {
  const { thinking, columns, root } = await begun({ moves: ['e2e4'] });
  const moves = () => columns()?.moves.map(nameOf) ?? [];
  assert.equal(moves().length, 8);
  assert.equal(moves().at(-1), 'more 13');
  thinking.widen(root());
  assert.deepEqual(
    moves(),
    root()
      .children.peek()
      ?.map(({ san }) => san),
  );
});

test('the outline opens what is walked to, and closes it again', async () => {
  const { thinking, root, child, settle } = await begun({ moves: ['e2e4'] });
  const rows = () => rowsOf(root(), thinking.selected.peek() ?? root()).length;
  assert.equal(rows(), 21);
  thinking.goTo(2);
  await settle();
  assert.equal(rows(), 21 + (thinking.selected.peek()?.up?.moves ?? 0));
  assert.equal(thinking.selected.peek()?.level, 2);
  thinking.goTo(0);
  await settle();
  assert.equal(rows(), 21);
  const reply = child(root(), 'e5');
  thinking.toggle(reply, true);
  await settle();
  assert.equal(rows(), 21 + (reply.moves ?? 0));
  thinking.select(reply.best ?? reply);
  thinking.toggle(reply, false);
  assert.equal(thinking.selected.peek(), reply, 'what is looked at stays in sight');
});

test('the article’s evaluation of a position is told, also where the game is over', async () => {
  for (const [fen, moves, text] of [
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', '', '0, for pieces worth 39 against 39.'],
    ['7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43', '', '+1000, for the game is over by checkmate.'],
    ['3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1', '', '0, for pieces worth 9 against 8, and White in check (−1).'],
    ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', '', '−1000, for the game is over by checkmate.'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', '', '0, for the game is drawn by stalemate.'],
    [
      '3rk3/8/8/8/7b/8/8/Q3K3 w - - 100 80',
      '',
      '0, for the game is drawn after fifty moves without a capture or a pawn’s move.',
    ],
    [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8',
      '0, for the game is drawn, as the position stands for the third time.',
    ],
  ] as const) {
    const told = await labs.teachingTerms(fen, moves);
    assert.equal(think.evaluation(told), `The article’s evaluation of this position: ${text}`);
    const sum = told.pieces.reduce((all, { worth: value, white, black }) => all + value * (white - black), 0);
    assert.equal(told.score, sum + (told.checked ? (told.checked === 'w' ? -1 : 1) : 0));
  }
});

test('each term of the strong evaluation has a name in words', async () => {
  const { terms } = await labs.explain('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  const names = terms.map(({ name }) => think.worth.term(name));
  assert.equal(new Set(names).size, 10);
  for (const [at, { name }] of terms.entries()) assert.notEqual(names[at]?.toLowerCase(), name);
});
