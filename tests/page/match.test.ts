// Matches of two players of the computer, on the real engine.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english } from '../../www/i18n/en/all';
import { Match } from '../../www/match/match';
import { bytesOf, Live } from '../../www/match/open';
import {
  eloOf,
  endsOf,
  type MatchGameNow,
  matchScore,
  type Plan,
  readMatch,
  sidesOf,
  USUAL,
} from '../../www/match/record';
import { EngineFault } from '../../www/workers/fault';
import type { Engine } from '../../www/workers/jobs';
import { real } from './real';
import { ToldEngine } from './told-engine';
import { settled, TurnedClock, until } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const engine = real();
const RANDOM: Plan = { ...USUAL, first: 'random', second: 'random', opening: 'standard', games: 12, seed: 3 };
const NOW: MatchGameNow = { number: 0, start: '', moves: 'e2e4', first: 'w', result: '*', end: '' };
const TOLD = { white: 'A', black: 'B', round: 1 };

/** What a browser has for the matches of its tabs. */
class Browser {
  kept: unknown;
  isHeld = false;
  isLost = false;
  overs = 0;
  readonly isVisible = signal(true);

  open(from: Engine = engine, clock = new TurnedClock(), waiting: () => Promise<void> = settled): Match {
    return new Match({
      engine: from,
      clock,
      isVisible: this.isVisible,
      storage: {
        read: () =>
          this.isLost ? Promise.reject(new DOMException('', 'InvalidStateError')) : Promise.resolve(this.kept),
        write: async (value) => {
          if (this.isLost) return false;
          this.kept = structuredClone(value);
          return true;
        },
      },
      lock: async () => {
        await waiting();
        if (this.isHeld) return undefined;
        this.isHeld = true;
        return () => void (this.isHeld = false);
      },
      onOver: () => (this.overs += 1),
    });
  }
}

async function whole(plan: Plan, match = new Browser().open()): Promise<readonly MatchGameNow[]> {
  await match.begin(plan);
  await until(() => match.state.value === 'over');
  return match.played.value;
}

test('the same plan comes to the same games, another seed to others, and pairs share their opening', async () => {
  const plan: Plan = { ...USUAL, first: 'minimax:1', second: 'random', opening: 'chess960', games: 20, seed: 7 };
  const games = await whole(plan);
  assert.equal(games.length, 20);
  assert.deepEqual(await whole(plan), games);
  assert.equal(new Set(games.map(({ moves }) => moves)).size, 20);
  for (let at = 0; at < games.length; at += 2) {
    const [one, other] = [games[at], games[at + 1]];
    assert.equal(one?.start, other?.start);
    assert.deepEqual([one?.first, other?.first], ['w', 'b']);
  }
  const others = await whole({ ...plan, games: 2, seed: 8 });
  assert.notDeepEqual(others, games.slice(0, 2));
});

test('every kind of player can play: levels, minimax, negamax, alpha-beta and random moves', async () => {
  const pairs: Pick<Plan, 'first' | 'second'>[] = [
    { first: 'level:1', second: 'negamax:1' },
    { first: 'alphabeta:2', second: 'level:2' },
  ];
  for (const pair of pairs) {
    const [game] = await whole({ ...USUAL, ...pair, games: 1, opening: 'book' });
    assert.ok(game && game.end !== '' && game.moves.split(' ').length > 4);
  }
});

test('minimax wins the ten games of the article with White and with Black, and of Elo there is nothing to tell', async () => {
  const plan: Plan = { ...USUAL, first: 'minimax:1', second: 'random', opening: 'standard', games: 10, swap: false };
  const match = new Browser().open();
  match.look(true);
  const games = await whole(plan, match);
  assert.deepEqual(matchScore(games), { won: 10, drawn: 0, lost: 0 });
  assert.ok(games.every(({ first, result }) => first === 'w' && result === '1-0'));
  assert.deepEqual(match.eloPoints.value, []);
  const others = await whole({ ...plan, first: 'random', second: 'minimax:1' });
  assert.deepEqual(matchScore(others), { won: 0, drawn: 0, lost: 10 });
});

