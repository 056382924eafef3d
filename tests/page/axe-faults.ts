// What axe and the browser's own tree for screen readers find wrong.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What those leave out: who speaks to a button says what stands on it. */
const MORE = { 'label-content-name-mismatch': { enabled: true } };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What has to be called something, beside all that can have the keyboard. */
const NAMED = new Set(['dialog', 'grid', 'group', 'image', 'list', 'menu', 'meter', 'region', 'timer', 'toolbar']);
const NAMELESS = new Set(['RootWebArea', 'generic', 'list', 'group', 'none']);

/** Puts axe into a page, for as long as that is there. */
export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(axe);

/** What names something, and is read at a glance. */
const LABELS = 'button:not(.link), label, legend, h2, h3, nav a, [role=tab], [role=menuitem]';

/** Words of labels whose letters stand on two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((labels) => {
    const lines = (text: Text, word: RegExpExecArray): number => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
        .size;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const label = text.parentElement?.closest(labels);
      if (!label?.checkVisibility({ visibilityProperty: true })) continue;
      for (const word of text.data.matchAll(/\p{L}{3,}/gu)) if (lines(text, word) > 1) found.add(word[0]);
    }
    return [...found];
  }, LABELS);

/** What is wrong with what is shown now, in a page that has axe. */
export async function faults(page: Page): Promise<readonly string[]> {
  // What is still fading in has not its own colours.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const violations = await page.evaluate<string[]>(
    `axe.run({ runOnly: ${JSON.stringify(RULES)}, rules: ${JSON.stringify(MORE)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`,
  );
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const unnamed = nodes.flatMap(({ ignored, role, name, description, properties = [] }) => {
    const [kind, called, described] = [role, name, description].map((one) => String(one?.value ?? '').trim());
    const isFocusable = properties.some((property) => property.name === 'focusable' && property.value.value === true);
    if (ignored || !kind || !(isFocusable || NAMED.has(kind)) || (called === '' && NAMELESS.has(kind))) return [];
    return called === '' || called === described ? [`${kind} "${called}" is described as "${described}"`] : [];
  });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const broken = (await brokenWords(page)).map((word) => `"${word}" is broken over lines`);
  return [...violations, ...unnamed, ...broken, ...(over > 0 ? [`${over} pixels run over`] : [])];
}
