// What a person does in a game against the computer, for the tests.

/** @typedef {import('playwright-core').Page} Page */

export const CALM = /** @type {const} */ ({ reducedMotion: 'reduce' });

/**
 * Starts a game through the form.
 * @param {Page} page
 * @param {{ side?: string, from?: string, level?: number, other?: number, player?: string, second?: string, number?: string, clock?: string, isLocked?: boolean }} plan
 */
export async function begin(page, { side = 'w', from = 'standard', level = 3, other, player = `level:${level}`, second = other ? `level:${other}` : undefined, number, clock, isLocked }) {
  await page.locator('#game-open, #game-other').filter({ visible: true }).click();
  await page.locator(`#game-card input[value="${side}"]`).check();
  await page.locator(`#game-card input[value="${from}"]`).check();
  if (number !== undefined) await page.fill('#game-number', number);
  await pick(page, 'level', player);
  if (second !== undefined) await pick(page, 'level-other', second);
  if (clock !== undefined) await page.locator(`#game-card input[value="${clock}"]`).check();
  if (isLocked !== undefined) await page.locator('#game-help').setChecked(isLocked);
  await page.click('#game-start');
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

/** Waits until the engine is there: then it says what its levels are worth. @param {Page} page */
export const engineReady = (page) => page.locator('.player').getByText('Elo').first().waitFor();

/** @param {Page} page */
export const state = (page) => page.locator('#game .state').innerText();

/** @param {Page} page @param {RegExp} pattern */
export const noticed = (page, pattern) =>
  page.waitForFunction((text) => new RegExp(text).test(document.querySelector('#notice')?.textContent ?? ''), pattern.source);

/** What the bars of the players say, from the upper to the lower, in one line. @param {Page} page */
export const bars = async (page) => (await page.locator('.player .who').allInnerTexts()).join(' ').replace(/\s+/g, ' ');

/** What the card at the end says, in one line. @param {Page} page */
export const resultShown = async (page) => {
  await page.waitForSelector('#game-result:not([hidden])');
  return (await page.locator('#game-result .result-head, #game-result .result-head + p').allInnerTexts()).join('. ');
};

/** @param {Page} page */
export async function resign(page) {
  await page.click('#game-resign');
  await page.click('#game-resign');
}
