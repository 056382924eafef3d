// A document that is open: its module, what is known of it, what may not be done to it now, and what was last said of it.

import { batch, computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Diagnostic, TreeDocument } from '#doors/document.js';
import type { AllWords, CommandId, RefusalCode } from '../i18n/words';
import { type Core, CoreFault, type Past } from './core';
import { EngineFault, Fault, LinkError } from '../workers/fault';
import { Store } from './store';

/** Something to say, in whatever language is read; before all words have come, one that needs none of those. */
export type Sentence = (words: AllWords) => string;

/** What a sentence is, which its sign and colour show: something is refused, is wrong, has ended, is going on or helps. */
export type Tone = 'plain' | 'refusal' | 'fault' | 'result' | 'busy' | 'hint';

/** What the line over the board shows until the next command. */
export interface Feedback {
  readonly tone: Tone;
  readonly code: string;
  /** Its first words, which stand out. */
  readonly lead?: Sentence;
  readonly text: Sentence;
  /** What can be done about it. */
  readonly action?: { readonly label: Sentence; readonly run: () => void };
}

/** Why the document may not be changed now, and by which commands it may all the same. */
export interface Lock {
  readonly code: RefusalCode;
  readonly allows: ReadonlySet<CommandId>;
  /** Commands that it neither allows nor forbids as a whole. */
  readonly rules?: ReadonlyMap<CommandId, Rule>;
  /** What ends the lock, offered with each refusal of it. */
  readonly wayOut?: Feedback['action'];
}

export interface Rule {
  readonly refuse: () => RefusalCode | undefined;
  /** What is done in the place of the command, if anything is, with what the command is given. */
  readonly run?: (...args: readonly unknown[]) => boolean;
  /** What is written to the node that the command has made, within the same change. */
  readonly after?: (document: TreeDocument, node: number) => void;
}

/** Another one each time that the document is another, or another place of it is looked at. */
export interface Revision {
  /** How often the document has become another. */
  readonly changes: number;
}

/** How a change is made. */
export interface Manner {
  /** Whether the document stays as it is, and another place of it is looked at: no lock forbids that. */
  readonly isTravel?: boolean;
  /** Whether it is one of many in a row, as a slider makes them: what is shown jumps then. */
  readonly isScrub?: boolean;
  /** Whether it puts another document in the place of this one. */
  readonly isOpening?: boolean;
}

export class Session {
  readonly store: Store;
  readonly locked = signal<Lock | undefined>(undefined);
  /** How many other documents have been put in the place of one. */
  readonly opened = signal(0);
  /** The last document that was changed before another was put in its place. */
  readonly previous = signal<Uint8Array | undefined>(undefined);
  /** After how many changes the document was as it came by a link, if it came by one. */
  linked: number | undefined;
  /** What is kept beside the document, as its owner reads it. */
  readonly gameRecord = signal<unknown>(undefined);
  /** The lesson that the document is a chapter of, as its owner reads it; another document ends it. */
  readonly chapters = signal<unknown>(undefined);
  /** The lesson that is played beside the document, as its owner reads it. */
  readonly lesson = signal<unknown>(undefined);
  readonly feedback = signal<Feedback | undefined>(undefined);
  /** What was said last; each time it is another function, so that the same words are heard again. */
  readonly spoken = signal<Sentence>(() => '');
  readonly revision = signal<Revision>({ changes: 0 });
  /** The document as it is to be kept; it takes long to read where it is long. */
  readonly bytes: ReadonlySignal<Uint8Array>;
  /** Whether the last change was one of many in a row, as a slider makes them. */
  isScrubbed = false;
  #core: Core;
  #listener: () => void = () => undefined;
  #isScriptShown = false;
  /** How many changes there were when this document came; none of it where it was there before. */
  #begun: number;

