// A browser that is killed, and what is there in the next one.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { dump, open, play, square } from './hands';

// What looks on would go on asking a browser that is killed.
test.use({ trace: 'off', screenshot: 'off' });

/** A browser that can be killed, with all that it has started; what it keeps lies in a folder. */
async function startBrowser(folder: string, address: string) {
  const { CHROMIUM = 'chromium', CHROMIUM_FLAGS = '--headless' } = process.env;
  const flags = [...CHROMIUM_FLAGS.split(' '), `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(CHROMIUM, flags, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  try {
    const socket = await new Promise<string>((resolve, reject) => {
      let told = '';
      child.stderr.on('data', (data) => {
        told += String(data);
        const found = /DevTools listening on (ws:\S+)/.exec(told)?.[1];
        if (found) resolve(found);
      });
      void ended.then(() => reject(new Error(`The browser did not start: ${told}`)));
    });
    const browser = await chromium.connectOverCDP(socket);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    const page = await context.newPage();
    await open(page, address);
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

test('a browser that is killed has lost nothing that was kept, and a tab that is opened anew goes on with it', async ({
  baseURL,
}) => {
  const address = baseURL ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'gridmate-profile-'));
  const first = await startBrowser(folder, address);
  try {
    const bytes = async () => JSON.stringify((await dump(first.page))['gridmate documents 8']?.['open'] ?? []);
    let before = await bytes();
    for (const move of ['e2e4', 'e7e5']) {
      await play(first.page, move);
      await expect.poll(bytes).not.toBe(before);
      before = await bytes();
    }
  } finally {
    await first.kill();
  }
  const second = await startBrowser(folder, address);
  try {
    await expect(square(second.page, 'e5')).toHaveAccessibleName('e5, black pawn');
    await expect(square(second.page, 'e4')).toHaveAccessibleName('e4, white pawn');
  } finally {
    await second.kill();
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test(
  'a browser that is killed at any moment has lost nothing that is older than a second',
  { tag: '@heavy' },
  async ({ baseURL }) => {
    test.setTimeout(0);
    const folder = await mkdtemp(join(tmpdir(), 'gridmate-profile-'));
    // No position comes five times.
    const knights = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    const moves = Array.from('abcdegh').flatMap((file) => [
      `${file}2${file}3`,
      `${file}7${file}6`,
      ...knights,
      ...knights,
    ]);
    let made = 0;
    for (let time = 0; time < 20; time += 1) {
      const { page, kill } = await startBrowser(folder, baseURL ?? '');
      const count = page.getByText(/^\d+ \/ \d+$/);
      const times: number[] = [];
      try {
        // Nothing that was there before is gone.
        await expect(count).toHaveText(`${made} / ${made}`);
        const more = 1 + ((time * 7) % 5);
        for (let move = 0; move < more; move += 1) {
          await play(page, moves[made + move] ?? '');
          await expect(count).toHaveText(`${made + move + 1} / ${made + move + 1}`);
          times.push(Date.now());
        }
        // The first time, so that it is known when what is kept has come.
        if (time === 0)
          await expect.poll(async () => (await dump(page))['gridmate documents 8']?.['open']?.length).toBe(1);
        // Moments between the last move and what is written of it, and after that.
        await new Promise((resolve) => setTimeout(resolve, (time * 397) % 1500));
      } finally {
        await kill();
      }
      const killed = Date.now();
      const sure = made + times.filter((at) => killed - at > 1000).length;
      const { page: next, kill: end } = await startBrowser(folder, baseURL ?? '');
      try {
        const told = next.getByText(/^\d+ \/ \d+$/);
        await expect(told).not.toHaveText('0 / 0');
        made = Number((await told.textContent())?.split(' ')[0]);
        expect(made, `killed ${killed - (times.at(-1) ?? 0)} ms after the last move`).toBeGreaterThanOrEqual(sure);
      } finally {
        await end();
      }
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
);
