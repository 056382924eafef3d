// Arrows and circles on the board of the page have the outlines that pictures give them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { outlineOf } from '../../www/board/arrows';
import { squareIndex } from '../../www/chess/squares';
import { Core } from '../../www/document/core';
import * as commands from '../../www/document/first-commands';
import { Session } from '../../www/document/session';
import { PAINTS } from '../../www/document/store';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

type Point = readonly [x: number, y: number];
type Segment = readonly [from: Point, to: Point];

/** So many segments stand for a curve: a half of a circle, and an eighth. */
const [HALF, EIGHTH] = [64, 16];

/** The segments of a path, whose arcs are halves of circles. */
function segmentsOf(path: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [start, at]: Point[] = [];
  const go = (count: number, curve: (part: number) => Point) => {
    for (let step = 1; step <= count; step += 1) {
      const to = curve(step / count);
      segments.push([at ?? to, to]);
      at = to;
    }
  };
  for (const [, sign = '', given = ''] of path.matchAll(/([MLlaqZz])([^A-Za-z]*)/g)) {
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = 0, y = 0]: readonly number[] = at ?? [];
    if (sign === 'M') start = at = pointOf(numbers);
    // More points may follow the first.
    else if (sign === 'L') for (let index = 0; index < numbers.length; index += 2) go(1, () => pointOf(numbers, index));
    else if (sign === 'l') go(1, () => [x + (numbers[0] ?? 0), y + (numbers[1] ?? 0)]);
    else if (sign === 'q') {
      const [[bendX, bendY], [endX, endY]] = [pointOf(numbers), pointOf(numbers, 2)];
      const along = (from: number, bend: number, end: number, part: number) =>
        from + 2 * part * (1 - part) * bend + part * part * end;
      go(EIGHTH, (part) => [along(x, bendX, endX, part), along(y, bendY, endY, part)]);
    } else if (sign === 'a') {
      const radius = (numbers[5] ?? 0) / 2;
      go(HALF, (part) => [x + radius - radius * Math.cos(Math.PI * part), y + radius * Math.sin(Math.PI * part)]);
    } else go(1, () => start ?? [0, 0]);
  }
  return segments;
}

const pointOf = (numbers: readonly number[], at = 0): Point => [numbers[at] ?? 0, numbers[at + 1] ?? 0];

function distance([x, y]: Point, [[fromX, fromY], [toX, toY]]: Segment): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squared = alongX ** 2 + alongY ** 2;
  const part = squared === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / squared;
  const inside = Math.max(0, Math.min(1, part));
  return Math.hypot(x - fromX - inside * alongX, y - fromY - inside * alongY);
}

/** How far the outline that lies farther from the other does so. */
const farthest = (one: readonly Segment[], other: readonly Segment[]): number =>
  Math.max(
    ...[
      [one, other],
      [other, one],
    ].flatMap(([from = [], to = []]) =>
      from.map(([point]) => Math.min(...to.map((segment) => distance(point, segment)))),
    ),
  );

/** In thousandths from the lower left corner, as squares from the upper left. */
const turned = (segments: readonly Segment[]): readonly Segment[] => {
  const point = ([x, y]: Point): Point => [x / 1000, 8 - y / 1000];
  return segments.map(([from, to]) => [point(from), point(to)]);
};

const LOOK = { colors: [], title: '', size: 400, hasSigns: false, hasMarks: true };
const PAIRS = ['e2e4', 'a1h8', 'h1a1', 'g1f3', 'b8c1', 'd7d6', 'c3h4', 'f6f6', 'a8a8'];

test('what is drawn on the board has the outline of its picture, in each colour and from both sides', async () => {
  const session = new Session(Core.open());
  for (const kind of PAINTS) {
    for (const pair of PAIRS) {
      const arrow = { from: squareIndex(pair.slice(0, 2)), to: squareIndex(pair.slice(2)), kind };
      const draw = () => assert.ok(commands.draw.run(session, { ...arrow, paint: kind }));
      draw();
      for (const isFlipped of [false, true]) {
        const svg = await labs.picture(session.bytes.peek(), { ...LOOK, isFlipped });
        const [, body = ''] = /scale\(0\.1 -0\.1\)"><path fill="[^"]*" stroke="[^"]*" d="([^"]*)"/.exec(svg) ?? [];
        const [picture, board] = [turned(segmentsOf(body)), segmentsOf(outlineOf(arrow, isFlipped))];
        assert.ok(picture.length > 6 && board.length > 6);
        const apart = farthest(picture, board);
        assert.ok(
          apart <= 0.002,
          `${kind} ${pair}, ${isFlipped ? 'turned' : 'from below'}: ${apart} of a square apart`,
        );
      }
      // What is drawn again goes.
      draw();
    }
  }
});
