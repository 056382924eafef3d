// The document, in WebAssembly: a change at a time, each of which answers what has changed of what is shown.
//
// A module that traps, which no input may make it do, has lost its memory. It is started anew with the bytes that the
// document had, and who asked is told. Bytes of a long game take many milliseconds: they are taken when somebody reads
// them, and before anything is done after a change, so that a trap loses the last change at most, and where one looked.

import initialise, { __wbg_reset_state, TreeDocument, type View } from '#doors/document.js';
import { Fault } from './fault';

/** No line is that long: to go so many steps is to go to its end. */
export const FAR = 0xffff_ffff;

/** A fault of the program, after which the document is as it was before the change. */
export class CoreFault extends Fault<'core-fault'> {
  override readonly name = 'CoreFault';
}

export class Core {
  #document: TreeDocument;
  #bytes: Uint8Array;
  /** What the bytes do not tell yet: a change, or only another place. */
  #lacks: 'change' | 'place' | undefined;

  private constructor(document: TreeDocument) {
    this.#document = document;
    this.#document.workByHand(true);
    this.#bytes = document.bytes();
  }

  /** Loads the module, once for all documents. */
  static async load(module: URL | string | BufferSource): Promise<void> {
    await initialise({ module_or_path: module });
  }

  /** Opens a document at the usual start, or the one of these bytes. */
  static open(bytes?: Uint8Array): Core {
    return new Core(bytes ? TreeDocument.fromBytes(bytes) : new TreeDocument());
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

  /** Gives its memory back; it is used no more. */
  free(): void {
    this.#document.free();
  }

  /** The document as bytes, as it is now. */
  get bytes(): Uint8Array {
    if (this.#lacks) this.#take();
    return this.#bytes;
  }

  /** What has changed of what is shown since the last view; all of it after a fault. */
  view(isScriptShown: boolean): View {
    return this.ask((document) => document.view(isScriptShown));
  }

  /** Makes a change, or goes to another place of the document; one that is refused throws why, and changes nothing. */
  change<T>(change: (document: TreeDocument) => T, isTravel = false): T {
    if (this.#lacks === 'change') this.#take();
    const answer = this.ask(change);
    this.#lacks = isTravel ? 'place' : 'change';
    return answer;
  }

  #take(): void {
    this.#bytes = this.ask((document) => document.bytes());
    this.#lacks = undefined;
  }

  /** Asks something of the document that does not change it. */
  ask<T>(question: (document: TreeDocument) => T): T {
    try {
      return question(this.#document);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      __wbg_reset_state();
      this.#document = TreeDocument.fromBytes(this.#bytes);
      this.#lacks = undefined;
      this.#document.workByHand(true);
      throw new CoreFault('core-fault', 'The board was started anew; the last change was not made.', { cause: error });
    }
  }
}
