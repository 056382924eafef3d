// The course on the real modules: without faults in each language, each task solved by its answer, and the place that it
// leads to.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { exampleOf } from '../../www/games/examples';
import { courseWords } from '../../www/i18n/course';
import { COURSE, coursePgn } from '../../www/learn/course';
import type { LessonWalk } from '../../www/learn/lesson-walk';
import { ChooseQuestion, SquaresQuestion } from '../../www/learn/mark-question';
import { playing, when } from './lessons';
import { labs } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

test('the course is without faults in each language, and says all that it names', async () => {
  for (const tag of ['en', 'de', 'fr', 'es']) {
    const words = await courseWords(tag);
    for (const lesson of COURSE) {
      const name = `${tag} ${lesson.id}`;
      const pgn = coursePgn(lesson, words);
      assert.doesNotMatch(pgn, /\$[a-z]/i, name);
      const { chapters, notes } = await labs.readLesson(pgn);
      assert.deepEqual([chapters.length, notes], [lesson.chapters.length, []], name);
      // The last chapter is only read.
      for (const bytes of chapters.slice(0, -1))
        assert.deepEqual(
          (await labs.lessonFaults(bytes, 200_000)).map(({ message }) => message),
          [],
          name,
        );
      // What is written for the lesson is shown somewhere in it.
      for (const text of Object.keys(words.lessons[lesson.id].texts))
        assert.ok(
          lesson.chapters.some((chapter) => new RegExp(`\\$${text}\\b`).test(chapter.text)),
          `${name}: ${text}`,
        );
    }
  }
});

test('nobody is spoken to by du or vous in the course, nor by an imperative', async () => {
  const [de, fr] = await Promise.all(['de', 'fr'].map(async (tag) => JSON.stringify(await courseWords(tag))));
  assert.doesNotMatch(de ?? '', /[^\p{L}](du|dein(e[mnrs]?)?|dich|dir)[^\p{L}]/iu);
  assert.doesNotMatch(de ?? '', /[^\p{L}](Finde|Gewinne|Lass|Mach|Markiere|Nimm|Schau|Sieh|Spiele?|Zähle)[^\p{L}]/u);
  assert.doesNotMatch(fr ?? '', /[^\p{L}](vous|votre|vos|tu|toi|\p{L}+ez)[^\p{L}]/iu);
});

test('in the French of the course a space before a double sign does not break', async () => {
  const texts = JSON.stringify((await courseWords('fr')).lessons);
  assert.doesNotMatch(texts, / [:;?!»]|« /);
});

test('what a lesson of the course leads to is there', async () => {
  for (const { opens } of COURSE) {
    const core = Core.open();
    const { start, example, formula } = opens;
    if (start !== undefined) core.change((document) => document.loadScript(start, ''));
    if (example !== undefined) assert.ok(exampleOf(example), example);
    if (formula !== undefined) assert.equal((await labs.moveSet(formula, '', undefined)).pairs.length, 1456);
  }
});

/** Gives the answer to the task that is asked, if there is one; games are left out. */
function answer(lesson: LessonWalk): void {
  const question = lesson.question.peek();
  const stop = lesson.stops[lesson.at.peek()];
  const chapter = stop && lesson.chapters[stop.chapter];
  if (lesson.stage.peek() !== 'asked' || !question || !chapter) return lesson.goOn();
  const task = chapter.task(stop.place);
  if (question instanceof SquaresQuestion) {
    question.write(task?.kind === 'squares' ? task.squares.join(' ') : 'e1 e3 f4 h4');
    return lesson.goOn();
  }
  if (question instanceof ChooseQuestion) {
    question.pick(task?.kind === 'choose' ? task.choices.findIndex(({ isRight }) => isRight) : -1);
    return lesson.goOn();
  }
  const { session } = lesson.board;
  const made = session.store.cursor.peek().steps;
  const next = chapter.wayTo(stop.place).length + made;
  const line: string[] = [];
  for (let at = chapter.next(0); at !== undefined; at = chapter.next(at)) line.push(chapter.uci(at) ?? '');
  const uci = line[next];
  if (task?.kind === 'find' || task?.kind === 'mate') commands.play.run(session, uci ?? '');
  else lesson.skip();
}

test('each lesson of the course is solved by its answers at the first try', async () => {
  const words = await courseWords('en');
  for (const lesson of COURSE) {
    const { lesson: walk, reply } = await playing(coursePgn(lesson, words));
    for (let step = 0; walk.stage.value !== 'over'; step += 1) {
      assert.ok(step < 60, `${lesson.id} comes to no end: ${walk.at.value} ${walk.stage.value}`);
      const wasAsked = walk.stage.value === 'asked';
      answer(walk);
      await when(() => walk.stage.value !== 'judging' && !(wasAsked && walk.stage.value === 'asked'));
      if (walk.stage.value === 'replying') await reply();
    }
    const isGame = walk.stops.map(({ chapter, place }) => walk.chapters[chapter]?.task(place)?.kind === 'win');
    assert.deepEqual(
      walk.stops.map((_, at) => walk.outcomes.value.get(at)),
      isGame.map((isWin) => (isWin ? 'open' : 'first')),
      lesson.id,
    );
    assert.ok(walk.stops.length >= 4);
  }
});
