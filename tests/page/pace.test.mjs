// How fast the page follows who writes, and who goes from step to step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBoard, openCard, openTab } from './support/playing.mjs';
import { clocksFor, holdTo, percentile, slowness } from './support/pace.mjs';

/** @typedef {import('playwright-core').Page} Page */

const LINE = 'g1f3, g8f6, f3g1, f6g8, ';

/** A page with a script. @param {string} script */
async function openScript(script) {
  const opened = await openBoard({ viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await openTab(page, 'script');
  await page.fill('#script', script);
  const count = script.split(' ').filter(Boolean).length;
  await page.waitForFunction((least) => document.querySelectorAll('.chip').length >= least, Math.min(count, 200));
  return opened;
}

/** Types a key at the end of the script; answers the ms to the next frame. @param {Page} page @param {string} key */
const press = (page, key) => page.evaluate(async (text) => {
  const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  }));
  await frame();
  const start = performance.now();
  document.execCommand('insertText', false, text);
  await frame();
  return performance.now() - start;
}, key);

for (const [tokens, bar] of /** @type {const} */ ([[100, 50], [500, 100]])) {
  test(`a key in a script of ${tokens} tokens is seen within ${bar} ms, on a machine four times slower`, async (context) => {
    const { page, close } = await openScript(LINE.repeat(tokens).split(' ').slice(0, tokens).join(' '));
    const inputs = [...', g1f3, g8f6, f3g1, f6g8'];
    await holdTo({ page, context, name: `a key in ${tokens} tokens`, bar, inputs, untilFrame: true, act: (key = '') => press(page, key) });
    await close();
  });
}

/**
 * Moves the scrubber to a step; answers the ms to the next frame.
 * @param {Page} page @param {number | undefined} step
 */
const scrub = (page, step) => page.evaluate(async (at) => {
  const scrubber = /** @type {HTMLInputElement} */ (document.querySelector('#scrubber'));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  }));
  await frame();
  const start = performance.now();
  if (at !== undefined) {
    scrubber.value = String(at);
    scrubber.dispatchEvent(new Event('input'));
  }
  await frame();
  return performance.now() - start;
}, step);

test('a step in a script of 500 tokens is seen within 33 ms in every panel, on a machine four times slower', async (context) => {
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3', 'b8c6', 'c3b1', 'c6b8'];
  const game = Array.from({ length: 500 }, (_, at) => (at > 0 && at % 70 === 0 ? 'xa1' : shuffle[at % 8]));
  const { page, close } = await openScript(game.join(', '));
  for (const name of ['game', 'analyse', 'script', 'sets', 'think', 'match']) {
    await openTab(page, name);
    const inputs = Array.from({ length: 40 }, (_, at) => 20 + at * 12);
    await holdTo({ page, context, name: `a step beside ${name}`, bar: 33, inputs, untilFrame: true, act: (step) => scrub(page, step) });
  }
  await close();
});

test('a script of a MiB, pasted, takes moments, and a key in it too', async (context) => {
  const { page, close } = await openScript('');
  const { worked } = await clocksFor(page);
  const before = await worked();
  await page.evaluate((line) => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
    box.value = line.repeat((1 << 20) / line.length).trimEnd();
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, LINE);
  await page.waitForFunction(() => /174\D?760|174760/.test(document.querySelector('#script-summary')?.textContent ?? ''));
  const pasted = (await worked()) - before;
  const between = await worked();
  await press(page, ',');
  const typed = (await worked()) - between;
  context.diagnostic(`pasting took ${pasted.toFixed(0)} ms of processor time, a key ${typed.toFixed(0)} ms`);
  const slow = await slowness(page);
  assert.ok(pasted < 4000 * slow && typed < 2000 * slow, `${pasted} ms, ${typed} ms`);
  assert.ok((await page.locator('.chip').count()) <= 600);
  await close();
});

test('a MiB without a space does not hold the page up', async (context) => {
  const { page, close } = await openScript('');
  const { worked } = await clocksFor(page);
  const before = await worked();
  await page.evaluate((token) => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
    box.value = token.repeat(149_000);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, 'e4=♕,');
  const took = (await worked()) - before;
  context.diagnostic(`it took ${took.toFixed(0)} ms of processor time`);
  assert.ok(took < 4000 * (await slowness(page)), `${took} ms`);
  await close();
});

/** A game of 500 half-moves, in whose place a line of nine was played each. */
function bushy() {
  const [white, black] = [['Nf3', 'Nc3', 'Ng1', 'Nb1'], ['Nf6', 'Nc6', 'Ng8', 'Nb8']];
  const numbered = (/** @type {number} */ ply, /** @type {string} */ move) => `${(ply >> 1) + 1}${ply % 2 ? '...' : '.'} ${move}`;
  const aside = [['h3', 'Rh2', 'Rh1', 'Rh2', 'Rh1'], ['h6', 'Rh7', 'Rh8', 'Rh7', 'Rh8']];
  const line = (/** @type {number} */ ply) => Array.from({ length: 9 }, (_, at) => numbered(ply + at, aside[(ply + at) % 2]?.[at >> 1] ?? '')).join(' ');
  return Array.from({ length: 500 }, (_, ply) => `${numbered(ply, (ply % 2 ? black : white)[(ply >> 1) % 4] ?? '')} (${line(ply)})`).join(' ');
}

test('in a game of 5,000 steps, 4,500 of them in 500 variations, a mark does not hold the page up', async (context) => {
  const { page, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.fill('#pgn', `${bushy()} *`);
  await page.click('#pgn-load');
  await page.waitForFunction(() => document.querySelector('#card-pgn .message')?.textContent?.includes('250'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('#moves .branch').length === 500);
  const { worked } = await clocksFor(page);
  const times = [];
  for (const nag of [1, 2, 3, 4, 5, 6, 1]) {
    const before = await worked();
    await page.evaluate(async (mark) => {
      const [{ setNote }, { current }] = await Promise.all([import('/document/commands.js'), import('/document/document.js')]);
      setNote(current().node, [mark], '');
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, nag);
    times.push((await worked()) - before);
  }
  context.diagnostic(`a mark takes ${percentile(times, 0.5).toFixed(0)} ms of processor time`);
  assert.ok(percentile(times, 0.5) < 300 * (await slowness(page)), times.join());
  await close();
});
