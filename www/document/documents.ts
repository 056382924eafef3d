// The documents of this browser beside the one of this tab: those of tabs that are closed, and games that were kept.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Clock } from '../chess/chess';
import type { AllWords, GameFault, StorageErrorCode } from '../i18n/words';
import { Fault } from '../workers/fault';
import { Core, FAR } from './core';
import * as commands from './first-commands';
import type { Keeper } from './keeper';
import { lessonIn } from './open-link';
import { type Change, type Kept, type Library, libraryName, quarantined, type SavedGame, type Stores } from './library';
import type { Session } from './session';
import { askOnce } from './stills';
import { StorageError, storageErrorOf } from './storage';
import { Store } from './store';
import type * as tabs from './tab';

export interface KeepingDeps {
  readonly clock: Clock;
  readonly tab: Pick<typeof tabs, 'openNames' | 'moveTo'>;
}

/** Something under its key. */
type Listed<T> = T & { readonly key: string };

/** The most documents of closed tabs that are kept. */
export const MOST_CLOSED = 100;

/** The names of the documents that no tab works on, the newest first. */
export async function closedNames(library: Library, tab: KeepingDeps['tab']): Promise<readonly string[]> {
  const [names, open] = await Promise.all([library.names(), tab.openNames()]);
  return names.filter((name) => !open.has(name));
}

export class Documents {
  /** Why what is done is not kept, if it is not. */
  readonly problem: ReadonlySignal<StorageErrorCode | undefined>;

  constructor(
    private readonly session: Session,
    readonly library: Library,
    readonly keeper: Keeper,
    private readonly deps: KeepingDeps,
  ) {
    this.problem = computed(() => library.lost.value ?? keeper.problem.value);
    // What the browser has lost goes along with the tab.
    library.lost.subscribe((code) => void (code && keeper.forget()));
  }

  /** The time, as games have it. */
  now(): number {
    return this.deps.clock.now();
  }

  /** The documents of tabs that are closed, the newest first. */
  async closed(): Promise<readonly Listed<Kept>[]> {
    const names = (await closedNames(this.library, this.deps.tab)).filter((name) => name !== this.keeper.name);
    const all = await Promise.all(names.map(async (key) => ({ key, kept: await this.library.get('open', key) })));
    return all.flatMap(({ key, kept }) => (kept ? { key, ...kept } : []));
  }

  /** Deletes the documents of closed tabs but the last of them. */
  async prune(): Promise<void> {
    const old = (await closedNames(this.library, this.deps.tab)).slice(MOST_CLOSED);
    const gone = old.filter((key) => key !== this.keeper.name);
    await this.library.change(gone.map((key) => ({ store: 'open', key, value: undefined })));
  }

  /** Goes on with the document of a tab that is closed; that of this tab is then among those. Returns whether it does. */
  reopen(key: string): Promise<boolean> {
    return this.attempt(async () => {
      const { bytes, gameRecord, previous, chapters, count } = await this.find('open', key);
      // One that is locked is not left, and says so.
      if (commands.open.refuse(this.session, bytes)) return commands.open.run(this.session, bytes);
      await this.keeper.flush();
      const trouble = this.problem.peek();
      if (trouble) throw new StorageError(trouble);
      if (!(await this.deps.tab.moveTo(key))) throw new GameError('elsewhere');
      this.keeper.rename(key, count);
      if (!commands.open.run(this.session, bytes)) return false;
      this.session.gameRecord.value = gameRecord;
      this.session.chapters.value = chapters;
      if (previous instanceof Uint8Array) this.session.previous.value ??= previous;
      this.session.announce((words) => words.kept.broughtBack);
      return true;
    });
  }

  /** What is there under a key; what of it cannot be read is put aside. */
  async find<Name extends 'saved' | 'open'>(store: Name, key: string): Promise<Stores[Name]> {
    const found = there(await this.library.get(store, key));
    if (Core.read(found.bytes)) return found;
    const gone: Change = { store, key, value: undefined };
    await this.library.change([quarantined(`${store} ${key}`, found), gone]);
    throw new GameError('unread');
  }

  /** Does something, or says why it could not be done. */
  async attempt(work: () => Promise<boolean>): Promise<boolean> {
    try {
      const isDone = await work();
      // What there was no room for may have some now.
      if (isDone && this.keeper.problem.peek()) void this.keeper.flush();
      return isDone;
    } catch (error) {
      if (error instanceof GameError) this.session.refuse(error.code, (words) => words.kept.faults[error.code]);
      else {
        const code = storageErrorOf(error);
        this.session.refuse(code, (words) => words.kept.problems[code]);
      }
      return false;
    }
  }
}

/** Why a game is not there to be opened. */
class GameError extends Fault<GameFault> {
  override readonly name = 'GameError';
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new GameError('gone');
  return found;
}

/** A saved game under its key. */
export type ListedGame = SavedGame & { readonly key: string };

/** What a list shows of a game beside when it was kept. */
type Facts = Pick<SavedGame, 'white' | 'black' | 'result' | 'plies'>;

