// The service worker in a model of a browser: whatever happens in whatever order, an open tab gets the files of its version.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf, World } from './versions';

/** Of each kind; GRIDMATE_SEQUENCES says another number. */
const SEQUENCES = Number(process.env['GRIDMATE_SEQUENCES'] ?? 200);
const STEPS = 14;

type Random = (below: number) => number;

/** Numbers that look random, the same each time. */
function random(seed: number): Random {
  let state = seed * 2 + 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const whole = (version: number) => ({ version, missing: new Set<string>() });

const EVENTS: Record<string, (world: World, pick: Random) => unknown> = {
  'a new version': (world) => (world.host = whole(world.host.version + 1)),
  'half a new version': (world, pick) => {
    const version = world.host.version + 1;
    world.host = { version, missing: new Set(Object.keys(filesOf(version)).filter(() => pick(2) === 0)) };
  },
  'the rest of it': (world) => world.host.missing.clear(),
  'the version before': (world) => (world.host = whole(Math.max(1, world.host.version - 1))),
  update: (world) => world.update(),
  'update again': (world) => world.update(),
  accept: (world) => world.accept(),
  'accept while the next comes': (world) => Promise.all([world.update(), world.accept()]),
  'open and accept at once': (world, pick) => {
    if (world.tabs.length >= 4) return undefined;
    return Promise.all(pick(2) ? [world.accept(), world.open()] : [world.open(), world.accept()]);
  },
  open: (world) => world.tabs.length < 4 && world.open(),
  'open past the worker': (world) => world.tabs.length < 4 && world.isOnline && world.open(true),
  reload: async (world, pick) => {
    const tab = world.tabs[pick(4)];
    if (tab && (await world.open())) await world.close(tab);
  },
  close: (world, pick) => {
    const tab = world.tabs[pick(8)];
    return tab && world.close(tab);
  },
  'worker ends': (world) => world.restart(),
  network: (world) => (world.isOnline = !world.isOnline),
  disk: (world) => (world.isFull = !world.isFull),
};

type Entries = readonly (readonly [string, string])[];

/** Asks in each open tab for files of its version. */
async function look(world: World, story: readonly string[], isSpoilt: boolean, choose: (files: Entries) => Entries) {
  for (const tab of world.tabs.filter(({ isControlled }) => isControlled)) {
    for (const [path, text] of choose(Object.entries(filesOf(tab.version)).filter(([name]) => name !== ''))) {
      const found = await world.ask(tab, path);
      const isThere = path in filesOf(world.host.version) && !world.host.missing.has(path);
      const mayMiss = isSpoilt && !(world.isOnline && isThere);
      if (!tab.isKept || (mayMiss && found === undefined)) continue;
      assert.equal(found, text, `${path} of version ${tab.version} after: ${story.join(', ')}`);
    }
  }
}

/** Whether a tab shows a version that another has taken over from. */
const bridges = ({ active, tabs }: World) => tabs.some(({ version }) => version < (active?.version ?? 0));

async function live(isSpoilt: boolean): Promise<void> {
  const names = Object.keys(EVENTS);
  let bridged = 0;
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const pick = random(isSpoilt ? seed : -seed);
    const world = new World();
    await world.open();
    world.pass();
    await world.update();
    const story: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const event = names[pick(names.length)] ?? '';
      story.push(event);
      await EVENTS[event]?.(world, pick);
      if (isSpoilt && pick(3) === 0) {
        world.spoil(pick(1000));
        world.restart();
      }
      if (pick(3) > 0) world.pass(pick(2) ? 5_000 : 100_000);
      await look(world, story, isSpoilt, (files) => [files[pick(files.length)] ?? ['', '']]);
      if (bridges(world)) bridged += 1;
    }
    await look(world, story, isSpoilt, (files) => files);
    assert.ok(world.kept.has('another page'));
  }
  assert.ok(bridged > SEQUENCES / 10, `${bridged} times a tab of a version before was there`);
}

test('in open tabs no file is missing, in sequences of versions, tabs, failures and full disks', () => live(false));

test('where kept files go bad none is taken for what it is not, in sequences of versions and failures', () =>
  live(true));

/** Until workers have done what they do beside their answers. */
const quiet = () => new Promise((resolve) => setImmediate(resolve));

test('a file that goes bad while the worker runs is mended when somebody tries again, also by opening the page anew', async () => {
  for (const again of [(world: World) => world.again(), (world: World) => world.open(false, '?again')]) {
    const world = new World();
    world.host = whole(1);
    await world.update();
    const tab = await world.open();
    assert.ok(tab);
    const files = Object.entries(filesOf(world.host.version)).filter(([path]) => path !== '');
    for (const [path, text] of files) assert.equal(await world.ask(tab, path), text);
    for (let at = 0; at < files.length; at += 1) world.spoil(at);
    await again(world);
    for (const [path, text] of files) assert.equal(await world.ask(tab, path), text);
    await quiet();
    world.isOnline = false;
    for (const [path, text] of files) assert.equal(await world.ask(tab, path), text, 'the mended file is kept');
  }
});

test('of versions that no tab shows nothing is left when a page is opened a minute after the next took over', async () => {
  const world = new World();
  await world.open();
  world.pass();
  await world.update();
  for (let version = 2; version < 9; version += 1) {
    for (const tab of world.tabs) await world.close(tab);
    world.host = whole(version);
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
  world.host = whole(9);
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
  const next = 2;
  world.host = { version: next, missing: new Set(Object.keys(filesOf(next)).filter((path) => /main/.test(path))) };
  assert.equal(world.host.missing.size, 1);
  await world.update();
  assert.equal(world.waiting, undefined);
  assert.equal(world.versions().length, 1);
  world.host.missing.clear();
  await world.update();
  assert.equal(world.versions().length, 2);
  await world.accept();
  assert.equal(world.active?.version, next);
});
