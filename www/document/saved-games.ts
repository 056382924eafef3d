// The games that this browser keeps: those that were played, and those that somebody keeps by hand, each of them once.

import { signal } from '@preact/signals';
import type { AllWords } from '../i18n/words';
import { Core, FAR } from './core';
import type { Documents } from './documents';
import * as commands from './first-commands';
import { nameOf, type SavedGame } from './library';
import type { Session } from './session';
import { askOnce } from './stills';
import { Store } from './store';

/** A saved game under its key. */
export type ListedGame = SavedGame & { readonly key: string };

/** What a list shows of a game beside when it was kept. */
type Facts = Pick<SavedGame, 'white' | 'black' | 'result' | 'opening' | 'plies'>;

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
    private readonly openingOf: (store: Store) => string,
  ) {}

  /** All of them, the newest first. */
  async list(): Promise<readonly ListedGame[]> {
    const all = await this.documents.library.all('saved');
    return [...all].map(([key, game]) => ({ key, ...game })).toSorted((one, other) => other.date - one.date);
  }

  /** Keeps a game under its key, in the place of what stands there; tells whether it did. */
  keep({ key, bytes, isUpdate = false }: KeptGame): Promise<boolean> {
    const game = this.#gameOf(bytes);
    if (!bytes) this.#become(key);
    return this.#change(async () => {
      const written = (known: SavedGame | undefined) =>
        isUpdate && !known ? undefined : { ...game, date: known?.date ?? game.date };
      await this.documents.library.update('saved', key, written);
      return true;
    });
  }

  /** Keeps the document on the board, once; tells whether it did. */
  async keepThis(): Promise<boolean> {
    const { key, opened } = this.#current ?? {};
    const isKnown = opened === this.session.opened.peek();
    return (await this.keep({ key: isKnown && key ? key : crypto.randomUUID() })) && this.#say(this.#gameOf(), 'saved');
  }

  /** Puts a game in the place of the document, which can be taken back; tells whether it did. */
  open(key: string): Promise<boolean> {
    return this.documents.attempt(async () => {
      const game = await this.documents.find('saved', key);
      if (!commands.open.run(this.session, game.bytes)) return false;
      this.#become(key);
      return this.#say(game, 'opened');
    });
  }

  /** Deletes a game; answers what brings it back, if it did. */
  async remove(key: string): Promise<(() => Promise<boolean>) | undefined> {
    const removed: SavedGame[] = [];
    const put = async (game: SavedGame, value: SavedGame | undefined, said: 'removed' | 'restored') => {
      await this.documents.library.change([{ store: 'saved', key, value }]);
      return this.#say(game, said);
    };
    const isDone = await this.#change(async () => {
      const game = await this.documents.find('saved', key);
      removed.push(game);
      return put(game, undefined, 'removed');
    });
    const [game] = removed;
    return isDone && game ? () => this.#change(() => put(game, game, 'restored')) : undefined;
  }

  #say(game: SavedGame, id: 'saved' | 'opened' | 'removed' | 'restored'): true {
    this.session.say((words) => words.kept[id](titleOf(game, words)));
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
    const store = askOnce(Core.open(bytes), (core) => {
      core.change((document) => document.goTo(FAR));
      return new Store(core.view(false));
    });
    return { ...factsOf(store), opening: this.openingOf(store), date: this.documents.now(), bytes };
  }
}

/** What a list shows of a game that is looked at where it ends. */
function factsOf({ game, line, position }: Store): Omit<Facts, 'opening'> {
  const { tags, result } = game.peek();
  const { end, winner } = position.peek();
  const named = new Map(tags);
  const playerOf = (tag: string) => nameOf(named.get(tag)?.replace(/^[?]+$/, ''));
  const byRules = end === null ? '*' : winner === 'w' ? '1-0' : winner === 'b' ? '0-1' : '1/2-1/2';
  const plies = line.peek().filter(({ move }) => move).length;
  return { white: playerOf('White'), black: playerOf('Black'), result: result === '*' ? byRules : result, plies };
}

/** Who plays a game, by colours where they have no names. */
export const titleOf = ({ white, black }: Pick<SavedGame, 'white' | 'black'>, { play }: AllWords): string =>
  `${white || play.sideName('w')} – ${black || play.sideName('b')}`;
