// The sentences that the rules of chess can say are found in their source; each language knows them all.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { patterns, rules } from '../../www/words/de/rules.js';

const source = new URL('../../src/', import.meta.url).pathname;
/** Where sentences for people are made. */
const ROOMS = ['notation', 'rules', 'script', 'game', 'web'];
/** What only programmers hear, who hand over what is none. */
const FOR_PROGRAMMERS = [
  'A promotion is q, r, b or n', 'A piece is one of the letters KQRBNP and kqrbnp', 'The side to move is w or b',
  'A diagram is unicode, letters or boxed', 'Squares are numbered 0 (a1) to 63 (h8)',
  'A game is given an end by threefold, fifty, agreed, resigned-w, resigned-b, time-w, time-b or time', 'to move, castling rooks', 'en passant',
  'The methods are minimax, negamax and alphabeta', 'A game opens standard, chess960 or book',
  'There is no set of moves of that name', 'Pairs of squares come as an even number of numbers',
];
/** @param {string} folder @returns {Promise<string[]>} */
async function rustBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.name.endsWith('.rs')).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** The texts of a Rust file that are made of words, tests and comments apart. @param {string} text */
function textsOf(text) {
  const [code = ''] = text.split('#[cfg(test)]');
  const lines = code.split('\n').filter((line) => !/^\s*(\/\/|#\[)/.test(line));
  const found = lines.join('\n').replace(/b?'(\\?"|\\')'/g, '').matchAll(/(?<!r)"((?:[^"\\]|\\.)*)"/gs);
  return [...found].map(([, inside = '']) => inside.replace(/\\\n\s*/g, '').replace(/\\"/g, '"'));
}

/** What of a text stays the same whatever it is about. @param {string} text */
const fragments = (text) => text.split(/\{[^}]*\}/).map((part) => part.trim().replace(/\.$/, '').replace(/^[;,] /, ''));

test('German knows every sentence that stands in the source of the rules', async () => {
  const known = patterns.join('\n');
  /** @type {string[]} */
  const unknown = [];
  for (const room of ROOMS) {
    for (const file of await rustBelow(join(source, room))) {
      if (/\/web\/(chess|tree|relation|safe)|tests?\.rs$/.test(file)) continue;
      for (const text of textsOf(await readFile(file, 'utf8'))) {
        for (const part of fragments(text)) {
          const isProse = /[a-z]{2,} [a-z]{2,}/i.test(part);
          if (isProse && !known.includes(part) && !FOR_PROGRAMMERS.includes(part)) unknown.push(`${file.slice(source.length)}: ${part}`);
        }
      }
    }
  }
  assert.deepEqual(unknown, []);
});

test('every pattern reads what it was made for', () => {
  const samples = { role: 'queen', color: 'white', at: 'e4', n: '3', text: '"Nf3"', field: 'the move number', some: 'squares go from a1 to h8' };
  for (const pattern of patterns) {
    const sentence = pattern.replace(/\{([a-z]+)\d?\}/g, (_, kind) => samples[/** @type {keyof typeof samples} */ (kind)]);
    // Some stand behind the text that they are about, and names of fields within a sentence.
    const around = [sentence, `"Nf3" ${sentence}.`, `The dash for ${sentence} was made a plain one.`];
    assert.ok(around.some((text) => rules(text) !== text), sentence);
  }
});

test('what people misread is written nowhere on the page', async () => {
  const www = new URL('../../www/', import.meta.url).pathname;
  const entries = await readdir(join(www, 'words'), { withFileTypes: true, recursive: true });
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
