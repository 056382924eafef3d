// PGN files, read slice by slice in the worker, so that one may be larger than memory.

import { decodePgn, type IndexedGame, PgnIndex, readGame } from '#doors/labs.js';
import type { Diagnostic } from '#doors/document.js';
import type { FileGame, FilePart } from '../document/labs';

/** The first slice is small, so that something is seen at once. */
const [FIRST_SLICE, SLICE] = [1 << 16, 1 << 20];
/** So many games are told at a time: the page takes them in between two frames. */
const HELPING = 1000;
/** To take a longer text over would stop the page. */
const MOST_SHOWN = 100_000;

/** A file that is being read. */
class Reading {
  readonly id: number;
  readonly #file: Blob;
  readonly #index = new PgnIndex();
  readonly #found: IndexedGame[] = [];
  readonly #note: Diagnostic | undefined;
  #slice = FIRST_SLICE;
  #read = 0;
  #isRead = false;
  /** So many games have been told. */
  told = 0;

  private constructor(id: number, file: Blob, note: Diagnostic | undefined) {
    this.id = id;
    this.#file = file;
    this.#note = note;
  }

  static async begin(id: number, given: Blob): Promise<Reading> {
    const mark = await bytesOf(given.slice(0, 2));
    const isLittle = mark[0] === 0xff && mark[1] === 0xfe;
    if (!isLittle && !(mark[0] === 0xfe && mark[1] === 0xff)) return new Reading(id, given, undefined);
    const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(await given.arrayBuffer());
    return new Reading(id, new Blob([text]), decodePgn(mark)[1]);
  }

  /** Reads on, and tells so many games at most; none, where a game is longer than a slice. */
  async part(most: number): Promise<FilePart> {
    if (this.#found.length === 0 && !this.#isRead) await this.#feed();
    const games = this.#found.splice(0, most);
    this.told += games.length;
    const { size } = this.#file;
    return {
      games,
      share: size === 0 ? 1 : this.#read / size,
      isLast: this.#isRead && this.#found.length === 0,
      note: this.#note ?? (this.#isRead ? this.#warning : this.#index.warning),
      file: this.#file,
    };
  }

  #warning: Diagnostic | undefined;

  async #feed(): Promise<void> {
    const next = Math.min(this.#read + this.#slice, this.#file.size);
    const bytes = await bytesOf(this.#file.slice(this.#read, next));
    this.#isRead = next === this.#file.size;
    for (const game of this.#index.feed(bytes, this.#isRead)) this.#found.push(game);
    // A game that is longer than a slice is looked at again from its start: of twice as much at a time, the whole takes no
    // longer than twice the time.
    this.#slice = this.#found.length > 0 ? SLICE : this.#slice * 2;
    this.#read = next;
    if (!this.#isRead) return;
    this.#warning = this.#index.warning;
    this.#index.free();
  }
}

/** What is asked about files. */
export class Files {
  #reading: Reading | undefined;

  /** The next games of a file behind so many that are known; one that another worker has begun is read anew up to there. */
  readonly filePart = async (id: number, file: Blob, known: number): Promise<FilePart> => {
    let reading = this.#reading;
    if (reading?.id !== id || reading.told !== known) {
      reading = await Reading.begin(id, file);
      this.#reading = reading;
      while (reading.told < known && !(await reading.part(known - reading.told)).isLast);
    }
    return reading.part(HELPING);
  };

  /** The game at a place of a file. */
  readonly fileGame = async (file: Blob, from: number, to: number): Promise<FileGame> => {
    const [text] = decodePgn(await bytesOf(file.slice(from, to)));
    const found = readGame(text);
    const { bytes, notes, fault } = found;
    found.free();
    return { bytes, notes, fault, text: text.length <= MOST_SHOWN ? text : undefined };
  };
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
