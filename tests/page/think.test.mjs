// The Think panel: each number of the tree is what replaying says, the tree is walked by keys and step by step, the
// engine's lines are live, and the position on the board stays as it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { heavy } from './support/extent.mjs';
import { clickMoves, movesShown, openBoard, openExample, openTab, setUp, spoken, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const WORTH = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 };
const MATE = 1000;

/** The article's score of a position, from White's side; nothing where the game goes on. @param {Chess} chess */
function over(chess) {
  if (chess.moves().length === 0) return chess.isCheck() ? (chess.turn() === 'w' ? -MATE : MATE) : 0;
  return chess.isInsufficientMaterial() || Number(chess.fen().split(' ')[4]) >= 100 ? 0 : undefined;
}

/** @param {Chess} chess */
function counted(chess) {
  const check = chess.isCheck() ? (chess.turn() === 'w' ? -1 : 1) : 0;
  return chess.board().flat().reduce((sum, piece) => sum + (piece ? WORTH[piece.type] * (piece.color === 'w' ? 1 : -1) : 0), check);
}

/** @type {Map<string, { score: number, below: number }>} what has been worked out already */
const known = new Map();

/** Plain minimax: the score, and how many positions lie below. @param {Chess} chess @param {number} depth */
function minimax(chess, depth) {
  const key = `${depth} ${chess.fen()}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = workOut(chess, depth)));
  return found;
}

/** @param {Chess} chess @param {number} depth */
function workOut(chess, depth) {
  const end = over(chess);
  if (end !== undefined) return { score: end, below: 0 };
  if (depth === 0) return { score: counted(chess), below: 0 };
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

/** Plain minimax below a move. @param {Chess} chess @param {string} san @param {number} depth */
function minimaxAfter(chess, san, depth) {
  chess.move(san);
  const { score } = minimax(chess, depth);
  chess.undo();
  return score;
}

/** Random numbers that are the same each time. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A position after random moves, in which the game goes on. @param {number} seed @param {number} plies */
function randomPosition(seed, plies) {
  const [chess, roll] = [new Chess(), dice(seed)];
  for (let ply = 0; ply < plies && chess.moves().length > 0; ply += 1) {
    const moves = chess.moves();
    chess.move(moves[roll(moves.length)]);
  }
  return over(chess) === undefined ? chess : randomPosition(seed + 1000, plies);
}

/** Waits until a search has been shown. @param {Page} page */
const settled = (page) => page.waitForSelector('.shown-tree:not([hidden], [aria-busy]) [role="treeitem"]');

/** Leaves the example that there is while nothing has been done. @param {Page} page */
async function followBoard(page) {
  await settled(page);
  await page.locator('.pin button').click();
  await page.locator('.pin').waitFor({ state: 'hidden' });
  await settled(page);
}

/** @param {Page} page @param {'method' | 'depth'} name @param {string | number} value */
async function choose(page, name, value) {
  await page.locator(`input[name="think-${name}"][value="${value}"]`).check();
  await settled(page);
}

/** The rows of the outline. @param {Page} page */
const rows = (page) =>
  page.locator('#think-outline [role="treeitem"]').evaluateAll((items) =>
    items.map((item) => ({
      level: Number(item.getAttribute('aria-level')),
      san: item.querySelector('.san')?.textContent ?? '',
      label: item.querySelector('.score')?.textContent ?? '',
      note: item.querySelector('.note')?.textContent ?? '',
      expanded: item.getAttribute('aria-expanded'),
      place: [Number(item.getAttribute('aria-posinset')), Number(item.getAttribute('aria-setsize'))],
      selected: item.getAttribute('aria-selected') === 'true',
    })),
  );

/** @param {string} text such as `≥−3` */
const number = (text) => Number(text.replace(/[≥≤\u202F]/g, '').replace('−', '-'));

/**
 * Compares what is shown with what replaying says; answers how many numbers those were.
 * @param {Awaited<ReturnType<typeof rows>>} shown @param {Chess} chess @param {number} depth @param {string} method
 */
function compare(shown, chess, depth, method) {
  const isPlain = method !== 'alphabeta';
  let compared = 0;
  let level = 1;
  for (const row of shown) {
    while (level >= row.level && level > 1) {
      chess.undo();
      level -= 1;
    }
    if (row.level > 1) chess.move(row.san);
    level = row.level;
    const where = `${chess.fen()} ${row.san} ${row.label} ${row.note}`;
    const left = depth - (row.level - 1);
    const { score, below } = minimax(chess, left);
    if (isPlain) assert.match(row.label, /^[+−]?\d+$/, where);
    if (row.label === 'cut') continue;
    const claim = number(row.label);
    if (row.label.startsWith('≥')) assert.ok(score >= claim, `${where}: ${score}`);
    else if (row.label.startsWith('≤')) assert.ok(score <= claim, `${where}: ${score}`);
    else assert.equal(method === 'negamax' && chess.turn() === 'b' ? -score || 0 : score, claim, where);
    const [, looked, saved = '0'] = row.note.match(/^([\d\u202F]+) below(?:, ([\d\u202F]+) saved)?$/) ?? [];
    if (looked !== undefined) {
      const total = number(looked) + number(saved);
      if (isPlain) assert.equal(number(looked), below, where);
      else assert.ok(number(looked) <= below && (saved === '0' || total === below), where);
    }
    compared += 1;
  }
  while (level > 1) {
    chess.undo();
    level -= 1;
  }
  return compared;
}

heavy('every number of the tree is what plain minimax finds, on random positions', { timeout: 240_000 }, async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'think');
  let compared = 0;
  for (const [seed, plies] of [[1, 6], [2, 30], [3, 61], [4, 90]]) {
    const chess = randomPosition(seed, plies);
    await setUp(page, chess.fen());
    await settled(page);
    for (const method of ['minimax', 'negamax', 'alphabeta']) {
      await choose(page, 'method', method);
      for (const at of [1, 4]) {
        const twisty = page.locator('#think-outline [aria-level="2"][aria-expanded] .twisty').nth(at);
        if ((await twisty.count()) > 0) await twisty.click();
      }
      await page.waitForSelector('#think-outline [aria-level="3"]');
      compared += compare(await rows(page), chess, 2, method);
      const { score, below } = minimax(chess, 2);
      const verdict = await page.locator('#think-verdict').innerText();
      const [, san, best] = verdict.match(/^(\S+) is best for \w+, with ([+−]?\d+)\./) ?? [];
      const [, count = '1', tied] = verdict.match(/^(\d+) moves tie at ([+−]?\d+); one is drawn at random\./) ?? [];
      const scores = chess.moves().map((move) => [move, minimaxAfter(chess, move, 1)]);
      const sign = method === 'negamax' && chess.turn() === 'b' ? -1 : 1;
      assert.equal(number(best ?? tied ?? ''), score * sign || 0, verdict);
      assert.equal(Number(count), scores.filter(([, own]) => own === score).length, verdict);
      if (san) assert.equal(minimaxAfter(chess, san, 1), score, `${san} is best`);
      assert.equal(number(verdict.match(/([\d\u202F]+)(?: positions looked at\.|: \d+ % fewer)/)?.[1] ?? ''), below, verdict);
    }
  }
  assert.ok(compared > 300, String(compared));
  assert.deepEqual(complaints, []);
  await close();
});

test('the steps go through every position that was looked at, forwards and back, and the board follows', async () => {
  const { page, close } = await openBoard();
  const fen = '8/8/8/3k4/8/8/4P3/4K3 w - - 0 1';
  await setUp(page, fen);
  await openTab(page, 'think');
  await settled(page);
  await choose(page, 'method', 'minimax');
  /** @type {string[]} */
  const expected = [];
  /** @param {Chess} chess @param {string[]} way */
  const walk = (chess, way) => {
    expected.push(way.join(' '));
    if (way.length === 2) return;
    for (const san of chess.moves()) {
      chess.move(san);
      walk(chess, [...way, san]);
      chess.undo();
    }
  };
  walk(new Chess(fen), []);
  /** Presses a button as long as it can be, and tells the line at each step. @param {string} button */
  const lines = (button) =>
    page.evaluate(async (id) => {
      const [on, step, told] = [id, '#think-step', '.line-to'].map((name) => /** @type {HTMLButtonElement} */ (document.querySelector(name)));
      const line = () => (told.textContent ?? '').replace(/^(White|Black) to move$/, '').replace(/\d+(\.|…) /g, '');
      const all = [line()];
      while (!on.disabled) {
        const before = step.textContent;
        on.click();
        while (step.textContent === before) await new Promise(requestAnimationFrame);
        all.push(line());
      }
      return all;
    }, button);
  const found = await lines('#think-on');
  assert.deepEqual([...found].sort(), [...expected].sort());
  assert.equal(await page.locator('#think-step').innerText(), `Step ${expected.length - 1} of ${expected.length - 1}`);
  assert.deepEqual((await lines('#think-back')).reverse(), found);
  await page.locator('#think-slider').fill(String(expected.length - 2));
  await page.waitForFunction((text) => document.querySelector('#think-step')?.textContent?.startsWith(text), `Step ${expected.length - 2} `);
  const chess = new Chess(fen);
  for (const san of found.at(-2)?.split(' ') ?? []) chess.move(san);
  // The squares stand in the order of their names.
  const wanted = chess.board().toReversed().flat().map((piece) => (piece ? `piece ${piece.type} ${piece.color === 'w' ? 'white' : 'black'}` : 'piece'));
  for (const board of ['.think', '.preview']) {
    const letters = await page.locator(`${board} .still .piece`).evaluateAll((pieces) => pieces.map((piece) => piece.className));
    assert.deepEqual(letters, wanted);
  }
  assert.equal(await page.locator('.preview .still').getAttribute('aria-label'), `The position after ${found.at(-2)?.replace(' ', ', ')}. FEN: ${chess.fen()}`);
  assert.match(await square(page, 'e2').getAttribute('aria-label'), /white pawn/, 'the document stays');
  const shows = () => page.locator('.preview').isVisible();
  await square(page, 'h4').click();
  assert.equal(await shows(), false);
  for (const leave of [() => page.keyboard.press('Escape'), () => square(page, 'a1').focus(), () => page.click('#tab-game')]) {
    await page.click('#think-back');
    await page.waitForSelector('.preview:not([hidden])');
    await leave();
    assert.equal(await shows(), false);
  }
  await page.click('#tab-think');
  await square(page, 'a1').focus();
  await spoken(page, /^The board shows the game, not 1\. .+, as long as it has the keyboard\.$/);
  await page.focus('#think-slider');
  assert.equal(await shows(), true, 'the position is back when the keyboard leaves the board');
  assert.match(await page.locator('#notice').innerText(), /^The search looks at 1\. /);
  assert.equal(await page.locator('#status').isVisible(), false, 'how the game stands is not said of another position');
  await page.click('#tab-game');
  await page.click('#tab-think');
  assert.equal(await shows(), true);
  assert.match(await page.locator('#notice').innerText(), /^The search looks at 1\. /);
  await page.click('#think-first');
  await page.waitForSelector('.preview', { state: 'hidden' });
  assert.equal(await page.locator('#status').isVisible(), true);
  assert.deepEqual((await rows(page)).filter(({ level }) => level > 2), [], 'what was walked past is closed again');
  assert.equal(await page.locator('#notice').innerText(), '');
  await close();
});

heavy('steps that are pressed quickly are all gone', async () => {
  const { page, complaints, close } = await openBoard();
  await setUp(page, '8/8/8/3k4/8/8/4P3/4K3 w - - 0 1');
  await openTab(page, 'think');
  await settled(page);
  await choose(page, 'method', 'minimax');
  const press = (/** @type {string} */ button, /** @type {number} */ times) =>
    page.evaluate(([id, count]) => {
      for (let time = 0; time < count; time += 1) /** @type {HTMLButtonElement} */ (document.querySelector(id)).click();
    }, /** @type {const} */ ([button, times]));
  const isAt = (/** @type {number} */ step) => page.waitForFunction((text) => document.querySelector('#think-step')?.textContent?.startsWith(text), `Step ${step} `);
  await isAt(0);
  await press('#think-on', 9);
  await isAt(9);
  await press('#think-back', 4);
  await isAt(5);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the position over the board is in nobody’s way: a click goes to the board, and Escape is not too early', async () => {
  const { page, complaints, close } = await openBoard();
  await square(page, 'e2').click();
  await openTab(page, 'think');
  await settled(page);
  const row = page.locator('#think-outline [aria-level="2"]').nth(3);
  const preview = page.locator('.preview');
  await row.click();
  await preview.waitFor();
  assert.equal(await page.locator('.square[aria-selected="true"]').count(), 0, 'what is no longer seen is put down');
  await square(page, 'g1').click();
  assert.equal(await preview.isVisible(), false);
  assert.equal(await page.locator('.square[aria-selected="true"]').getAttribute('aria-label'), 'g1, white knight, picked up');
  await page.keyboard.press('Escape');
  // Escape, before the moves below the row are known.
  await page.locator('#think-outline [aria-level="2"]').nth(5).evaluate((item) => {
    item.click();
    item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelectorAll('#think-outline [aria-level="2"]')[5]?.ariaSelected === 'true');
  assert.equal(await preview.isVisible(), false);
  assert.deepEqual(complaints, []);
  await close();
});

test('a cut says by which move, and why the rest cannot matter', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
  await openTab(page, 'think');
  await settled(page);
  const cut = page.locator('#think-outline [aria-level="2"]').filter({ hasText: 'a3' }).first();
  await cut.click();
  await page.waitForFunction(() => document.querySelector('#think-sentence')?.textContent?.includes('Bxa3'));
  assert.equal(
    await page.locator('#think-sentence').innerText(),
    'α = −1: after Bxa3 the score here is at most −1. White has −1 elsewhere, and will not come here. The other 5 moves cannot matter.',
  );
  assert.equal(await page.locator('#think-diagram .box.skipped').count() > 0, true);
  await cut.press('ArrowRight');
  const skipped = page.locator('#think-outline [aria-level="3"].skipped');
  await skipped.first().waitFor();
  assert.equal(await skipped.count(), 5);
  await skipped.first().click();
  await page.waitForFunction(() => document.querySelector('#think-sentence')?.textContent?.startsWith('Cut: not looked at. After Bxa3'));
  await close();
});

test('the outline is a tree for the keyboard', async () => {
  const { page, close } = await openBoard();
  await openTab(page, 'think');
  await followBoard(page);
  assert.equal(await page.locator('#think-outline').getAttribute('role'), 'tree');
  const start = await rows(page);
  assert.deepEqual([start.length, start[0]?.expanded, start[1]?.expanded], [21, 'true', 'false']);
  const selected = async () => (await rows(page)).find((row) => row.selected)?.san;
  /** @param {string} key @param {string} san */
  const press = async (key, san) => {
    await page.keyboard.press(key);
    await page.waitForFunction((name) => document.querySelector('#think-outline [aria-selected="true"] .san')?.textContent === name, san);
    assert.equal(await page.evaluate(() => document.activeElement?.querySelector('.san')?.textContent), san);
  };
  await page.locator('#think-outline [aria-selected="true"]').focus();
  assert.equal(await selected(), 'White to move');
  await press('ArrowDown', start[1].san);
  await press('End', start[20].san);
  await press('Home', 'White to move');
  await press('n', start.find(({ san }) => san.startsWith('N')).san);
  const [knight] = (await rows(page)).filter((row) => row.selected);
  assert.equal(knight.place[1], 20);
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('#think-outline [aria-level="3"]');
  const reply = (await rows(page)).find((row) => row.level === 3);
  await press('ArrowRight', reply.san);
  assert.equal(reply.place[0], 1);
  await press('ArrowLeft', knight.san);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => !document.querySelector('#think-outline [aria-level="3"]'));
  await press('ArrowLeft', 'White to move');
  assert.deepEqual(await page.locator('#think-outline [tabindex="0"]').count(), 1);
  await close();
});

heavy('at the end of the search the pieces are counted, and the terms come to the score', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1');
  await openTab(page, 'think');
  await settled(page);
  await choose(page, 'depth', 1);
  await page.locator('#think-outline [aria-level="2"]').first().click();
  await page.waitForSelector('#think-terms .total');
  const cells = await page.locator('#think-terms tbody tr').evaluateAll((lines) => lines.map((line) => line.lastElementChild?.textContent ?? ''));
  const total = number(cells.pop() ?? '');
  assert.equal(cells.reduce((sum, text) => sum + number(text), 0), total);
  assert.match(await page.locator('#think-sentence').innerText(), new RegExp(`: [+−]?${Math.abs(total)}\\.$`));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [content = 0, room = 0] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    assert.ok(content <= room, `${content} of ${room} px`);
  }
  const bars = await page.locator('#think-bars tbody tr').count();
  assert.equal(bars, 10);
  await close();
});

heavy('the panel explains the move played last, and goes back to the board', async () => {
  const { page, complaints, close } = await openBoard({ reducedMotion: 'reduce' });
  await page.click('#game-open');
  await page.locator('#game-card input[value="w"]').check();
  await page.locator('#level').fill('2');
  await page.click('#game-start');
  await clickMoves(page, 'e2e4');
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length >= 2);
  const [, reply = ''] = await movesShown(page);
  await page.click('#game-why');
  await page.waitForFunction((san) => document.querySelector('.pin p')?.textContent?.startsWith(`Why ${san}?`), reply);
  await settled(page);
  assert.equal(await page.locator('#tab-think').getAttribute('aria-selected'), 'true');
  const shown = await rows(page);
  assert.equal(shown[0]?.san, 'Black to move');
  assert.equal(shown.find((row) => row.selected)?.san, reply);
  await page.locator('.pin button').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#think-outline .san')?.textContent === 'White to move');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'think-title');
  assert.deepEqual(await movesShown(page), ['e4', reply]);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the tree follows the board, and says where there is nothing to search', async () => {
  const { page, close } = await openBoard();
  await openTab(page, 'think');
  await settled(page);
  await clickMoves(page, 'e2e4');
  await page.waitForFunction(() => document.querySelector('#think-outline .san')?.textContent === 'Black to move');
  await clickMoves(page, 'e7e5 d1h5 e8e7 h5e5');
  await page.waitForFunction(() => /game is over/.test(document.querySelector('.think .message')?.textContent ?? ''));
  assert.equal(await page.locator('.shown-tree').isVisible(), false);
  await page.click('#undo');
  await settled(page);
  assert.equal(await page.locator('#think-outline .san').first().innerText(), 'White to move');
  await close();
});

test('on the start position twenty moves tie, in each search', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'think');
  await followBoard(page);
  for (const method of ['minimax', 'negamax', 'alphabeta']) {
    await choose(page, 'method', method);
    assert.match(await page.locator('#think-verdict').innerText(), /^20 moves tie at 0; one is drawn at random\. /);
    const hasWindow = /α|β|Window/.test(await page.locator('.think').innerText());
    assert.equal(hasWindow, method === 'alphabeta', `${method} has a window`);
    assert.equal(await page.locator('#think-work').isVisible(), method === 'alphabeta', `${method} is compared with minimax`);
  }
  assert.deepEqual(complaints, []);
  await close();
});

heavy('alpha-beta is offered one half-move further than the others', async () => {
  const { page, complaints, close } = await openBoard();
  await setUp(page, '8/8/8/3k4/8/8/4P3/4K3 w - - 0 1');
  await openTab(page, 'think');
  await settled(page);
  await choose(page, 'depth', 5);
  assert.match(await page.locator('#think-verdict').innerText(), /positions looked at, where minimax needs/);
  await choose(page, 'method', 'negamax');
  assert.equal(await page.locator('input[name="think-depth"]:checked').getAttribute('value'), '4');
  assert.equal(await page.locator('input[name="think-depth"][value="5"]').isVisible(), false);
  assert.deepEqual(complaints, []);
  await close();
});

test('the tree of one position is not walked while another is searched', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'think');
  await settled(page);
  await choose(page, 'depth', 4);
  const row = page.locator('#think-outline [aria-level="2"]').nth(3);
  await row.click();
  await page.keyboard.press('Escape');
  // As somebody does who does not wait: everything is pressed in the moment in which the next search begins.
  await page.evaluate(() => {
    const shown = /** @type {Element} */ (document.querySelector('.shown-tree'));
    new MutationObserver((_, observer) => {
      if (!shown.hasAttribute('aria-busy')) return;
      observer.disconnect();
      for (const name of ['on', 'last', 'back', 'on', 'first', 'on']) document.getElementById(`think-${name}`)?.click();
      for (const item of document.querySelectorAll('#think-outline .twisty, #think-diagram .box')) item.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      document.body.dataset.pressed = 'yes';
    }).observe(shown, { attributeFilter: ['aria-busy'] });
  });
  await clickMoves(page, 'g1f3');
  await page.waitForFunction(() => document.body.dataset.pressed && document.querySelector('#think-outline .san')?.textContent === 'Black to move');
  await settled(page);
  assert.match(await page.locator('#think-step').innerText(), /^Step 0 of/);
  await page.click('#think-on');
  await page.waitForFunction(() => document.querySelector('#think-step')?.textContent?.startsWith('Step 1 of'));
  assert.deepEqual(complaints, []);
  await close();
});

/** Opens the panel as other parts of the page do. @param {Page} page @param {object} wish */
const openThink = (page, wish) =>
  page.evaluate(async (asked) => (await import(new URL('panels/think/panel.js', location.href).href)).open(asked), wish);

heavy('the panel is opened from outside at a search, and at the position before a move', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 d7d5 e4d5');
  await openThink(page, { method: 'negamax', depth: 3, ply: 2 });
  await settled(page);
  assert.equal(await page.locator('#tab-think').getAttribute('aria-selected'), 'true');
  const chosen = () => page.locator('.think input:checked').evaluateAll((inputs) => inputs.map((input) => input.value));
  assert.deepEqual(await chosen(), ['negamax', '3']);
  assert.match(await page.locator('.pin p').innerText(), /^Why d5\?/);
  const shown = await rows(page);
  assert.equal(shown[0]?.san, 'Black to move');
  assert.equal(shown.find((row) => row.selected)?.san, 'd5');
  await openThink(page, { method: 'minimax', depth: 1 });
  await page.waitForFunction(() => document.querySelectorAll('#think-outline [role="treeitem"]').length > 1 && !document.querySelector('.shown-tree[aria-busy]'));
  assert.deepEqual(await chosen(), ['minimax', '1']);
  assert.equal(await page.locator('.pin').isVisible(), false);
  assert.equal((await rows(page)).length, 1 + new Chess('rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2').moves().length);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the article’s evaluation of the position is told, also where the game is over', async () => {
  const { page, complaints, close } = await openBoard();
  const evaluation = (/** @type {string} */ text) => page.waitForFunction((wanted) => document.querySelector('#think-evaluation')?.textContent?.endsWith(wanted), text);
  await openTab(page, 'think');
  for (const [fen, text] of [
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ': 0, from pieces worth 39 against 39.'],
    ['7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43', ': +1000, for the game is over by checkmate.'],
    ['3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1', ': 0, from pieces worth 9 against 8 and White in check (−1).'],
    ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', ': −1000, for the game is over by checkmate.'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', ': 0, for the game is drawn by stalemate.'],
    ['3rk3/8/8/8/7b/8/8/Q3K3 w - - 100 80', ': 0, for the game is drawn: fifty moves without a capture or a pawn move.'],
  ]) {
    await setUp(page, fen);
    await evaluation(text);
  }
  await openExample(page, 'twice');
  await page.click('#last');
  await page.click('#tab-think');
  await evaluation(': 0, for the game is drawn: the position stands for the third time.');
  assert.deepEqual(complaints, []);
  await close();
});

test('while nothing has been done the panel shows a position in which moves differ, and a move of one’s own is followed', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'think');
  await settled(page);
  assert.match(await page.locator('.pin p').innerText(), /^An example, as nothing has been done/);
  assert.match(await page.locator('#think-verdict').innerText(), /^Qxh5\+ is best for White, with \+7\./);
  const big = page.locator('.preview:not([hidden]) .still');
  assert.match((await big.getAttribute('aria-label')) ?? '', /FEN: 4k3\/8\/2p5\/3p3n\//);
  await page.click('#tab-sets');
  assert.equal(await big.count(), 0);
  await page.click('#tab-think');
  await big.waitFor();
  // The board beneath is one's own.
  await square(page, 'e2').click({ force: true });
  assert.equal(await big.count(), 0);
  await square(page, 'e4').click();
  await page.locator('.pin').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.querySelector('#think-outline .san')?.textContent === 'Black to move');
  await page.click('#undo');
  await page.waitForFunction(() => /^20 moves tie at 0;/.test(document.querySelector('#think-verdict')?.textContent ?? ''));
  assert.equal(await page.locator('.pin').isVisible(), false, 'nor does it come back');
  assert.deepEqual(complaints, []);
  await close();
});
