// The script beside its box: what is written, what is shown, what there is to say about it and what puts it right.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { loadLabs } from '../../www/app/labs-worker';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { Box, difference, type TextBox } from '../../www/script/box';
import { Check, type Checking, PAUSE_MS, placesOf } from '../../www/script/check';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));
const made = await loadLabs(await readFile(process.env['GRIDMATE_LABS'] ?? ''));
const real: Checking = {
  remarks: async (...args) => made.remarks(...args),
  fixed: async (...args) => made.fixed(...args),
  allFixed: async (...args) => made.allFixed(...args),
  readGame: async (...args) => made.readGame(...args),
};

function begun(text = ''): Session {
  const session = new Session(Core.open());
  session.showScript(true);
  if (text) commands.loadScript.run(session, undefined, text);
  return session;
}

/** A text area as far as it is used. */
class Area implements TextBox {
  value = '';
  selectionStart = 0;
  selectionEnd = 0;
  /** How often somebody else has written into it. */
  touched = 0;

  setSelectionRange(start: number, end: number): void {
    [this.selectionStart, this.selectionEnd] = [start, end];
  }

  /** As browsers keep what is selected where nothing is told of it. */
  setRangeText(text: string, start = 0, end = this.value.length): void {
    this.touched += 1;
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    const kept = (at: number, inside: number) =>
      at > end ? at + text.length - (end - start) : at > start ? inside : at;
    this.setSelectionRange(kept(this.selectionStart, start), kept(this.selectionEnd, start + text.length));
  }

  /** Puts a text in the place of what is selected, as a key does. */
  type(text: string): void {
    const { selectionStart: start, selectionEnd: end } = this;
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    this.setSelectionRange(start + text.length, start + text.length);
  }

  at(start: number, end = start): this {
    this.setSelectionRange(start, end);
    return this;
  }
}

function boxed(text = '') {
  const [session, area] = [begun(text), new Area()];
  const box = new Box(session, area);
  box.start();
  area.at(area.value.length);
  let time = 1000;
  /** Types key by key, a tenth of a second each. */
  const type = (keys: string) => {
    for (const key of keys) {
      area.type(key);
      box.write((time += 100));
    }
  };
  const wait = () => (time += 10_000);
  return { session, area, box, type, wait, steps: () => session.store.cursor.value.steps };
}

test('the difference of two texts is one part, and never half a character', () => {
  const rows: [string, string, number, number, string][] = [
    ['', 'e2e4', 0, 0, 'e2e4'],
    ['e2e4, e7e5', 'e2e4, c7c5', 6, 3, 'c7c'],
    ['e2e4', 'e2e4', 4, 0, ''],
    ['aaa', 'aa', 2, 1, ''],
    ['e4=🨀', 'e4=🨁', 3, 2, '🨁'],
    ['🨀x', '🩀x', 0, 2, '🩀'],
  ];
  for (const [old, text, at, removed, added] of rows) {
    assert.deepEqual(difference(old, text), { at, removed, added }, `${old} → ${text}`);
    assert.equal(old.slice(0, at) + added + old.slice(at + removed), text);
  }
});

test('what is typed is on the board, keys that follow each other are one change, and the box is left alone', () => {
  const { session, area, type, steps } = boxed();
  type('e2e4, e7');
  assert.deepEqual([session.store.text.value, steps(), area.touched], ['e2e4, e7', 2, 0]);
  type('e5');
  assert.equal(session.store.position.value.last?.to, 'e5');
  const undone = () => commands.undo.run(session) && area.value;
  assert.deepEqual([undone(), undone(), undone(), undone()], ['e2e4, ', 'e2e4,', '', false]);
});

test('what is done on the board is written into the box, and the caret stays where it was', () => {
  const { session, area } = boxed('e2e4, e7e5');
  area.at(2);
  commands.play.run(session, 'g1f3');
  assert.deepEqual([area.value, area.selectionStart, area.selectionEnd], ['e2e4, e7e5, g1f3', 2, 2]);
});

