// Playing, without a page: what is chosen for a game, what its parts offer, and what is seen of it.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { claimOn } from '../../www/app/kept';
import { openedTitle } from '../../www/games/games';
import { noticeOf } from '../../www/app/notice';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { weigh } from '../../www/moves/bars';
import { balanceOf, barOf, tagsOf } from '../../www/play/bars';
import { DEFAULTS, readKept, termsOf, toKeep, withChoices } from '../../www/play/choices';
import { openGame } from '../../www/play/game';
import { offersOf } from '../../www/play/offers';
import { endingOf } from '../../www/play/over-board';
import { Play } from '../../www/play/play';
import type { Terms } from '../../www/play/rules';
import { FakeGame, fakeReasons } from './fake-game';
import { settled, TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const AGAINST_3: Terms = { white: 'person', black: 'level:3', isHelpAllowed: true, seed: 1 };

function begun({ kept = '', shelf = new Map<string, string>(), drawn = 0, draw = () => drawn } = {}) {
  const session = new Session(Core.open());
  const game = new FakeGame();
  if (kept) shelf.set('gridmate.new-game', kept);
  const { asked, reasons } = fakeReasons();
  let [analysed, reviewed] = [0, 0];
  const play = new Play({
    session,
    game,
    isFlipped: signal(false),
    ratings: signal([300, 600, 900].map((elo) => ({ elo, error: 50 }))),
    reasons,
    analyse: () => (analysed += 1),
    review: () => (reviewed += 1),
    storage: () => ({
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, value) => void shelf.set(key, value),
    }),
    draw,
  });
  play.follow();
  const moves = (...all: string[]) => all.forEach((move) => commands.play.run(session, move));
  const offers = () => offersOf(play, en);
  const labels = () => offers().row.map(({ label }) => label);
  const bar = (color: 'w' | 'b') => barOf(play, en, color);
  const counts = { analysed: () => analysed, reviewed: () => reviewed };
  return { session, game, play, shelf, moves, offers, labels, bar, asked, ...counts };
}

test('the terms follow from what is chosen', () => {
  assert.deepEqual(
    termsOf(DEFAULTS, () => 7),
    { white: 'person', black: 'level:3', isHelpAllowed: true, seed: 7 },
  );
  const black = withChoices({ ...DEFAULTS, side: 'b' }, { clock: '5+3', isHelpAllowed: false });
  assert.deepEqual(
    termsOf(black, () => 0),
    {
      white: 'level:3',
      black: 'person',
      clock: { w: { initial: 300_000, increment: 3000 }, b: { initial: 300_000, increment: 3000 } },
      isHelpAllowed: false,
      seed: 0,
    },
  );
  const rival = { ...DEFAULTS.modes.watch.rival, kind: 'alphabeta' } as const;
  const own = withChoices({ ...DEFAULTS, side: 'watch' }, { rival, clock: 'own', minutes: 1, seconds: 0 });
  const { white, black: second, clock } = termsOf(own, () => 0);
  const minute = { initial: 60_000, increment: 0 };
  assert.deepEqual([white, second, clock?.w, clock?.b], ['alphabeta:2', 'level:3', minute, minute]);
  const people = termsOf({ ...DEFAULTS, side: 'both' }, () => 0);
  assert.deepEqual([people.white, people.black], ['person', 'person']);
});

test('with an own time the computer may have another, and only there', () => {
  const uneven = {
    isUneven: true,
    clock: 'own',
    minutes: 90,
    seconds: 30,
    itsMinutes: 0.5,
    itsSeconds: 0,
  } as const;
  const [own, its] = [
    { initial: 5_400_000, increment: 30_000 },
    { initial: 30_000, increment: 0 },
  ];
  const clockOf = (side: 'w' | 'b' | 'both' | 'watch', change = {}) =>
    termsOf(withChoices({ ...DEFAULTS, side }, { ...uneven, ...change }), () => 0).clock;
  assert.deepEqual(clockOf('w'), { w: own, b: its });
  assert.deepEqual(clockOf('b'), { w: its, b: own });
  assert.deepEqual(clockOf('both'), { w: own, b: own });
  assert.deepEqual(clockOf('watch'), { w: own, b: own });
  assert.deepEqual(clockOf('w', { clock: '5+3' })?.b, { initial: 300_000, increment: 3000 });
  const { play, bar } = begun();
  play.open();
  play.choose({ side: 'b' });
  play.set(uneven);
  assert.deepEqual([bar('w').clock?.text, bar('b').clock?.text], ['0:30', '1:30:00']);
});

