// Keeps a document as it becomes another: soon after each change, and at once when the page is left.

import { effect, signal, untracked } from '@preact/signals';
import type { Clock } from '../chess/chess';
import type { StorageErrorCode } from '../i18n/words';
import type { Kept, Library } from './library';
import type { Revision, Session } from './session';
import { storageErrorOf } from './storage';

/** What a keeper looks at. */
interface State {
  readonly revision: Revision;
  readonly gameRecord: unknown;
  readonly previous: unknown;
  readonly chapters: unknown;
  readonly lesson: unknown;
}

const stateOf = ({ revision, gameRecord, previous, chapters, lesson }: Session): State => ({
  revision: revision.value,
  gameRecord: gameRecord.value,
  previous: previous.value,
  chapters: chapters.value,
  lesson: lesson.value,
});

/** Whether what is beside the document is the same in both. */
const isSameBeside = (one: State, other: State): boolean =>
  one.gameRecord === other.gameRecord &&
  one.previous === other.previous &&
  one.chapters === other.chapters &&
  one.lesson === other.lesson;

/** A document as it is to be kept, as the one of this count. */
export const keptOf = (
  { bytes, gameRecord, previous, chapters, lesson, past, linked, revision }: Session,
  clock: Clock,
  count: number,
): Kept => ({
  bytes: bytes.peek(),
  gameRecord: gameRecord.peek(),
  previous: previous.peek(),
  changed: clock.now(),
  count,
  // Of a game that is being played nothing is undone.
  ...(past && gameRecord.peek() === undefined ? { past } : {}),
  ...(chapters.peek() === undefined ? {} : { chapters: chapters.peek() }),
  ...(lesson.peek() === undefined ? {} : { lesson: lesson.peek() }),
  ...(linked === revision.peek().changes && gameRecord.peek() === undefined ? { isLinked: true } : {}),
});

/** Changes that follow each other within such a time are kept together; so much is lost at most. */
export const DELAY_MS = 300;

export class Keeper {
  /** Why the last change is not kept; nothing again once one is. */
  readonly problem = signal<StorageErrorCode | undefined>(undefined);
  #kept: State | undefined;
  /** How often writing the document has begun: what is left while one is under way is newer than that. */
  #count: number;
  #cancel: (() => void) | undefined;
  /** What is being written; the next waits for it. */
  #writing: Promise<void> = Promise.resolve();

  /** Of a document that is kept under this name as it is, or that has yet to be. */
  constructor(
    private readonly session: Session,
    private readonly library: Pick<Library, 'change'>,
    public name: string,
    private readonly clock: Clock,
    isKept = true,
    count = 0,
  ) {
    this.#count = count;
    this.#kept = isKept ? this.#now() : undefined;
  }

  /** Keeps each change from now on; answers how to stop. */
  start(): () => void {
    const stop = effect(() => {
      const now = stateOf(this.session);
      if (this.#isKept(now)) return;
      // Going from move to move waits for the next pause.
      if (this.#kept && now.revision.changes === this.#kept.revision.changes && isSameBeside(now, this.#kept))
        this.#stopWaiting();
      this.#cancel ??= this.clock.later(() => void this.flush(), DELAY_MS);
    });
    return () => {
      stop();
      this.#stopWaiting();
    };
  }

  /** What is there now, if it is not kept yet. */
  get unkept(): Kept | undefined {
    return this.#isKept(this.#now()) ? undefined : keptOf(this.session, this.clock, this.#count + 1);
  }

  #now = (): State => untracked(() => stateOf(this.session));

  #isKept = (now: State): boolean =>
    this.#kept !== undefined && now.revision === this.#kept.revision && isSameBeside(now, this.#kept);

  /** Keeps what is there now, if it is not kept yet. */
  flush(): Promise<void> {
    this.#stopWaiting();
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #stopWaiting(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** What was kept is there no longer, or can be reached no longer. */
  forget(): void {
    this.#kept = undefined;
  }

  /** Keeps what is done from now on under another name, under which something was kept so often. */
  rename(name: string, count: number): void {
    this.name = name;
    this.#count = count;
    this.forget();
  }

  async #write(): Promise<void> {
    const now = this.#now();
    if (this.#isKept(now)) return;
    try {
      const { unkept: value } = this;
      this.#count += 1;
      await this.library.change([{ store: 'open', key: this.name, value }]);
      this.#kept = now;
      this.problem.value = undefined;
    } catch (error) {
      // What is not kept is said where the page says such things; the next change tries again.
      this.problem.value = storageErrorOf(error);
    }
  }
}
