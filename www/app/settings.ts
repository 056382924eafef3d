// How the page looks to its reader, as it is kept in this browser.

import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ENGLISH, FIGURINES, readNotation } from '../i18n/notation';
import type { Words } from '../i18n/words';
import { areCharacterKeysOn } from '../ui/keys';
import { keepChosen, type Memory, oneOf, recall } from '../ui/remember';

/** What there is to choose from; the first is taken until something is chosen. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  board: ['wood', 'green', 'blue', 'grey'],
  pieces: ['solid', 'outline'],
  coordinates: ['outside', 'inside', 'every', 'off'],
  size: ['usual', 'large'],
  order: ['board', 'panel'],
  animation: ['system', 'none'],
  letters: ['own', 'english', 'figurines'],
  spoken: ['words', 'san', 'nato'],
  keys: ['on', 'off'],
  sounds: ['on', 'all', 'off'],
} as const;

type Choices = typeof CHOICES;
export type Looks = { readonly [Name in keyof Choices]: Signal<Choices[Name][number]> };

export interface Settings extends Looks {
  /** The tag of a language; empty until one is chosen. */
  readonly language: Signal<string>;
}

const KEY = 'gridmate.settings';

/** What the first styles have as it is usual alone. */
const LATE = ['board', 'pieces', 'coordinates', 'size', 'order'] as const;

/** Whether something is chosen that the late styles show. */
export const needsLateStyles = (looks: Looks): boolean => LATE.some((name) => looks[name].value !== CHOICES[name][0]);

/** Reads what is kept, and keeps what is chosen from now on. */
export function openSettings(memory: Memory): Settings {
  const kept = recall(memory, KEY);
  const looks = Object.entries(CHOICES).map(([name, values]) => [
    name,
    signal<string>(oneOf<string>(values, kept[name]) ?? values[0]),
  ]);
  const language = signal(typeof kept['language'] === 'string' ? kept['language'] : '');
  const settings = { ...Object.fromEntries(looks), language };
  const chosen = () => Object.fromEntries(Object.entries<Signal>(settings).map(([name, { value }]) => [name, value]));
  keepChosen(memory, KEY, chosen);
  return settings;
}

/** Hands styles what is chosen (`data-theme`, `data-pieces`, …), and which keys there are. */
export function showLooks(looks: Looks, { dataset }: HTMLElement): void {
  effect(() => {
    for (const name of Object.keys(CHOICES) as (keyof Choices)[]) dataset[name] = looks[name].value;
    areCharacterKeysOn.value = looks.keys.value === 'on';
  });
}

/** Writes moves with the letters that are chosen, and speaks them so. */
export function showNotation(looks: Looks, words: ReadonlySignal<Pick<Words, 'letters'>>): void {
  readNotation(() => {
    const its = { own: words.value.letters, english: ENGLISH, figurines: FIGURINES };
    return { letters: its[looks.letters.value], spoken: looks.spoken.value };
  });
}