test('a match pauses, goes on, outlasts a reload in which it goes on by itself, and comes out the same', async () => {
  const games = await whole(RANDOM);
  const browser = new Browser();
  const clock = new TurnedClock();
  const match = browser.open(engine, clock);
  await match.begin(RANDOM);
  await until(() => match.played.value.length >= 3);
  match.pause();
  assert.equal(match.state.value, 'paused');
  const { length } = match.played.value;
  await settled();
  assert.equal(match.played.value.length, length);

  // Paused it waits for somebody, even after a reload.
  const paused = browser.open();
  assert.equal(await paused.restore(), false);
  assert.equal(paused.state.value, 'paused');
  await match.goOn();
  await until(() => match.played.value.length >= 5);
  clock.turn(1000);
  browser.isHeld = false;
  const again = browser.open();
  assert.equal(await again.restore(), true);
  await until(() => again.state.value === 'over');
  assert.deepEqual(again.played.value, games);
  assert.equal(browser.overs, 2);
  const last = browser.open();
  assert.equal(await last.restore(), false);
  assert.deepEqual([last.state.value, last.played.value.length], ['over', 12]);
});

test('a match that is stopped stays as it is, and one that begins takes the place of another', async () => {
  const browser = new Browser();
  const match = browser.open();
  await match.begin({ ...RANDOM, games: 1000 });
  await until(() => match.played.value.length >= 2);
  await match.begin(RANDOM);
  assert.deepEqual([match.plan.value.games, match.played.value.length], [12, 0]);
  await until(() => match.played.value.length >= 2);
  assert.ok(await match.stop());
  assert.deepEqual([match.state.value, match.live.value, browser.isHeld], ['over', undefined, false]);
  const next = browser.open();
  assert.equal(await next.restore(), false);
  assert.equal(next.state.value, 'over');
});

test('one tab plays at a time; the other shows what is kept, and goes on when the first is gone', async () => {
  const browser = new Browser();
  const [first, second] = [browser.open(new ToldEngine()), browser.open()];
  await first.begin(RANDOM);
  assert.equal(await second.restore(), false);
  assert.equal(second.state.value, 'elsewhere');
  assert.equal(await second.begin({ ...RANDOM, games: 3 }), false);
  assert.deepEqual([second.state.value, second.plan.value.games], ['elsewhere', 12]);
  browser.isHeld = false;
  second.look(true);
  await until(() => second.state.value === 'over');
  assert.equal(second.played.value.length, 12);
});

test('what another tab has made of the match is taken in before a tab goes on with it or ends it', async () => {
  const browser = new Browser();
  const [first, second] = [browser.open(new ToldEngine()), browser.open()];
  await first.begin({ ...RANDOM, games: 20 });
  first.pause();
  await second.begin({ ...RANDOM, games: 500 });
  await until(() => second.played.value.length >= 2);
  second.pause();
  await settled();
  const { length } = second.played.value;
  // It shows that one, and does nothing to it.
  assert.equal(await first.goOn(), false);
  assert.deepEqual([first.state.value, first.plan.value.games, first.played.value.length], ['paused', 500, length]);
  assert.equal(browser.isHeld, false);
  await second.begin({ ...RANDOM, games: 30 });
  second.pause();
  await settled();
  assert.equal(await first.stop(), false);
  assert.deepEqual([first.state.value, first.plan.value.games], ['paused', 30]);
  assert.equal(readMatch(browser.kept)?.isOver, false);
  assert.equal(await first.stop(), true);
  assert.equal(readMatch(browser.kept)?.isOver, true);
  // Who looks again sees it.
  second.look(true);
  await until(() => second.state.value === 'over');
});

test('a match that is looked at as it comes back is played once, and held', async () => {
  const browser = new Browser();
  const first = browser.open(new ToldEngine());
  await first.begin(RANDOM);
  browser.isHeld = false;
  const told = new ToldEngine();
  const again = browser.open(told);
  const restored = again.restore(true);
  again.look(true);
  assert.equal(await restored, true);
  assert.equal(await again.goOn(), false);
  assert.deepEqual([again.state.value, browser.isHeld, told.asked.length], ['running', true, 1]);
});

