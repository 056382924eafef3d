// How the page looks to its reader, as it is kept in this browser.

import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { oldSettings } from '../document/old-settings';
import { ENGLISH, FIGURINES, letters, spokenStyle } from '../i18n/notation';
import type { Words } from '../i18n/words';

/** What there is to choose from; the first is taken until something is chosen. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  pieces: ['solid', 'outline'],
  coordinates: ['on', 'off'],
  animation: ['system', 'none'],
  letters: ['own', 'english', 'figurines'],
  spoken: ['words', 'san', 'nato'],
} as const;

type Choices = typeof CHOICES;
export type Looks = { readonly [Name in keyof Choices]: Signal<Choices[Name][number]> };

export interface Settings extends Looks {
  /** The tag of a language; empty until one is chosen. */
  readonly language: Signal<string>;
}

const KEY = 'gridmate.settings';

/** Reads what is kept, and keeps what is chosen from now on. Where the browser keeps nothing, the page works all the same. */
export function openSettings(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Settings {
  const { theme, pieces, coordinates, animation, letters: letter, spoken, language } = read(storage);
  const settings: Settings = {
    theme: signal(oneOf(CHOICES.theme, theme)),
    pieces: signal(oneOf(CHOICES.pieces, pieces)),
    coordinates: signal(oneOf(CHOICES.coordinates, coordinates)),
    animation: signal(oneOf(CHOICES.animation, animation)),
    letters: signal(oneOf(CHOICES.letters, letter)),
    spoken: signal(oneOf(CHOICES.spoken, spoken)),
    language: signal(typeof language === 'string' ? language : ''),
  };
  let kept = textOf(settings);
  effect(() => {
    const text = textOf(settings);
    if (text === kept) return;
    kept = text;
    try {
      storage().setItem(KEY, text);
    } catch (error) {
      console.warn(error);
    }
  });
  return settings;
}

/** Tells styles what is chosen: `data-theme`, `data-pieces`, … */
export function showLooks(looks: Looks, { dataset }: HTMLElement): void {
  effect(() => {
    dataset['theme'] = looks.theme.value;
    dataset['pieces'] = looks.pieces.value;
    dataset['coordinates'] = looks.coordinates.value;
    dataset['animation'] = looks.animation.value;
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

function read(storage: () => Pick<Storage, 'getItem'>): Partial<Record<keyof Settings, unknown>> {
  try {
    const text = storage().getItem(KEY);
    // Who comes from the page before this one finds it as that one looked.
    const kept: unknown = text === null ? oldSettings(storage()) : JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch (error) {
    console.warn(error);
    return {};
  }
}

const textOf = (settings: Settings): string =>
  JSON.stringify(Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.value])));

const oneOf = <T extends string>(choices: readonly [T, ...T[]], value: unknown): T =>
  choices.find((choice) => choice === value) ?? choices[0];