test('undo and redo in the box put the caret where the change was', () => {
  const { area, box, wait, type } = boxed('e2e4, e7e5, g1f3');
  area.at(6, 10);
  type('a');
  wait();
  area.at(area.value.length);
  type('x');
  const seen = (command: typeof commands.undo) => {
    box.travel(command);
    return [area.value, area.selectionStart, area.selectionEnd];
  };
  assert.deepEqual(seen(commands.undo), ['e2e4, a, g1f3', 13, 13]);
  assert.deepEqual(seen(commands.undo), ['e2e4, e7e5, g1f3', 10, 10]);
  assert.deepEqual(seen(commands.redo), ['e2e4, a, g1f3', 7, 7]);
});

test('within the line the board shows the step that is written, and its keys are one change', () => {
  const { session, area, type, wait, steps } = boxed('e2e4, e7e5, g1f3, b8c6');
  commands.goTo.run(session, 1);
  area.at(6, 10);
  type('c7c5');
  assert.deepEqual([area.value, steps()], ['e2e4, c7c5, g1f3, b8c6', 2]);
  wait();
  type('!');
  const undone = () => commands.undo.run(session) && area.value;
  assert.deepEqual([undone(), undone()], ['e2e4, c7c5, g1f3, b8c6', 'e2e4, e7e5, g1f3, b8c6']);
});

test('at the end of the line the end is shown, wherever is written', () => {
  const { area, type, steps } = boxed('e2e4, e7e5, g1f3');
  area.at(6, 10);
  type('c');
  assert.equal(steps(), 3);
});

test('what an input method puts together is taken in when it is done', () => {
  const { session, area, box } = boxed('e4=');
  box.compose();
  area.type('k');
  box.write(1100);
  assert.equal(session.store.text.value, 'e4=');
  area.at(3, 4).type('♕');
  box.composed(1200);
  assert.equal(session.store.text.value, 'e4=♕');
  box.compose();
  area.type('x');
  commands.remove.run(session, 0);
  box.composed(1300);
  assert.deepEqual([session.store.text.value, area.value], ['e4=♕, xa1', 'e4=♕, xa1']);
});

test('what is refused is taken out of the box again, and it is said why', () => {
  const { session, area, box, type } = boxed('e2e4');
  session.locked.value = { code: 'locked', allows: new Set() };
  area.at(2);
  type('x');
  assert.deepEqual([area.value, area.selectionStart, session.feedback.value?.code], ['e2e4', 2, 'locked']);
  session.locked.value = undefined;
  area.at(4).type(', e7e5'.repeat(200_000));
  box.write(5000);
  assert.equal(area.value, 'e2e4');
  assert.match(session.feedback.value?.text(en) ?? '', /may have \d+ bytes/);
});

test('line breaks of another kind are shown as a box has them, and are no reason to write', () => {
  const { session, area, type } = boxed('e2e4\r\ne7e5');
  assert.equal(area.value, 'e2e4\ne7e5');
  type(' g1f3');
  assert.equal(session.store.line.value.length, 3);
});

test('each step has its place in the text, and a caret its step', () => {
  const text = '1. e2e4, e7e5 {e7e5, good} g1f3, e1g1';
  const session = begun(text);
  const places = placesOf(session, text);
  assert.deepEqual(
    places.map(({ start, end }) => text.slice(start, end)),
    ['1.', 'e2e4', 'e7e5', '{e7e5, good}', 'g1f3', 'e1g1'],
  );
});

test('a move of several tokens is one step from the first to the last', () => {
  const text = 'e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, e1g1, h1f1';
  assert.deepEqual(placesOf(begun(text), text).at(-1), { start: text.indexOf('e1g1'), end: text.length });
});

