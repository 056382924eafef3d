// A document that is open: its module, what is known of it, what may not be done to it now, and what was last said of it.

import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Diagnostic, TreeDocument } from '#doors/document.js';
import type { CommandId, FaultCode, RefusalCode, Words } from '../i18n/words';
import { type Core, CoreFault } from './core';
import { Store } from './store';

/** Something to say, in whatever language is read. */
export type Sentence = (words: Words) => string;

/** What the line over the board shows until the next command. */
export interface Feedback {
  readonly tone: 'refusal' | 'fault';
  readonly code: string;
  readonly text: Sentence;
}

/** Why the document may not be changed now, and by which commands it may all the same. */
export interface Lock {
  readonly code: RefusalCode;
  readonly allows: ReadonlySet<CommandId>;
}

export class Session {
  readonly store: Store;
  readonly locked = signal<Lock | undefined>(undefined);
  readonly #core: Core;
  readonly #feedback = signal<Feedback | undefined>(undefined);
  readonly #spoken = signal<Sentence>(() => '');
  readonly #bytes = signal<Uint8Array>(new Uint8Array());
  #isScriptShown = false;

  constructor(core: Core) {
    this.#core = core;
    this.store = new Store(core.view(false));
    this.#bytes.value = core.bytes;
  }

  get feedback(): ReadonlySignal<Feedback | undefined> {
    return this.#feedback;
  }

  /** What was said last; each time it is another function, so that the same words are heard again. */
  get spoken(): ReadonlySignal<Sentence> {
    return this.#spoken;
  }

  /** The document as it is to be kept. */
  get bytes(): ReadonlySignal<Uint8Array> {
    return this.#bytes;
  }

  /** Whether the text of the line is shown somewhere: only then it is told. */
  showScript(isShown: boolean): void {
    this.#isScriptShown = isShown;
    if (isShown) this.#look();
  }

  /** Asks what changes nothing. */
  ask<T>(question: (document: TreeDocument) => T): T {
    return this.#core.ask(question);
  }

  /** Makes a change, and takes in what it came to; throws where it is refused. */
  change(change: (document: TreeDocument) => void): void {
    batch(() => {
      try {
        this.#core.change(change);
      } finally {
        this.#bytes.value = this.#core.bytes;
        this.#look();
      }
    });
  }

  say(sentence: Sentence): void {
    this.#feedback.value = undefined;
    this.#spoken.value = (words) => sentence(words);
  }

  /** Says that something is not done now, or by this document. */
  refuse(code: string, text: Sentence): void {
    this.#feedback.value = { tone: 'refusal', code, text };
    this.#spoken.value = (words) => text(words);
  }

  /** Says what went wrong: a refusal of the document, or a fault of the program, which is logged. */
  fail(error: unknown): void {
    if (isDiagnostic(error)) return this.refuse(error.code, (words) => words.problem(error));
    console.error(error);
    const code: FaultCode = error instanceof CoreFault ? error.code : 'program-fault';
    const text: Sentence = (words) => words.faults[code];
    this.#feedback.value = { tone: 'fault', code, text };
    this.#spoken.value = (words) => text(words);
  }

  #look(): void {
    if (this.store.apply(this.#core.view(this.#isScriptShown))) return;
    this.#core.ask((document) => document.forgetViews());
    this.store.apply(this.#core.view(this.#isScriptShown));
  }
}

/** Whether an error is what a document has to say of an input. */
const isDiagnostic = (error: unknown): error is Error & Diagnostic =>
  error instanceof Error && 'source' in error && 'code' in error && 'args' in error;
