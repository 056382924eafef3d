// How the page looks to its reader, as it is kept in this browser.

import { effect, type Signal, signal } from '@preact/signals';
import { oldSettings } from '../document/old-settings';
import { type Memory, oneOf, recall, remember } from '../ui/remember';

/** What there is to choose from; the first is taken until something is chosen. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  pieces: ['solid', 'outline'],
  coordinates: ['on', 'off'],
  animation: ['system', 'none'],
} as const;

const NAMES = ['theme', 'pieces', 'coordinates', 'animation'] as const;

type Choices = typeof CHOICES;
export type Looks = { readonly [Name in keyof Choices]: Signal<Choices[Name][number]> };

export interface Settings extends Looks {
  /** The tag of a language; empty until one is chosen. */
  readonly language: Signal<string>;
}

const KEY = 'gridmate.next.settings';

/** Reads what is kept, and keeps what is chosen from now on. */
export function openSettings(memory: Memory): Settings {
  // Who comes from the page before this one finds it as that one looked.
  const { theme, pieces, coordinates, animation, language } = recall(memory, KEY, oldSettings);
  const settings: Settings = {
    theme: signal(oneOf(CHOICES.theme, theme) ?? CHOICES.theme[0]),
    pieces: signal(oneOf(CHOICES.pieces, pieces) ?? CHOICES.pieces[0]),
    coordinates: signal(oneOf(CHOICES.coordinates, coordinates) ?? CHOICES.coordinates[0]),
    animation: signal(oneOf(CHOICES.animation, animation) ?? CHOICES.animation[0]),
    language: signal(typeof language === 'string' ? language : ''),
  };
  let isChosen = false;
  effect(() => {
    const values = Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]));
    if (isChosen) remember(memory, KEY, values);
    isChosen = true;
  });
  return settings;
}

/** Tells styles what is chosen: `data-theme`, `data-pieces`, … */
export function showLooks(looks: Looks, { dataset }: HTMLElement): void {
  effect(() => {
    for (const name of NAMES) dataset[name] = looks[name].value;
  });
}
