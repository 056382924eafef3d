// The words of the page, in the language that its reader chose or that the browser prefers.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Clock } from '../chess/chess';
import { en } from '../i18n/en/index';
import { type Language, LANGUAGES, pickLanguage } from '../i18n/languages';
import type { AllWords, Words } from '../i18n/words';

/** After so long who waits for a language gets English. */
export const LANGUAGE_PATIENCE_MS = 3000;

/** Done when something is, or takes too long. */
export const inTime = (work: Promise<unknown> | undefined, later: Clock['later']): Promise<unknown> =>
  Promise.race([work, new Promise<void>((resolve) => void later(resolve, LANGUAGE_PATIENCE_MS))]);

/** The words that are read: English, until those of the language are there. */
export class CurrentLanguage {
  readonly #read = signal<Read>(ENGLISH);
  readonly #english = signal<AllWords | undefined>(undefined);
  /** All words, once they have come. */
  readonly all: ReadonlySignal<AllWords | undefined> = computed(() =>
    this.#read.value === ENGLISH ? this.#english.value : this.#read.value.all,
  );
  /** Those that have come. */
  readonly words: ReadonlySignal<Words> = computed(() => this.all.value ?? this.#read.value.words);
  /** Why the language that is wanted is not read. */
  readonly problem = signal<unknown>(undefined);
  #wanted: Language;
  #isWhole = false;
  /** Done when the words of the language that was wanted first are there, could not be loaded, or take too long. */
  readonly ready: Promise<unknown>;

  constructor(
    chosen: ReadonlySignal<string>,
    preferred: readonly string[],
    later: Clock['later'],
    languages: readonly [Language, ...Language[]] = LANGUAGES,
  ) {
    [this.#wanted] = languages;
    let first: Promise<void> | undefined;
    effect(() => {
      this.#wanted = pickLanguage(chosen.value, preferred, languages);
      const loading = this.#load();
      first ??= loading;
    });
    this.ready = inTime(first, later);
  }

  /** From now on all words are wanted. Done when those of the language are there, or cannot be loaded. */
  whole(): Promise<void> {
    this.#isWhole = true;
    return this.#load();
  }

  /** The rest of English has come: it is read where all words of the language are wanted and could not be loaded. */
  complete(english: AllWords): void {
    this.#english.value = english;
    if (!this.#read.peek().all) this.#read.value = ENGLISH;
  }

  async #load(): Promise<void> {
    const [language, isWhole] = [this.#wanted, this.#isWhole];
    const isAsked = () => this.#wanted === language && this.#isWhole === isWhole;
    this.problem.value = undefined;
    try {
      const read = await wordsOf(language, isWhole);
      if (isAsked()) this.#read.value = read;
    } catch (error) {
      console.error(error);
      if (!isAsked()) return;
      this.problem.value = error;
    }
  }
}

interface Read {
  readonly words: Words;
  readonly all: AllWords | undefined;
}

const ENGLISH: Read = { words: en, all: undefined };

async function wordsOf({ words }: Language, isWhole: boolean): Promise<Read> {
  if (!words) return ENGLISH;
  if (!isWhole) return { ...(await words.first()), all: undefined };
  const { words: all } = await words.all();
  return { words: all, all };
}

/** Sets the language that the browser and screen readers see. */
export function showLanguage(words: ReadonlySignal<Words>, { documentElement }: Document): void {
  effect(() => {
    documentElement.lang = words.value.tag;
    documentElement.dir = words.value.direction;
  });
}