/** A game to be kept; the document on the board where no other bytes are given. */
export interface KeptGame {
  readonly key: string;
  readonly bytes?: Uint8Array | undefined;
  /** Whether it is written only where it stands already: one that was over before and deleted stays deleted. */
  readonly isUpdate?: boolean;
}

export class SavedGames {
  /** How often this page has changed them. */
  readonly changes = signal(0);
  /** Under which key the document on the board is kept, as long as no other has come. */
  #current: { readonly key: string; readonly opened: number } | undefined;

  constructor(
    private readonly session: Session,
    private readonly documents: Documents,
    /** The lesson that the document is a chapter of, as bytes. */
    private readonly lesson: () => Promise<Uint8Array | undefined> = async () => undefined,
  ) {}

  /** All of them, the newest first. */
  async list(): Promise<readonly ListedGame[]> {
    const all = await this.documents.library.all('saved');
    return [...all].map(([key, game]) => ({ key, ...game })).toSorted((one, other) => other.date - one.date);
  }

  /** Keeps a game under its key, in the place of what stands there; returns whether it did. */
  keep({ key, bytes, isUpdate = false }: KeptGame): Promise<boolean> {
    const game = this.#gameOf(bytes);
    if (!bytes) this.#become(key);
    return this.#change(async () => {
      const whole = bytes ? undefined : await this.lesson();
      const written = (known: SavedGame | undefined) =>
        isUpdate && !known ? undefined : { ...game, ...(whole && { bytes: whole }), date: known?.date ?? game.date };
      await this.documents.library.update('saved', key, written);
      return true;
    });
  }

  /** Keeps the document on the board, once; returns whether it did. */
  async keepThis(): Promise<boolean> {
    const isDone = await this.keep({ key: this.#key ?? crypto.randomUUID() });
    return isDone && this.#announce(this.#gameOf(), 'saved');
  }

  /** Keeps the document on the board in the place of its copy, if it has one; returns whether it did. */
  async update(key = this.#key): Promise<boolean> {
    return key !== undefined && this.keep({ key, isUpdate: true });
  }

  /** Under which the document on the board is kept, as far as that is known. */
  get #key(): string | undefined {
    return this.#current?.opened === this.session.opened.peek() ? this.#current.key : undefined;
  }

  /** Puts a game in the place of the document, which can be taken back; returns whether it did. */
  open(key: string): Promise<boolean> {
    return this.documents.attempt(async () => {
      const game = await this.documents.find('saved', key);
      if (!commands.open.run(this.session, game.bytes)) return false;
      this.session.chapters.value = lessonIn(game.bytes);
      this.#become(key);
      return this.#announce(game, 'opened');
    });
  }

  /** Deletes a game; answers what brings it back, if it did. */
  async remove(key: string): Promise<(() => Promise<boolean>) | undefined> {
    const removed: SavedGame[] = [];
    const put = async (game: SavedGame, value: SavedGame | undefined, said: 'removed' | 'restored') => {
      await this.documents.library.change([{ store: 'saved', key, value }]);
      return this.#announce(game, said);
    };
    const isDone = await this.#change(async () => {
      const game = await this.documents.find('saved', key);
      removed.push(game);
      return put(game, undefined, 'removed');
    });
    const [game] = removed;
    return isDone && game ? () => this.#change(() => put(game, game, 'restored')) : undefined;
  }

  #announce(game: SavedGame, id: 'saved' | 'opened' | 'removed' | 'restored'): true {
    this.session.announce((words) => words.kept[id](titleOf(game, words)));
    return true;
  }

  #become(key: string): void {
    this.#current = { key, opened: this.session.opened.peek() };
  }

  async #change(work: () => Promise<boolean>): Promise<boolean> {
    const isDone = await this.documents.attempt(work);
    if (isDone) this.changes.value += 1;
    return isDone;
  }

  #gameOf(bytes = this.session.bytes.peek()): SavedGame {
    const facts = askOnce(Core.open(bytes), (core) => {
      core.change((document) => document.goTo(FAR));
      return { ...factsOf(new Store(core.view(false))), positions: core.ask((document) => document.lineKeys()) };
    });
    return { ...facts, date: this.documents.now(), bytes };
  }
}

/** What a list shows of a game that is looked at where it ends. */
function factsOf({ game, line, position }: Store): Facts {
  const { tags, result } = game.peek();
  const { end, winner } = position.peek();
  const named = new Map(tags);
  const playerOf = (tag: string) => libraryName(named.get(tag)?.replace(/^[?]+$/, ''));
  const byRules = end === null ? '*' : winner === 'w' ? '1-0' : winner === 'b' ? '0-1' : '1/2-1/2';
  const plies = line.peek().filter(({ move }) => move).length;
  return { white: playerOf('White'), black: playerOf('Black'), result: result === '*' ? byRules : result, plies };
}

/** Who plays a game, by colours where they have no names. */
export const titleOf = ({ white, black }: Pick<SavedGame, 'white' | 'black'>, { play }: AllWords): string =>
  `${white || play.sideName('w')} – ${black || play.sideName('b')}`;
