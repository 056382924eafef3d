// What axe and the browser's own tree for screen readers find in each place of the page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { words as de } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';
import { isLab } from '../../www/app/page';
import { CHOICES } from '../../www/app/settings';
import { ADDRESSES, here, open, play, square, write } from './hands';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What those leave out: who speaks to a button says what stands on it. */
const MORE = { 'label-content-name-mismatch': { enabled: true } };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What has to be called something, beside all that can have the keyboard. */
const NAMED = new Set(['dialog', 'grid', 'group', 'image', 'list', 'menu', 'meter', 'region', 'timer', 'toolbar']);
const NAMELESS = new Set(['RootWebArea', 'generic', 'list', 'group', 'none']);

/** What is wrong with what is shown now. */
async function faults(page: Page): Promise<readonly string[]> {
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
  return [...violations, ...unnamed, ...(over > 0 ? [`${over} pixels run over`] : [])];
}

/** Black lets White mate at once. */
const SCHOLAR = 'e2e4,e7e5,f1c4,b8c6,d1h5,g8f6,h5f7';
const LANGUAGES = [english, de, es, fr];
const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [320, 568],
] as const;
const ALL = LANGUAGES.flatMap((words) =>
  SIZES.flatMap(([width, height]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ words, width, height, colorScheme })),
  ),
);
/** Two of them are looked at with each change, the others with all there is. */
const isSample = ({ words, width, colorScheme }: (typeof ALL)[number]): boolean =>
  (words === english && width === 1440 && colorScheme === 'light') ||
  (words === de && width === 390 && colorScheme === 'dark');