/** Lets what was promised come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function checked(text: string, labs: Partial<Checking> = {}) {
  const session = begun(text);
  const asked: string[] = [];
  let waiting: { readonly run: () => void; readonly milliseconds: number }[] = [];
  const own: Checking = {
    ...real,
    remarks: (script, most) => {
      asked.push(script.text);
      return real.remarks(script, most);
    },
    ...labs,
  };
  const check = new Check(session, own, (run, milliseconds) => {
    const entry = { run, milliseconds };
    waiting.push(entry);
    return () => void (waiting = waiting.filter((other) => other !== entry));
  });
  const stop = check.start();
  /** Lets the time pass that is waited for; answers how long that was. */
  const pass = async () => {
    const due = waiting;
    waiting = [];
    for (const { run } of due) run();
    await settled();
    return due.map(({ milliseconds }) => milliseconds);
  };
  const write = (text: string) => check.typing(() => void commands.rewrite.run(session, text));
  return { session, check, asked, pass, write, stop, text: () => session.store.text.value };
}

const KNIGHT = 'e2e4, e7e5, Nf3, b8c6';

test('remarks come with their place and fix, and chips look like what became of them', async () => {
  const { check, pass } = checked('e2e4, e7e5, Nf3, 2. xe8, i9i1, e8=Q');
  assert.deepEqual(check.looks.value, ['legal', 'legal', 'note', 'note', 'free', 'note', 'free']);
  await pass();
  assert.deepEqual(check.looks.value, ['legal', 'legal', 'ignored', 'note', 'free', 'no-effect', 'odd free']);
  const [first] = check.answer.value?.remarks.first ?? [];
  assert.deepEqual([first?.start, first?.end, first?.fix], [12, 15, 'g1f3']);
  assert.match(first ? en.problem(first) : '', /^Line 1, column 13: "Nf3" was ignored/);
});

test('who types is not interrupted, and is told the first remark once', async () => {
  const { session, asked, pass, write } = checked('e2e4');
  assert.deepEqual(await pass(), [0]);
  write('e2e4, oops');
  write('e2e4, oops!');
  assert.deepEqual(await pass(), [PAUSE_MS]);
  assert.deepEqual(asked, ['e2e4', 'e2e4, oops!']);
  assert.match(session.spoken.value(en), /^1 remark\. First: Line 1, column 7: "oops!" was ignored/);
  commands.play.run(session, 'e7e5');
  assert.deepEqual(await pass(), [0]);
  assert.equal(session.spoken.value(en), 'Pawn to e5.');
  write('e2e4');
  await pass();
  assert.equal(session.spoken.value(en), 'No remarks.');
});

test('an answer about an older text is dropped', async () => {
  const answers: (() => void)[] = [];
  const { session, check, pass } = checked(KNIGHT, {
    remarks: (script, most) =>
      new Promise((resolve, reject) => {
        answers.push(() => void real.remarks(script, most).then(resolve, reject));
      }),
  });
  await pass();
  commands.rewrite.run(session, 'e2e4');
  await pass();
  answers[1]?.();
  await settled();
  assert.equal(check.answer.value?.script.text, 'e2e4');
  answers[0]?.();
  await settled();
  assert.deepEqual([check.answer.value?.script.text, check.answer.value?.remarks.count], ['e2e4', 0]);
});

test('a token is put right by its fix, as one change', async () => {
  const { session, check, pass, text } = checked(KNIGHT);
  await pass();
  await check.fix(2);
  assert.equal(text(), 'e2e4, e7e5, g1f3, b8c6');
  assert.equal(session.store.cursor.value.steps, 4);
  commands.undo.run(session);
  assert.equal(text(), KNIGHT);
});

test('a fix that comes late for another text is dropped, and so is one for remarks of an older text', async () => {
  let answer: (text: string) => void = () => {};
  const { session, check, pass, text } = checked(KNIGHT, { fixed: () => new Promise((resolve) => (answer = resolve)) });
  await pass();
  const fixing = check.fix(2);
  commands.rewrite.run(session, 'e2e4');
  answer('e2e4, e7e5, g1f3, b8c6');
  await fixing;
  assert.equal(text(), 'e2e4');
  let isAsked = false;
  const other = checked(KNIGHT, { fixed: async () => ((isAsked = true), '') });
  await other.pass();
  commands.rewrite.run(other.session, 'e2e4');
  await other.check.fix(2);
  assert.deepEqual([isAsked, other.text()], [false, 'e2e4']);
});

