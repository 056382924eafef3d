// How the page looks to its reader, as it is kept in this browser.

import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ENGLISH, FIGURINES, letters, spokenStyle } from '../i18n/notation';
import type { Words } from '../i18n/words';
import { areCharacterKeysOn } from '../ui/keys';
import { keepChosen, type Memory, oneOf, recall } from '../ui/remember';

/** What there is to choose from; the first is taken until something is chosen. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  pieces: ['solid', 'outline'],
  coordinates: ['on', 'off'],
  animation: ['system', 'none'],
  letters: ['own', 'english', 'figurines'],
  spoken: ['words', 'san', 'nato'],
  keys: ['on', 'off'],
  sounds: ['on', 'off'],
} as const;

const NAMES = ['theme', 'pieces', 'coordinates', 'animation'] as const;

type Choices = typeof CHOICES;
export type Looks = { readonly [Name in keyof Choices]: Signal<Choices[Name][number]> };

export interface Settings extends Looks {
  /** The tag of a language; empty until one is chosen. */
  readonly language: Signal<string>;
}

const KEY = 'gridmate.settings';

/** Reads what is kept, and keeps what is chosen from now on. */
export function openSettings(memory: Memory): Settings {
  const {
    theme,
    pieces,
    coordinates,
    animation,
    letters: letter,
    spoken,
    keys,
    sounds,
    language,
  } = recall(memory, KEY);
  const settings: Settings = {
    theme: signal(oneOf(CHOICES.theme, theme) ?? CHOICES.theme[0]),
    pieces: signal(oneOf(CHOICES.pieces, pieces) ?? CHOICES.pieces[0]),
    coordinates: signal(oneOf(CHOICES.coordinates, coordinates) ?? CHOICES.coordinates[0]),
    animation: signal(oneOf(CHOICES.animation, animation) ?? CHOICES.animation[0]),
    letters: signal(oneOf(CHOICES.letters, letter) ?? CHOICES.letters[0]),
    spoken: signal(oneOf(CHOICES.spoken, spoken) ?? CHOICES.spoken[0]),
    keys: signal(oneOf(CHOICES.keys, keys) ?? CHOICES.keys[0]),
    sounds: signal(oneOf(CHOICES.sounds, sounds) ?? CHOICES.sounds[0]),
    language: signal(typeof language === 'string' ? language : ''),
  };
  const chosen = () => Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]));
  keepChosen(memory, KEY, chosen);
  return settings;
}

/** Hands styles what is chosen (`data-theme`, `data-pieces`, …), and which keys there are. */
export function showLooks(looks: Looks, { dataset }: HTMLElement): void {
  effect(() => {
    for (const name of NAMES) dataset[name] = looks[name].value;
    areCharacterKeysOn.value = looks.keys.value === 'on';
  });
}

/** Writes moves with the letters that are chosen, and speaks them so. */
export function showNotation(looks: Looks, words: ReadonlySignal<Pick<Words, 'letters'>>): void {
  effect(() => {
    const its = { own: words.value.letters, english: ENGLISH, figurines: FIGURINES };
    letters.value = its[looks.letters.value];
    spokenStyle.value = looks.spoken.value;
  });
}
