// The keys of the board stand alike in its help, in the help in German, and in README.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { help } from '../../www/words/en/board.js';
import { help as hilfe } from '../../www/words/de/board.js';

const root = new URL('../../', import.meta.url);
/** What is written on German keyboards. @type {Record<string, string>} */
const GERMAN = { Home: 'Pos1', End: 'Ende', Space: 'Leertaste', Delete: 'Entf', 'Shift+M': 'Umschalt+M', 'Ctrl+C': 'Strg+C', 'Ctrl+Z': 'Strg+Z', 'Ctrl+Y': 'Strg+Y' };

test('German help names the same keys in the same order, as German keyboards do', () => {
  assert.deepEqual(hilfe.keys.map(([keys]) => keys), help.keys.map(([keys]) => keys.map((key) => GERMAN[key] ?? key)));
});

test('every key that the board listens to is in its help, and no other', async () => {
  const source = await readFile(new URL('www/hand.js', root), 'utf8');
  const [, letters = '', named = ''] = source.match(/const KEYS = \/\^\(\[(.+?)\]\|(.+?)\)\$\/i/) ?? [];
  const heard = new Set([...letters, ...named.split('|').filter((key) => key !== 'Backspace')]);
  const told = new Set(help.keys.flatMap(([keys]) => keys).filter((key) => /^([a-z?]|Delete)$/.test(key)));
  assert.deepEqual([...told].sort(), [...heard].sort());
});

test('README tells the same keys', async () => {
  const readme = await readFile(new URL('README.md', root), 'utf8');
  const table = readme.slice(readme.indexOf('| Key |'), readme.indexOf('## On the command line'));
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const inReadme = new Set(cells.join(' ').match(/(?<=`)[^` ]+(?=`)|[←→↑↓]|\b(?:Home|End|Enter|Space|Delete)\b/g));
  const inHelp = new Set(help.keys.flatMap(([keys]) => keys).filter((key) => !['…', 'Esc'].includes(key)));
  assert.deepEqual([...inReadme].sort(), [...inHelp].sort());
});
