// All that a language says, called once with samples: in its own words, with nothing missing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ELEMENT_WORDS } from '../../www/element/element-words';
import { LATE } from '../../www/element/late';
import { words as de } from '../../www/i18n/de/all';
import { words as deOfElement } from '../../www/i18n/de/element';
import { english as en } from '../../www/i18n/en/all';
import { words as es } from '../../www/i18n/es/all';
import { words as esOfElement } from '../../www/i18n/es/element';
import { words as fr } from '../../www/i18n/fr/all';
import { words as frOfElement } from '../../www/i18n/fr/element';
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
const englishOfElement = textsOf({ ...ELEMENT_WORDS, ...LATE.words }, SAMPLES);

/** Words that are those of English, too; signs and numbers are so anyway. */
const SHARED = new Set([
  'ltr',
  'Analyse',
  'Chess960',
  'Giuoco Piano',
  'Match',
  'Minimax',
  'Negamax',
  'Pause',
  'Script',
  'Minutes',
  'Name',
  'En passant',
  'Error',
  'mate',
  'attractions',
  'zugzwang',
  'desperados',
]);
/** Words of English that none of the others has. */
const ENGLISH =
  /(?<!\p{L})(the|and|with|you|your|is|are|this|that|of|to|it|move|board|game|white|black|does|pawn|king|rook)(?!\p{L})/iu;

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

for (const { all, ofElement } of [
  { all: de, ofElement: deOfElement },
  { all: fr, ofElement: frOfElement },
  { all: es, ofElement: esOfElement },
]) {
  test(`${all.tag}: says all that English says, on the page and on the board as an element`, () => {
    for (const [words, inEnglish] of [[all, english] as const, [ofElement, englishOfElement] as const]) {
      const texts = textsOf(words, SAMPLES);
      assert.deepEqual([...texts.keys()].toSorted(), [...inEnglish.keys()].toSorted());
      const wrong = [...texts].flatMap(([place, text]) =>
        faults(text, inEnglish.get(place) ?? '').map((fault) => `${fault}: ${place}: ${text}`),
      );
      assert.deepEqual(wrong, []);
    }
  });
}

/** The texts of a language in which something stands. */
const withIn = (words: object, pattern: RegExp): string[] =>
  [...textsOf(words, SAMPLES)].map(([place, text]) => `${place}: ${text}`).filter((line) => pattern.test(line));

test('fr: a space before a double sign does not break', () => {
  assert.deepEqual(withIn(fr, /: .*( [:;!?»]|« |\p{L}[;!?]|[\p{L}\d]:(\s|$))/u), []);
});

test('es: questions and calls begin with their sign, and no double sign has a space before it', () => {
  assert.deepEqual(withIn(es, /: [^¿]*\?(\s|$)|: [^¡]*\p{L}!(\s|$)|\p{L} [:;?!]/u), []);
});

test('a reader of Spanish is spoken to by tú', () => {
  assert.deepEqual(
    withIn(es, /: .*\b(usted(es)?|vosotros|vuestr[oa]s?|haga|elija|pulse|escriba|copie|recargue)\b/i),
    [],
  );
});

test('nobody is spoken to by du or vous', () => {
  assert.deepEqual(withIn(de, /: .*\b(du|dein(e[mnrs]?)?|dich|dir)\b/i), []);
  assert.deepEqual(withIn(de, /(?<!\p{L})(finde|gib|lass|mach|markiere|nimm|sieh|wähle)(?!\p{L})/iu), []);
  assert.deepEqual(withIn(fr, /: .*(?<!\p{L})(vous|votre|vos|tu|toi|\p{L}+(?<!ass|ch)ez)(?!\p{L})/iu), []);
});

test('each language has a form for one and forms for more', () => {
  const unread = [en, de, fr, es].map(({ kept }) => [1, 2].map((count) => kept.unread(count).split(/\s?:/)[0]));
  assert.deepEqual(unread, [
    ['1 thing kept here cannot be read', '2 things kept here cannot be read'],
    [
      '1 Eintrag, der hier gespeichert war, lässt sich nicht lesen',
      '2 Einträge, die hier gespeichert waren, lassen sich nicht lesen',
    ],
    ['1 élément gardé ici ne peut pas être lu', '2 éléments gardés ici ne peuvent pas être lus'],
    ['1 cosa guardada aquí no se puede leer', '2 cosas guardadas aquí no se pueden leer'],
  ]);
  // French alone counts none as one.
  const none = [en, de, fr, es].map(({ kept }) => kept.unread(0).split(' ').slice(0, 2).join(' '));
  assert.deepEqual(none, ['0 things', '0 Einträge,', '0 élément', '0 cosas']);
});

/** What readers took for something else. */
const MISREAD =
  /experiments|Experimente des Artikels|Exactly as the spreadsheet|Genau wie die Tabelle|separates tokens here|this is SAN|das ist SAN|Taken in passing on|Im Vorbeigehen|Count paths|count move paths|Wege zählen|Zugwege zählen|ways of (rook|knight)|Wege von (Turm|Springer)|Keep what|Behalte, was|Why the games ended|Warum die Partien|∞/;

test('what people misread is written nowhere', () => {
  for (const words of [en, de, fr, es]) assert.deepEqual(withIn(words, MISREAD), []);
});