test('a match goes on and ends where what was kept can be read no more', async (t) => {
  const warn = t.mock.method(console, 'warn', () => undefined);
  const browser = new Browser();
  const match = browser.open(new ToldEngine());
  await match.begin(RANDOM);
  match.pause();
  await settled();
  browser.isLost = true;
  assert.equal(await match.goOn(), true);
  match.pause();
  assert.equal(await match.stop(), true);
  assert.deepEqual([match.state.value, browser.isHeld], ['over', false]);
  assert.ok(warn.mock.callCount() > 0);
});

test('a match that is paused while another tab waits for it is not gone on with', async () => {
  const browser = new Browser();
  const first = browser.open(new ToldEngine());
  await first.begin(RANDOM);
  let free = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (free = resolve));
  const second = browser.open(engine, new TurnedClock(), () => waiting);
  const restored = second.restore();
  await settled();
  first.pause();
  await settled();
  free();
  assert.equal(await restored, false);
  assert.deepEqual([second.state.value, browser.isHeld], ['paused', false]);
});

test('a game that is watched is slow, and as fast as it goes where nobody looks and after it', async () => {
  const [told, clock] = [new ToldEngine(), new TurnedClock()];
  const browser = new Browser();
  const match = browser.open(told, clock);
  const times = () => told.asked.map(({ args }) => args[2]);
  match.look(true);
  match.isSlow.value = true;
  await match.begin(RANDOM);
  assert.deepEqual(times(), [0]);
  await told.asked[0]?.answer(NOW);
  assert.equal(match.live.value?.moves, 'e2e4');
  assert.equal(told.asked.length, 1);
  clock.turn(700);
  await settled();
  assert.deepEqual(times(), [0, 0]);
  match.look(false);
  await told.asked[1]?.answer({ ...NOW, moves: 'e2e4 e7e5' });
  assert.deepEqual(times(), [0, 0, 150]);
  match.look(true);
  browser.isVisible.value = false;
  await told.asked[2]?.answer({ ...NOW, moves: 'e2e4 e7e5 g1f3' });
  browser.isVisible.value = true;
  match.isSlow.value = false;
  await told.asked[3]?.answer({ ...NOW, moves: 'e2e4 e7e5 g1f3 b8c6' });
  assert.deepEqual(times(), [0, 0, 150, 150, 150]);
  match.isSlow.value = true;
  await told.asked[4]?.answer({ ...NOW, moves: 'e2e4 e7e5 g1f3 b8c6', end: 'fifty' });
  assert.deepEqual([match.isSlow.value, times().at(-1)], [false, 150]);
});

test('an engine that fails is told, the match is paused, and goes on when somebody wants it', async () => {
  const told = new ToldEngine();
  const match = new Browser().open(told);
  await match.begin(RANDOM);
  await told.asked[0]?.fail(new EngineFault('unloaded'));
  assert.deepEqual([match.state.value, match.failure.value?.code], ['paused', 'unloaded']);
  await match.goOn();
  assert.deepEqual([match.state.value, match.failure.value, told.asked.length], ['running', undefined, 2]);
});

test('the difference in Elo is told after each pair, with its interval, and not where there is no end to that', async () => {
  const course = await engine.run(eloOf([2, 0, 1, 1, 2, 1, 0, 2], true));
  assert.deepEqual(
    course.map(({ games }) => games),
    [2, 4, 6, 8],
  );
  const last = course.at(-1);
  assert.ok(last && last.games === 8 && last.low < last.elo && last.elo < last.high);
  assert.deepEqual(await engine.run(eloOf([2, 2, 2, 2], false)), []);
  const single = await engine.run(eloOf([2, 0, 2], false));
  assert.deepEqual(
    single.map(({ games }) => games),
    [2, 3],
  );
  const many = await engine.run(
    eloOf(
      Array.from({ length: 1000 }, (_, at) => (at % 3 === 0 ? 0 : 2)),
      true,
    ),
  );
  assert.ok(many.length <= 101 && many.at(-1)?.games === 1000);
});