for (const look of ALL) {
  const { words, width, height, colorScheme } = look;
  test(
    `nothing is wrong in any place for who sees or hears the page otherwise: ${words.tag}, ${width}, ${colorScheme}`,
    { tag: isSample(look) ? [] : '@heavy' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...here(baseURL),
        colorScheme,
        locale: words.tag,
        reducedMotion: 'reduce',
        viewport: { width, height },
      });
      const page = await context.newPage();
      const check = async (what: string) => expect(await faults(page), what).toEqual([]);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const radio = (name: string) => page.getByRole('radio', { name, exact: true });
      const { shell, sheets, play: texts } = words;
      await open(page);
      await page.evaluate(axe);
      await page.getByText(sheets.welcome.privacy).waitFor();
      await check('the first page');
      await page.getByRole('link', { name: shell.place.play, exact: true }).click();
      await radio(texts.form.clocks['5+3']).check();
      await check('a new game');
      await radio(texts.form.sides.both).check();
      await button(texts.offers.play).click();
      await play(page, 'f2f3', 'e7e5');
      await square(page, 'g2').click();
      await check('a game, with a piece that is held');
      await square(page, 'g4').click();
      await play(page, 'd8h4');
      await page.getByRole('dialog').waitFor();
      await check('its result');
      await page.keyboard.press('Escape');
      await write(page, 'e2e4,e7e5', '', words.script.box);
      const moves = page.getByRole('group', { name: words.moves.name });
      // The game before had no such move.
      await moves.getByRole('button', { name: 'e4', exact: true }).waitFor();
      await page.getByRole('button', { name: words.commands.back, exact: true }).click();
      await play(page, 'c7c5', 'e4e5');
      await square(page, 'd7').click();
      await moves.getByRole('button', { name: 'c5', exact: true }).click({ button: 'right' });
      await page.getByRole('menu').waitFor();
      await check('variations, and the menu of a move');
      await page.keyboard.press('Escape');
      for (const id of ADDRESSES) {
        await page.evaluate((place) => void (location.hash = place), id);
        const name = shell.place[isLab(id) ? 'lab' : id];
        await expect(page.getByRole('region', { name, exact: true })).toBeFocused();
        await expect(page.getByRole('region', { name, exact: true }).getByRole('heading')).not.toHaveCount(0);
        if (id === 'script') {
          await page.getByRole('textbox', { name: words.script.box }).fill('e2e4 e7e5, Nf3; b8c6, oops, e8=Q');
          await expect(page.getByRole('list', { name: words.script.remarks }).getByRole('listitem')).toHaveCount(4);
        }
        await check(id);
      }
      await page.evaluate(() => void (location.hash = 'learn'));
      const { steps } = words.learn.examples;
      const rows = page.getByRole('region', { name: words.learn.samples, exact: true });
      await rows.getByRole('button', { name: steps.title }).click();
      await page.getByRole('group', { name: words.learn.card, exact: true }).waitFor();
      await check('a task of a lesson');
      for (const texts of [steps.texts.fork, steps.texts.forkNext]) {
        await expect(page.getByText(texts, { exact: true })).not.toHaveCount(0);
        await button(words.learn.onward.skip).click();
      }
      await button(words.learn.check).waitFor();
      await square(page, 'g4').click();
      await button(words.learn.check).click();
      await page
        .getByText(words.learn.squares(['g4'], 4))
        .first()
        .waitFor();
      await check('squares that are marked');
      await button(words.learn.onward.skip).click();
      await page.getByRole('group', { name: words.learn.answers, exact: true }).waitFor();
      await check('texts to choose from');
      for (let task = 4; task <= 6; task += 1) await button(words.learn.onward.skip).click();
      await button(words.learn.close).waitFor();
      await check('the result of a lesson');
      await button(words.learn.close).click();
      await rows.waitFor();
      await check('lessons that are kept');
      for (const sheet of ['settings', 'share', 'keys'] as const) {
        if (sheet === 'keys') await page.locator('[role=gridcell]').first().press('Shift+?');
        else await button(shell.sheet[sheet]).click();
        await page.getByRole('dialog', { name: shell.sheet[sheet] }).waitFor();
        await check(sheet);
        for (const board of sheet === 'settings' ? CHOICES.board.toReversed() : []) {
          await radio(sheets.settings.boards[board]).check();
          await check(`the board ${board}`);
        }
        await page.keyboard.press('Escape');
      }
      await write(page, SCHOLAR, 'analyse', words.script.box);
      await button(words.review.start).click();
      await button(words.review.practise.begin('b', 1)).waitFor();
      await check('what a review came to');
      await button(words.review.practise.begin('b', 1)).click();
      await page.getByRole('group', { name: words.review.practise.name }).waitFor();
      await check('a mistake that is practised');
      await button(words.review.practise.result).click();
      await button(words.review.practise.again).waitFor();
      await check('what was solved');
      await page.keyboard.press('Escape');
      await button(words.review.first).first().click();
      await page.getByRole('group', { name: words.review.card }).waitFor();
      await check('the card of a mistake');
      await page.evaluate(() => void (location.hash = 'learn'));
      const { making, learn } = words;
      await page.getByRole('tab', { name: learn.tabs.make, exact: true }).click();
      const kind = page.getByRole('combobox', { name: making.kind });
      await kind.selectOption('formula');
      await page.getByRole('textbox', { name: making.formula, exact: true }).fill('knigt');
      await kind.focus();
      await page.getByRole('alert').waitFor();
      // On a phone the board lies over what is scrolled behind it.
      await page.evaluate(() => scrollTo(0, 0));
      await check('a task whose formula cannot be read');
      await kind.selectOption('choose');
      await button(making.fix.task).first().waitFor();
      await button(making.chapters.add).click();
      await page.getByRole('menuitem', { name: making.chapters.here }).click();
      await kind.selectOption('squares');
      await button(making.tap).click();
      await square(page, 'e4').click();
      await expect(page.getByRole('textbox', { name: making.squares, exact: true })).toHaveValue('e4');
      await page.evaluate(() => scrollTo(0, 0));
      await check('squares that are marked in the second chapter');
      await context.close();
    },
  );
}
