// Somebody who works the page by keys and hears it: what the browser tells of where the keyboard is, and what is announced.

import { type CDPSession, expect, type Page } from '@playwright/test';

/** It is asked often: what is waited for has mostly come already. */
const SOON = { intervals: [10, 20, 50, 100] };

interface Spoken {
  spoken?: string[];
}

/** In the page: takes down what each live region says. */
function takeDown(): void {
  const said: string[] = ((globalThis as Spoken).spoken = []);
  new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [role=alert], [aria-live]'),
    );
    for (const region of new Set(regions)) if (region?.textContent) said.push(region.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export class Listener {
  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  /** Opens the page for it. */
  static async open(page: Page, address = './'): Promise<Listener> {
    await page.addInitScript(takeDown);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    await page.goto(address);
    await page.getByRole('grid').waitFor();
    return new Listener(page, browser);
  }

  /** Presses keys, one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  write = (text: string): Promise<void> => this.page.keyboard.type(text);

  /** Where the keyboard is, as the browser tells it: `button Play`, `slider Step: 3`, `radio White, checked`. */
  async at(): Promise<string> {
    const { result } = await this.browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { objectId = '' } = result;
    const { nodes } = await this.browser.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
    const found = nodes.at(-1);
    const known = new Map(found?.properties?.map(({ name, value }) => [name, value.value]));
    const role = String(found?.role?.value);
    const states = [
      ...(known.get('checked') === 'true' ? ['checked'] : []),
      ...(known.get('expanded') === true ? ['expanded'] : []),
      ...(known.get('disabled') === true ? ['disabled'] : []),
      ...(known.get('readonly') === true ? ['read only'] : []),
    ];
    const value = ['slider', 'spinbutton', 'combobox'].includes(role) ? found?.value?.value : '';
    const name = String(found?.name?.value ?? '').replaceAll(/\s+/g, ' ');
    return [`${role} ${name}${value ? `: ${value}` : ''}`, ...states].join(', ');
  }

  /** Waits until the keyboard is there. */
  async finds(place: string | RegExp): Promise<void> {
    const there = expect.poll(() => this.at(), SOON);
    await (typeof place === 'string' ? there.toBe(place) : there.toMatch(place));
  }

  /** Presses a key until the keyboard is there. */
  async goes(place: string | RegExp, key = 'Tab', most = 60): Promise<void> {
    const isThere = (at: string) => (typeof place === 'string' ? at === place : place.test(at));
    const past: string[] = [];
    for (let count = 0; count < most; count += 1) {
      await this.press(key);
      const at = await this.at();
      if (isThere(at)) return;
      past.push(at);
    }
    throw new Error(`${key} does not lead to ${String(place)}, but to:\n${past.join('\n')}`);
  }

  /** Presses a key again and again until the keyboard is there: what it is pressed for may still be on its way. */
  async tries(key: string, place: RegExp): Promise<void> {
    await expect.poll(() => this.press(key).then(() => this.at())).toMatch(place);
  }

  /** Presses a key again and again until this is answered: who answers may still be thinking. */
  async asks(key: string, answer: RegExp): Promise<void> {
    const said = () => this.page.evaluate(() => (globalThis as Spoken).spoken?.splice(0).join('\n'));
    await expect.poll(() => this.press(key).then(said)).toMatch(answer);
  }

  /** Waits until something is announced after all that was asked for before, and forgets what came before it. */
  async hears(text: string | RegExp): Promise<string> {
    let all: readonly string[] = [];
    const find = (said: string) => (typeof text === 'string' ? said === text : text.test(said));
    await expect
      .poll(
        async () => {
          all = await this.page.evaluate(() => (globalThis as Spoken).spoken ?? []);
          return all.some(find) ? 'heard' : all;
        },
        { ...SOON, message: `announced: ${String(text)}` },
      )
      .toBe('heard');
    const place = all.findIndex(find);
    await this.page.evaluate((count) => void (globalThis as Spoken).spoken?.splice(0, count), place + 1);
    return all[place] ?? '';
  }
}
