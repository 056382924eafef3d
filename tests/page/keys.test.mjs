// The keys of the board stand alike in its help, in the help of every language, and in README.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { help } from '../../www/i18n/en/board.js';
import { words } from './support/languages.mjs';

const root = new URL('../../', import.meta.url);
/** What is written on the keyboards of other languages. @type {Record<string, Record<string, string>>} */
const KEYBOARDS = {
  de: { Ctrl: 'Strg', Home: 'Pos1', End: 'Ende', Space: 'Leertaste', Delete: 'Entf', 'Shift+M': 'Umschalt+M', 'Ctrl+C': 'Strg+C', 'Ctrl+Z': 'Strg+Z', 'Ctrl+Y': 'Strg+Y' },
  es: { Home: 'Inicio', End: 'Fin', Enter: 'Intro', Space: 'Espacio', Delete: 'Supr', 'Shift+M': 'Mayús+M' },
};

test('the help of every language names the same keys in the same order, as its keyboards do', async () => {
  for (const [language, names] of Object.entries(KEYBOARDS)) {
    const { keys } = (await words(language, 'board')).help;
    assert.deepEqual(keys.map(([own]) => own), help.keys.map(([own]) => own.map((key) => names[key] ?? key)), language);
  }
});

test('every key that the board listens to is in its help, and no other', async () => {
  const source = await readFile(new URL('www/board/hand.js', root), 'utf8');
  const [, letters = '', named = ''] = source.match(/const KEYS = \/\^\(\[(.+?)\]\|(.+?)\)\$\/i/) ?? [];
  const heard = new Set([...letters, ...named.split('|').filter((key) => key !== 'Backspace')]);
  const told = new Set(help.keys.flatMap(([keys]) => keys).filter((key) => /^([a-z?]|Delete)$/.test(key)));
  assert.deepEqual([...told].sort(), [...heard].sort());
});

test('README tells the same keys', { skip: 'README tells the keys of the page that takes the place of this one' }, async () => {
  const readme = await readFile(new URL('README.md', root), 'utf8');
  const table = readme.slice(readme.indexOf('| Key |'), readme.indexOf('## On the command line'));
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const inReadme = new Set(cells.join(' ').match(/(?<=`)[^` ]+(?=`)|[←→↑↓]|\b(?:Home|End|Enter|Space|Delete|Ctrl(?=,)|Alt)\b/g));
  const inHelp = new Set(help.keys.flatMap(([keys]) => keys).filter((key) => !['…', 'Esc'].includes(key)));
  assert.deepEqual([...inReadme].sort(), [...inHelp].sort());
});
