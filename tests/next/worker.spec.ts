// The worker in a browser, under the policy of the page.

import { expect, test } from '@playwright/test';

const LINK = './#1L44UAQP9FA';

test('the worker starts under the policy of the page, and reads a link of version 1', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  const files: string[] = [];
  page.on('request', (request) => void files.push(new URL(request.url()).pathname));
  await page.goto('./');
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
  expect(files.filter((name) => /worker|labs|engine/.test(name))).toEqual([]);
  await page.goto(LINK);
  await expect(page.getByRole('group', { name: 'Moves' }).getByRole('button')).toHaveText(['e4', 'e5', 'Nf3']);
  expect(complaints).toEqual([]);
  expect(files.filter((name) => /^\/(next\/)?labs_bg\.\w+\.wasm$/.test(name))).toHaveLength(1);
  expect(files.filter((name) => name.includes('engine_bg'))).toEqual([]);
});

test('no other script becomes a worker, and no policy can be made for one', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
  const refused = await page.evaluate(() => {
    const names: string[] = [];
    const script = [...document.scripts].map(({ src }) => src)[0] ?? '';
    for (const act of [
      () => new Worker(script, { type: 'module' }),
      () => globalThis.trustedTypes?.createPolicy('gridmate', { createScriptURL: (address) => address }),
      () => globalThis.trustedTypes?.createPolicy('other', { createScriptURL: (address) => address }),
    ]) {
      try {
        act();
        names.push('done');
      } catch (error) {
        names.push(error instanceof Error ? error.name : String(error));
      }
    }
    return names;
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('where the worker cannot be loaded that is said, and the board is there', async ({ page }) => {
  await page.route('**/worker.*.js', (route) => route.abort());
  await page.goto(LINK);
  await expect(page.getByText('could not be loaded: the network failed').first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
});

const without = (policy: string, part: string, instead = '') => policy.replace(part, instead);

test('where workers are forbidden that is said, and the network is not blamed', async ({ page }) => {
  await page.route(/\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': without(policy, "worker-src 'self'", "worker-src 'none'"),
    };
    await route.fulfill({ response, headers });
  });
  await page.goto(LINK);
  await expect(page.getByText('workers are forbidden here').first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
});

test('where WebAssembly is forbidden in the worker that is said', async ({ page }) => {
  await page.route('**/worker.*.js', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = { ...response.headers(), 'content-security-policy': without(policy, "'wasm-unsafe-eval'") };
    await route.fulfill({ response, headers });
  });
  await page.goto(LINK);
  await expect(page.getByText('WebAssembly is forbidden here').first()).toBeVisible();
});
