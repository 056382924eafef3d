// Trainers on the real modules, with a clock that the test turns: each right and wrong, the minute, and the best that is kept.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { squareIndex, squareName } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { english as en } from '../../www/i18n/en/all';
import type { TrainerId } from '../../www/i18n/words';
import { TRAINER_MS, type Trainer } from '../../www/learn/trainer';
import { type TrainerQuestion, TrainerQuestions } from '../../www/learn/trainer-questions';
import { TRAINERS } from '../../www/learn/trainers';
import { learning, when } from './lessons';
import { Memory } from './memory';
import { labs } from './real';
import { settled } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const SEED = 53;

type Kind<K extends TrainerQuestion['kind']> = Extract<TrainerQuestion, { readonly kind: K }>;

async function training(id: TrainerId, around = learning()) {
  around.learn.trainers.start(id, SEED);
  const trainer = around.learn.trainers.trainer.value ?? assert.fail();
  const asked = async <K extends TrainerQuestion['kind']>(kind: K): Promise<Kind<K>> => {
    await when(() => trainer.stage.value === 'asked');
    const question = trainer.question.value;
    assert.equal(question?.kind, kind);
    return question as Kind<K>;
  };
  return { ...around, trainer, asked };
}

function mark(trainer: Trainer, squares: readonly number[]): void {
  for (const square of squares) trainer.press(square);
  trainer.check();
}

/** The first questions of a trainer by a seed. */
async function some(id: TrainerId, seed: number, count: number): Promise<readonly TrainerQuestion[]> {
  const [questions, all]: [TrainerQuestions, TrainerQuestion[]] = [new TrainerQuestions(labs, seed), []];
  while (all.length < count) all.push(await questions.next(id));
  return all;
}

test('the same seed asks the same questions, another one others', async () => {
  for (const id of TRAINERS) {
    const [one, same, others] = [await some(id, 1, 6), await some(id, 1, 6), await some(id, 2, 6)];
    assert.deepEqual(one, same);
    assert.notDeepEqual(one, others);
  }
});

test('squares to go to are all legal moves of a piece, pins and checks regarded', async () => {
  for (const question of await some('moves', 7, 20)) {
    assert.equal(question.kind, 'moves');
    if (question.kind !== 'moves') continue;
    const { facts } = await labs.moveSet('knight from a1', question.fen, question.piece[1]);
    assert.deepEqual(
      question.squares,
      facts?.legal?.toSorted((a, b) => a - b),
    );
    assert.ok(question.others.length >= 3 && question.others.length <= 6);
  }
});

test('what is attacked are pieces of a side with an attacker of the other', async () => {
  for (const question of await some('attacked', 7, 8)) {
    if (question.kind !== 'attacked') assert.fail();
    const board = [...boardOf(question.fen)];
    const attacked: number[] = [];
    for (const [square, letter] of board.entries()) {
      if (letter === '.' || (letter === letter.toUpperCase()) !== (question.side === 'w')) continue;
      const { facts } = await labs.moveSet('knight from a1', question.fen, square);
      if ((question.side === 'w' ? facts?.black : facts?.white)?.length) attacked.push(square);
    }
    assert.deepEqual(question.squares, attacked);
  }
});

function boardOf(fen: string): string {
  const core = Core.open();
  core.change((document) => document.loadScript(fen, ''));
  const { board } = core.view(false).position;
  core.free();
  return board;
}

test('positions are in check about as often as not, and it is the core that says so', async () => {
  const all = await some('check', 7, 60);
  const checks = all.filter((question) => question.kind === 'check' && question.isCheck).length;
  assert.ok(checks > 15 && checks < 45, `${checks} of 60`);
  for (const question of all) {
    if (question.kind !== 'check') assert.fail();
    const { pairs } = await labs.moveSet(`attacks-${question.turn === 'w' ? 'b' : 'w'}`, question.fen, undefined);
    const king = boardOf(question.fen).indexOf(question.turn === 'w' ? 'K' : 'k');
    assert.equal(
      pairs.some(([, to]) => to === king),
      question.isCheck,
    );
  }
});

