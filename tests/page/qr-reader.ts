// Reads QR codes without faults, by the standard (ISO/IEC 18004): format, mask, codewords, blocks, bytes.

import assert from 'node:assert/strict';

/** A code as the module gives it. */
interface Drawn {
  readonly size: number;
  readonly path: string;
}

export interface ReadCode {
  readonly text: string;
  readonly level: string;
  readonly version: number;
}

/** Whether a module is dark, by its column and row. */
type Modules = (x: number, y: number) => boolean;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const LEVELS = ['M', 'L', 'H', 'Q'];
const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** What a code says; every block of it has to have its check. */
export function readCode({ size, path }: Drawn): ReadCode {
  const version = (size - 17) / 4;
  const isDark = modulesOf(size, path);
  const [level, mask] = formatOf(isDark);
  const codewords = codewordsOf(version, isDark, mask);
  const bits = dataOf(codewords).flatMap((byte) => range(8).map((bit) => (byte >> (7 - bit)) & 1));
  let at = 0;
  const take = (count: number) => bits.slice(at, (at += count)).reduce((value, bit) => value * 2 + bit, 0);
  assert.equal(take(4), 4, 'the letters are bytes');
  const length = take(version < 10 ? 8 : 16);
  const text = new TextDecoder().decode(Uint8Array.from(range(length), () => take(8)));
  return { text, level, version };
}

function modulesOf(size: number, path: string): Modules {
  const dark = new Set<number>();
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (const step of range(Number(run))) dark.add(Number(y) * size + Number(x) + step);
  return (x, y) => dark.has(y * size + x);
}

/** The level of correction and the mask, of the format beside the first finder. */
function formatOf(isDark: Modules): readonly [level: string, mask: number] {
  const places = [
    ...range(6).map((y) => [8, y] as const),
    ...([
      [8, 7],
      [8, 8],
      [7, 8],
    ] as const),
    ...range(6).map((step) => [5 - step, 8] as const),
  ];
  const bits = places.reduce((value, [x, y], bit) => value | (Number(isDark(x, y)) << bit), 0) ^ 0x5412;
  let rest = bits >> 10;
  for (const _ of range(10)) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  assert.equal(bits & 0x3ff, rest, 'the format has its check');
  return [LEVELS[bits >> 13] ?? '', (bits >> 10) & 7];
}

/** What stands in the places of no pattern, from right below to left, two columns at a time, up and down in turn. */
function codewordsOf(version: number, isDark: Modules, mask: number): readonly number[] {
  const size = 17 + 4 * version;
  const isPattern = patternsOf(version);
  const isTurned = MASKS[mask] ?? (() => 1);
  const bits: number[] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (const step of range(size))
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step;
        if (!isPattern(x, y)) bits.push(Number(isDark(x, y) !== (isTurned(x, y) === 0)));
      }
  }
  return range(Math.floor(bits.length / 8)).map((at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

/** Finders, lines of alternate modules, small squares, format and version. */
function patternsOf(version: number): Modules {
  const size = 17 + 4 * version;
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const gap = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const centres = [6, ...range(Math.max(count - 1, 0)).map((step) => size - 7 - step * gap)];
  const isFinder = (x: number, y: number) => (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isCorner = (x: number, y: number) => isFinder(x, y) && (x % (size - 13) === 6 || x === size - 7);
  const squares = centres.flatMap((y) => centres.map((x) => [x, y] as const)).filter(([x, y]) => !isCorner(x, y));
  return (x, y) =>
    isFinder(x, y) ||
    x === 6 ||
    y === 6 ||
    (count > 0 && squares.some(([left, top]) => Math.abs(x - left) < 3 && Math.abs(y - top) < 3)) ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11)));
}

/**
 * The data of all blocks: those blocks whose checks are all right, with as many codewords of correction as can be. Two blocks
 * as one have half of it.
 */
function dataOf(codewords: readonly number[]): readonly number[] {
  for (let checks = 30; checks >= 7; checks -= 1)
    for (const count of range(81).map((index) => index + 1)) {
      const blocks = blocksOf(codewords, count, checks);
      if (blocks.every((block) => isSound(block, checks))) return blocks.flatMap((block) => block.slice(0, -checks));
    }
  throw new Error('No blocks have their checks.');
}

/** The codewords by blocks: the data in turn, of which the last blocks may have one more, then the checks in turn. */
function blocksOf(codewords: readonly number[], count: number, checks: number): readonly (readonly number[])[] {
  const short = Math.floor(codewords.length / count) - checks;
  const long = codewords.length % count;
  const blocks = range(count).map((): number[] => []);
  let at = 0;
  const next = (block: number) => blocks[block]?.push(codewords[at++] ?? 0);
  for (const _ of range(Math.max(short, 0))) range(count).forEach(next);
  range(long).forEach((block) => next(count - long + block));
  for (const _ of range(checks)) range(count).forEach(next);
  return short > 0 ? blocks : [[]];
}

/** Whether a block is a multiple of the polynomial of its checks, in the field of 256 numbers. */
function isSound(block: readonly number[], checks: number): boolean {
  if (block.length <= checks) return false;
  return range(checks).every((power) => block.reduce((sum, byte) => times(sum, raised(power)) ^ byte, 0) === 0);
}

/** The powers of 2 in the field, and for each number which power it is. */
const POWERS = range(255).reduce<number[]>((known, power) => {
  const doubled = (known.at(-1) ?? 0) << 1;
  known.push(power === 0 ? 1 : doubled > 255 ? doubled ^ 0x11d : doubled);
  return known;
}, []);
const LOGARITHMS = new Map(POWERS.map((number, power) => [number, power]));
const raised = (power: number): number => POWERS[power % 255] ?? 0;

function times(one: number, other: number): number {
  const [power, more] = [LOGARITHMS.get(one), LOGARITHMS.get(other)];
  return power === undefined || more === undefined ? 0 : raised(power + more);
}
