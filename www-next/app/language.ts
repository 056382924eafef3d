// The words of the page, in the language that its reader chose or that the browser prefers.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { en } from '../i18n/en/index';
import { LANGUAGES, type Language, pickLanguage } from '../i18n/languages';
import type { Words } from '../i18n/words';

/** The words that are read: English, until those of the language are there. */
export class Speech {
  readonly #words = signal<Words>(en);
  #wanted: Language | undefined;
  /** Done when the words of the language that was wanted first are there, or could not be loaded. */
  readonly ready: Promise<void>;

  constructor(
    chosen: ReadonlySignal<string>,
    preferred: readonly string[],
    languages: readonly [Language, ...Language[]] = LANGUAGES,
  ) {
    let first: Promise<void> | undefined;
    effect(() => {
      const loading = this.#load(pickLanguage(chosen.value, preferred, languages));
      first ??= loading;
    });
    this.ready = first ?? Promise.resolve();
  }

  get words(): ReadonlySignal<Words> {
    return this.#words;
  }

  async #load(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      const words = await language.load();
      if (this.#wanted === language) this.#words.value = words;
    } catch (error) {
      // The page goes on in the language that it has.
      console.error(error);
    }
  }
}

/** Tells the browser which language this is. */
export function showLanguage(words: ReadonlySignal<Words>, { documentElement }: Document): void {
  effect(() => {
    documentElement.lang = words.value.tag;
    documentElement.dir = words.value.direction;
  });
}
