// Colours that meet, and whether they are told from each other: text by 4.5 to 1, shapes by 3 to 1.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const sheet = await readFile('www/app/tokens.css', 'utf8');
const blockOf = (start: string): string => sheet.slice(sheet.indexOf(start)).split('\n}')[0] ?? '';
const namedIn = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const usual = namedIn(blockOf(':root {'));
const more = new Map([...usual, ...namedIn(blockOf('@media (prefers-contrast: more)'))]);

/** Red, green and blue, each up to 255, and how opaque it is. */
interface Color {
  readonly rgb: readonly number[];
  readonly alpha: number;
}

/** A colour of the sheet in a theme. */
function colorOf(names: ReadonlyMap<string, string>, name: string, isDark: boolean): Color {
  const value = names.get(name) ?? name;
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const one = isDark ? dark : light;
  const [, other] = /^var\(--(.+)\)$/.exec(one) ?? [];
  if (other) return colorOf(names, other, isDark);
  const [, digits = ''] = /^#([\da-f]{3,8})$/.exec(one) ?? [];
  const pairs = digits.length < 5 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red, green, blue, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  assert.ok(red !== undefined && green !== undefined && blue !== undefined, `${name} is a colour: ${value}`);
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

/** What is seen of one colour over another. */
const over = ({ rgb, alpha }: Color, ground: Color): Color => ({
  rgb: ground.rgb.map((part, at) => part * (1 - alpha) + (rgb[at] ?? 0) * alpha),
  alpha: 1,
});

/** As WCAG defines it. */
function luminance({ rgb }: Color): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SQUARES = ['sq-light', 'sq-dark'].flatMap((square) => [
  square,
  ...['from', 'to', 'picked'].map((kind) => `tint-${kind} over ${square}`),
]);
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['page', 'panel', 'wash', 'accent-wash', 'error-wash', 'ok-wash', 'warning-wash']],
  ['muted', ['page', 'panel', 'wash', 'accent-wash', 'ok-wash']],
  ['accent', ['page', 'panel', 'wash', 'accent-wash']],
  ['on-accent', ['accent']],
  ['on-accent-2', ['accent']],
  ['error', ['page', 'panel', 'error-wash']],
  ['ok', ['page', 'panel', 'ok-wash']],
  ['warning', ['page', 'panel', 'warning-wash']],
  // Clocks that run, the last with little time.
  ['page', ['ink']],
  ['panel', ['error']],
  ['#ffffff', ['alarm']],
  // The pieces that a pawn may become.
  ['w-line', ['sq-light']],
  // Numbers of arrows.
  ['halo', ['mark', 'hint', 'green', 'red', 'yellow', 'blue']],
];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['page', 'panel']],
  ['accent', ['page', 'panel', 'wash', 'accent-wash']],
  ['error', ['panel', 'error-wash']],
  ['mark', [...SQUARES, 'halo']],
  ['b-fill', SQUARES],
  ['w-line', ['w-fill', ...SQUARES]],
  ['b-line', ['b-fill']],
  // Arrows have a seam, which sets them off where a square is about as dark.
  ...['hint', 'green', 'red', 'yellow', 'blue'].map((arrow) => [arrow, ['sq-light', 'halo']] as const),
  ['hint', ['sq-dark']],
  ['eval-w', ['eval-b']],
];

for (const [wish, names] of [
  ['as usual', usual],
  ['where more contrast is wished for', more],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`colours that meet in the ${theme} theme are told from each other, ${wish}`, () => {
      const color = (name: string): Color => {
        const [front = '', ground] = name.split(' over ');
        const own = colorOf(names, front, theme === 'dark');
        return ground ? over(own, colorOf(names, ground, theme === 'dark')) : own;
      };
      const faint: string[] = [];
      for (const [pairs, least] of [
        [TEXT, 4.5],
        [SHAPES, 3],
      ] as const) {
        for (const [front, grounds] of pairs) {
          for (const ground of grounds) {
            const found = contrast(color(front), color(ground));
            if (found < least) faint.push(`${front} on ${ground}: ${found.toFixed(2)} of ${least}`);
          }
        }
      }
      assert.deepEqual(faint, []);
    });
  }
}
