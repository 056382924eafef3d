// The service worker in a model of a browser: whatever happens in whatever order, an open tab gets the files of its version.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAll, some } from './support/extent.mjs';
import { filesOf, World } from './support/versions.mjs';

/** Of each kind. */
const SEQUENCES = isAll ? 10_000 : 200;
const STEPS = 14;

/** Numbers that look random, the same each time. @param {number} seed */
function random(seed) {
  let state = seed * 2 + 1;
  return (/** @type {number} */ below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** @typedef {(below: number) => number} Random */
/** @type {Record<string, (world: World, pick: Random) => unknown>} */
const EVENTS = {
  'a new version': (world) => { world.host = { version: world.host.version + 1, missing: new Set() }; },
  'half a new version': (world, pick) => {
    const version = world.host.version + 1;
    const paths = Object.keys(filesOf(version));
    world.host = { version, missing: new Set(paths.filter(() => pick(2) === 0)) };
  },
  'the rest of it': (world) => world.host.missing.clear(),
  'the version before': (world) => { world.host = { version: Math.max(1, world.host.version - 1), missing: new Set() }; },
  update: (world) => world.update(),
  'update again': (world) => world.update(),
  accept: (world) => world.accept(),
  'accept while the next comes': (world) => Promise.all([world.update(), world.accept()]),
  'open and accept at once': (world, pick) => (world.tabs.length < 4 ? Promise.all(pick(2) ? [world.accept(), world.open()] : [world.open(), world.accept()]) : undefined),
  open: (world) => (world.tabs.length < 4 ? world.open() : undefined),
  'open past the worker': (world) => (world.tabs.length < 4 && world.isOnline ? world.open(true) : undefined),
  reload: async (world, pick) => {
    const tab = world.tabs[pick(4)];
    if (tab) await world.open().then((opened) => opened && world.close(tab));
  },
  close: (world, pick) => {
    const tab = world.tabs[pick(8)];
    return tab && world.close(tab);
  },
  'worker ends': (world) => world.restart(),
  network: (world) => { world.isOnline = !world.isOnline; },
  disk: (world) => { world.isFull = !world.isFull; },
};

/**
 * Asks in each open tab for files of its version.
 * @param {World} world @param {string} story @param {boolean} isSpoilt @param {(files: [string, string][]) => [string, string][]} choose
 */
async function look(world, story, isSpoilt, choose) {
  for (const tab of world.tabs.filter(({ isControlled }) => isControlled)) {
    for (const [path, text] of choose(Object.entries(filesOf(tab.version)).filter(([path]) => path !== ''))) {
      const found = await world.ask(tab, path);
      const mayMiss = isSpoilt && !(world.isOnline && path in filesOf(world.host.version) && !world.host.missing.has(path));
      if (!tab.isKept || (mayMiss && found === undefined)) continue;
      assert.equal(found, text, `${path} of version ${tab.version} after: ${story}`);
    }
  }
}

for (const [name, isSpoilt] of /** @type {const} */ ([['no file is missing', false], ['where kept files go bad, none is taken for what it is not', true]])) {
  test(`in open tabs ${name}, in ${some || 'all '}sequences of versions, tabs, failures and full disks`, { timeout: 300_000 }, async () => {
    const names = Object.keys(EVENTS);
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const pick = random(isSpoilt ? seed : -seed);
      const world = new World();
      await world.open();
      world.pass();
      await world.update();
      /** @type {string[]} */
      const story = [];
      for (let step = 0; step < STEPS; step += 1) {
        const event = names[pick(names.length)] ?? '';
        story.push(event);
        await EVENTS[event]?.(world, pick);
        if (isSpoilt && pick(3) === 0) {
          world.spoil(pick(1000));
          world.restart();
        }
        if (pick(3) > 0) world.pass(pick(2) ? 5_000 : 100_000);
        await look(world, story.join(', '), isSpoilt, (files) => files.splice(pick(files.length), 1));
      }
      await look(world, story.join(', '), isSpoilt, (files) => files);
      assert.ok(world.kept.has('another page'));
    }
  });
}

/** Until workers have done what they do beside their answers. */
const quiet = () => new Promise((resolve) => setImmediate(resolve));

test('of versions that no tab shows nothing is left when a page is opened a minute after the next took over', async () => {
  const world = new World();
  await world.open();
  world.pass();
  await world.update();
  for (let version = 2; version < 9; version += 1) {
    for (const tab of world.tabs) await world.close(tab);
    world.host = { version, missing: new Set() };
    await world.open();
    world.pass(100_000);
    await world.open();
    await quiet();
    await world.update();
    // Versions 3, 6 are never accepted.
    if (version % 3 > 0) await world.accept();
    assert.ok(world.versions().length <= 3, `${world.versions()}`);
  }
  for (const tab of world.tabs) await world.close(tab);
  world.pass(100_000);
  world.host = { version: 9, missing: new Set() };
  await world.update();
  await world.accept();
  await world.open();
  assert.ok(world.versions().length > 1, 'a tab may be on its way');
  world.pass(100_000);
  await world.open();
  await quiet();
  assert.equal(world.versions().length, 1);
});

test('a version of which a file has not come yet is not taken, and is taken when it has', async () => {
  const world = new World();
  await world.open();
  await world.update();
  world.host = { version: 2, missing: new Set(Object.keys(filesOf(2)).filter((path) => path.startsWith('main'))) };
  await world.update();
  assert.equal(world.waiting, undefined);
  assert.equal(world.versions().length, 1);
  world.host.missing.clear();
  await world.update();
  assert.equal(/** @type {any} */ (world.waiting)?.version, 2);
});