test('points are those of the first player, by colour; ends are told by how often they came', () => {
  const games = [
    { result: '1-0', first: 'w', end: 'checkmate' },
    { result: '1-0', first: 'b', end: 'checkmate' },
    { result: '1/2-1/2', first: 'b', end: 'fifty' },
  ] as const;
  assert.deepEqual(matchScore(games), { won: 1, drawn: 1, lost: 1 });
  assert.deepEqual(endsOf(games), [
    ['checkmate', 2],
    ['fifty', 1],
  ]);
  assert.deepEqual(sidesOf(USUAL, { first: 'b' }), { w: USUAL.second, b: USUAL.first });
  assert.equal(english.match.score(0.5, 2.5), '½ – 2½');
});

test('a match that was kept is gone on with from its first game that is missing', () => {
  const game = (number: number) => ({ number, start: 'x', moves: 'e2e4', first: 'w', result: '1-0', end: 'checkmate' });
  const plan = { first: 'minimax:1', second: 'random', games: 4, opening: 'standard', swap: true, seed: 7, nodes: 9 };
  const kept = readMatch({ plan, played: [game(3), game(0), game(1), { number: 2 }], pace: 'fast' });
  assert.deepEqual([kept?.plan.seed, kept?.played.length, kept?.isRunning, kept?.isOver], [7, 2, false, false]);
  for (const wrong of [
    undefined,
    {},
    { plan, played: 3 },
    { plan: { ...plan, first: 'engine' }, played: [] },
    { plan: { ...plan, games: 0 }, played: [] },
    { plan: { ...plan, seed: 0.5 }, played: [] },
  ])
    assert.equal(readMatch(wrong), undefined);
});

test('a game opens as a document from its start: its players, its moves, its end', async () => {
  const plan: Plan = { ...USUAL, first: 'alphabeta:1', second: 'alphabeta:1', opening: 'chess960', games: 4, seed: 5 };
  for (const game of await whole(plan)) {
    const session = new Session(Core.open(bytesOf(game, { ...TOLD, round: game.number + 1 })));
    const { store } = session;
    const { start, result, tags, isChess960 } = store.game.value;
    assert.deepEqual([store.cursor.value.steps, store.line.value.length], [0, game.moves.split(' ').length]);
    const placed = (fen: string) => fen.split(' ')[0];
    assert.deepEqual([placed(start), result, isChess960], [placed(game.start), game.result, true]);
    assert.equal(store.line.value.map(({ move }) => move?.uci).join(' '), game.moves);
    assert.deepEqual(new Map(tags).get('White'), 'A');
    assert.deepEqual(new Map(tags).get('Round'), String(game.number + 1));
  }
  const game = { ...NOW, start: Core.open().view(false).game?.start ?? '', result: '1/2-1/2', end: 'threefold' };
  const moves = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8';
  const { store } = new Session(Core.open(bytesOf({ ...game, moves }, TOLD)));
  assert.deepEqual([store.game.value.result, store.game.value.cause], ['1/2-1/2', 'threefold']);
});

test('the board follows the game under way, lets nobody move, and lets somebody look back', () => {
  const live = new Live();
  const start = live.session.store.game.value.start;
  const game = { ...NOW, start };
  const { store } = live.session;
  live.show(game, TOLD);
  live.show({ ...game, moves: 'e2e4 e7e5 g1f3' }, TOLD);
  assert.deepEqual([store.line.value.length, store.cursor.value.steps], [3, 3]);
  assert.equal(live.session.locked.value?.code, 'watching');
  live.session.change((document) => document.goTo(1), { isTravel: true });
  live.show({ ...game, moves: 'e2e4 e7e5 g1f3 b8c6' }, TOLD);
  assert.deepEqual([store.line.value.length, store.cursor.value.steps], [4, 1]);
  live.show({ ...game, number: 1, moves: 'd2d4' }, { ...TOLD, white: 'B', black: 'A' });
  assert.deepEqual([store.line.value.length, store.cursor.value.steps, store.history.value.canUndo], [1, 1, false]);
  assert.equal(new Map(store.game.value.tags).get('White'), 'B');
});