test('all is put right at once, and it is said what that was, until the text is another', async () => {
  const { session, check, pass, text } = checked('e4 e5, Nf3; oops');
  await pass();
  await check.fixAll();
  assert.equal(text(), 'e2e4 e7e5, g1f3');
  const done = 'Done: 3 tokens rewritten, 1 left out, 1 separator replaced.';
  assert.deepEqual([check.done.value?.(en), session.spoken.value(en)], [done, done]);
  await pass();
  assert.equal(check.done.value?.(en), done);
  commands.undo.run(session);
  assert.deepEqual([text(), check.done.value], ['e4 e5, Nf3; oops', undefined]);
});

test('a locked game is not put right, and it says why', async () => {
  const { session, check, pass, text } = checked(KNIGHT);
  await pass();
  session.locked.value = { code: 'locked', allows: new Set() };
  await check.fixAll();
  assert.deepEqual([text(), session.feedback.value?.code, check.done.value], [KNIGHT, 'locked', undefined]);
});

test('the moves of a game are opened as a game, and it can be taken back', async () => {
  const { session, check, pass, text } = checked('[White "Ann"]\n\n1. e4 e5 (1... c5) *');
  await pass();
  assert.equal(check.answer.value?.remarks.isMovetext, true);
  await check.readGame();
  assert.equal(text(), 'e2e4, e7e5');
  assert.deepEqual(session.store.game.value.tags[0], ['White', 'Ann']);
  commands.undo.run(session);
  assert.match(text(), /^\[White "Ann"\]/);
});

test('the moves of a game from another start are not opened as one from the usual start', async () => {
  const { session, check, pass, text } = checked('1. Ke2 Kd7');
  commands.setStart.run(session, '4k3/8/8/8/8/8/8/4K3 w - - 0 1', false);
  await pass();
  assert.equal(check.answer.value?.remarks.isMovetext, true);
  await check.readGame();
  assert.deepEqual([text(), session.feedback.value?.tone], ['1. Ke2 Kd7', 'refusal']);
});

test('where the labs do not answer that is shown, logged once, and over when they do', async (t) => {
  let isBroken = true;
  const { session, check, pass } = checked(KNIGHT, {
    remarks: (script, most) => (isBroken ? Promise.reject(new Error('gone')) : real.remarks(script, most)),
  });
  const logged = t.mock.method(console, 'error', () => undefined);
  await pass();
  commands.rewrite.run(session, 'e2e4');
  await pass();
  assert.deepEqual([check.hasFailed.value, logged.mock.callCount()], [true, 1]);
  isBroken = false;
  commands.rewrite.run(session, KNIGHT);
  await pass();
  assert.deepEqual([check.hasFailed.value, check.answer.value?.remarks.count], [false, 1]);
});

test('the remarks are about the script as it is read: from its start, and as the spreadsheet does', async () => {
  const { session, check, pass } = checked('e2e4; e7e5');
  commands.setStart.run(session, '960:0', true);
  await pass();
  assert.deepEqual(
    [check.answer.value?.script.start, check.answer.value?.script.isSheet],
    [`960:${session.store.game.value.start}`, true],
  );
});

test('of an empty script nobody is asked', async () => {
  const { session, asked, check, pass } = checked('oops');
  await pass();
  commands.rewrite.run(session, '');
  await pass();
  assert.deepEqual([asked, check.answer.value?.remarks.count], [['oops'], 0]);
});

test('nobody is asked once the panel is left', async () => {
  const { session, asked, pass, stop } = checked('e2e4');
  stop();
  commands.rewrite.run(session, 'd2d4');
  await pass();
  assert.deepEqual(asked, []);
});
