// Gestures at random over all of the page, and what holds after each: `GRIDMATE_GESTURES` says how many (about five a second),
// `GRIDMATE_SEED` which.

import { expect, type Page, test } from '@playwright/test';
import { words as de } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';
import type { CommandId } from '../../www/i18n/words';
import { drawnFrom } from './drawn';
import { ADDRESSES, drawn, open } from './hands';

const { GRIDMATE_GESTURES: gestures = '1000', GRIDMATE_SEED: seed = '1' } = process.env;
/** The page is read in any of them after a while. */
const LANGUAGES = [english, de, es, fr];
/** A reload after so many, and undo and redo looked at. */
const [RELOAD, BACK_AND_FORTH] = [60, 10];

const TEXTS = [
  'e2e4, e7e5, Nf3',
  'xa1, e2e4 = Q, oops',
  '1. e4 e5 (1... c5 2. Nf3) 2. f4 {gambit} *',
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  '8/8/8/8/8/8/8/8 w - - 0 1',
  'select * from AllMoves',
  'drop table Board',
  'knight & !here',
  '<b>"\'\u0000\u202e♔',
  '0',
  '-1',
  '',
  'x'.repeat(3000),
];
const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'Escape', 'Enter', 'Space', 'Tab'],
  ...['Shift+Tab', 'Control+z', 'Control+y', 'Control+Shift+z', 'Delete', 'Backspace', 'Shift+F10', 'i', 'f', 'v', 'o'],
  ...['c', 'm', 'p', 'n', 'l', 'a', '1', '?', '/'],
];
const LINKS = ['2AAAA', '7AAAA', 'nonsense'];
const SIZES = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [320, 568],
] as const;

/** What can be pressed, written in or chosen now, and is in reach. */
const CONTROLS =
  'button, a[href^="#"], input, select, textarea, summary, [role=option], [role=treeitem], [role=gridcell]';

interface Found {
  readonly name: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

const found = (page: Page, controls: string): Promise<readonly Found[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const over = document.elementFromPoint(across, down);
        const kind = control instanceof HTMLInputElement ? control.type : control.localName;
        const isReached =
          over !== null && (control.contains(over) || over.closest('label')?.contains(control) === true);
        if (kind === 'file' || width === 0 || !isReached) return [];
        return [{ kind, x: across, y: down, name: control.ariaLabel ?? control.textContent.trim().slice(0, 40) }];
      }),
    controls,
  );

/** What is shown or hidden by how the page is looked at: tokens that are no moves, and what can be folded. */
const NOT_COUNTED = '.ignored, .variation:has(> .fold) ~ .variation *';

/** Where the pieces stand, and the moves. */
const state = (page: Page): Promise<string> =>
  page.evaluate((notCounted) => {
    const square = (at: number) => document.querySelector(`.board-frame [data-square="${at}"] .piece`)?.className;
    const pieces = Array.from({ length: 64 }, (_, at) => square(at));
    const moves = [...document.querySelectorAll(`.moves .move:not(${notCounted}) > button > span`)];
    return [...pieces, ...moves.map((move) => move.textContent)].join('|');
  }, NOT_COUNTED);

