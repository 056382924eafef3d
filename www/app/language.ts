// The words of the page, in the language that its reader chose or that the browser prefers.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Clock } from '../document/keeper';
import { en } from '../i18n/en/index';
import { LANGUAGES, type Language, type Loaded, pickLanguage } from '../i18n/languages';
import type { AllWords, Words } from '../i18n/words';

/** After so long who waits for a language gets English. */
export const PATIENCE_MS = 3000;

/** The words that are read: English, until those of the language are there. */
export class Speech {
  readonly #loaded = signal<Loaded>({ words: en, all: undefined });
  readonly #english = signal<AllWords | undefined>(undefined);
  /** All words, once they have come. */
  readonly all: ReadonlySignal<AllWords | undefined> = computed(() => this.#loaded.value.all ?? this.#english.value);
  /** Those that have come. */
  readonly words: ReadonlySignal<Words> = computed(() => this.all.value ?? this.#loaded.value.words);
  /** Why the language that is wanted is not read. */
  readonly problem = signal<unknown>(undefined);
  #wanted: Language | undefined;
  /** Done when the words of the language that was wanted first are there, could not be loaded, or take too long. */
  readonly ready: Promise<void>;

  constructor(
    chosen: ReadonlySignal<string>,
    preferred: readonly string[],
    later: Clock['later'],
    languages: readonly [Language, ...Language[]] = LANGUAGES,
  ) {
    let first: Promise<void> | undefined;
    effect(() => {
      const loading = this.#load(pickLanguage(chosen.value, preferred, languages));
      first ??= loading;
    });
    this.ready = Promise.race([first, new Promise<void>((resolve) => void later(resolve, PATIENCE_MS))]);
  }

  /** The rest of English has come. */
  complete(english: AllWords): void {
    this.#english.value = english;
  }

  async #load(language: Language): Promise<void> {
    this.#wanted = language;
    this.problem.value = undefined;
    try {
      const loaded = await language.load();
      if (this.#wanted === language) this.#loaded.value = loaded;
    } catch (error) {
      // The page goes on in the language that it has.
      this.problem.value = error;
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
