// All that a language says, called once with samples: in its own words, with nothing missing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { de } from '../../www-next/i18n/de/index';
import { english as en } from '../../www-next/i18n/en/all';
import { fr } from '../../www-next/i18n/fr/index';
import { SAMPLES } from './samples';

/** Each text of these words by its place: as it stands, or made of samples. */
function textsOf(words: object, samples: object | undefined, place = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(words) as [string, unknown][]) {
    const at = place === '' ? name : `${place}.${name}`;
    const known: unknown = (samples as Record<string, unknown> | undefined)?.[name];
    if (typeof value === 'string') texts.set(at, value);
    else if (typeof value === 'function') {
      assert.ok(Array.isArray(known) && known.length > 0, `${at} has samples`);
      for (const [index, args] of (known as unknown[][]).entries()) {
        texts.set(`${at} ${index}`, String(Reflect.apply(value, undefined, args)));
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, text] of textsOf(value, known as object | undefined, at)) texts.set(inner, text);
    }
  }
  return texts;
}

const english = textsOf(en, SAMPLES);

/** Words that are those of English, too; signs and numbers are so anyway. */
const SHARED = new Set([
  'ltr',
  'Analyse',
  'Chess960',
  'Minimax',
  'Negamax',
  'Pause',
  'Script',
  'Minutes',
  'Name',
  'En passant',
]);
/** Words of English that none of the others has. */
const ENGLISH =
  /\b(the|and|with|you|your|is|are|this|that|of|to|it|move|board|game|white|black|has|does|pawn|king|rook)\b/i;

/** What is wrong with a text beside the English one. */
function faults(text: string, inEnglish: string): string[] {
  const found: string[] = [];
  if (text.trim() === '') found.push('empty');
  if (/undefined|\[object|NaN| {2}/.test(text)) found.push('broken');
  if (text === inEnglish && /\p{L}{3}/u.test(text) && !SHARED.has(text)) found.push('English');
  if (ENGLISH.test(text)) found.push('an English word');
  if (/[.?]$/.test(text) !== /[.?]$/.test(inEnglish)) found.push('another end');
  if (/^\p{Lu}/u.test(inEnglish) && /^\p{Ll}/u.test(text) && !/^x?[a-h][1-8]/.test(text)) found.push('a small letter');
  return found;
}

for (const words of [de, fr]) {
  const texts = textsOf(words, SAMPLES);

  test(`${words.tag}: says all that English says`, () => {
    assert.deepEqual([...texts.keys()].toSorted(), [...english.keys()].toSorted());
    const wrong = [...texts].flatMap(([place, text]) =>
      faults(text, english.get(place) ?? '').map((fault) => `${fault}: ${place}: ${text}`),
    );
    assert.deepEqual(wrong, []);
  });
}

/** The texts of a language in which something stands. */
const withIn = (words: object, pattern: RegExp): string[] =>
  [...textsOf(words, SAMPLES)].map(([place, text]) => `${place}: ${text}`).filter((line) => pattern.test(line));

test('fr: a space before a double sign does not break', () => {
  assert.deepEqual(withIn(fr, /: .*( [:;!?»]|« |\p{L}[;!?]|[\p{L}\d]:(\s|$))/u), []);
});

test('nobody is spoken to by du or vous', () => {
  assert.deepEqual(withIn(de, /: .*\b(du|dein(e[mnrs]?)?|dich|dir)\b/i), []);
  assert.deepEqual(withIn(fr, /: .*\b(vous|votre|vos|tu|toi)\b/i), []);
});
