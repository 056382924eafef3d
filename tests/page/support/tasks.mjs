// How long the page's own thread computes at a time. It is the processor's time that counts, not the clock's: on a busy
// machine a task that waits for its turn takes longer without doing more.

/**
 * The longest task of the page's own thread while something goes on, in milliseconds of computing.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} work
 */
export async function longestTask(page, work) {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page that was opened in a browser has one');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  // What the page answers comes before the end of its task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  /** @type {{ traceEvents: { name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && threads.has(`${pid} ${tid}`));
  if (!tasks.some(({ tdur }) => tdur)) throw new Error('The browser has not told how long the tasks of the page computed');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/**
 * How many milliseconds after a click something is there to be seen.
 * @param {import('playwright-core').Page} page
 * @param {string} pressed
 * @param {string} wanted
 * @returns {Promise<number>}
 */
export const timeOf = (page, pressed, wanted) =>
  page.evaluate(
    ([press = '', want = '']) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector(want)) return;
          observer.disconnect();
          resolve(performance.now() - start);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector(press)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        look();
      }),
    [pressed, wanted],
  );
