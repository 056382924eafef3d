// Each test of the page before this one has its row in tests/answers.tsv; it and its heir are there, under the titles that
// are told.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const lines = (await readFile('tests/answers.tsv', 'utf8')).trimEnd().split('\n').slice(1);
const rows = lines.map((line, at) => {
  const [file = '', title = '', heir = '', why = ''] = line.split('\t');
  return { file, title, heir, why, place: `line ${at + 2}: ${line}` };
});
const answered = rows.filter(({ heir }) => heir === 'none' || heir.startsWith('tests/'));

/** A call of a test, and its title: in one of three kinds of quotes. */
const TITLE = /(?<![.\w])(?:test|heavy)\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`)/g;
const HOLE = /\$\{[^}]*\}/;

interface Title {
  readonly text: string;
  /** Of a template its fixed parts, with anything between them. */
  readonly pattern?: RegExp;
}

function titlesOf(source: string): readonly Title[] {
  return [...source.matchAll(TITLE)].map(([, single, double, template]) => {
    if (template === undefined) return { text: (single ?? double ?? '').replaceAll(/\\(.)/g, '$1') };
    const parts = template.split(HOLE).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    // One without a word of its own would be any title.
    return /\p{L}/u.test(parts.join('')) && parts.length > 1
      ? { text: template, pattern: new RegExp(`^${parts.join('.+')}$`) }
      : { text: template };
  });
}

const known = new Map<string, readonly Title[]>();

/** A function of a test in Rust. */
const FUNCTION = /^(?:pub )?fn (\w+)\(\)/gm;

/** The titles of a file of tests, if it is there. */
async function titlesIn(file: string): Promise<readonly Title[] | undefined> {
  if (!known.has(file) && existsSync(file)) {
    const source = await readFile(file, 'utf8');
    const functions = () => [...source.matchAll(FUNCTION)].map(([, text = '']) => ({ text }));
    known.set(file, file.endsWith('.rs') ? functions() : titlesOf(source));
  }
  return known.get(file);
}

const stands = (title: string, titles: readonly Title[]): boolean =>
  titles.some(({ text, pattern }) => text === title || pattern?.test(title));

test('titles are found in their quotes, and those of templates by what is fixed of them', () => {
  const titles = titlesOf(
    "test('it\\'s so', () => {});\ntest(\n  `at ${width} by ${height}`,\n);\nheavy(`${name}`); x.test('no');",
  );
  assert.deepEqual(
    ["it's so", 'at 320 by 256', 'at ${width} by ${height}', '${name}'].map((title) => stands(title, titles)),
    [true, true, true, true],
  );
  assert.deepEqual(
    ['no', 'at by', 'anything'].map((title) => stands(title, titles)),
    [false, false, false],
  );
});

test('a row that names a test of this page or of what it is made of names one that there is', async () => {
  assert.ok(answered.length > 100);
  for (const { heir, why, place } of answered) {
    if (heir === 'none') {
      assert.notEqual(why, '', place);
      continue;
    }
    const [, file = '', title = ''] =
      /^(tests\/(?:page\/[\w-]+\.(?:test|spec)\.ts|[\w/]+\.rs)): (.+)$/.exec(heir) ?? [];
    assert.ok(stands(title, (await titlesIn(file)) ?? []), place);
  }
});

test('a row tells a test of the page before this one', () => {
  for (const { file, place } of answered) assert.match(file, /^tests\/page\/[\w-]+\.test\.mjs$/, place);
});

test('no row is there twice', () => {
  const all = answered.map(({ file, title, heir }) => [file, title, heir].join('\t'));
  assert.deepEqual(
    all.filter((row, at) => all.indexOf(row) !== at),
    [],
  );
});
