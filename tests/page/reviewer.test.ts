// Games judged by the real engine, as their workers have it.

import initialise, { type Judgement, Reviewer } from '#doors/review.js';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

await initialise({ module_or_path: await readFile(process.env['GRIDMATE_REVIEW'] ?? '') });

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FOOLS_MATE = 'f2f3 e7e5 g2g4 d8h4';
const ITALIAN = 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 c3d4 c5b4';
const NO_THEORY = new Uint16Array();

/** The review of a game, each block judged by another reviewer, the last first. */
function review(moves: string, milliseconds = 1e6, theory = NO_THEORY, start = START) {
  const whole = new Reviewer(start, moves, 300, theory);
  const found: Judgement[] = [];
  for (let block = whole.blocks - 1; block >= 0; block -= 1) {
    const reviewer = new Reviewer(start, moves, 300, NO_THEORY);
    reviewer.begin(block);
    while (!reviewer.goOn(milliseconds));
    found.push(...reviewer.judgements());
    reviewer.free();
  }
  for (const judgement of found) assert.ok(whole.learn(structuredClone(judgement)));
  return { reviewer: whole, found };
}

test('what several reviewers find, one takes in, and says what the moves are worth', () => {
  const { reviewer, found } = review(FOOLS_MATE);
  assert.deepEqual(
    found.map(({ ply }) => ply),
    [0, 1, 2, 3, 4],
  );
  assert.deepEqual(
    found.map(({ lines }) => lines.length),
    [2, 2, 2, 2, 0],
  );
  assert.deepEqual(found[3]?.lines[0], { score: 31_999, mateIn: 1, line: 'd8h4' });
  const moves = reviewer.moves();
  assert.deepEqual(
    moves.map(({ san }) => san),
    ['f3', 'e5', 'g4', 'Qh4#'],
  );
  assert.deepEqual(moves.map(({ mark }) => mark).slice(1), [null, 'blunder', null]);
  assert.deepEqual(moves[3], { ply: 4, san: 'Qh4#', uci: 'd8h4', best: 'Qh4#', win: 1, loss: 0, mark: null });
  const { white, black } = reviewer.accuracy();
  assert.ok(white !== null && black !== null && white < black && black > 90, `${white} ${black}`);
});

test('a game is judged the same in short turns and at once, and by its own reviewer', () => {
  const atOnce = review(ITALIAN);
  assert.deepEqual(review(ITALIAN, 0).found, atOnce.found);
  const own = new Reviewer(START, ITALIAN, 300, NO_THEORY);
  const linesOf = ({ ply, lines }: Judgement) => ({ ply, lines });
  let compared = 0;
  for (let block = 0; block < own.blocks; block += 1) {
    own.begin(block);
    const judged = atOnce.found.filter(({ ply }) => Math.floor(ply / 10) === block);
    let turns = 0;
    do {
      // Moves are compared once all positions of the block are judged.
      const count = Math.min(turns, judged.length);
      assert.equal(own.judged, count);
      assert.deepEqual(own.judgements().map(linesOf), judged.slice(judged.length - count).map(linesOf));
      turns += 1;
    } while (!own.goOn(0));
    assert.deepEqual(own.judgements(), judged);
    compared += judged.filter((judgement) => judgement.compared).length;
    assert.ok(turns >= judged.length);
  }
  assert.ok(compared > 0);
  assert.deepEqual(own.moves(), atOnce.reviewer.moves());
  assert.deepEqual(own.accuracy(), atOnce.reviewer.accuracy());
});

test('a usual number of nodes is searched where none is given', () => {
  const reviewer = new Reviewer('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', '', 0, NO_THEORY);
  reviewer.begin(0);
  while (!reviewer.goOn(1e6));
  assert.equal(reviewer.judgements()[0]?.lines[0]?.mateIn, 1);
  assert.deepEqual([reviewer.moves(), reviewer.accuracy()], [[], { white: null, black: null }]);
});

test('theory does not excuse a blunder', () => {
  assert.equal(review(FOOLS_MATE, 1e6, Uint16Array.of(3)).reviewer.moves()[2]?.mark, 'blunder');
});

test('Chess960 is judged, and its castling is the king taking its rook', () => {
  const { reviewer } = review('e1b1', 1e6, NO_THEORY, '4k3/8/8/8/8/8/8/1R2K3 w B - 0 1');
  assert.deepEqual(
    reviewer.moves().map(({ san, uci }) => [san, uci]),
    [['O-O-O', 'e1b1']],
  );
});

test('what is of another game is not taken in, and a game that is none is refused', () => {
  const reviewer = new Reviewer(START, FOOLS_MATE, 300, NO_THEORY);
  for (const judgement of [
    { ply: 5, lines: [] },
    { ply: 0, lines: [] },
    { ply: 4, lines: [{ score: 0, line: 'e2e4' }] },
    { ply: 0, lines: [{ score: 0, line: 'e7e5' }] },
  ]) {
    assert.equal(reviewer.learn(judgement), false, JSON.stringify(judgement));
  }
  assert.deepEqual(reviewer.moves(), []);
  assert.equal(reviewer.learn({ ply: 0, lines: [{ score: 0, line: '' }] }), true, 'a score alone');
  assert.throws(() => new Reviewer(START, 'e2e5', 300, NO_THEORY), { code: 'unreachable' });
  assert.throws(() => new Reviewer('8/8 w', '', 300, NO_THEORY), { code: 'field-count' });
});
