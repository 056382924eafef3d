// What is chosen is kept, and what is damaged or denied does no harm.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { CHOICES, openSettings, showLooks } from '../../www/app/settings';
import { namesOf } from '../../www/ui/remember';

const KEY = 'gridmate.settings';

/** What a browser keeps, in a map. */
const shelf = (kept?: string) => {
  const map = new Map(kept === undefined ? [] : [[KEY, kept]]);
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
  return { map, open: () => openSettings(() => storage) };
};

const DEFAULTS = ['system', 'solid', 'outside', 'system', ''];
const all = ({ theme, pieces, coordinates, animation, language }: ReturnType<typeof openSettings>) =>
  [theme, pieces, coordinates, animation, language].map(({ value }) => value);

test('nothing is written before something is chosen, and what is chosen is there again', () => {
  const { map, open } = shelf();
  const settings = open();
  assert.deepEqual(all(settings), DEFAULTS);
  assert.equal(map.size, 0);
  settings.theme.value = 'dark';
  settings.language.value = 'de';
  settings.keys.value = 'off';
  settings.sounds.value = 'off';
  const { keys, sounds } = open();
  assert.deepEqual(
    [...all(open()), keys.value, sounds.value],
    ['dark', 'solid', 'outside', 'system', 'de', 'off', 'off'],
  );
});

test('each choice has a value of its own, is kept, and is handed to styles', () => {
  const { open } = shelf();
  const settings = open();
  for (const name of namesOf(CHOICES)) {
    assert.equal(settings[name].value, CHOICES[name][0], name);
    Object.assign(settings[name], { value: CHOICES[name].at(-1) });
    assert.equal(open()[name].value, CHOICES[name].at(-1), name);
  }
  const dataset: DOMStringMap = {};
  showLooks(settings, { dataset } as HTMLElement);
  assert.deepEqual([dataset['board'], dataset['size'], dataset['order']], ['grey', 'large', 'panel']);
});

test('what was kept of an older page and is no choice any more gives what is usual', () => {
  assert.equal(shelf('{"coordinates":"on","sounds":"off"}').open().coordinates.value, 'outside');
  assert.equal(shelf('{"coordinates":"off"}').open().coordinates.value, 'off');
});

test('what another tab has chosen stays', () => {
  const { open } = shelf();
  const [one, other] = [open(), open()];
  one.theme.value = 'dark';
  other.pieces.value = 'outline';
  assert.deepEqual(all(open()), ['dark', 'outline', 'outside', 'system', '']);
});

test('what is damaged gives what is usual, and the rest stays', (t) => {
  const warn = t.mock.method(console, 'warn', () => undefined);
  for (const kept of ['', '{', 'null', '7', '[]', '"dark"', '{"theme":"pink","language":7}'])
    assert.deepEqual(all(shelf(kept).open()), DEFAULTS, kept);
  assert.equal(warn.mock.callCount(), 2);
  assert.deepEqual(all(shelf('{"theme":"pink","pieces":"outline"}').open()), [
    'system',
    'outline',
    'outside',
    'system',
    '',
  ]);
});

test('where the browser keeps nothing, choices work and are not kept', () => {
  const warn = mock.method(console, 'warn', () => undefined);
  const settings = openSettings(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  settings.theme.value = 'light';
  assert.equal(settings.theme.value, 'light');
  assert.equal(warn.mock.callCount(), 3);
  mock.restoreAll();
});
