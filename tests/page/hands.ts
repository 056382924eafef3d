// What a person does on the board, in a browser.

import type { Locator, Page } from '@playwright/test';
import { LABS, PANELS } from '../../www/app/page';
import { squareIndex } from '../../www/chess/squares';
import type { HelpId } from '../../www/i18n/words';

/** What addresses name: the places, and in the stead of Lab its tabs. */
export const ADDRESSES = PANELS.flatMap(({ id }): readonly HelpId[] => (id === 'lab' ? LABS : [id]));

/** By its place: to look for names among all that is there takes longer than a move. */
export const square = (page: Page, name: string): Locator => page.locator(`[data-square="${squareIndex(name)}"]`);

/** Makes moves by taps, such as `e2e4`. */
export async function play(page: Page, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    await square(page, move.slice(0, 2)).click();
    await square(page, move.slice(2)).click();
  }
}

/** The moves in their list, without the button of the menu that stands beside the current one. */
export const moves = (page: Page): Locator =>
  page.getByRole('group', { name: 'Moves' }).getByRole('button', { name: /^(?!What to do with )/ });

/** Goes to a tab of Lab. */
export async function toLab(page: Page, tab: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Lab' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

/** What is drawn next has been drawn twice. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => void requestAnimationFrame(() => void requestAnimationFrame(() => resolve(0)))),
  );

/** Another window in a browser of its own, which keeps nothing of others. */
export const here = (baseURL: string | undefined) => (baseURL === undefined ? {} : { baseURL });

/** Opens a page, and waits for its board. */
export async function open(page: Page, address = './'): Promise<void> {
  await page.goto(address);
  await page.getByRole('grid').waitFor();
}

/** Writes a line in the place of what is on the board, then goes to a place. */
export async function write(page: Page, text: string, place: string, box = 'Moves as text'): Promise<void> {
  await open(page, './#script');
  await page.getByRole('textbox', { name: box }).fill(text);
  await page.evaluate((hash) => void (location.hash = hash), place);
}

/** The names of the modules that the page and its workers load from now on. */
export function modulesOf(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/(\w+)_bg\.\w+\.wasm$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

/** All databases with all that is in them. */
export const dump = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const found: Record<string, Record<string, unknown[]>> = {};
    for (const { name = '', version } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      const stores: Record<string, unknown[]> = {};
      for (const store of database.objectStoreNames)
        stores[store] = await done(database.transaction(store).objectStore(store).getAll());
      database.close();
      found[`${name} ${version}`] = stores;
    }
    return found;
  });

/** Pastes a text where the keyboard is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}
