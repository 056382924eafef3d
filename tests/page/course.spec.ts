// The course in the browser: each lesson played through to its end, and the place that it leads to.

import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { english } from '../../www/i18n/en/all';
import { course } from '../../www/i18n/en/course';
import type { COURSE } from '../../www/learn/course';

const { learn, shell, sets, think, match } = english;
const NAMES = {
  script: shell.place.script,
  setup: shell.place.setup,
  sets: sets.name,
  think: think.name,
  match: match.name,
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The task that a chapter begins with, and what it says of it. */
const taskOf = (text: string) => /\[%task (\w+) ?([^\]]*)\]/.exec(text) ?? [];

/** Answers by squares, by a text, by hints, or not at all; then the lesson can go on. */
async function answer(page: Page, text: string, said: Readonly<Record<string, string>>): Promise<void> {
  const [, kind, what = ''] = taskOf(text);
  const onward = button(page, new RegExp(`^(${learn.onward.task}|${learn.onward.over}|${learn.onward.on})$`));
  if (kind === 'squares' || kind === 'formula') {
    await page.getByRole('textbox', { name: learn.squaresField }).fill(kind === 'squares' ? what : 'e1 e3 f4 h4');
    await button(page, learn.check).click();
  } else if (kind === 'choose') {
    const right = what.split('|').find((choice) => choice.startsWith('+')) ?? '';
    const name = right.slice(1).replace(/^\$(\w+)$/, (_, id: string) => said[id] ?? '');
    await page.getByRole('radio', { name, exact: true }).check();
    await button(page, learn.check).click();
  } else if (kind === 'win') {
    await button(page, learn.onward.skip).click();
    return;
  } else if (kind !== undefined) {
    const hint = button(page, new RegExp(`^(${learn.hint}|${learn.showAnswer})$`));
    while ((await onward.or(hint).first().textContent())?.match(`${learn.hint}|${learn.showAnswer}`))
      await hint.click();
  }
  await onward.click();
}

const LESSONS = JSON.parse(readFileSync('www/learn/course.json', 'utf8')) as typeof COURSE;

for (const { id, opens, chapters } of LESSONS) {
  const { title, texts } = course.lessons[id];
  test(`the lesson “${title}” is played through, and leads to its place`, async ({ page }) => {
    await page.goto('#learn');
    await button(page, new RegExp(`^${title}`)).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const { text } of chapters) await answer(page, text, texts);
    await button(page, learn.see(NAMES[opens.place])).click();
    await expect(page).toHaveURL(new RegExp(`#${opens.place}$`));
  });
}