test('a colour by lot is the one or the other', () => {
  const chosen = { ...DEFAULTS, side: 'random' } as const;
  assert.equal(termsOf(chosen, () => 0).white, 'person');
  assert.equal(termsOf(chosen, () => 1).black, 'person');
});

test('what was chosen is there the next time, for each mode apart', () => {
  const first = begun();
  first.play.set({ clock: '15+10' });
  first.play.choose({ side: 'watch' });
  first.play.set({ clock: '10+0', start: 'here', isHelpAllowed: false });
  const [kept = ''] = first.shelf.values();
  const { chosen } = begun({ kept }).play;
  assert.equal(chosen.value.side, 'watch');
  assert.equal(chosen.value.modes.computer.clock, '15+10');
  assert.equal(chosen.value.modes.watch.clock, '10+0');
  // The position of one moment is not remembered, nor that help was forbidden.
  assert.equal(chosen.value.modes.watch.start, 'standard');
  assert.equal(chosen.value.modes.watch.isHelpAllowed, true);
});

test('what another tab has chosen stays, in the same mode, too', () => {
  const one = begun();
  const { shelf } = one;
  const other = begun({ shelf });
  assert.equal(shelf.size, 0);
  one.play.set({ clock: '15+10' });
  other.play.set({ minutes: 7 });
  other.play.choose({ isEvaluated: true });
  one.play.choose({ side: 'b' });
  const { chosen } = begun({ shelf }).play;
  assert.deepEqual([chosen.value.side, chosen.value.isEvaluated], ['b', true]);
  assert.deepEqual(chosen.value.modes.computer, { ...DEFAULTS.modes.computer, clock: '15+10', minutes: 7 });
});

test('of what was kept and is damaged the usual is taken', () => {
  for (const damaged of [undefined, null, 4, 'x', [], { side: 7, modes: { computer: { clock: {}, minutes: -1 } } }])
    assert.deepEqual(readKept(damaged), DEFAULTS);
  const odd = {
    modes: {
      computer: { rival: { kind: 'negamax', numbers: { negamax: 9, level: 2.5, minimax: 2 } } },
    },
  };
  const { rival } = readKept(odd).modes.computer;
  assert.deepEqual(rival, {
    kind: 'negamax',
    numbers: { ...DEFAULTS.modes.computer.rival.numbers, minimax: 2 },
  });
  assert.deepEqual(readKept(toKeep(DEFAULTS)), DEFAULTS);
  const warn = console.warn;
  const warned: unknown[] = [];
  console.warn = (error) => warned.push(error);
  try {
    assert.deepEqual(begun({ kept: '{"side":' }).play.chosen.value, DEFAULTS);
  } finally {
    console.warn = warn;
  }
  assert.equal(warned.length, 1);
});

test('while a game is chosen the board shows its start and side, and after that what it showed', () => {
  const { play, session, game, bar, moves } = begun({ drawn: 518 });
  moves('e2e4');
  play.open();
  assert.notEqual(play.shown.value, session);
  assert.equal(play.shown.value.store.line.value.length, 0);
  play.choose({ side: 'b' });
  assert.equal(play.deps.isFlipped.value, true);
  play.set({ start: 'chess960', clock: '5+3' });
  play.choose({ number: 0 });
  assert.match(play.shown.value.store.position.value.fen, /^bbqnnrkr/);
  assert.equal(commands.play.run(play.shown.value, 'e2e4'), false);
  assert.deepEqual([bar('w').name, bar('w').clock?.text, bar('b').name], ['Level 3', '5:00', 'You']);
  play.set({ start: 'here' });
  assert.equal(play.shown.value, session);
  play.leave();
  assert.equal(play.deps.isFlipped.value, false);
  assert.equal(play.shown.value, session);
  assert.deepEqual(game.asked, ['no hint']);
});

test('a game begins from where it was chosen to, and the board lies as its person sits', () => {
  const { play, game } = begun({ drawn: 1 });
  play.open(959);
  play.enter();
  assert.equal(play.chosen.value.number, 959);
  play.choose({ side: 'random' });
  play.begin();
  assert.deepEqual(game.asked, ['start 959']);
  assert.equal(play.isChoosing.value, false);
  assert.equal(play.deps.isFlipped.value, true);
  play.open();
  play.set({ start: 'here' });
  play.begin();
  assert.equal(game.asked[1], 'start here');
});

test('a game that goes on leaves the board as it lay, and only the next turns it', () => {
  const { play, game } = begun();
  game.terms.value = AGAINST_3;
  const { deps: around } = play;
  for (const isSideKept of [true, false]) {
    const next = new Play({ ...around, isFlipped: signal(true), isSideKept });
    const stop = next.follow();
    assert.equal(next.deps.isFlipped.value, isSideKept);
    game.terms.value = { ...AGAINST_3 };
    assert.equal(next.deps.isFlipped.value, false);
    stop();
  }
});

