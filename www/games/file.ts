// A PGN file: its games, found piece by piece, those that a filter lets through, and the one on the board.

import { batch, computed, signal } from '@preact/signals';
import type { Diagnostic } from '#doors/document.js';
import type { IndexedGame } from '#doors/labs.js';
import type { Session } from '../document/session';
import { yieldToMain } from '../ui/reveal';
import type { FileGame, Labs } from '../workers/labs';

export interface FileGameRow extends IndexedGame {
  /** Its place in the file, from 1. */
  readonly number: number;
  /** In which a filter looks. */
  readonly text: string;
}

/** How far it has been read: to its end, to where it was stopped, to the most games that are listed. */
type State = 'none' | 'reading' | 'stopped' | 'full' | 'read';

/** More games are not listed. */
export const MOST_FILE_GAMES = 200_000;
/** The number of games that a filter looks at in one go. */
const AT_ONCE = 10_000;

export class PgnFile {
  /** What it is called; empty if it was pasted. */
  readonly name = signal('');
  readonly state = signal<State>('none');
  /** How many games have been found, and in how many of them something is wrong. */
  readonly count = signal(0);
  readonly faults = signal(0);
  readonly share = signal(0);
  /** What to know of its encoding. */
  readonly note = signal<Diagnostic | undefined>(undefined);
  readonly filter = signal('');
  /** Whether only games are shown in which something is wrong. */
  readonly isFaulty = signal(false);
  /** Those that the filter lets through; each time another object around the same games. */
  readonly list = signal<{ readonly games: readonly FileGameRow[] }>({ games: [] });
  /** Whether it is shown as a list; a text that holds one game is none. */
  readonly isList = computed(() => this.state.value !== 'none' && (this.name.value !== '' || this.count.value > 1));
  /** The one on the board, as long as no other document has come. */
  readonly current = computed(() => {
    const { game, opened } = this.#current.value ?? {};
    return opened === this.opened.value ? game : undefined;
  });
  readonly #current = signal<{ readonly game: FileGameRow; readonly opened: number } | undefined>(undefined);
  #id = 0;
  #file = new Blob();
  #games: FileGameRow[] = [];
  #shown: FileGameRow[] = [];
  /** How many of the games the filter has seen. */
  #filtered = 0;
  #isSifting = false;
  #wanted: FileGameRow | undefined;

  /** `take` is called with a game that is to come on the board, and returns whether it did. */
  constructor(
    private readonly labs: Pick<Labs, 'filePart' | 'fileGame'>,
    private readonly take: (game: FileGame) => boolean,
    private readonly fail: (error: unknown) => void,
    private readonly opened: Session['opened'],
  ) {}

  /** Lists the games of a file; the first is put on the board if it is the only one, or is there already. */
  async open(file: Blob, name: string, isThere = false): Promise<void> {
    this.#begin(file, name, 'reading');
    const [id, opened] = [this.#id, this.opened.peek()];
    try {
      for (let isLast = false; !isLast && id === this.#id && this.state.value === 'reading';) {
        const part = await this.labs.filePart(id, this.#file, this.#games.length);
        if (id !== this.#id || this.state.value !== 'reading') return;
        isLast = part.isLast;
        this.#file = part.file;
        this.note.value = part.note;
        this.share.value = part.share;
        this.#add(part.games);
        if (isLast) this.state.value = 'read';
        else if (this.#games.length >= MOST_FILE_GAMES) this.state.value = 'full';
      }
      const [first] = this.#games;
      if (first && isThere) this.#current.value = { game: first, opened };
      else if (first && this.#games.length === 1) await this.choose(first);
    } catch (error) {
      if (id !== this.#id) return;
      this.state.value = 'stopped';
      this.fail(error);
    }
  }

  /** Lists nothing any more, and lets go of the file; what is on the board stays. */
  close(): void {
    this.#begin(new Blob(), '', 'none');
  }

  stop(): void {
    if (this.state.value === 'reading') this.state.value = 'stopped';
  }

  /** Shows the games in which these words stand, and of them only faulty ones if that is wanted. */
  narrow(filter: string, isFaulty: boolean): void {
    this.filter.value = filter;
    this.isFaulty.value = isFaulty;
    this.#shown = [];
    this.#filtered = 0;
    this.list.value = { games: this.#shown };
    void this.#filter();
  }

  /** Its first game, which comes on no board. */
  async first(): Promise<FileGame | undefined> {
    const [game] = this.#games;
    return game && this.labs.fileGame(this.#file, game.from, game.to);
  }

  /** All of it. */
  get whole(): Blob {
    return this.#file;
  }

  /** What reads the document of a game, also when another file has come. */
  reading({ from, to }: FileGameRow): () => Promise<Uint8Array> {
    const file = this.#file;
    return async () => (await this.labs.fileGame(file, from, to)).bytes;
  }

  /** Puts a game on the board. */
  async choose(game: FileGameRow): Promise<void> {
    this.#wanted = game;
    try {
      const found = await this.labs.fileGame(this.#file, game.from, game.to);
      if (this.#wanted === game && this.take(found)) this.#current.value = { game, opened: this.opened.peek() };
    } catch (error) {
      if (this.#wanted === game) this.fail(error);
    }
  }

  /** The game that stands this far after the one on the board, among those that are shown. */
  neighbour(by: -1 | 1): FileGameRow | undefined {
    const { games } = this.list.value;
    const current = this.current.value;
    const at = current ? games.indexOf(current) : -1;
    return current && at < 0 ? undefined : games[at + by];
  }

  #begin(file: Blob, name: string, state: State): void {
    this.#id += 1;
    this.#file = file;
    this.#games = [];
    batch(() => {
      this.name.value = name;
      this.count.value = this.faults.value = this.share.value = 0;
      this.note.value = this.#current.value = this.#wanted = undefined;
      this.state.value = state;
      this.narrow('', false);
    });
  }

  #add(games: readonly IndexedGame[]): void {
    for (const game of games.slice(0, MOST_FILE_GAMES - this.#games.length)) {
      const { white, black, event, date, result } = game;
      const text = [white, black, event, date, result].join(' ').toLowerCase();
      this.#games.push({ ...game, number: this.#games.length + 1, text });
      if (game.error) this.faults.value += 1;
    }
    this.count.value = this.#games.length;
    void this.#filter();
  }

  /** Looks at all games that have not been looked at, some at a time. */
  async #filter(): Promise<void> {
    if (this.#isSifting) return;
    this.#isSifting = true;
    while (this.#filtered < this.#games.length) {
      const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      const next = this.#games.slice(this.#filtered, this.#filtered + AT_ONCE);
      for (const game of next) {
        const isWanted = !this.isFaulty.value || game.error !== undefined;
        if (isWanted && words.every((word) => game.text.includes(word))) this.#shown.push(game);
      }
      this.#filtered += next.length;
      this.list.value = { games: this.#shown };
      if (this.#filtered < this.#games.length) await yieldToMain();
    }
    this.#isSifting = false;
  }
}