  constructor(core: Core) {
    this.#core = core;
    this.store = new Store(core.view(false));
    this.#begun = this.store.line.peek().length === 0 ? 0 : -1;
    this.bytes = computed(() => (this.revision.value, this.#core.bytes));
  }

  /** Has a listener called once a change is seen, before anything is drawn, in the place of the listener before it. */
  whenSeen(listener: () => void): void {
    this.#listener = listener;
  }

  /** What the document comes from, with which undo and redo are kept. */
  get past(): Past | undefined {
    return this.#core.past;
  }

  /** Whether the text of the line is shown somewhere: only then it is given. */
  showScript(isShown: boolean): void {
    this.#isScriptShown = isShown;
    if (isShown) this.#look();
  }

  /** Asks what changes nothing. */
  ask<T>(question: (document: TreeDocument) => T): T {
    try {
      return this.#core.ask(question);
    } catch (error) {
      // All is known anew, and the last change may have gone with the module.
      if (error instanceof CoreFault) untracked(() => this.#look());
      throw error;
    }
  }

  /**
   * Makes a change, or goes elsewhere, and takes in what it came to; throws where it is refused. A document that was changed
   * and has another in its place can be brought back.
   */
  change(change: (document: TreeDocument) => void, manner: Manner = {}): void {
    const { isTravel = false, isScrub = false, isOpening = false } = manner;
    const { changes } = this.revision.peek();
    const bytes = isOpening && (this.isTouched || this.chapters.peek()) ? this.bytes.peek() : undefined;
    this.isScrubbed = isScrub;
    batch(() => {
      try {
        this.#core.change(change);
        this.revision.value = { changes: changes + Number(!isTravel) };
        if (isOpening) this.#open(changes + 1, bytes);
      } finally {
        this.#look();
      }
    });
  }

  /** Shows another document, which has a history of its own and has not been shown; answers the one before. */
  exchange(core: Core): Core {
    const before = this.#core;
    const changes = this.revision.peek().changes + 1;
    batch(() => {
      this.#core = core;
      this.revision.value = { changes };
      this.#open(changes);
      this.#look();
    });
    return before;
  }

  #open(begun: number, previous?: Uint8Array): void {
    if (previous) this.previous.value = previous;
    this.chapters.value = undefined;
    this.#begun = begun;
    this.opened.value += 1;
  }

  /** Whether the document has been changed since it was opened. */
  get isTouched(): boolean {
    return this.revision.peek().changes > this.#begun;
  }

  announce(sentence: Sentence): void {
    this.feedback.value = undefined;
    this.speak(sentence);
  }

  /** Says something that the line over the board need not make room for. */
  speak(sentence: Sentence): void {
    this.spoken.value = (words) => sentence(words);
  }

  /** Shows something in the line over the board, and says it. */
  show(feedback: Feedback): void {
    const { lead, text } = feedback;
    this.feedback.value = feedback;
    this.spoken.value = (words) => (lead ? `${lead(words)} ${text(words)}` : text(words));
  }

  /** Says that something is not done now, or by this document. */
  refuse(code: string, text: Sentence): void {
    this.show({ tone: 'refusal', code, text });
  }

  /** Says that a command is not allowed now, with the way out where it is locked. */
  forbid(code: RefusalCode): void {
    const lock = this.locked.peek();
    const action = lock?.code === code ? lock.wayOut : undefined;
    this.show({ tone: 'refusal', code, text: (words) => words.refusals[code], ...(action && { action }) });
  }

  /** Says what went wrong: a refusal of the document, or a fault of the program. */
  fail(error: unknown): void {
    const code = isDiagnostic(error) || error instanceof Fault ? error.code : 'program-fault';
    const isRefused = isDiagnostic(error) || error instanceof LinkError;
    this.show({ tone: isRefused ? 'refusal' : 'fault', code, text: problemOf(error) });
  }

  /** What some work comes to; nothing where it fails, which is said. */
  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  #look(): void {
    if (!this.store.apply(this.#core.view(this.#isScriptShown))) {
      this.#core.ask((document) => document.forgetViews());
      this.store.apply(this.#core.view(this.#isScriptShown));
    }
    this.#listener();
  }
}

/** Whether an error is what a document has to say of an input. */
export const isDiagnostic = (error: unknown): error is Error & Diagnostic =>
  error instanceof Error && 'source' in error && 'code' in error && 'args' in error;

/** What there is to say of an error; a fault of the program is logged. */
export function problemOf(error: unknown): Sentence {
  if (isDiagnostic(error)) return (words) => words.problem(error);
  if (error instanceof LinkError) return ({ links }) => links[error.code];
  console.error(error);
  if (error instanceof EngineFault) return ({ engine }) => engine.faults[error.code](error.detail);
  return ({ faults }) => faults[error instanceof CoreFault ? error.code : 'program-fault'];
}
