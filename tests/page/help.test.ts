// Help: it tells all that can be done, opens what there is, and README tells the same keys.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { REVIEW_KEYS } from '../../www/analyse/review-panel';
import { HELP_KEY, KEYED, REVIEW_KEY } from '../../www/app/keys';
import { HELP } from '../../www/app/help-sheet';
import { exampleOf } from '../../www/games/examples';
import { BOARD_KEYS } from '../../www/board/late-keys';
import { english as en } from '../../www/i18n/en/all';
import { LEARN_KEYS } from '../../www/learn/keys';
import { MOVE_KEYS } from '../../www/moves/keys';

/** What is done by hand on the board, in lists and in fields, or stands behind another command. */
const BY_HAND = ['play', 'move', 'rewrite', 'goTo', 'select', 'removeTag', 'end', 'setStart', 'loadScript', 'setUp'];

test('each command is told once: by its key or at its place, unless it is done by hand', () => {
  const told = [
    ...KEYED.map(({ id }) => id),
    ...HELP.flatMap(({ commands }) => commands),
    ...BY_HAND,
    'reply',
    'again',
  ];
  assert.deepEqual(told.toSorted(), Object.keys(en.commands).toSorted());
});

test('each place but those that have their own shows an example that there is', () => {
  for (const { id, example } of HELP) {
    if (id === 'match' || id === 'learn') assert.equal(example, undefined);
    else assert.ok(example && exampleOf(example), id);
  }
  assert.match(exampleOf('sample')?.start ?? '', /^960:\d+$/);
});

test('README tells the keys that the page has', async () => {
  const readme = await readFile(`${process.env['PWD'] ?? '.'}/README.md`, 'utf8');
  const table = readme.slice(readme.indexOf('| Key |'), readme.indexOf('## On the command line'));
  const told = new Set(
    table.split('\n').flatMap((row) => Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, key]) => key)),
  );
  const written = (key: string) =>
    key
      .split('+')
      .map((part) => en.sheets.keys.name(part, false))
      .join('+');
  const lists = [...KEYED, ...BOARD_KEYS, ...MOVE_KEYS, ...REVIEW_KEYS, ...LEARN_KEYS].flatMap(({ keys }) => keys);
  // Of digits it tells the first and the last.
  const keys = [...lists, HELP_KEY, REVIEW_KEY].map(written).filter((key) => !/[2-7]$/.test(key));
  assert.deepEqual(told, new Set(keys));
});
