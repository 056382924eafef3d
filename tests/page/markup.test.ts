// The HTML that the page begins with.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LANGUAGES } from '../../www/i18n/languages';

const html = await readFile('www/index.html', 'utf8');

test('the markup holds no script and no style of its own', () => {
  assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|javascript:/i);
  assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)/i);
});

test('where nothing loads the markup says so in each language, with a way on', () => {
  const [, silent = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  for (const { tag } of LANGUAGES) {
    assert.match(html, new RegExp(`<p lang="${tag}">[^<]+<a href="\\?again">[^<]+</a></p>`));
    assert.match(silent, new RegExp(`<p lang="${tag}">[^<]*JavaScript[^<]*</p>`));
  }
});