test('a start of Chess960 is drawn for each new game, again when that is wished, or chosen', () => {
  const numbers = [3, 77, 300];
  const { play } = begun({ draw: () => numbers.shift() ?? 0 });
  play.set({ start: 'chess960' });
  play.open();
  assert.equal(play.chosen.value.number, 3);
  play.drawNumber();
  assert.equal(play.chosen.value.number, 77);
  play.choose({ number: 0 });
  assert.match(play.shown.value.store.position.value.fen, /^bbqnnrkr/);
  play.close();
  play.open();
  assert.equal(play.chosen.value.number, 300);
});

test('what cannot be played is said where it is chosen, and chosen anew', () => {
  const { play, game, session } = begun();
  play.open();
  play.set({ start: 'here' });
  game.isStuck = true;
  session.refuse('not-there', () => 'Nobody can move there.');
  play.begin();
  assert.equal(play.isChoosing.value, true);
  assert.equal(play.problem.value?.(en), 'Nobody can move there.');
  assert.deepEqual([session.feedback.value, session.spoken.value(en)], [undefined, '']);
  play.set({ start: 'standard' });
  assert.equal(play.problem.value, undefined);
});

test('who comes to play where nothing has been played chooses at once', () => {
  const empty = begun();
  empty.play.enter();
  assert.equal(empty.play.isChoosing.value, true);
  const played = begun();
  played.moves('e2e4');
  played.play.enter();
  assert.equal(played.play.isChoosing.value, false);
  const other = begun();
  commands.chess960.run(other.session, 5);
  other.play.enter();
  assert.equal(other.play.shown.value, other.session);
  const running = begun();
  running.game.start(AGAINST_3, 'standard');
  running.play.enter();
  assert.equal(running.play.isChoosing.value, false);
});

test('the strength of a level is told with how sure it is', () => {
  const { play } = begun();
  assert.deepEqual(play.rating('level', 2), { elo: 600, error: 50 });
  assert.equal(play.rating('minimax', 2), undefined);
  assert.equal(
    en.play.form.means('level', 2, 600, 50),
    'About 600 Elo, ± 50. Leaves pieces hanging, and sees few threats.',
  );
  assert.equal(en.play.form.means('level', 2, undefined, undefined), 'Leaves pieces hanging, and sees few threats.');
});

test('the players are called by who they are', () => {
  const { bar, game } = begun();
  assert.deepEqual([bar('w').name, bar('b').name], ['White', 'Black']);
  game.start(AGAINST_3, 'standard');
  assert.deepEqual([bar('w').name, bar('b').name, bar('b').about], ['You', 'Level 3', 'Casual · about 900 Elo']);
  game.start({ ...AGAINST_3, white: 'minimax:2', black: 'random' }, 'standard');
  assert.deepEqual([bar('w').name, bar('b').name], ['Minimax, depth 2', 'Random moves']);
  game.start({ ...AGAINST_3, black: 'person' }, 'standard');
  assert.deepEqual([bar('w').name, bar('b').name], ['White', 'Black']);
});

