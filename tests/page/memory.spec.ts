// Memory: what is done again and again holds no more of it.

import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, open, play } from './hands';

// What records a test holds all that was shown.
test.use({ trace: 'off' });

/** So many times all is done, and so many before it is measured first: all is loaded and compiled then. */
const [TIMES, FIRST] = [60, 20];
/** So much more there may be then: less than one thing a time that is held. */
const MOST = { heap: 1_000_000, nodes: 1000, listeners: 40, wasm: 3 * 65_536 };
const GAMES = '[White "A"]\n\n1. e4 e5 2. Nf3 (2. f4 {gambit}) Nc6 *\n\n'.repeat(300);

/** Some work in each place, which ends with the document that it began with. */
async function work(page: Page): Promise<void> {
  const go = (place: string) => page.evaluate((hash) => void (location.hash = hash), place);
  await go('script');
  const box = page.getByRole('textbox', { name: 'Moves as text' });
  await box.fill('e2e4, e7e5');
  await box.fill('e2e4, e7e5, Nf3, oops');
  await expect(page.getByRole('list', { name: 'Remarks' }).getByRole('listitem')).not.toHaveCount(0);
  await page.locator('body').press('Control+z');
  for (const id of ADDRESSES) {
    await go(id);
    await page.locator('main > section').nth(1).getByRole('heading').first().waitFor();
  }
  await play(page, 'e2e4');
  await go('analyse');
  await page.getByRole('switch', { name: 'Engine' }).check();
  await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('switch', { name: 'Engine' }).uncheck();
  await go('games');
  // What is given to a field for files is held by what gives it.
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'games.pgn'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('[role=grid]')?.dispatchEvent(drop);
  }, GAMES);
  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await page.locator('[role=gridcell]').first().press('Shift+?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('what is done again and again holds no more memory', { tag: '@heavy' }, async ({ page }) => {
  test.setTimeout(0);
  await page.addInitScript(() => {
    const memories: WebAssembly.Memory[] = [];
    const own = WebAssembly.instantiateStreaming.bind(WebAssembly);
    const found = ({ instance }: WebAssembly.WebAssemblyInstantiatedSource) => {
      for (const one of Object.values(instance.exports)) if (one instanceof WebAssembly.Memory) memories.push(one);
    };
    const instantiateStreaming = async (...args: Parameters<typeof own>) => {
      const source = await own(...args);
      found(source);
      return source;
    };
    Object.assign(WebAssembly, { instantiateStreaming });
    Object.assign(globalThis, { memories });
  });
  await open(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    const wasm = await page.evaluate(() =>
      (globalThis as unknown as { memories: WebAssembly.Memory[] }).memories.reduce(
        (sum, { buffer }) => sum + buffer.byteLength,
        0,
      ),
    );
    return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners'), wasm };
  };
  let first = await measure();
  for (let time = 1; time <= TIMES; time += 1) {
    await work(page);
    if (time === FIRST) first = await measure();
  }
  const last = await measure();
  expect(first.wasm).toBeGreaterThan(0);
  for (const key of ['heap', 'nodes', 'listeners', 'wasm'] as const)
    expect(last[key] - first[key], key).toBeLessThan(MOST[key]);
});
