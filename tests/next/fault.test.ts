// What a session says of a fault of its program.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { en } from '../../www-next/i18n/en/index';
import { command } from '../../www-next/document/command';
import * as commands from '../../www-next/document/commands';
import { Core } from '../../www-next/document/core';
import { Session } from '../../www-next/document/session';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

test('after a trap the moves are there, and it is said that what was done before cannot be undone', () => {
  const session = new Session(Core.open());
  commands.play.run(session, 'e2e4');
  const traps = command({
    id: 'play',
    run: () => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  });
  assert.equal(traps.run(session), false);
  assert.deepEqual([session.feedback.value?.tone, session.feedback.value?.code], ['fault', 'core-fault']);
  assert.match(session.feedback.value?.text(en) ?? '', /what was done before can no longer be undone/);
  assert.equal(session.store.line.value.length, 1);
  assert.equal(session.store.history.value.canUndo, false);
  assert.equal(commands.undo.refuse(session), 'nothing-to-undo');
});
