// The style of one panel reaches no other: what opens looks the same whatever was open before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { clickMoves, openBoard, openCard, ready, square } from './support/playing.mjs';
import { closeOther, openAny, OTHERS, PANELS, CARDS, surface } from './support/surfaces.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Record<string, string>} Look the computed style of elements, by their path */

const SURFACES = [...PANELS, ...CARDS, ...OTHERS];

/** Opens the page where chance gives the same each time, so that what is drawn at random is the same, too. */
async function openSteadily() {
  const opened = await openBoard({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await opened.page.addInitScript(() => {
    Math.random = () => 0.25;
    crypto.getRandomValues = (array) => {
      if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
      return array;
    };
  });
  await opened.page.reload();
  await ready(opened.page);
  return opened;
}

/** The style of an element and all that is in it, but for what follows from its place and its text. @param {import('playwright-core').Locator} root */
const readLook = (root) =>
  root.evaluate(async (top) => {
    const MEASURED = /^(?!margin|padding|border|scroll)([a-z-]+-)?(width|height|block-size|inline-size|origin|top|right|bottom|left|block-start|block-end|inline-start|inline-end|path): /;
    // Where the keyboard is, there is a ring, or not.
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    focused?.blur();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    /** @type {Look} */
    const found = {};
    /** @param {CSSStyleDeclaration} style */
    const text = (style) => style.cssText.split('; ').filter((part) => !part.startsWith('--') && !MEASURED.test(part)).join('; ');
    /** @param {Element} element @param {string} path */
    const walk = (element, path) => {
      const style = getComputedStyle(element);
      found[path] = text(style);
      const parts = [element.matches('dialog[open]') && '::backdrop', style.display === 'list-item' && '::marker'];
      for (const side of ['::before', '::after']) parts.push(!/^(none|normal)$/.test(getComputedStyle(element, side).content) && side);
      for (const part of parts) if (part) found[path + part] = text(getComputedStyle(element, part));
      Array.from(element.children).forEach((child, at) => walk(child, `${path} > ${at} ${child.tagName}${child.id ? `#${child.id}` : `.${child.getAttribute('class') ?? ''}`}`));
    };
    walk(top, '');
    focused?.focus({ preventScroll: true });
    return found;
  });

/** @param {Look} alone @param {Look} now */
function differences(alone, now) {
  const found = Object.keys(alone).filter((path) => now[path] === undefined).map((path) => `${path} is gone`);
  for (const [path, style] of Object.entries(now)) {
    const before = alone[path]?.split('; ');
    if (alone[path] === style || !before) continue;
    for (const part of style.split('; ').filter((one) => !before.includes(one))) {
      const name = part.slice(0, part.indexOf(': ') + 2);
      found.push(`${path} { ${part} } and alone { ${before.find((one) => one.startsWith(name))} }`);
    }
  }
  return found;
}

/** Opens something from a game without a move, reads its look, and goes back there. @param {Page} page @param {string} name */
async function visit(page, name) {
  await openAny(page, name);
  if (name === 'think') {
    const tree = '.shown-tree:not([hidden], [aria-busy="true"]) [role="treeitem"]';
    await page.waitForSelector(tree);
    // While nothing has been done there is an example.
    const follow = page.locator('.pin button');
    if (await follow.isVisible()) {
      await follow.click();
      await page.waitForFunction(() => /^20 moves/.test(document.querySelector('#think-verdict')?.textContent ?? ''));
      await page.waitForSelector(tree);
    }
  }
  // What is folded is laid out when it has been open once.
  if (name === 'chess960') await surface(page, name).locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  await page.mouse.move(0, 0);
  const look = await readLook(surface(page, name));
  await closeOther(page, name);
  // The question is asked in a position of its own.
  if (name === 'board/question.js') {
    await openCard(page, 'free');
    await page.click('#free-start');
  }
  await page.click('#tab-game');
  if (await page.locator('#back').isVisible()) await page.click('#back');
  return look;
}

/** The board with marks of many kinds. @param {Page} page */
async function visitBoard(page) {
  await clickMoves(page, 'e2e4 f7f6 d1h5');
  await square(page, 'g7').click();
  await page.mouse.move(0, 0);
  return readLook(page.locator('#board'));
}

heavy('what opens looks the same alone and after anything else', { timeout: 600_000 }, async () => {
  /** @type {Map<string, Look>} */
  const alone = new Map();
  for (const name of [...SURFACES, 'board']) {
    const { page, close } = await openSteadily();
    alone.set(name, name === 'board' ? await visitBoard(page) : await visit(page, name));
    await close();
  }
  // Forth and back: of any two each is opened once after the other.
  for (const order of [SURFACES, SURFACES.toReversed()]) {
    const { page, complaints, close } = await openSteadily();
    for (const [at, name] of order.entries()) {
      assert.deepEqual(differences(alone.get(name) ?? {}, await visit(page, name)), [], `${name} after ${order.slice(0, at).join(', ')}`);
    }
    assert.deepEqual(differences(alone.get('board') ?? {}, await visitBoard(page)), [], `the board after ${order.join(', ')}`);
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('the check mark is a badge in the corner of the square of the king, and the king stays where it stood', async () => {
  const { page, close } = await openBoard({ reducedMotion: 'reduce' });
  const king = () => square(page, 'e8').locator('.piece').boundingBox();
  const before = await king();
  await clickMoves(page, 'e2e4 f7f6 d1h5');
  assert.deepEqual(await king(), before);
  const [badge, corner] = [await square(page, 'e8').locator('.badge').boundingBox(), await square(page, 'e8').boundingBox()];
  assert.ok(badge && corner);
  assert.ok(Math.abs(badge.width - badge.height) < 1, `${badge.width} × ${badge.height}`);
  assert.ok(badge.x > corner.x + corner.width / 2 && badge.x + badge.width < corner.x + corner.width, 'right');
  assert.ok(badge.y > corner.y && badge.y + badge.height < corner.y + corner.height / 2, 'upper');
  await close();
});
