// Sentences of codes in each language other than English, for every sentence that the core has.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Diagnostic } from '#doors/document.js';
import { Core } from '../../www/document/core';
import { quotedIn } from '../../www/i18n/sentences';
import { en } from '../../www/i18n/en';
import { words as de } from '../../www/i18n/de/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';
import { boardSentences } from '../../www/i18n/fr/board-sentences';

const LANGUAGES = [de, fr, es];

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

type Argument = Diagnostic['args'][string];

const rows = (await readFile('tests/sentences.tsv', 'utf8')).trimEnd().split('\n').slice(1);
const declaration = await readFile('src/web/sentences.d.ts', 'utf8');

/** What the declaration says each argument of a code is. */
const typesOf = (key: string): Map<string, string> => {
  const line = declaration.split('\n').find((text) => text.startsWith(`  '${key}':`)) ?? '';
  return new Map([...line.matchAll(/(\w+)\??: (\w+(?:\[\])?)/g)].map(([, name = '', type = '']) => [name, type]));
};

const within: Diagnostic[] = [
  { source: 'move', code: 'no-piece', severity: 'error', args: { from: 'h7' }, message: '' },
  { source: 'setup', code: 'no-king', severity: 'error', args: { color: 'black' }, message: '' },
];

/** Arguments that are words of a short list, which a language has of its own. */
const LISTED = new Set(['field', 'how']);

/** An argument of a type; of the words of a short list one that a language knows. */
function sample(name: string, type: string | undefined, index: number, english: string): Argument {
  if (name === 'field') return 'castling';
  if (type === 'number') return 41 + index;
  if (type === 'boolean') return english.includes('ignored');
  if (type === 'Color') return name === 'turn' ? 'black' : 'white';
  if (type === 'Role') return 'knight';
  if (type === 'Diagnostic[]') return within;
  return `X${name.slice(0, 3)}${index}`;
}

const cases = rows.map((row) => {
  const [source = '', code = '', , names = '', english = ''] = row.split('\t');
  const types = typesOf(`${source}/${code}`);
  const entries = names
    .split(' ')
    .filter(Boolean)
    .map((name, index) => [name, sample(name, types.get(name), index, english)] as const);
  const message = entries.reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), english);
  const problem: Diagnostic = { source, code, severity: 'error', args: Object.fromEntries(entries), message };
  return { problem, english, types };
});

test('the list of sentences and the declaration of their arguments are read', () => {
  assert.ok(cases.length > 280);
  for (const { problem, types } of cases) {
    const key = `${problem.source}/${problem.code}`;
    assert.deepEqual(
      Object.keys(problem.args).filter((name) => !types.has(name)),
      [],
      key,
    );
    assert.ok(declaration.includes(`'${key}':`), key);
  }
});

