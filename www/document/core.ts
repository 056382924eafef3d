// The document, in WebAssembly: a change at a time, each of which answers what has changed of what is shown.
//
// A module that traps, which no input may make it do, has lost its memory, and with it all documents. It is started anew,
// and each document is made again: opened as it was, and called as it was called, but for the change that is to blame.
// Bytes of a long game take many milliseconds: they are taken when they are read, and after very many calls. The calls
// are kept with the document, too: made again after a reload they lead to the same history.

import initialise, { __wbg_reset_state, TreeDocument, type View } from '#doors/document.js';
import { Fault } from '../workers/fault';

/** No line is that long: to go this far is to go to its end. */
export const FAR = 0xffff_ffff;
/** The most calls that are kept; each thousand characters or bytes that one passes count as one more. */
export const MOST_CALLS = 1024;
/** What means something else after bytes, which keep no history and no numbers of nodes. */
const TIED = /^(undo|redo|select|promote|makeMain|deleteFrom|setNote|setTask|setClock)$/;

/** A method of the document, and what was passed. */
type Call = readonly [name: string, args: readonly unknown[]];

/** What a document was opened with, and what has been called since. */
export interface Past {
  readonly origin?: Uint8Array | undefined;
  readonly calls: readonly Call[];
}

/** A fault of the program, after which the document is as it was before the change. */
export class CoreFault extends Fault<'core-fault'> {
  override readonly name = 'CoreFault';
}

/** How often the module has been started anew: what was made before is gone. */
let starts = 0;

/** Another program that has the module has started it anew. */
export const noteRestart = (): void => void (starts += 1);

export class Core {
  #document: TreeDocument;
  #start = starts;
  /** What it was opened with; the bytes after very many calls. */
  #origin: Uint8Array | undefined;
  #hasBytes = false;
  #calls: Call[] = [];
  /** What their arguments count. */
  #extra = 0;
  /** The number of calls that are sound: something has been asked after them. */
  #sound = 0;
  /** The document as it is now, where that is known. */
  #bytes: Uint8Array | undefined;

  private constructor(origin: Uint8Array | undefined) {
    this.#origin = origin;
    this.#document = opened(origin);
  }

  /** Loads the module, once for all documents. */
  static async load(module: URL | string | BufferSource): Promise<void> {
    await initialise({ module_or_path: module });
  }

  /** Opens a document at the usual start, or the one of these bytes. */
  static open(bytes?: Uint8Array): Core {
    return new Core(bytes);
  }

  /** Opens the document of these bytes; nothing where they are damaged, or of a later version. */
  static read(bytes: Uint8Array): Core | undefined {
    try {
      return Core.open(bytes);
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }

  /** Opens a document, and calls what was called. */
  static again({ origin, calls }: Past): Core {
    const core = new Core(origin);
    for (const [name, args] of calls) core.#note(name, args);
    core.#sound = core.#calls.length;
    core.#repeat();
    return core;
  }

  /** What it comes from; nothing where nothing has been called. */
  get past(): Past | undefined {
    return this.#calls.length > 0 ? { origin: this.#origin, calls: [...this.#calls] } : undefined;
  }

  /** Gives its memory back; it is used no more. */
  free(): void {
    if (this.#start === starts) this.#document.free();
  }

  /** The document as bytes, as it is now. */
  get bytes(): Uint8Array {
    return (this.#bytes ??= this.ask((document) => document.bytes()));
  }

  /** What has changed of what is shown since the last view; all of it after a fault. */
  view(isScriptShown: boolean): View {
    return this.ask((document) => document.view(isScriptShown));
  }

  /** Makes a change, or goes to another place of the document; one that is refused throws why, and changes nothing. */
  change<T>(change: (document: TreeDocument) => T): T {
    this.#bound();
    this.#sound = this.#calls.length;
    this.#bytes = undefined;
    const answer = this.#try(() => change(this.#noting()));
    this.#join();
    return answer;
  }

  /** Asks something of the document that does not change it. */
  ask<T>(question: (document: TreeDocument) => T): T {
    const answer = this.#try(() => question(this.#document));
    this.#sound = this.#calls.length;
    return answer;
  }
  #try<T>(work: () => T): T {
    if (this.#start !== starts) this.#reopen();
    try {
      return guarded(work);
    } catch (error) {
      if (error instanceof CoreFault) {
        this.#calls.length = this.#sound;
        this.#reopen();
      }
      throw error;
    }
  }

  /** Makes the document again that a module had which is gone. */
  #reopen(): void {
    this.#start = starts;
    this.#bytes = undefined;
    this.#document = opened(this.#origin);
    this.#repeat();
  }

  /** Calls again what was called. */
  #repeat(): void {
    for (const [at, [name, args]] of this.#calls.entries()) {
      try {
        guarded(() => call(this.#document, name, args));
      } catch (error) {
        // What was refused is refused again; what traps now is left out with all that follows.
        if (!(error instanceof CoreFault)) continue;
        this.#calls.length = at;
        this.#sound = at;
        this.#reopen();
        return;
      }
    }
  }

  /** The document, each call of which is noted. */
  #noting(): TreeDocument {
    return new Proxy(this.#document, {
      get:
        (document, name) =>
        (...args: readonly unknown[]) => {
          this.#note(String(name), args);
          return call(document, String(name), args);
        },
    });
  }

  #note(name: string, args: readonly unknown[]): void {
    this.#calls.push([name, args]);
    for (const arg of args) if (typeof arg === 'string' || arg instanceof Uint8Array) this.#extra += arg.length / 1000;
  }

  /** Of two places that it went to one after the other only the last counts. */
  #join(): void {
    if (this.#calls.at(-1)?.[0] !== 'goTo' || this.#calls.at(-2)?.[0] !== 'goTo') return;
    this.#calls.splice(-2, 1);
    this.#sound = Math.min(this.#sound, this.#calls.length - 1);
  }

  /** Begins with the bytes where there are very many calls. */
  #bound(): void {
    const isTied = this.#hasBytes && this.#calls.some(([name]) => TIED.test(name));
    if (!isTied && this.#calls.length + this.#extra < MOST_CALLS) return;
    this.#origin = this.bytes;
    this.#hasBytes = true;
    this.#calls = [];
    this.#extra = 0;
  }
}

const opened = (bytes: Uint8Array | undefined): TreeDocument =>
  guarded(() => {
    const document = bytes ? TreeDocument.fromBytes(bytes) : new TreeDocument();
    document.setUserEdits(true);
    return document;
  });

/** Does something in the module, which is started anew where that traps. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    __wbg_reset_state();
    starts += 1;
    throw new CoreFault('core-fault', 'The board was started anew; the last change was not made.', { cause: error });
  }
}

const call = (document: TreeDocument, name: string, args: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(document, name), document, args);
