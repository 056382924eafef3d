// The worker in a browser, under the policy of the page.

import { expect, type Route, test } from '@playwright/test';

/** A place that asks a worker as soon as it is open. */
const PLACE = './#sets';

test('the worker starts under the policy of the page, counts a set, and no other script becomes one', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  const files: string[] = [];
  page.on('request', (request) => void files.push(new URL(request.url()).pathname));
  await page.goto('./');
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
  expect(files.filter((name) => /worker|labs|engine|review_bg/.test(name))).toEqual([]);
  await page.goto(PLACE);
  const square = page.getByRole('gridcell', { name: /^d4,/ });
  await expect(square).toHaveAccessibleName('d4, empty, in the set, 8 pairs end here');
  expect(complaints).toEqual([]);
  expect(files.filter((name) => /^\/(next\/)?assets\/labs_bg\.\w+\.wasm$/.test(name))).toHaveLength(1);
  expect(files.filter((name) => /(?:engine|review)_bg/.test(name))).toEqual([]);
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

/** Answers a file with a policy that lacks something. */
const withholding =
  (part: string, instead = '') =>
  async (route: Route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = { ...response.headers(), 'content-security-policy': policy.replace(part, instead) };
    await route.fulfill({ response, headers });
  };

test('why there is no worker is said, the network is not blamed for what is forbidden, and the board is there', async ({
  page,
}) => {
  const reasons: [string | RegExp, (route: Route) => Promise<void>, string][] = [
    ['**/worker.*.js', (route) => route.abort(), 'could not be loaded: the network failed'],
    [/\/(\?.*)?(#.*)?$/, withholding("worker-src 'self'", "worker-src 'none'"), 'workers are forbidden here'],
    ['**/worker.*.js', withholding("'wasm-unsafe-eval'"), 'WebAssembly is forbidden here'],
  ];
  for (const [at, [files, answer, told]] of reasons.entries()) {
    await page.route(files, answer);
    await page.goto(`./?${at}${PLACE.slice(2)}`);
    await expect(page.getByText(told).first()).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
    await page.unroute(files);
  }
});