for (const { tag, problem: say } of LANGUAGES) {
  test(`${tag}: each sentence is said, with all that it speaks of`, () => {
    for (const { problem, english, types } of cases) {
      const sentence = say(problem);
      const about = `${problem.source}/${problem.code}: ${sentence}`;
      assert.notEqual(sentence, problem.message, about);
      assert.doesNotMatch(sentence, /undefined|\[object|NaN|\bnull\b|  /, about);
      for (const [name, value] of Object.entries(problem.args)) {
        // Only more than one is told, and with the others' number; the words of a list are the language's own.
        if (name === 'times') assert.ok(sentence.includes(String(Number(value) - 1)), about);
        else if (Array.isArray(value)) {
          // Within another a sentence has neither a capital nor a full stop.
          for (const one of value) assert.ok(sentence.includes(say({ ...one, message: '' }).slice(1, -1)), about);
        } else if (types.get(name) === 'number' || (types.get(name) === 'string' && !LISTED.has(name))) {
          assert.ok(sentence.includes(String(value)), `${name} in ${about}`);
        } else if (!LISTED.has(name) && english.includes(`{${name}}`)) {
          const other = { white: 'black', black: 'white', knight: 'queen' }[String(value)] ?? '';
          const changed = { ...problem, args: { ...problem.args, [name]: other } };
          assert.notEqual(say(changed), sentence, `${name} in ${about}`);
        }
      }
      assert.match(sentence, /[.!?…]$/, about);
      assert.match(sentence, /^(?!\p{Ll})/u, about);
    }
  });

  test(`${tag}: fields of a FEN have names`, () => {
    const names = ['placement', 'turn', 'castling', 'en-passant', 'halfmove', 'fullmove'].map((field) =>
      say({ source: 'fen-fix', code: 'dash', severity: 'info', args: { field }, message: '' }),
    );
    assert.equal(new Set(names).size, 6);
    for (const sentence of names) assert.doesNotMatch(sentence, /placement|castling|halfmove|fullmove/);
  });

  test(`${tag}: what is about a place begins with it`, () => {
    const args = { text: 'x', reasons: within };
    const problem: Diagnostic = { source: 'san', code: 'no-piece', severity: 'error', args, message: '' };
    const placed = say({ ...problem, line: 3, column: 17 });
    assert.match(placed, /^\p{Lu}\p{L}+ 3, \p{L}+ 17\s?: /u);
    assert.ok(placed.endsWith(say(problem)));
  });

  test(`${tag}: what a later module says is shown in English, also where it is only a reason`, () => {
    const later: Diagnostic = { source: 'move', code: 'sideways', severity: 'error', args: {}, message: 'so it is' };
    assert.equal(say(later), 'So it is.');
    assert.equal(say({ ...later, source: 'odd', args: { reasons: [later] } }), 'So it is.');
    assert.equal(say({ ...later, source: 'constructor' }), 'So it is.');
  });

  test(`${tag}: what the real document refuses is said`, () => {
    const blocked = Core.open().ask((document) => document.attempt(5, 33).problem);
    assert.ok(blocked);
    const { from, to } = blocked.args;
    assert.equal(say(blocked), say({ ...blocked, message: '' }));
    assert.match(say(blocked), new RegExp(`${String(from)}.*${String(to)}`));
  });
}

test('fr: in what is said on a board a space before a colon does not break', () => {
  const said = cases.filter(({ problem: { source, code } }) => `${source}/${code}` in boardSentences);
  const wrong = said.map(({ problem }) => fr.problem(problem)).filter((text) => /[\p{L}\d ]:(\s|$)/u.test(text));
  assert.deepEqual([said.length, wrong], [Object.keys(boardSentences).length, []]);
});

const CLAUSE: Diagnostic = { source: 'move', code: 'sideways', severity: 'error', args: {}, message: '' };

test('examples', () => {
  const refusal: Diagnostic = {
    source: 'move',
    code: 'not-your-piece',
    severity: 'error',
    args: { role: 'queen', from: 'd8', color: 'black', turn: 'white' },
    message: '',
  };
  assert.equal(de.problem(refusal), 'Die Dame auf d8 gehört Schwarz, und Weiß ist am Zug.');
  assert.equal(fr.problem(refusal), 'La dame en d8 appartient aux Noirs, et c’est aux Blancs de jouer.');
  assert.equal(es.problem(refusal), 'La dama de d8 es de las negras, y juegan las blancas.');
  const puts: Diagnostic = {
    ...refusal,
    source: 'token',
    code: 'would-put',
    args: { color: 'white', role: 'pawn', at: 'e4' },
  };
  assert.equal(de.problem(puts), 'Die Tabelle würde einen weißen Bauern auf e4 setzen.');
  assert.equal(fr.problem(puts), 'Le tableur mettrait un pion blanc en e4.');
  assert.equal(es.problem(puts), 'La hoja de cálculo pondría un peón blanco en e4.');
});

test('a clause is a sentence of its own with a capital and a full stop; a square stays as it is', () => {
  const of = (message: string) => en.problem({ ...CLAUSE, message });
  assert.equal(of('a rook moves along ranks and files'), 'A rook moves along ranks and files.');
  assert.equal(of('e4 is taken twice'), 'e4 is taken twice.');
  assert.equal(of('“Ke3” is not legal!'), '“Ke3” is not legal!');
});

test('a part of an input is cut short, and what cannot be seen is named', () => {
  const { quoted, character } = quotedIn('«', '»');
  assert.equal(quoted('a\tb\u200D c'), '«a<U+0009>b<U+200D> c»');
  assert.equal(quoted('x'.repeat(30)), `«${'x'.repeat(24)}…»`);
  assert.equal(character('\t'), '«<U+0009>» (U+0009)');
});
