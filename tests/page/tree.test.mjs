// What a screen reader is given: the accessibility tree, as the browser makes it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy, sampleOf } from './support/extent.mjs';
import { LANGUAGES } from './support/languages.mjs';
import { CARDS, openBoard, openCard, openTab, settled, spoken, status } from './support/playing.mjs';
import { until } from './support/until.mjs';
import { closeSurface, openSurface, SURFACES } from './support/surfaces.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ role: string, name: string, description: string, isFocusable: boolean, isFocused: boolean, isSelected: boolean | undefined }} Node */

/** What has to be called something. */
const NAMED = new Set(['button', 'checkbox', 'combobox', 'dialog', 'grid', 'img', 'link', 'listbox', 'progressbar', 'radio', 'radiogroup', 'region', 'searchbox', 'slider', 'spinbutton', 'tab', 'table', 'tablist', 'tabpanel', 'textbox', 'tree', 'treeitem']);

/** @param {Page} page @returns {Promise<() => Promise<Node[]>>} */
async function reader(page) {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored }) => !ignored).map((node) => {
      const has = (/** @type {string} */ name) => node.properties?.some((property) => property.name === name && property.value.value === true) ?? false;
      const selected = node.properties?.find((property) => property.name === 'selected')?.value.value;
      const [role, name, description] = [node.role, node.name, node.description].map((value) => String(value?.value ?? '').trim());
      return { role: role ?? '', name: name ?? '', description: description ?? '', isFocusable: has('focusable'), isFocused: has('focused'), isSelected: selected === undefined ? undefined : selected === true };
    });
  };
}

