// What Rust finds in an input has a code and arguments; each language has a sentence for every code.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { OTHER_LANGUAGES, words } from './support/languages.mjs';
import { diagnosticKinds } from './support/diagnostics.mjs';

/** @typedef {import('../../www/i18n/sentences.js').Diagnostic} Diagnostic */

/** What only programs hear: those of the npm package, of the terminal, or that hand over what is none. */
const FOR_PROGRAMS = [
  /^(formula|player|chess\.js|tag|san-form)\//,
  /^call\/(diagram-style|no-such-(opening|piece|side|claim|node|set|square|method|result|colour)|odd-pairs|has-groups)$/,
];
/** @param {{ source: string, code: string }} kind */
const nameOf = ({ source, code }) => `${source}/${code}`;
const kinds = (await diagnosticKinds()).filter((kind) => !FOR_PROGRAMS.some((pattern) => pattern.test(nameOf(kind))));

const NO_KING = { source: 'setup', code: 'no-king', args: { color: 'white' } };
/** Arguments by their names; those that stand in the sentence as they are come back in every language. @type {Diagnostic['args']} */
const ARGUMENTS = {
  square: 'c4', from: 'e2', to: 'g5', at: 'd5', rank: 7, column: 3, most: 9999, least: 5, count: 2, limit: 64, step: 12, length: 60001, deepest: 6, form: 9, known: 8,
  fields: 4, ranks: 3, squares: 11, text: 'Nf9', found: '?', letter: 'z', char: 'х', san: 'Qh5', tokens: 'd1h5', closer: ')', added: 'w - - 0 1', rooks: 'h1',
  meant: 'Nbd2', fix: 'e7e5', name: 'x', value: '2-0', times: 3, edits: 4,
  role: 'queen', color: 'white', turn: 'black', field: 'castling', ignored: true, reasons: [NO_KING, { ...NO_KING, args: { color: 'black' } }], end: [{ source: 'end', code: 'stalemate', args: {} }],
};
/** What a language says in words of its own. */
const TRANSLATED = ['role', 'color', 'turn', 'field', 'ignored', 'reasons', 'end', 'times'];

for (const language of OTHER_LANGUAGES) {
  test(`each code of Rust has a sentence, made of its arguments, and no other has: ${language}`, async () => {
    const { sentence, sentences } = await words(language, 'rules');
    assert.ok(kinds.length > 190, String(kinds.length));
    for (const kind of kinds) {
      const used = Array.from(kind.template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      for (const name of used) assert.ok(name in ARGUMENTS, `${nameOf(kind)} speaks of ${name}`);
      const args = Object.fromEntries(kind.arguments.map((name) => [name, ARGUMENTS[name] ?? '']));
      const said = sentence({ ...kind, args });
      assert.ok(said, `${nameOf(kind)}: ${kind.template}`);
      assert.doesNotMatch(said, /undefined|NaN|\[object|\{|\.\.$/, `${nameOf(kind)}: ${said}`);
      for (const name of used.filter((each) => !TRANSLATED.includes(each))) assert.ok(said.includes(String(args[name])), `${nameOf(kind)} says ${name}: ${said}`);
      const english = kind.template.replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
      if (/[a-z]{3}/.test(kind.template.replace(/\{\w+\}/g, ''))) assert.notEqual(said, english, nameOf(kind));
    }
    const known = new Set(kinds.map(nameOf));
    const made = Object.entries(sentences.sources).flatMap(([source, codes]) => Object.keys(/** @type {object} */ (codes)).map((code) => nameOf({ source, code })));
    assert.deepEqual(made.filter((name) => !known.has(name)), []);
  });
}

test('a sentence stands around those within it, says where it was noticed, and shows what cannot be seen', async () => {
  const { sentence } = await words('es', 'rules');
  const pinned = { source: 'move', code: 'stays-in-check', args: { color: 'black' } };
  assert.equal(sentence({ source: 'san', code: 'stays-in-check', args: { text: 'Ke7', reasons: [pinned] }, line: 2, column: 5 }), 'Línea 2, columna 5: "Ke7" no es legal aquí: el rey negro seguiría en jaque.');
  assert.equal(sentence({ source: 'fen', code: 'no-king', args: { reasons: ARGUMENTS.reasons } }), 'FEN: las blancas no tienen rey; las negras no tienen rey.');
  assert.equal(sentence({ source: 'fen', code: 'bad-turn', args: { field: 'turn', text: 'x\u200b y'.padEnd(40, 'z') } }), `FEN: el bando que juega es "x<U+200B> y${'z'.repeat(20)}…"; debe ser w o b.`);
  assert.equal(sentence({ source: 'nowhere', code: 'none', args: {} }), undefined);
});

test('what people misread is written nowhere on the page', async () => {
  const www = new URL('../../www/', import.meta.url).pathname;
  const entries = await readdir(join(www, 'i18n'), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  assert.ok(files.length > 25, String(files.length));
  const texts = await Promise.all([join(www, 'index.html'), ...files].map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  for (const misread of [
    'The article’s experiments', "The article's experiments", 'Die Experimente des Artikels', 'Exactly as the spreadsheet', 'Genau wie die Tabelle',
    'separates tokens here', 'this is SAN', 'das ist SAN', 'Taken in passing on', 'Im Vorbeigehen', 'Count paths', 'count move paths', 'Wege zählen', 'Zugwege zählen',
    'ways of rook', 'ways of knight', 'Wege von Turm', 'Keep what', 'Behalte, was', 'Why the games ended', 'Warum die Partien', "'+∞'",
  ]) {
    // The bounds of a search may be infinite.
    const found = texts.filter(({ file, text }) => text.includes(misread) && !(misread === "'+∞'" && file.endsWith('think.js')));
    assert.deepEqual(found.map(({ file }) => file), [], misread);
  }
});
