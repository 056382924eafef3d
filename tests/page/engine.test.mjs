// One engine serves the game, the hint, the evaluation and live analysis: who is more urgent goes first, and what a level
// plays depends on nobody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { begin, CALM, played } from './support/game.mjs';
import { clickMoves, openBoard, openTab } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The moves of a level against itself. @param {Page} page @param {boolean} isDisturbed whether all others ask as well @returns {Promise<string[]>} */
const gameOf = (page, isDisturbed) =>
  page.evaluate(async ([start, isDisturbed]) => {
    const engine = await import(new URL('engine/service.js', document.baseURI).href);
    /** @type {string[]} */
    const moves = [];
    const strongest = { start, player: engine.STRONGEST, ms: 60 };
    for (let ply = 0; ply < 12; ply += 1) {
      const position = { ...strongest, moves: moves.join(' ') };
      if (isDisturbed) {
        void engine.ask('analysis', { ...position, lines: 3, ms: 5000 });
        void engine.ask('evaluation', position);
        await engine.ask('hint', position);
      }
      const { move } = await engine.ask('move', { ...position, player: 'level:7', seed: 7, ms: 60_000 });
      moves.push(move);
    }
    engine.drop('analysis', 'evaluation');
    return moves;
  }, /** @type {const} */ ([START, isDisturbed]));

test('a level plays the same game from the same seed, whoever else asks the engine meanwhile', async () => {
  const [alone, disturbed] = await Promise.all([false, true].map(async (isDisturbed) => {
    const { page, close } = await openBoard(CALM);
    const moves = await gameOf(page, isDisturbed);
    await close();
    return moves;
  }));
  assert.equal(alone?.length, 12);
  assert.deepEqual(disturbed, alone);
});

test('analysis makes way for what is more urgent, and goes on where it was', async () => {
  const { page, close } = await openBoard(CALM);
  const { order, depths, nodes, elapsed } = await page.evaluate(async (start) => {
    const engine = await import(new URL('engine/service.js', document.baseURI).href);
    const question = { start, moves: '', player: engine.STRONGEST };
    /** @type {string[]} */
    const order = [];
    /** @type {number[]} */
    const [depths, nodes, elapsed] = [[], [], []];
    const noted = (/** @type {string} */ name) => () => order.at(-1) === name || order.push(name);
    let deepEnough = () => {};
    const reached = new Promise((resolve) => (deepEnough = () => resolve(undefined)));
    const analysis = engine.ask('analysis', { ...question, ms: 2500 }, (report) => {
      noted('analysis')();
      nodes.push(report.nodes);
      elapsed.push(report.elapsed);
      for (const { depth } of report.thoughts) depths.push(depth);
      if ((depths.at(-1) ?? 0) >= 6) deepEnough();
    });
    await reached;
    const evaluation = engine.ask('evaluation', { ...question, ms: 200 }, noted('evaluation'));
    const move = engine.ask('move', { ...question, ms: 200 }, noted('move'));
    await Promise.all([analysis, evaluation, move]);
    return { order, depths, nodes, elapsed };
  }, START);
  // What was begun a moment before the move was asked for may have said something.
  assert.deepEqual(order.filter((name, at) => name !== 'evaluation' || at > order.indexOf('move')), ['analysis', 'move', 'evaluation', 'analysis']);
  for (const figures of [depths, nodes, elapsed]) assert.deepEqual(figures, figures.toSorted((one, other) => one - other));
  await close();
});

test('another question of the same purpose takes the place of the one before', async () => {
  const { page, close } = await openBoard(CALM);
  const answers = await page.evaluate(async (start) => {
    const engine = await import(new URL('engine/service.js', document.baseURI).href);
    const question = { start, player: engine.STRONGEST, ms: 60_000, lines: 3 };
    const asked = [];
    for (const moves of ['', 'e2e4', 'd2d4', 'c2c4', 'g1f3', 'b1c3']) {
      // Each has said something when the next is asked.
      await new Promise((resolve) => void asked.push(engine.ask('analysis', { ...question, moves }, resolve)));
    }
    engine.drop('analysis');
    return Promise.all(asked.map(async (answer) => (await answer) === undefined));
  }, START);
  assert.deepEqual(answers, Array.from({ length: 6 }, () => true));
  await close();
});

heavy('the game, its evaluation and live analysis share one engine', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { level: 10 });
  await page.check('#game-meter');
  await page.waitForSelector('.meter[aria-valuenow]');
  await clickMoves(page, 'e2e4');
  await page.click('#game-moveNow');
  await played(page, 2);
  await openTab(page, 'analyse');
  await page.check('#analyse-engine');
  await page.waitForFunction(() => document.querySelectorAll('#analyse-line-list li').length === 3);
  assert.equal(page.workers().filter((worker) => worker.url().endsWith('engine/worker.js')).length, 1);
  // The computer's move goes first, and the lines are those of the new position.
  await clickMoves(page, 'a2a3');
  await page.waitForFunction(() => document.querySelector('#count-steps')?.textContent === '4 / 4');
  await page.waitForFunction(() => document.querySelector('#status-main')?.textContent === 'White to move');
  await page.waitForFunction(() => document.querySelectorAll('#analyse-line-list li').length === 3 && document.querySelector('#analyse-line-list .line-move')?.textContent?.startsWith('3. '));
  assert.deepEqual(complaints, []);
  await close();
});
