// The chess clock, driven by a clock that the test turns.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChessClock } from '../../www/play/clock';
import { TurnedClock } from './turned';

function begun(w: number, b = w) {
  const clock = new TurnedClock();
  const fallen: [color: string, at: number][] = [];
  const chess = new ChessClock(clock, (color) => void fallen.push([color, clock.now()]));
  chess.set({ w, b });
  return { clock, chess, fallen };
}

test('it runs for one side, and stands still for none', () => {
  const { clock, chess } = begun(60_000);
  clock.turn(5000);
  assert.deepEqual(chess.read(), { w: 60_000, b: 60_000 });
  chess.run('w');
  clock.turn(1500);
  chess.run('b');
  clock.turn(700);
  chess.run(undefined);
  clock.turn(5000);
  assert.deepEqual(chess.read(), { w: 58_500, b: 59_300 });
  assert.equal(chess.running.value, undefined);
});

test('what it shows changes at whole seconds, and at tenths where time is low', () => {
  const { clock, chess } = begun(21_500);
  const shown: (number | undefined)[] = [];
  chess.times.subscribe((times) => void shown.push(times?.w));
  chess.run('w');
  clock.turn(1800);
  assert.deepEqual(shown, [21_500, 21_000, 20_000, 19_900, 19_800, 19_700]);
});

test('a flag falls exactly when the time is up, and once', () => {
  const { clock, chess, fallen } = begun(3250, 9000);
  chess.run('w');
  clock.turn(3249);
  assert.deepEqual(fallen, []);
  clock.turn(60_000);
  assert.deepEqual(fallen, [['w', 3250]]);
  assert.deepEqual([chess.read(), chess.running.value], [{ w: 0, b: 9000 }, undefined]);
});

test('a timer that is late makes no time, and one that sleeps for long costs none', () => {
  const { clock, chess, fallen } = begun(300_000);
  chess.run('w');
  clock.turn(2000);
  // A hidden page is woken once a minute.
  clock.sleep(59_000);
  clock.turn(0);
  assert.equal(chess.times.value?.w, 239_000);
  clock.sleep(8 * 3600_000);
  clock.turn(0);
  assert.equal(chess.times.value?.w, 239_000);
  clock.turn(239_000);
  assert.deepEqual(
    fallen.map(([color]) => color),
    ['w'],
  );
});

test('times can be set while it runs, and it can be put away', () => {
  const { clock, chess, fallen } = begun(10_000);
  chess.run('b');
  clock.turn(9999);
  chess.set({ w: 10_000, b: 2000 });
  clock.turn(1999);
  assert.deepEqual(fallen, []);
  chess.set(undefined);
  clock.turn(60_000);
  assert.deepEqual([fallen, chess.read(), chess.running.value], [[], undefined, undefined]);
});