test('each side shows what it has taken, the least first', () => {
  const { bar, moves } = begun();
  moves('e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'd5d2', 'c1d2');
  assert.deepEqual([bar('w').taken, bar('b').taken], ['pq', 'PP']);
  assert.equal(en.play.bar.taken('ppqn'), 'Has taken 2 pawns, 1 queen, 1 knight');
});

test('who has more is told by how much, wherever it comes from', () => {
  const { bar, moves, session } = begun();
  assert.deepEqual([bar('w').lead, bar('b').lead], [0, 0]);
  moves('e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'd5d2', 'c1d2');
  assert.deepEqual([bar('w').lead, bar('b').lead], [8, -8]);
  commands.loadScript.run(session, '4k3/P7/8/8/8/8/8/4K2r w - - 0 1', 'a7a8=Q');
  commands.first.run(session);
  assert.equal(bar('b').lead, 4);
  commands.last.run(session);
  assert.equal(bar('w').lead, 4);
});

test('the document names the players as a PGN does, and none where two people play', () => {
  const clock = { w: { initial: 60_000, increment: 0 }, b: { initial: 60_000, increment: 0 } };
  const names = (terms: Partial<Terms>) => tagsOf({ ...AGAINST_3, ...terms }, en).map((tag) => tag.join(': '));
  assert.deepEqual(names({}), ['White: You', 'Black: Gridmate, level 3']);
  assert.deepEqual(names({ white: 'random', black: 'alphabeta:4' }), [
    'White: Gridmate, random moves',
    'Black: Gridmate, alpha-beta 4',
  ]);
  assert.deepEqual(names({ clock }), ['White: You', 'Black: Gridmate, level 3', 'TimeControl: 60+0']);
  assert.deepEqual(names({ black: 'person', clock }), ['TimeControl: 60+0']);
});

test('who is to move is told, and who thinks', () => {
  const { bar, game, moves, session } = begun();
  assert.ok(bar('w').isToMove && !bar('b').isToMove);
  game.start(AGAINST_3, 'standard');
  moves('e2e4');
  game.thinking.value = 'b';
  assert.ok(bar('b').isToMove && bar('b').isThinking && !bar('w').isToMove);
  // Who looks back is not to move there.
  commands.first.run(session);
  assert.ok(bar('b').isToMove && !bar('w').isToMove);
  game.thinking.value = undefined;
  game.isPaused.value = true;
  assert.ok(!bar('b').isToMove && !bar('w').isToMove);
  game.isPaused.value = false;
  game.phase.value = 'over';
  assert.ok(!bar('b').isToMove && !bar('w').isToMove);
});

test('clocks show minutes and seconds, and tenths in red where little is left', () => {
  const { bar, game } = begun();
  const five = { initial: 300_000, increment: 0 };
  game.start({ ...AGAINST_3, clock: { w: five, b: five } }, 'standard');
  assert.deepEqual(bar('w').clock, { text: '5:00', isLow: false, isRunning: false });
  game.running.value = 'w';
  const shows = (left: number) => {
    game.remaining.value = { w: left, b: 300_000 };
    return bar('w').clock?.text;
  };
  assert.equal(shows(299_001), '5:00');
  assert.equal(shows(299_000), '4:59');
  assert.equal(shows(3_723_000), '1:02:03');
  assert.equal(shows(20_000), '0:20');
  assert.equal(shows(19_999), '0:19.9');
  assert.deepEqual(bar('w').clock, { text: '0:19.9', isLow: true, isRunning: true });
  assert.equal(shows(-20), '0:00.0');
  const { clocks } = en.engine.said;
  assert.equal(clocks({ w: 3_723_000, b: 59_001 }), 'White has 1 hour 2 minutes 3 seconds, Black 1 minute.');
  assert.equal(clocks(undefined), 'This game has no clock.');
});

test('the search that a move comes from is one press away, by its method and depth, before that move', () => {
  const { game, session, play, moves } = begun();
  const shown: unknown[] = [];
  const why = () =>
    offersOf(play, en, (...how) => shown.push(how)).more.find(({ label }) => label === 'Why this move?');
  for (const [black, how] of [
    ['minimax:1', ['minimax', 2]],
    ['negamax:2', ['negamax', 3]],
    ['alphabeta:4', ['alphabeta', 5]],
    ['random', undefined],
    ['level:3', undefined],
  ] as const) {
    commands.loadScript.run(session, undefined, '');
    game.start({ ...AGAINST_3, black }, 'standard');
    moves('e2e4');
    assert.equal(why(), undefined, 'before it has moved');
    moves('e7e5');
    why()?.run();
    assert.deepEqual([shown.pop(), session.store.cursor.value.steps], how ? [how, 1] : [undefined, 2], black);
  }
  game.start({ ...AGAINST_3, black: 'minimax:1', isHelpAllowed: false }, 'standard');
  commands.last.run(session);
  assert.equal(why(), undefined, 'without help');
});

test('what there is to do follows from how the game stands', () => {
  const { game, labels, offers, session, play } = begun();
  assert.deepEqual(labels(), ['New game']);
  assert.equal(offers().row[0]?.look, 'primary');
  game.start(AGAINST_3, 'standard');
  assert.deepEqual(labels(), ['Take back', 'Hint', 'Offer a draw', 'Resign']);
  assert.deepEqual(
    offers().more.map(({ label }) => label),
    ['Rematch', 'New game', 'Analyse'],
  );
  game.start({ ...AGAINST_3, black: 'level:10' }, 'standard');
  assert.equal(offers().more[0]?.label, 'Move now');
  game.start({ ...AGAINST_3, white: 'level:1' }, 'standard');
  assert.deepEqual(labels(), ['Pause', 'Analyse', 'New game']);
  offers().row[0]?.run();
  assert.deepEqual(game.asked.slice(-1), ['pause']);
  game.isPaused.value = true;
  assert.deepEqual(labels(), ['Go on', 'Analyse', 'New game']);
  const minute = { initial: 60_000, increment: 0 };
  game.start({ ...AGAINST_3, clock: { w: minute, b: minute } }, 'standard');
  assert.deepEqual(labels(), ['Go on', 'Take back', 'Resign']);
  game.isPaused.value = false;
  assert.deepEqual(
    offers().more.map(({ label }) => label),
    ['Pause', 'Rematch', 'New game', 'Analyse'],
  );
  game.start(AGAINST_3, 'standard');
  commands.end.run(session, 'agreed');
  game.phase.value = 'over';
  assert.deepEqual(labels(), ['Take back', 'Review', 'New game', 'Rematch']);
  assert.equal(offers().row.filter(({ look }) => look === 'primary').length, 1);
  offers().row[2]?.run();
  assert.equal(play.isChoosing.value, true);
});

test('the computer answers from any position in one press', () => {
  const { game, labels, moves, play, session } = begun();
  moves('e2e4');
  assert.deepEqual(labels(), ['Play on from here', 'New game']);
  play.playOn();
  assert.deepEqual(
    [game.asked.pop(), game.terms.value?.white, game.terms.value?.black],
    ['start here', 'person', 'level:3'],
  );
  assert.equal(play.mayPlayOn.value, false);
  // In a document that was only opened the person is on move.
  game.phase.value = 'none';
  commands.loadScript.run(session, undefined, 'e2e4');
  commands.last.run(session);
  play.playOn();
  assert.deepEqual([game.terms.value?.white, game.terms.value?.black], ['level:3', 'person']);
  game.phase.value = 'none';
  commands.loadScript.run(session, undefined, 'f2f3, e7e5, g2g4, d8h4');
  commands.last.run(session);
  assert.deepEqual(labels(), ['New game'], 'nobody plays on after mate');
});

test('after a game there are a rematch with the same sides, and at the next levels up to the last', () => {
  const { game, offers } = begun();
  const more = (terms: Partial<Terms>) => {
    game.start({ ...AGAINST_3, ...terms }, 'standard');
    game.phase.value = 'over';
    assert.equal(offers().more[0]?.label, 'Analyse');
    return others().map(({ label }) => label);
  };
  const others = () => offers().more.slice(1);
  assert.deepEqual(more({}), ['Same sides again', 'Rematch: Level 2', 'Rematch: Level 4']);
  for (const offer of others()) offer.run();
  assert.deepEqual(game.asked.slice(-3), [
    'rematch person level:3',
    'rematch level:2 person',
    'rematch level:4 person',
  ]);
  assert.deepEqual(more({ black: 'minimax:3' }), ['Same sides again', 'Rematch: Minimax, depth 2']);
  assert.deepEqual(more({ white: 'level:1', black: 'person' }), ['Same sides again', 'Rematch: Level 2']);
  assert.deepEqual(more({ black: 'random' }), ['Same sides again']);
  assert.deepEqual(more({ white: 'level:2' }), []);
});

test('a game that is over is reviewed in one press, which closes its result and does not leave the game', () => {
  const { game, session, play, offers, reviewed } = begun();
  game.start(AGAINST_3, 'standard');
  commands.end.run(session, 'agreed');
  game.phase.value = 'over';
  assert.equal(play.hasResult.value, true);
  offers()
    .row.find(({ icon }) => icon === 'lens')
    ?.run();
  assert.deepEqual([reviewed(), play.hasResult.value, game.asked.includes('leave')], [1, false, false]);
});

test('a hint has two steps, and then it is asked why', async () => {
  const { session, play, game, labels, offers, asked, moves } = begun();
  game.start(AGAINST_3, 'standard');
  game.hint.value = { stage: 1, from: 12, to: undefined, uci: 'e2e4' };
  assert.deepEqual(play.pointed.value, [{ from: 12, to: 12, kind: 'hint' }]);
  assert.equal(labels()[1], 'Show the move');
  game.hint.value = { stage: 2, from: 12, to: 28, uci: 'e2e4' };
  assert.deepEqual(play.pointed.value, [{ from: 12, to: 28, kind: 'hint' }]);
  assert.equal(labels()[1], 'Why?');
  assert.equal(offers().row[1]?.look, 'on');
  offers().row[1]?.run();
  assert.equal(session.feedback.value?.tone, 'busy');
  await settled();
  assert.deepEqual([asked, session.feedback.value?.text(en)], [[' | e2e4'], 'Because of e2e4.']);
  // The whole of it stands in the panel, as long as the position does.
  assert.equal(play.why.said.value?.(en), 'Because of e2e4.');
  // Another place does not hear of it, and what is found after the next move is not said any more.
  offers().row[1]?.run();
  play.leave();
  session.announce(() => '');
  await settled();
  assert.equal(session.feedback.value, undefined);
  offers().row[1]?.run();
  moves('d2d4');
  await settled();
  assert.deepEqual([session.feedback.value, play.why.said.value], [undefined, undefined]);
  game.hint.value = undefined;
  assert.equal(offers().row[1]?.look, undefined);
  assert.equal(labels()[1], 'Hint');
});

test('what the computer is up to is asked after its move, in games with help', async () => {
  const { session, game, offers, asked, moves } = begun();
  const offered = () => offers().more.find(({ label }) => label === 'What is it up to?');
  game.start(AGAINST_3, 'standard');
  moves('e2e4');
  assert.equal(offered(), undefined);
  moves('e7e5');
  offered()?.run();
  await settled();
  assert.deepEqual([asked, session.feedback.value?.text(en)], [['e2e4 e7e5'], 'It threatens something.']);
  game.refused.value = { askHint: 'not-at-the-end' };
  offered()?.run();
  assert.equal(asked.length, 1);
  game.start({ ...AGAINST_3, isHelpAllowed: false }, 'standard');
  assert.equal(offered(), undefined);
});

test('a draw that may be claimed is claimed by its reason', () => {
  const { game, offers, moves } = begun();
  game.start(AGAINST_3, 'standard');
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  moves(...shuffle, ...shuffle);
  const [, , draw] = offers().row;
  assert.deepEqual([draw?.label, draw?.name], ['Claim the draw', 'Claim the draw: the same position three times']);
  draw?.run();
  assert.deepEqual(game.asked.slice(1), ['claim']);
});

test('behind the last move of a game with a result the line over the board says it, and whose move it is elsewhere', () => {
  const { session, moves } = begun();
  const line = () => noticeOf(session);
  moves('e2e4', 'e7e5', 'g1f3');
  for (const [result, sentence] of [
    ['1-0', 'White won.'],
    ['0-1', 'Black won.'],
    ['1/2-1/2', 'A draw.'],
  ] as const) {
    commands.setResult.run(session, result);
    assert.deepEqual([line().tone, line().lead?.(en)], ['result', sentence]);
    commands.back.run(session);
    assert.deepEqual([line().tone, line().lead?.(en)], ['plain', 'White to move.']);
    commands.last.run(session);
  }
  moves('b8c6');
  assert.deepEqual([line().tone, line().lead?.(en)], ['plain', 'White to move.']);
});

test('the line over an untouched board invites to move, unless the game is over there', () => {
  const { session } = begun();
  const line = () => {
    const { lead, text } = noticeOf(session);
    return [lead?.(en), text(en)];
  };
  assert.deepEqual(line(), ['White to move.', en.shell.begin]);
  commands.setStart.run(session, '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43', false);
  assert.deepEqual(line(), ['Checkmate. White wins.', '']);
});

test('on a board where no game is played a draw is claimed in the line over the board', () => {
  const { session, moves } = begun();
  const line = () => noticeOf(session, claimOn(session));
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  moves(...shuffle, ...shuffle);
  assert.equal(session.spoken.value(en), 'Knight to g8. A draw can be claimed.');
  assert.deepEqual(
    [line().lead?.(en), line().text(en), line().action?.label(en)],
    ['White to move.', 'A draw can be claimed.', 'Claim the draw'],
  );
  session.locked.value = { code: 'locked', allows: new Set() };
  assert.equal(line().action, undefined);
  session.locked.value = undefined;
  commands.back.run(session);
  assert.equal(line().action, undefined);
  commands.last.run(session);
  line().action?.run();
  assert.equal(session.store.game.value.result, '1/2-1/2');
  assert.equal(session.spoken.value(en), 'The same position for the third time: a draw.');
  assert.deepEqual([line().tone, line().action], ['result', undefined]);
  commands.undo.run(session);
  assert.equal(line().action?.label(en), 'Claim the draw');
});

test('a game that was opened is told by its players, until it is changed', () => {
  const core = Core.open();
  core.change((document) => {
    document.loadScript(undefined, 'e2e4');
    for (const [tag, value] of [
      ['White', 'Morphy'],
      ['Black', 'Karl'],
      ['Event', '?'],
      ['Date', '1858.??.??'],
    ] as const)
      document.setTag(tag, value);
  });
  const session = new Session(Core.open());
  commands.open.run(session, core.bytes);
  assert.equal(openedTitle(session)?.text(en), 'Morphy – Karl, 1858');
  assert.equal(noticeOf(session, openedTitle(session)).lead?.(en), 'Black to move.');
  commands.play.run(session, 'e7e5');
  assert.equal(openedTitle(session), undefined);
  assert.equal(openedTitle(new Session(Core.open())), undefined);
});

test('what is not done now says why', () => {
  const { game, offers, play, analysed } = begun();
  game.start(AGAINST_3, 'standard');
  game.refused.value = { takeBack: 'nothing-to-undo', resign: 'locked', leave: 'locked' };
  assert.equal(offers().row[0]?.refusal, en.refusals['nothing-to-undo']);
  assert.equal(offers().row[1]?.refusal, undefined);
  play.askToResign();
  assert.equal(play.isResigning.value, false);
  play.analyse();
  assert.equal(analysed(), 0);
  game.refused.value = {};
  play.analyse();
  assert.equal(analysed(), 1);
});

test('a game is given up after one question', () => {
  const { game, play } = begun();
  game.start(AGAINST_3, 'standard');
  play.askToResign();
  assert.equal(play.isResigning.value, true);
  play.answerResigning(false);
  assert.deepEqual([play.isResigning.value, game.asked.length], [false, 1]);
  play.askToResign();
  play.answerResigning(true);
  assert.deepEqual([play.isResigning.value, game.asked[1]], [false, 'resign']);
  play.askToResign();
  game.phase.value = 'over';
  assert.equal(play.isResigning.value, false);
});

for (const [cause, title, text] of [
  ['resigned-w', 'You lose by resignation', '1 move against Level 3.'],
  ['resigned-b', 'You win by resignation', '1 move against Level 3.'],
  ['time-w', 'You lose on time', '1 move against Level 3.'],
  ['agreed', 'A draw', 'The players agreed to a draw. 1 move against Level 3.'],
] as const) {
  test(`an end is told: ${cause}`, () => {
    const { game, play, session, moves } = begun();
    game.start(AGAINST_3, 'standard');
    moves('e2e4', 'e7e5');
    commands.end.run(session, cause);
    const ending = endingOf(play, en);
    assert.deepEqual([en.play.result.title(ending), en.play.result.text(ending)], [title, text]);
  });
}

test('the result lies over the board until it is closed, somebody looks back, or the game goes on', () => {
  const { game, play, session, moves } = begun();
  game.start(AGAINST_3, 'standard');
  moves('f2f3', 'e7e5', 'g2g4', 'd8h4');
  assert.equal(play.hasResult.value, false);
  game.phase.value = 'over';
  assert.equal(play.hasResult.value, true);
  const ending = endingOf(play, en);
  assert.equal(en.play.result.title(ending), 'You lose by checkmate');
  assert.equal(en.play.result.text(ending), '2 moves against Level 3.');
  commands.back.run(session);
  assert.equal(play.hasResult.value, false);
  commands.forward.run(session);
  assert.equal(play.hasResult.value, false);
  game.phase.value = 'playing';
  game.phase.value = 'over';
  assert.equal(play.hasResult.value, true);
  play.closeResult();
  assert.equal(play.hasResult.value, false);
  // The panel goes on to tell it, wherever one looks.
  commands.first.run(session);
  assert.equal(en.play.result.title(endingOf(play, en)), 'You lose by checkmate');
  assert.equal(play.ended.value?.end, 'checkmate');
  commands.last.run(session);
  game.phase.value = 'playing';
  game.phase.value = 'over';
  assert.equal(play.hasResult.value, true);
  game.start({ ...AGAINST_3, white: 'random' }, 'standard');
  game.phase.value = 'over';
  assert.equal(en.play.result.title(endingOf(play, en)), 'Black wins by checkmate');
});

test('who is ahead is told where help is allowed and it is wished, and of a finished game its result', () => {
  const { game, play, session, moves } = begun();
  play.choose({ isEvaluated: true });
  assert.equal(play.isEvaluated.value, true);
  game.start({ ...AGAINST_3, isHelpAllowed: false }, 'standard');
  assert.equal(play.isEvaluated.value, false);
  game.phase.value = 'over';
  assert.equal(play.isEvaluated.value, true);
  const shown = () => weigh(session.store.position.value, game.evaluation.value, en);
  assert.deepEqual(shown(), { share: 0.5, short: '', sentence: 'Not known yet' });
  game.evaluation.value = { centipawns: 132 };
  assert.deepEqual([shown().short, shown().sentence], ['+1.3', 'White is better, by 1.3']);
  assert.ok(shown().share > 0.6 && shown().share < 0.65);
  game.evaluation.value = { mate: -3 };
  assert.deepEqual(shown(), { share: 0, short: '−M3', sentence: 'Black mates in 3 moves' });
  game.evaluation.value = { centipawns: 4 };
  assert.equal(shown().sentence, 'Both sides stand equally well');
  moves('f2f3', 'e7e5', 'g2g4', 'd8h4');
  assert.deepEqual(shown(), { share: 0, short: '0–1', sentence: 'Checkmate. Black wins.' });
});

test('players are called by the tags of the document, with how strong they are and what they got, and in a game by its terms', () => {
  const { session, game, bar } = begun();
  const shown = () => [bar('w'), bar('b')].map(({ name, about, score }) => [name, about, score]);
  const [none, set] = [['', ''], (name: string, value: string) => commands.setTag.run(session, name, value)];
  assert.deepEqual(shown(), [
    ['White', ...none],
    ['Black', ...none],
  ]);
  set('White', 'Paul Morphy');
  set('Black', '?');
  set('WhiteElo', '2690');
  set('BlackElo', '-');
  set('Result', '1-0');
  assert.deepEqual(shown(), [
    ['Paul Morphy', '2690', '1'],
    ['Black', '', '0'],
  ]);
  set('Result', '1/2-1/2');
  assert.deepEqual(
    shown().map(([, , score]) => score),
    ['½', '½'],
  );
  game.terms.value = AGAINST_3;
  game.phase.value = 'playing';
  assert.deepEqual(shown(), [
    ['You', ...none],
    ['Level 3', 'Casual · about 900 Elo', ''],
  ]);
  commands.loadScript.run(session, undefined, 'f2f3, e7e5, g2g4, d8h4');
  game.phase.value = 'over';
  assert.deepEqual(
    shown().map(([, , score]) => score),
    ['0', '1'],
  );
});

test('whose time is up has lost, and clock and result say so', () => {
  const session = new Session(Core.open());
  const clock = new TurnedClock();
  const game = openGame(session, { run: () => new Promise(() => undefined) }, clock);
  const play = new Play({
    session,
    game,
    isFlipped: signal(false),
    ratings: signal([]),
    reasons: fakeReasons().reasons,
    analyse: () => undefined,
    review: () => undefined,
    storage: () => ({ getItem: () => null, setItem: () => undefined }),
    draw: () => 0,
  });
  play.follow();
  play.choose({ side: 'both' });
  play.set({ clock: 'own', minutes: 1, seconds: 0 });
  play.begin();
  commands.play.run(session, 'e2e4');
  clock.turn(41_000);
  assert.deepEqual(barOf(play, en, 'b').clock, { text: '0:19.0', isLow: true, isRunning: true });
  clock.turn(20_000);
  assert.equal(barOf(play, en, 'b').clock?.text, '0:00.0');
  assert.equal(play.hasResult.value, true);
  assert.equal(en.play.result.title(endingOf(play, en)), 'White wins on time');
  offersOf(play, en).row[3]?.run();
  assert.equal(game.phase.value, 'playing');
  assert.equal(barOf(play, en, 'b').clock?.text, '1:00');
});

test('a game is chosen from what was set up, or from a number of Chess960, and entering does not begin anew', () => {
  const { session, play } = begun({ drawn: 5 });
  commands.setUp.run(session, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  play.openFrom('here');
  play.enter();
  assert.deepEqual([play.isChoosing.value, play.chosen.value.modes.computer.start], [true, 'here']);
  assert.equal(play.shown.value, session);
  play.close();
  play.openFrom(77);
  play.enter();
  assert.deepEqual([play.chosen.value.number, play.chosen.value.modes.computer.start], [77, 'chess960']);
});

test('a game without help is one until it is over', () => {
  const { play, game } = begun();
  assert.equal(play.isWithoutHelp.value, false);
  game.terms.value = { ...AGAINST_3, isHelpAllowed: false };
  game.phase.value = 'playing';
  assert.equal(play.isWithoutHelp.value, true);
  game.phase.value = 'over';
  assert.equal(play.isWithoutHelp.value, false);
  game.phase.value = 'playing';
  game.terms.value = AGAINST_3;
  assert.equal(play.isWithoutHelp.value, false);
});

test('who asks is told who is ahead: by the result, by the engine, or by the pieces', () => {
  const { session, moves } = begun();
  const told = (found?: { centipawns?: number; mate?: number }) => balanceOf(session.store.position.value, found, en);
  assert.equal(told(), 'The engine has not looked here. Counting the pieces: even.');
  assert.equal(told({ centipawns: -120 }), 'Black is better, by 1.2, says the engine.');
  assert.equal(told({ mate: 3 }), 'White mates in 3 moves, says the engine.');
  moves('e2e4', 'd7d5', 'e4d5');
  assert.match(told(), /White is ahead by 1\.$/);
  commands.loadScript.run(session, undefined, 'f2f3, e7e5, g2g4, d8h4');
  assert.equal(told({ centipawns: 0 }), 'Checkmate. Black wins.');
});