test('a square is named, and found, in turn; a wrong answer takes a point and says what was right', async () => {
  const { trainer, asked, heard, shown, session } = await training('name');
  const first = await asked('name');
  assert.equal(shown.value, trainer.board);
  const at = [(first.square % 8) + 1, Math.floor(first.square / 8) + 1];
  const where = `Column ${at[0]} from the left, row ${at[1]} from below.`;
  assert.deepEqual(await heard(), [`Which square is marked? ${where}`]);
  assert.equal(trainer.board.feedback.value?.text(en), 'Which square is marked?');
  assert.deepEqual(trainer.shown(en)?.marks, new Map([[first.square, ['hatch']]]));
  assert.ok(first.choices.includes(first.square));
  trainer.name('x9');
  assert.equal(trainer.question.value, first);
  trainer.name(squareName(first.square).toUpperCase());
  const second = await asked('find');
  assert.equal(trainer.points.value, 1);
  assert.deepEqual(await heard(), [`Right. Where is ${squareName(second.square)}?`]);
  assert.deepEqual(trainer.shown(en)?.marks, new Map());
  trainer.shown(en)?.press(second.square);
  const third = await asked('name');
  assert.equal(trainer.points.value, 2);
  await heard();
  trainer.name(squareName(third.choices.find((square) => square !== third.square) ?? 0));
  const fourth = await asked('find');
  assert.equal(trainer.points.value, 1);
  assert.deepEqual(await heard(), [
    `Wrong: that was ${squareName(third.square)}. Where is ${squareName(fourth.square)}?`,
  ]);
  trainer.press((fourth.square + 1) % 64);
  await asked('name');
  assert.equal(trainer.points.value, 0);
  assert.match((await heard()).join(), /^Wrong: that was another square\. Which square is marked\?/);
  // No answer leads below nothing.
  trainer.name('a1');
  assert.ok(trainer.points.value >= 0);
  assert.equal(session.store.line.value.length, 0);
});

test('from the side of Black the marked square is where Black sees it', async () => {
  const around = learning();
  around.isFlipped.value = true;
  const { asked, heard } = await training('name', around);
  const { square } = await asked('name');
  const where = `Column ${8 - (square % 8)} from the left, row ${8 - Math.floor(square / 8)} from below.`;
  assert.deepEqual(await heard(), [`Which square is marked? ${where}`]);
  assert.equal(around.isFlipped.value, true);
});

test('squares of a piece are marked by presses or in writing, and one too few is wrong', async () => {
  const { trainer, asked, heard } = await training('moves');
  const first = await asked('moves');
  const [letter, square] = first.piece;
  assert.match(
    (await heard()).join(),
    new RegExp(`^Where can the white \\w+ on ${squareName(square)} go\\? Also there: .*king on .*\\.$`),
  );
  assert.equal(letter, letter.toUpperCase());
  assert.equal(trainer.shown(en)?.describe(square), 'asked about');
  const [one = 0] = first.squares;
  trainer.press(one);
  assert.deepEqual(await heard(), [`${squareName(one)} marked. 1 square.`]);
  assert.equal(trainer.shown(en)?.describe(one), 'marked');
  trainer.press(one);
  assert.equal(trainer.text.value, '');
  trainer.write('a1b2, C3 i4 d9');
  assert.deepEqual([...trainer.marked.value].map(squareName), ['a1', 'b2', 'c3']);
  trainer.write(first.squares.map(squareName).join(''));
  assert.deepEqual(
    [...trainer.marked.value].toSorted((a, b) => a - b),
    first.squares,
  );
  trainer.check();
  const second = await asked('moves');
  assert.deepEqual([trainer.points.value, trainer.marked.value.size], [1, 0]);
  mark(trainer, second.squares.slice(1));
  await asked('moves');
  assert.equal(trainer.points.value, 0);
  assert.equal(trainer.said.value?.(en), `Wrong. Missing: ${squareName(second.squares[0] ?? 0)}.`);
});

test('attacked pieces are marked, and one too many is wrong', async () => {
  const { trainer, asked } = await training('attacked');
  const first = await asked('attacked');
  mark(trainer, first.squares);
  const second = await asked('attacked');
  assert.equal(trainer.points.value, 1);
  const extra = [...Array(64).keys()].find((square) => !second.squares.includes(square)) ?? 0;
  mark(trainer, [...second.squares, extra]);
  await asked('attacked');
  assert.equal(trainer.points.value, 0);
  assert.equal(trainer.said.value?.(en), `Wrong. Wrongly marked: ${squareName(extra)}.`);
});