test('a screen reader finds a board of eight by eight, and plays a game to mate by what it is told', async () => {
  const { page, complaints, close } = await openBoard({ reducedMotion: 'reduce' });
  const read = await reader(page);
  const board = await read();
  assert.equal(board.filter(({ role }) => role === 'grid').length, 1);
  assert.equal(board.filter(({ role }) => role === 'row').length >= 8, true);
  const cells = board.filter(({ role }) => role === 'gridcell');
  assert.equal(cells.length, 64);
  assert.equal(new Set(cells.map(({ name }) => name)).size, 64, 'each with a name of its own');
  const focused = async () => (await read()).find(({ role, isFocused }) => role === 'gridcell' && isFocused)?.name ?? '';
  for (let at = 0; at < 40 && !(await focused()); at += 1) await page.keyboard.press('Tab');
  /** Walks by what is read alone. @param {string} square */
  const walk = async (square) => {
    for (let at = 0; at < 20; at += 1) {
      const now = await focused();
      if (now.startsWith(`${square},`)) return;
      const [file, rank] = [now.charCodeAt(0) - square.charCodeAt(0), now.charCodeAt(1) - square.charCodeAt(1)];
      await page.keyboard.press(file > 0 ? 'ArrowLeft' : file < 0 ? 'ArrowRight' : rank > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    assert.fail(`${square} cannot be reached`);
  };
  for (const [from, to, said] of /** @type {const} */ ([
    ['e2', 'e4', 'Pawn to e4.'], ['e7', 'e5', 'Pawn to e5.'], ['d1', 'h5', 'Queen to h5.'], ['b8', 'c6', 'Knight to c6.'],
    ['f1', 'c4', 'Bishop to c4.'], ['g8', 'f6', 'Knight to f6.'], ['h5', 'f7', 'Queen takes pawn on f7. Checkmate. White wins.'],
  ])) {
    await walk(from);
    await page.keyboard.press('Enter');
    assert.match(await focused(), new RegExp(`^${from}, .*picked up`));
    // What says of itself that it is not selected is read as that on each of 63 squares.
    const selected = (await read()).filter(({ role, isSelected }) => role === 'gridcell' && isSelected !== undefined);
    assert.deepEqual(selected.map(({ name, isSelected }) => [name.slice(0, 2), isSelected]), [[from, true]]);
    await walk(to);
    await page.keyboard.press('Enter');
    await spoken(page, said);
    assert.ok((await read()).some(({ name }) => name.includes(said)), 'it is in the tree as well');
  }
  assert.match(await status(page), /^Checkmate\. White wins/);
  assert.deepEqual(complaints, []);
  await close();
});

for (const locale of sampleOf(LANGUAGES, 1)) {
  test(`all that can be worked has a name, and none says it twice: ${locale}`, async () => {
    const { page, close } = await openBoard({ locale, reducedMotion: 'reduce' });
    const read = await reader(page);
    const look = async (/** @type {string} */ where) => {
      const nodes = (await read()).filter(({ role, isFocusable }) => NAMED.has(role) || isFocusable);
      const bad = nodes.filter(({ role, name, description }) => (name === '' && role !== 'RootWebArea' && role !== 'generic') || (name !== '' && name === description));
      assert.deepEqual(bad.map(({ role, name }) => `${role} ${name}`), [], where);
    };
    await look('the start');
    for (const panel of ['game', 'analyse', 'script', 'sets', 'think', 'match']) {
      await openTab(page, panel);
      if (panel === 'script') await page.fill('#script', 'e2e4, e7e5, Nf3, zz');
      await look(panel);
    }
    for (const card of Object.keys(CARDS)) {
      await openCard(page, card);
      await look(card);
    }
    for (const surface of Object.keys(SURFACES)) {
      await openSurface(page, surface);
      await look(surface);
      await closeSurface(page, surface);
    }
    await close();
  });
}

heavy('the rows of the board are its ranks and the columns its files, whichever side is at the bottom', async () => {
  const { page, close } = await openBoard({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  /** What is wrong with the place of a square, as a screen reader counts. */
  const wrong = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const named = new Map(nodes.map((node) => [node.nodeId, node]));
    const rows = nodes.filter(({ role }) => role?.value === 'row').slice(0, 8);
    assert.equal(rows.length, 8);
    return rows.flatMap(({ childIds = [] }, rank) => {
      const cells = childIds.map((id) => String(named.get(id)?.name?.value ?? ''));
      assert.equal(cells.length, 8);
      return cells.filter((name, file) => !name.startsWith(`${'abcdefgh'[file]}${rank + 1},`));
    });
  };
  assert.deepEqual(await wrong(), []);
  await page.click('#flip');
  assert.deepEqual(await wrong(), []);
  await close();
});

heavy('by names alone a person goes from a new game to its end, through the panels, and always knows where the keyboard is', async () => {
  const { page, complaints, close } = await openBoard({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await page.evaluate(() => {
    const said = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { said });
    const live = document.querySelector('#live');
    if (live) new MutationObserver(() => live.textContent && said.push(live.textContent)).observe(live, { childList: true });
  });
  const nodes = async () => (await session.send('Accessibility.getFullAXTree')).nodes.filter(({ ignored }) => !ignored);
  const focused = async () => {
    const found = (await nodes()).findLast(({ properties }) => properties?.some(({ name, value }) => name === 'focused' && value.value === true));
    return { role: String(found?.role?.value ?? ''), name: String(found?.name?.value ?? '') };
  };
  const isSomewhere = async (/** @type {string} */ after) => {
    const { role, name } = await focused();
    assert.ok(role !== 'RootWebArea' && name !== '', `after ${after} the keyboard is on "${role} ${name}"`);
  };
  /** Puts the keyboard on what is called so, once it is there. @param {string} role @param {RegExp} called */
  const go = async (role, called) => {
    const isIt = (/** @type {Awaited<ReturnType<typeof nodes>>[number]} */ node) =>
      node.role?.value === role && called.test(String(node.name?.value ?? '')) && node.properties?.some(({ name }) => name === 'focusable');
    const backendNodeId = await until(async () => (await nodes()).find(isIt)?.backendDOMNodeId, () => `no ${role} ${called}`);
    await session.send('DOM.focus', { backendNodeId });
  };
  /** @param {string} role @param {RegExp} called */
  const press = async (role, called) => {
    await go(role, called);
    await page.keyboard.press('Enter');
    await settled(page);
    await isSomewhere(`${role} ${called}`);
  };
  /** @param {string} from @param {string} to */
  const move = async (from, to) => {
    await go('gridcell', new RegExp(`^${from},`));
    await page.keyboard.press('Enter');
    await go('gridcell', new RegExp(`^${to},.*possible`));
    await page.keyboard.press('Enter');
    await spoken(page, /^Black: /);
    await isSomewhere(`${from}${to}`);
  };
  await press('button', /^New game$/);
  await press('button', /^Start the game$/);
  await spoken(page, /^New game\. You play White/);
  assert.equal((await focused()).name, 'e2, white pawn');
  await move('e2', 'e4');
  await move('a2', 'a3');
  await move('h2', 'h3');
  await press('button', /^Undo$/);
  await spoken(page, /^Undone\. Step 4 of 4: /);
  await press('button', /^Hint$/);
  await spoken(page, /^Hint: the /);
  assert.equal((await nodes()).filter(({ role, name }) => role?.value === 'gridcell' && /, hint$/.test(String(name?.value))).length, 1);
  await press('tab', /^Script$/);
  await go('textbox', /^Script$/);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', zz');
  await spoken(page, /remark/);
  await isSomewhere('a token');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('e2e4, e7e5');
  await press('tab', /^Sets$/);
  await press('button', /^[^a-z]*knight/i);
  await press('tab', /^Think$/);
  await go('treeitem', /^Nf3/);
  await isSomewhere('the tree');
  await press('tab', /^Play$/);
  await press('button', /^Go on$/);
  await press('button', /^Resign$/);
  await press('button', /^Really resign\?$/);
  await spoken(page, 'White resigned. Black wins.');
  await press('button', /^Rematch$/);
  const said = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).said));
  assert.deepEqual(said.filter((text, at) => text === said[at - 1]), [], 'nothing is said twice in a row');
  assert.deepEqual(complaints, []);
  await close();
});
