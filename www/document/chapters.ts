// The chapters of a lesson: one is the document on the board, the others are kept beside it, each with its own history.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { USUAL_START } from '../chess/fen';
import type { RefusalCode } from '../i18n/words';
import type { Labs } from '../workers/labs';
import {
  ALONE,
  type KeptChapter,
  type KeptChapters,
  fromStart,
  isList,
  type ListedChapter,
  listedFrom,
  listedIn,
  startedAt,
} from './chapter-bytes';
import * as commands from './first-commands';
import { lessonIn } from './open-link';
import { reopened } from './opening';
import type { Session } from './session';

/** One that was taken out, and where it stood. */
interface RemovedChapter {
  readonly chapter: KeptChapter;
  readonly at: number;
  readonly title: string;
}

export class Chapters {
  readonly list: ReadonlySignal<readonly ListedChapter[]>;
  readonly at: ReadonlySignal<number>;
  /** The chapter that was removed last, until another lesson comes. */
  readonly removed = signal<RemovedChapter | undefined>(undefined);
  readonly #list: ReadonlySignal<KeptChapters>;
  /** The list as it was last, and how many documents had been opened then. */
  #known = ALONE;
  #opened: number;
  /** The name of the lesson, under which it is kept: another document has another. */
  #key: string = crypto.randomUUID();
  /** What is known of chapters that are not on the board. */
  readonly #listed = new WeakMap<Uint8Array, ListedChapter>();
  /** Done when the chapters of the lesson that came last are known. */
  #reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly session: Session,
    private readonly labs: Pick<Labs, 'lessonChapters' | 'lessonOf'>,
  ) {
    const { chapters, store } = session;
    this.#opened = session.opened.peek();
    this.#list = computed(() => (isList(chapters.value) ? chapters.value : ALONE));
    this.at = computed(() => this.#list.value.at);
    const own = computed(() => listedIn(store));
    this.list = computed(() => {
      const { at, others } = this.#list.value;
      const all = others.map(({ bytes }) => this.#listedOf(bytes));
      return [...all.slice(0, at), own.value, ...all.slice(at)];
    });
    effect(() => {
      const [value, opened] = [chapters.value, session.opened.value];
      const before = this.#known;
      this.#known = this.#list.value;
      if (typeof this.#known.key === 'string') this.#key = this.#known.key;
      else if (opened !== this.#opened) this.#key = crypto.randomUUID();
      this.#opened = opened;
      untracked(() => {
        if (before.others.length > 0 && !isList(value)) this.#end(before);
        if (value instanceof Uint8Array) this.#reading = this.#read(value);
      });
    });
  }

  /** Whether there are several. */
  get isLesson(): boolean {
    return this.#list.value.others.length > 0;
  }

  /** Under which name the lesson is kept, which stays as it is changed. */
  get key(): string {
    return this.#key;
  }

  /** The bytes of all of them, as they are now. */
  all(): readonly Uint8Array[] {
    return this.#chapters().map(({ bytes }) => bytes);
  }

  /** The same, once those that a link had are known. */
  async whole(): Promise<readonly Uint8Array[]> {
    await this.#reading;
    return this.all();
  }

  /** All of them as the bytes of one link and as PGN; nothing where there is one alone. */
  async lesson(): Promise<Awaited<ReturnType<Labs['lessonOf']>> | undefined> {
    const all = await this.whole();
    return all.length > 1 ? this.labs.lessonOf(all) : undefined;
  }

  /** Puts a lesson that is kept under a key in the place of the document; returns whether it did. */
  open(bytes: Uint8Array, key: string): boolean {
    const { session } = this;
    if (!commands.open.run(session, bytes)) return false;
    this.#key = key;
    session.chapters.value = lessonIn(bytes);
    return true;
  }

  /** Puts another chapter on the board; returns whether it is there. */
  select(at: number): boolean {
    if (at === this.at.peek()) return true;
    if (this.#isLocked() || !this.#show(this.#chapters(), at)) return false;
    this.#say(at);
    return true;
  }

  /** Adds chapters behind the one on the board, and puts the first of them there: documents, or one at a start; returns whether it did. */
  add(added: readonly Uint8Array[] | string | undefined): boolean {
    if (this.#isLocked()) return false;
    const bytes = typeof added === 'object' ? added.map(fromStart) : [startedAt(added)];
    const [known, at] = [this.#chapters(), this.at.peek() + 1];
    // A board on which nothing has been done is no chapter.
    const isBlank = known.length === 1 && this.#isBlank;
    const news = bytes.map((one) => ({ bytes: one }));
    const all = isBlank ? news : known.toSpliced(at, 0, ...news);
    const place = isBlank ? 0 : at;
    if (!this.#show(all, place)) return false;
    this.#say(place);
    return true;
  }

  /** Takes a chapter out, which one press brings back; returns whether it did. */
  remove(at: number): boolean {
    const all = this.#chapters();
    const chapter = all[at];
    if (this.#isLocked() || !chapter) return false;
    if (all.length === 1) return this.#refuse('last-chapter');
    const title = this.list.peek()[at]?.title ?? '';
    const [now, left] = [this.at.peek(), all.toSpliced(at, 1)];
    if (at !== now) this.#write(left, now - Number(at < now));
    else if (!this.#show(left, Math.min(at, left.length - 1))) return false;
    this.removed.value = { chapter, at, title };
    this.session.show({
      tone: 'plain',
      code: 'chapter-removed',
      text: ({ making }) => making.said.removed(at + 1, title),
      action: { label: ({ making }) => making.restore, run: () => void this.restore() },
    });
    return true;
  }

  /** Brings the chapter back that was removed last, and puts it on the board; returns whether it did. */
  restore(): boolean {
    const removed = this.removed.peek();
    if (!removed || this.#isLocked()) return false;
    const { chapter, at } = removed;
    const all = this.#chapters();
    const place = Math.min(at, all.length);
    if (!this.#show(all.toSpliced(place, 0, chapter), place)) return false;
    this.removed.value = undefined;
    this.#say(place);
    return true;
  }

  /** Moves a chapter by a number of places in the list; returns whether it did. */
  move(at: number, by: number): boolean {
    const all = this.#chapters();
    const [chapter, to] = [all[at], at + by];
    if (this.#isLocked() || !chapter || to < 0 || to >= all.length) return false;
    const moved = all.toSpliced(at, 1).toSpliced(to, 0, chapter);
    const current = all[this.at.peek()];
    this.#write(
      moved,
      moved.findIndex((one) => one === current),
    );
    this.session.announce(({ making }) => making.said.moved(to + 1, all.length));
    return true;
  }

  /** All of them, that on the board as it is now. */
  #chapters(): readonly KeptChapter[] {
    const { at, others } = this.#list.peek();
    const { bytes, past } = this.session;
    return others.toSpliced(at, 0, { bytes: bytes.peek(), past });
  }

  /** Puts one of some chapters on the board; returns whether it could be read. */
  #show(all: readonly KeptChapter[], at: number): boolean {
    const chapter = all[at];
    const core = chapter && reopened(chapter.bytes, chapter.past);
    if (!core) return this.#refuse('unread-chapter');
    batch(() => {
      this.session.exchange(core).free();
      this.#opened = this.session.opened.peek();
      this.#write(all, at);
    });
    return true;
  }

  #write(all: readonly KeptChapter[], at: number): void {
    this.#known = { at, others: all.toSpliced(at, 1), key: this.#key };
    this.session.chapters.value = all.length > 1 ? this.#known : undefined;
  }

  #isLocked(): boolean {
    const lock = this.session.locked.peek();
    if (lock) this.session.forbid(lock.code);
    // Those of a link are still being read.
    const isRead = !(this.session.chapters.peek() instanceof Uint8Array);
    if (!isRead) this.session.refuse('reading', ({ loading }) => loading.waiting);
    return lock !== undefined || !isRead;
  }

  #refuse(code: RefusalCode): false {
    this.session.forbid(code);
    return false;
  }

  /** Whether nothing has been done on the board. */
  get #isBlank(): boolean {
    const { store } = this.session;
    const { start, tags } = store.game.peek();
    return store.line.peek().length === 0 && tags.length === 0 && start === USUAL_START && listedIn(store).tasks === 0;
  }

  #say(at: number): void {
    const all = this.list.peek();
    this.session.announce(({ making }) => making.said.chapter(at + 1, all.length, all[at]?.title ?? ''));
  }

  #listedOf(bytes: Uint8Array): ListedChapter {
    const known = this.#listed.get(bytes) ?? listedFrom(bytes);
    this.#listed.set(bytes, known);
    return known;
  }

  /** Looks for the chapters behind the first, which is on the board already. */
  async #read(bytes: Uint8Array): Promise<void> {
    const { chapters } = this.session;
    const found = await this.session.attempt(() => this.labs.lessonChapters(bytes));
    if (!found || chapters.peek() !== bytes) return;
    const [, ...others] = found;
    const list = { at: 0, others: others.map((one) => ({ bytes: one })), key: this.#key };
    chapters.value = others.length > 0 ? list : undefined;
  }

  /** Another document has come in the place of a lesson: all of that can be brought back. */
  #end({ at, others }: KeptChapters): void {
    this.removed.value = undefined;
    const { previous } = this.session;
    const last = previous.peek();
    if (!last) return;
    const all = others.toSpliced(at, 0, { bytes: last }).map(({ bytes }) => bytes);
    void this.session.attempt(async () => {
      const { bytes } = await this.labs.lessonOf(all);
      if (previous.peek() === last) previous.value = bytes;
    });
  }
}
