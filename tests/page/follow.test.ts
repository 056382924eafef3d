// Links open to what they say; what is damaged, made up or refused is told.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { openLink } from '../../www/document/open-link';
import { encode } from '../../www/document/link';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

function opened(fragment: string) {
  const session = new Session(Core.open());
  session.showScript(true);
  const shown = openLink(fragment, session);
  return { session, shown, store: session.store, said: session.feedback.value?.text(en) };
}

/** A link to a line. */
function linkTo(text: string): string {
  const session = new Session(Core.open());
  commands.rewrite.run(session, text);
  return encode({ bytes: session.bytes.peek(), panel: '', isFlipped: false });
}

test('a link is opened, with what is shown beside it', () => {
  const bytes = Core.open().bytes;
  const { shown } = opened(encode({ bytes, panel: 'script', isFlipped: true }));
  assert.deepEqual([shown?.panel, shown?.isFlipped], ['script', true]);
});

test('what is damaged, too long or no position is refused in a sentence, and the document stays', () => {
  for (const [fragment, sentence] of [
    ['2L44UAQP9Fa', en.links.damaged],
    ['1', en.links.damaged],
    ['2%', en.links.damaged],
    [encode({ bytes: Uint8Array.of(2, 4, 32), panel: '', isFlipped: false }), /bytes/],
    ['7AAAA', en.links.newer],
    [`2${'A'.repeat(200_000)}`, en.links.long],
  ] as const) {
    const { shown, said = '', session } = opened(fragment);
    assert.equal(shown, undefined);
    if (typeof sentence === 'string') assert.equal(said, sentence, fragment.slice(0, 40));
    else assert.match(said, sentence);
    assert.deepEqual(session.bytes.value, Core.open().bytes);
  }
});

test('a link to a game that is being played is refused by that', () => {
  const session = new Session(Core.open());
  session.locked.value = { code: 'locked', allows: new Set() };
  assert.equal(openLink(linkTo('e2e4'), session), undefined);
  assert.equal(session.feedback.value?.code, 'locked');
});
