// The styles of a place say nothing of what is outside it: all of them are one sheet, which comes late.

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { TILES } from '../../www/app/offers';

const files = await readdir('www', { recursive: true });
const text = (file: string) => readFile(`www/${file}`, 'utf8');
/** `match` or `panels/sets` of a file of that place. */
const placeOf = (file: string): string | undefined => /^(?:match|panels\/(?!parts)\w+)(?=\/)/.exec(file)?.[0];

/** What all places lie in. */
const AROUND = new Set(['page', 'panel']);
/** Classes that are put together: what the line over the board is, and which tile one is. */
const MADE = ['plain', 'refusal', 'fault', 'result', 'busy', 'hint', ...TILES.map(({ id }) => id)];

test('no rule of a place begins with a class that something outside it has', async () => {
  const users = new Map<string, Set<string | undefined>>();
  const use = (name: string, place: string | undefined) => users.set(name, (users.get(name) ?? new Set()).add(place));
  for (const name of MADE) use(name, 'made');
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    for (const [, names = ''] of (await text(file)).matchAll(/class="([^"]*)"/g))
      for (const name of names.split(' ')) use(name, file.startsWith('panels/parts') ? 'parts' : placeOf(file));
  }
  const wrong: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.css') && placeOf(name))) {
    const sheet = (await text(file)).replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, selectors = ''] of sheet.matchAll(/([^{}@;]+)\{/g)) {
      for (const selector of selectors.split(/,(?![^(]*\))/)) {
        const [, name = ''] = /^\.([\w-]+)/.exec(selector.trim()) ?? [];
        const others = [...(users.get(name) ?? [])].filter((place) => place !== placeOf(file));
        // What parts of several places have is styled where it was needed first.
        const isShared = others.includes('parts') && !others.includes('made');
        if (others.length > 0 && !isShared && !AROUND.has(name))
          wrong.push(`${file}: ${selector.trim()} (${others.join(', ')})`);
      }
    }
  }
  assert.deepEqual([...new Set(wrong)], []);
});
