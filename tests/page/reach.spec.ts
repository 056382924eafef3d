// Fingers that need room, colours that the system forces, and what has the keyboard.

import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, drawn, here, open, write } from './hands';

const SCRIPT = 'e2e4,e7e5,Nf3,b8c6,oops,e8=Q';
const LEAST = 44;

/** All of a place is there, what comes late, too. */
async function expectWhole(page: Page, id: string): Promise<void> {
  await expect(page.locator('main > section h2').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Board tools' })).toBeVisible();
  if (id === '') await expect(page.locator('.tile')).toHaveCount(4);
}

test('on a touch screen all that can be pressed is large enough for fingers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...here(baseURL),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const small: string[] = [];
  for (const id of ['', ...ADDRESSES]) {
    await (id === '' ? open(page) : write(page, SCRIPT, id));
    await expectWhole(page, id);
    small.push(
      ...(await page.evaluate(
        ([least, place]) =>
          [...document.querySelectorAll<HTMLElement>('button, a, select, input, summary, [role=tab]')].flatMap(
            (one) => {
              if (
                !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
                one.closest('[role=grid]')
              )
                return [];
              const area = one.closest('label') ?? one;
              const { width, height } = area.getBoundingClientRect();
              // A link within a sentence is as high as its line.
              const isText = one.matches('p a');
              const name = one.getAttribute('aria-label') ?? area.textContent.trim();
              return width >= 24 && height >= (isText ? 16 : Number(least)) - 0.5
                ? []
                : [`${place}: ${name} ${Math.round(width)} × ${Math.round(height)}`];
            },
          ),
        [LEAST, id] as const,
      )),
    );
    expect(await page.locator('main .primary:visible').count(), `${id}: buttons that stand out`).toBeLessThan(2);
  }
  expect(small).toEqual([]);
  await context.close();
});

test('in forced colours every text in each place is told from its ground, and the place that is shown from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  const weak: string[] = [];
  for (const id of ADDRESSES) {
    await write(page, SCRIPT, id);
    await expectWhole(page, id);
    weak.push(
      ...(await page.evaluate((place) => {
        const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
        const light = (color: string) => {
          const [r = 0, g = 0, b = 0] = numbers(color).map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4);
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const groundOf = (element: Element | null): string => {
          if (!element) return getComputedStyle(document.documentElement).backgroundColor;
          const { backgroundColor } = getComputedStyle(element);
          return numbers(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
        };
        const hasText = (element: Element) =>
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const all = [...document.querySelectorAll('body *')].filter(
          (one) => hasText(one) && one.checkVisibility({ visibilityProperty: true }) && !one.closest('.board, .spoken'),
        );
        const faint = all.flatMap((one) => {
          const [text, ground] = [light(getComputedStyle(one).color), light(groundOf(one))];
          const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
          return contrast >= 3 ? [] : [`${place}: ${one.textContent} ${contrast.toFixed(1)}`];
        });
        const looks = [...document.querySelectorAll('nav a')].map((link) => {
          const { borderBlockEndStyle, borderBlockEndColor, color, backgroundColor, textDecorationLine } =
            getComputedStyle(link);
          return [borderBlockEndStyle, borderBlockEndColor, color, backgroundColor, textDecorationLine].join();
        });
        const current = [...document.querySelectorAll('nav a')].findIndex((link) => link.ariaCurrent === 'page');
        const isTold = looks.every((look, at) => at === current || look !== looks[current]);
        return [...faint, ...(isTold ? [] : [`${place} looks as the other places do`])];
      }, id)),
    );
  }
  expect(weak).toEqual([]);
});

interface Seen {
  count: number;
  covered: string[];
}

/** Notes of each thing that comes to have the keyboard whether something else lies over its beginning. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      const { activeElement: at } = document;
      const { x = 0, y = 0, width = 0, height = 0 } = at?.getClientRects()[0] ?? {};
      if (!at || at === document.body || height === 0) return [];
      const over = document.elementFromPoint(x + Math.min(width, 20) / 2, y + Math.min(height, 20) / 2);
      const isSeen = at.contains(over) || over?.closest('label')?.contains(at);
      return isSeen ? [] : [`${at.localName} ${at.ariaLabel ?? at.textContent.slice(0, 40)}`];
    };
    const seen: Seen = { count: 0, covered: [] };
    // It is scrolled to after this.
    addEventListener('focusin', () =>
      setTimeout(() => {
        seen.count += 1;
        seen.covered.push(...look());
      }),
    );
    Object.assign(window, { seen });
  });

for (const [width, height, ...tag] of [
  [390, 844],
  [640, 700, '@heavy'],
] as const) {
  const name = `what has the keyboard is never behind the board, a foot or the end of a row at ${width} by ${height}`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const id of ADDRESSES) {
      await write(page, 'e2e4,e7e5,Nf3,g1f3', id);
      await page.locator('.panel h2').waitFor();
      // What comes moves what is there.
      if (id === 'think') await page.getByRole('treeitem').first().waitFor();
      if (id === 'learn') await page.getByRole('region', { name: 'How a computer plays chess' }).waitFor();
      await watchFocus(page);
      for (const key of ['Tab', 'Shift+Tab'])
        for (let count = 0; count < 30; count += 1) await page.keyboard.press(key);
      await drawn(page);
      const { count, covered } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      expect(count, id).toBeGreaterThan(30);
      expect(covered, id).toEqual([]);
    }
  });
}