/** What is wrong, whatever was done. */
const wrong = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (faults) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const cells = document.querySelectorAll('.board-frame [role=gridcell][aria-label]').length;
      const notice = document.querySelector('.notice > p')?.textContent.trim() ?? '';
      return [
        ...(cells === 64 ? [] : [`${cells} squares`]),
        ...(notice === '' || faults.some((fault) => notice.includes(fault))
          ? [`The line over the board: ${notice}`]
          : []),
        ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels run over`] : []),
        ...(document.querySelectorAll('[aria-current=step]').length > 1 ? ['Two moves are the current one'] : []),
      ];
    },
    LANGUAGES.flatMap(({ faults }) => Object.values(faults)),
  );

test(
  'whatever somebody does, the page goes on, tells how things stand, undoes, and loses nothing',
  {
    tag: '@heavy',
  },
  async ({ page }) => {
    test.setTimeout(0);
    page.setDefaultTimeout(60_000);
    const draw = drawnFrom(Number(seed));
    const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
    const past: string[] = [];
    const faults: string[] = [];
    page.on('pageerror', ({ stack, message }) => faults.push(stack ?? message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('download', (download) => void download.cancel());
    page.on('filechooser', () => undefined);
    await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
    await open(page);

    const tap = async ({ x, y }: Found) => page.mouse.click(x, y, draw(12) === 0 ? { button: 'right' } : {});
    const acts: readonly (readonly [share: number, act: () => Promise<string>])[] = [
      [
        8,
        async () => {
          const goals = await found(page, '.board-frame .square.target, .board-frame .square.takes');
          const squares = await found(page, '.board-frame [role=gridcell]');
          const square = goals.length > 0 && draw(4) > 0 ? pick(goals) : squares.length > 0 ? pick(squares) : undefined;
          if (square) await tap(square);
          return `tap ${square?.name}`;
        },
      ],
      [
        3,
        async () => {
          const squares = await found(page, '.board-frame [role=gridcell]');
          if (squares.length === 0) return 'no board in reach';
          const [from, to] = [pick(squares), pick(squares)];
          await page.mouse.move(from.x, from.y);
          await page.mouse.down(draw(5) === 0 ? { button: 'right' } : {});
          await page.mouse.move(to.x, to.y, { steps: 3 });
          if (draw(8) === 0) await page.keyboard.press('Escape');
          await page.mouse.up();
          await page.mouse.up({ button: 'right' });
          return `drag ${from.name} to ${to.name}`;
        },
      ],
      [
        12,
        async () => {
          const controls = await found(page, CONTROLS);
          const control = controls.length > 0 ? pick(controls) : undefined;
          if (control) await tap(control);
          return `press ${control?.kind} "${control?.name}"`;
        },
      ],
      [
        5,
        async () => {
          const key = pick(KEYS);
          await page.keyboard.press(key);
          return `key ${key}`;
        },
      ],
      [
        4,
        async () => {
          const fields = (await found(page, 'input, textarea')).filter(({ kind }) =>
            /^(text|search|number)/.test(kind),
          );
          if (fields.length === 0) return 'no field';
          const [field, text] = [pick(fields), pick(TEXTS)];
          await page.mouse.click(field.x, field.y);
          await page.keyboard.press('Control+a');
          await page.keyboard.insertText(text);
          if (draw(2) === 0) await page.keyboard.press(draw(2) === 0 ? 'Enter' : 'Control+Enter');
          return `write "${text.slice(0, 40)}" in ${field.name}`;
        },
      ],
      [
        2,
        async () => {
          const hash = pick([...ADDRESSES, ...ADDRESSES, ...LINKS]);
          await page.evaluate((to) => void (location.hash = to), hash);
          return `go to #${hash}`;
        },
      ],
      [
        1,
        async () => {
          const [width, height] = pick(SIZES);
          await page.setViewportSize({ width, height });
          return `${width} by ${height}`;
        },
      ],
      [
        1,
        async () => {
          // Before the first of its places lies an empty page, which is not the page's.
          const way = draw(2) === 0 ? 'back' : 'forward';
          const isOpen = await page.evaluate((to) => navigation[to === 'back' ? 'canGoBack' : 'canGoForward'], way);
          if (isOpen && way === 'back') await page.goBack();
          if (isOpen && way === 'forward') await page.goForward();
          return way;
        },
      ],
    ];
    const shares = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));
    const words = async () => {
      const tag = await page.evaluate(() => document.documentElement.lang);
      return LANGUAGES.find((language) => language.tag === tag) ?? english;
    };
    const button = async (command: CommandId) => {
      const { commands } = await words();
      return page.getByRole('button', { name: commands[command], exact: true }).first();
    };
    /** Whether the board shows the document, and nobody but who makes the gestures changes it now. */
    const isQuiet = async () =>
      !/#(match|think)$/.test(page.url()) &&
      !(await (await button('resign')).isVisible()) &&
      // While the moves are played by themselves their speed can be chosen.
      // With a game being chosen the board shows how that begins.
      (await page.locator('.spinner, [aria-pressed=true], .scrubber select, .new-game').count()) === 0 &&
      (await page.locator('dialog[open], [role=menu]').count()) === 0;
    const check = async () => {
      expect([...(await wrong(page)), ...faults], past.slice(-25).join('\n')).toEqual([]);
    };

    for (let count = 1; count <= Number(gestures); count += 1) {
      past.push(`${count}: ${await pick(shares)()}`);
      await drawn(page);
      await check();
      if (count % BACK_AND_FORTH === 0 && (await isQuiet())) {
        const undo = await button('undo');
        const before = await state(page);
        if (
          (await undo.isVisible()) &&
          (await undo.getAttribute('aria-disabled')) !== 'true' &&
          (await undo.isEnabled())
        ) {
          await undo.press('Enter');
          await drawn(page);
          await (await button('redo')).press('Enter');
          await drawn(page);
          const said = await page.locator('.notice > p').first().textContent();
          const { refusals } = await words();
          // In a game, of which not every place tells, undo takes back, and nothing brings that again.
          const isGame = said?.includes(refusals.locked) === true;
          const message = `undo and redo\n${past.slice(-25).join('\n')}`;
          if (!isGame) await expect.poll(() => state(page), { message }).toBe(before);
          past.push(isGame ? 'a move taken back' : 'undo and redo');
          await check();
        }
      }
      if (count % RELOAD === 0 && (await isQuiet())) {
        const before = await state(page);
        await page.reload();
        // Small screens show a game that is being chosen in its place.
        await page.locator('.board-frame').first().waitFor({ state: 'attached' });
        await expect.poll(() => state(page), { message: `a reload\n${past.slice(-25).join('\n')}` }).toBe(before);
        past.push('a reload');
        await check();
      }
    }
  },
);