test('check is answered by yes and no, and the board shows no sign of it', async () => {
  const { trainer, asked } = await training('check');
  for (let right = 1; right <= 6; right += 1) {
    const { isCheck } = await asked('check');
    assert.equal(trainer.board.store.position.value.check !== null, isCheck);
    // What a place shows stands in the place of the mark of a check.
    assert.deepEqual(trainer.shown(en)?.marks, new Map());
    trainer.decide(isCheck);
    assert.equal(trainer.points.value, right);
  }
  const { isCheck } = await asked('check');
  trainer.decide(!isCheck);
  assert.equal(trainer.points.value, 5);
  assert.equal(trainer.said.value?.(en), isCheck ? 'Wrong: it was check.' : 'Wrong: it was no check.');
});

test('nothing is moved on the board of a trainer, and the refusal has the way out', async () => {
  const { trainer, asked } = await training('attacked');
  const { fen } = await asked('attacked');
  assert.equal(commands.remove.run(trainer.board, squareIndex('e1')), false);
  assert.equal(trainer.board.store.position.value.fen, fen);
  assert.equal(trainer.board.feedback.value?.code, 'in-trainer');
  trainer.board.feedback.value?.action?.run();
  assert.equal(trainer.stage.value, 'over');
});

test('the minute ends by the clock; the best is kept, and known after a reload', async () => {
  const library = new Memory();
  const { learn, trainer, asked, clock, heard, documents } = await training('check', learning(library));
  const { isCheck } = await asked('check');
  trainer.decide(isCheck);
  await asked('check');
  await heard();
  clock.turn(TRAINER_MS - 1000);
  assert.deepEqual([trainer.left.value, trainer.stage.value], [1, 'asked']);
  trainer.repeat();
  assert.match((await heard()).join(), / to move: is it check\? 1 second left, 1 point\.$/);
  clock.turn(1000);
  assert.deepEqual([trainer.left.value, trainer.stage.value], [0, 'over']);
  assert.deepEqual(await heard(), ['Time is up. 1 point: your best so far.']);
  assert.equal(trainer.shown(en), undefined);
  // What comes late is no answer.
  trainer.decide(true);
  assert.deepEqual(trainer.result.value, { points: 1, best: 1, isNew: true });
  await settled();
  assert.deepEqual(library.stores.trainers.get('check')?.points, 1);
  // Once more, with fewer points: the best stays.
  learn.trainers.again();
  const again = learn.trainers.trainer.value ?? assert.fail();
  await when(() => again.stage.value === 'asked');
  again.stop();
  assert.deepEqual(again.result.value, { points: 0, best: 1, isNew: false });
  assert.deepEqual((await heard()).at(-1), 'Stopped. 0 points. Your best: 1 point.');
  assert.ok(documents.value);
  const { learn: later } = learning(library);
  await later.trainers.look();
  assert.equal(later.trainers.bests.value.get('check')?.points, 1);
  assert.equal(library.stores.trainers.size, 1);
});

test('who closes a trainer or leaves the place has the document again, and no clock runs on', async () => {
  const { learn, trainer, asked, shown, answers, heard, clock, session } = await training('name');
  await asked('name');
  answers.value.clocks?.();
  assert.match((await heard()).at(-1) ?? '', /60 seconds left, 0 points\.$/);
  learn.trainers.close();
  assert.deepEqual([shown.value, learn.trainers.trainer.value, answers.value], [undefined, undefined, {}]);
  assert.match((await heard()).join(), /^The trainer is closed\./);
  learn.trainers.start('moves', SEED);
  const second = learn.trainers.trainer.value ?? assert.fail();
  learn.hide();
  assert.deepEqual([shown.value, learn.trainers.trainer.value], [undefined, undefined]);
  await settled();
  clock.turn(2 * TRAINER_MS);
  assert.deepEqual([trainer.result.value, second.result.value, second.stage.value], [undefined, undefined, 'over']);
  assert.equal(session.feedback.value, undefined);
});

test('a lesson that is opened ends the trainer', async () => {
  const { learn, shown, asked } = await training('check');
  await asked('check');
  await learn.openPgn('[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"]\n\n{[%task mate 1]} 1. Rd8# *');
  assert.equal(learn.trainers.trainer.value, undefined);
  assert.equal(shown.value, learn.lesson.value?.board.session);
});
