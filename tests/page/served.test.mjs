// The page as `cargo xtask play` serves it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './support/browser.mjs';

test('the page loads without a complaint and is isolated', async () => {
  const { page, complaints, close } = await openPage();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(complaints, []);
  assert.match(await page.title(), /Gridmate/);
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  await close();
});
