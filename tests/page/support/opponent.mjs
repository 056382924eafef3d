// What a person does in a game against the computer, for the tests.

/** @typedef {import('playwright-core').Page} Page */

export const CALM = /** @type {const} */ ({ reducedMotion: 'reduce' });

/**
 * Starts a game through the form.
 * @param {Page} page
 * @param {{ side?: string, from?: string, level?: number, other?: number, player?: string, second?: string, number?: string, clock?: string, isLocked?: boolean }} plan
 */
export async function begin(page, { side = 'w', from = 'standard', level = 3, other, player = `level:${level}`, second = other ? `level:${other}` : undefined, number, clock, isLocked }) {
  await page.locator('#opponent-open, #opponent-other').filter({ visible: true }).click();
  await page.locator(`#opponent input[value="${side}"]`).check();
  await page.locator(`#opponent input[value="${from}"]`).check();
  if (number !== undefined) await page.fill('#opponent-number', number);
  await pick(page, 'level', player);
  if (second !== undefined) await pick(page, 'level-other', second);
  if (clock !== undefined) await page.locator(`#opponent input[value="${clock}"]`).check();
  if (isLocked !== undefined) await page.locator('#opponent-help').setChecked(isLocked);
  await page.click('#opponent-start');
}

/** Picks a player of the computer. @param {Page} page @param {string} id @param {string} player */
async function pick(page, id, player) {
  const [kind, number] = player.split(':');
  await page.locator(`#${id}-${kind}`).check();
  if (number) await page.locator(`#${id}`).fill(number);
}

/** Waits until so many moves have been played. @param {Page} page @param {number} count */
export const played = (page, count) =>
  page.waitForFunction((least) => document.querySelectorAll('#moves button[data-ply]').length >= least, count);

/** @param {Page} page */
export const state = (page) => page.locator('#duel .state').innerText();

/** @param {Page} page @param {RegExp} pattern */
export const noticed = (page, pattern) =>
  page.waitForFunction((text) => new RegExp(text).test(document.querySelector('#notice')?.textContent ?? ''), pattern.source);

/** What the card at the end says, in one line. @param {Page} page */
export const resultShown = async (page) => {
  await page.waitForSelector('#duel .result:not([hidden])');
  return (await page.locator('#duel .result-head, #duel .result-head + p').allInnerTexts()).join('. ');
};

/** @param {Page} page */
export async function resign(page) {
  await page.click('#opponent-resign');
  await page.click('#opponent-resign');
}
