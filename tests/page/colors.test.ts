// Colours that meet, and whether they are told from each other: text by 4.5 to 1, shapes by 3 to 1.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { CHOICES } from '../../www/app/settings';

const sheet = await readFile('www/app/tokens.css', 'utf8');
const blockOf = (start: string): string => sheet.slice(sheet.indexOf(start)).split('\n}')[0] ?? '';
const namedIn = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const usual = namedIn(blockOf(':root {'));
const more = new Map([...usual, ...namedIn(blockOf('@media (prefers-contrast: more)'))]);
const forced = new Map([...usual, ...namedIn(blockOf('@media (forced-colors: active)'))]);

const looks = await readFile('www/board/looks.css', 'utf8');
/** The colours that a board has as usual, and where more contrast is wished for. */
const [boards, strong] = ['usual', 'more'].map((_, at) =>
  CHOICES.board.map((name) => {
    const block = looks.split(`[data-board='${name}'] {`)[at + 1]?.split('}')[0] ?? '';
    return [name, namedIn(block)] as const;
  }),
);

/** Red, green and blue, each up to 255, and how opaque it is. */
interface Color {
  readonly rgb: readonly number[];
  readonly alpha: number;
}

/** What a system may choose, light or dark. */
const SYSTEM: Readonly<Record<string, readonly string[]>> = {
  Canvas: ['#ffffff', '#000000'],
  CanvasText: ['#000000', '#ffffff'],
  transparent: ['#0000', '#0000'],
};

/** A colour of the sheet in a theme. */
function colorOf(names: ReadonlyMap<string, string>, name: string, isDark: boolean): Color {
  const value = names.get(name) ?? name;
  const mixed = /^color-mix\(in srgb, (\w+) (\d+)%, (\w+)\)$/.exec(value);
  if (mixed) {
    const [, front = '', share, ground = ''] = mixed;
    const { rgb } = colorOf(names, front, isDark);
    return over({ rgb, alpha: Number(share) / 100 }, colorOf(names, ground, isDark));
  }
  if (value in SYSTEM) return colorOf(names, SYSTEM[value]?.[Number(isDark)] ?? '', isDark);
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
  // The pieces that a pawn may become, and the names of squares, which have a seam.
  ['w-line', ['sq-light', 'halo']],
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

type Pairs = readonly (readonly [string, readonly string[]])[];

/** The colours of the sheet, where one may lie over another. */
const colorsIn = (names: ReadonlyMap<string, string>, isDark: boolean) => (name: string) => {
  const [front = '', ground] = name.split(' over ');
  const own = colorOf(names, front, isDark);
  return ground ? over(own, colorOf(names, ground, isDark)) : own;
};

/** Which of some colours are not told from what they lie on. */
function faintIn(names: ReadonlyMap<string, string>, isDark: boolean, all: readonly (readonly [Pairs, number])[]) {
  const color = colorsIn(names, isDark);
  return all.flatMap(([pairs, least]) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.flatMap((ground) => {
        const found = contrast(color(front), color(ground));
        return found < least ? [`${front} on ${ground}: ${found.toFixed(2)} of ${least}`] : [];
      }),
    ),
  );
}

for (const [wish, names, its] of [
  ['as usual', usual, boards],
  ['where more contrast is wished for', more, strong],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [board, colors] of its ?? []) {
      test(`colours that meet in the ${theme} theme are told from each other on the board of ${board}, ${wish}`, () => {
        assert.equal(colors.size, 3);
        const all = [[TEXT, 4.5] as const, [SHAPES, 3] as const];
        assert.deepEqual(faintIn(new Map([...names, ...colors]), theme === 'dark', all), []);
      });
    }
  }
}

test('the first board has the colours that there are before any is chosen', () => {
  for (const [names, its] of [
    [usual, boards],
    [more, strong],
  ] as const)
    for (const [name, value] of its?.[0]?.[1] ?? []) assert.equal(value, names.get(name), name);
});

/** What is seen of each style of pieces: what fills them, and what lies around or in that. */
const STYLES = { solid: ['w-fill w-line', 'b-fill b-line'], outline: ['w-fill w-line', 'b-fill b-line'] };

test('in forced colours marks and pieces of each style are told from each square', () => {
  const faint: string[] = [];
  for (const isDark of [false, true]) {
    const color = colorsIn(forced, isDark);
    for (const square of ['sq-light', 'sq-dark']) {
      for (const mark of ['mark', 'hint', 'alarm', 'green', 'red', 'yellow', 'blue'])
        if (contrast(color(mark), color(square)) < 3) faint.push(`${mark} on ${square}, ${isDark}`);
      for (const style of CHOICES.pieces)
        for (const piece of STYLES[style]) {
          const [fill = '', line = ''] = piece.split(' ');
          const seen = [fill, line].map((part) => contrast(color(part), color(square)));
          if (Math.max(...seen) < 3 || contrast(color(fill), color(line)) < 3) faint.push(`${piece} on ${square}`);
        }
    }
  }
  assert.deepEqual(faint, []);
});
