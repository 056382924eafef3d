// A lesson as it is made of the document: the task at the cursor, what is wrong with the lesson, its title and its chapters.

import { effect, signal, untracked } from '@preact/signals';
import type { Diagnostic } from '#doors/document.js';
import type { LessonFault } from '#doors/labs.js';
import { LONG_LINK } from '../document/answer';
import type { Chapters } from '../document/chapters';
import * as commands from '../document/commands';
import { encode } from '../document/link';
import type { Sentence, Session } from '../document/session';
import { nodesInOrder } from '../document/tasks';
import type { AllWords, TaskKind } from '../i18n/words';
import { LinkError } from '../workers/fault';
import type { Labs } from '../workers/labs';
import { kindOfTask, TaskMaker } from './task-maker';

/** A search for mate looks at this many positions at most. */
const MOST_POSITIONS = 300_000;

/** A fault of the chapter on the board, with its node. */
export interface PlacedFault {
  readonly fault: LessonFault;
  readonly node: number;
}

/** The lesson as it is, and where it is tried from: the chapter, and the place of the node in its tree. */
interface TrialLesson {
  readonly chapters: readonly Uint8Array[];
  readonly options: { readonly at: number; readonly node: number; readonly isTrial: true };
}

/** An address, whether some programs may cut it off, and why there is none. */
export interface LessonLink {
  readonly text: string;
  readonly isLong: boolean;
  readonly problem?: Sentence;
}

export class Making {
  readonly maker: TaskMaker;
  /** What is wrong with the chapter on the board; nothing until it is known. */
  readonly faults = signal<readonly PlacedFault[] | undefined>(undefined);
  /** How much is wrong with each of the other chapters, by their bytes. */
  readonly counts = signal<ReadonlyMap<Uint8Array, number>>(new Map());
  /** What is odd about the PGN that was read last. */
  readonly notes = signal<readonly Diagnostic[]>([]);
  /** The kinds of the tasks of the chapter on the board, by their nodes. */
  readonly #kinds = signal<ReadonlyMap<number, TaskKind>>(new Map());
  /** Whether it is being tried as a pupil. */
  isTried = false;
  #isChecking = false;

  constructor(
    readonly session: Session,
    private readonly labs: Labs,
    readonly chapters: Chapters,
  ) {
    this.maker = new TaskMaker(session, labs);
  }

  /** Follows the document as long as it is shown; answers how to stop. */
  follow(): () => void {
    const stops = [
      this.maker.follow(),
      effect(() => {
        void [this.session.revision.value.changes, this.session.chapters.value];
        untracked(() => void this.#check());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** What is wrong at the cursor, each sentence once. */
  faultsHere(words: AllWords): readonly string[] {
    const here = this.faults.value?.filter(({ node }) => node === this.maker.node.value) ?? [];
    return [...new Set(here.map(({ fault }) => words.problem(fault)))];
  }

  /** The kind of the task of a node, as far as it is known. */
  kindAt(node: number): TaskKind {
    return this.#kinds.value.get(node) ?? 'none';
  }

  /** Sets a tag of the chapter, or takes it away; returns whether it did. */
  setTag(name: 'Event' | 'Orientation', value: string): boolean {
    const { session } = this;
    return value ? commands.setTag.run(session, name, value) : commands.removeTag.run(session, name);
  }

  /** Puts a fault right by its change. */
  putRight({ fault, node }: PlacedFault): Promise<void> {
    return this.maker.putRight(fault.change, node);
  }

  /** Reads a PGN, each game of which becomes a chapter; returns whether there were any. */
  async readPgn(pgn: string | Blob): Promise<boolean> {
    const found = await this.session.attempt(() => this.labs.readLesson(pgn));
    if (!found || !this.chapters.add(found.chapters)) return false;
    this.notes.value = found.notes;
    this.session.announce(({ making }) => making.said.read(found.chapters.length));
    return true;
  }

  /** All chapters; nothing, which is said, where they have no task. */
  async asking(): Promise<readonly Uint8Array[] | undefined> {
    const chapters = await this.chapters.whole();
    const all = await Promise.all(chapters.map((bytes) => this.labs.lessonTasks(bytes)));
    if (all.some(({ tasks }) => tasks.length > 0)) return chapters;
    this.session.refuse('no-tasks', ({ making }) => making.noTask);
    return undefined;
  }

  /** The lesson as it is now, to be tried from the cursor on; nothing, which is said, where it has no task. */
  async trial(): Promise<TrialLesson | undefined> {
    const chapters = await this.asking();
    if (!chapters) return undefined;
    const node = nodesInOrder(this.session.store).findIndex(({ id }) => id === this.maker.node.peek());
    return { chapters, options: { at: this.chapters.at.peek(), node: Math.max(0, node), isTrial: true } };
  }

  /** All chapters as bytes of one link, and as PGN. */
  async lesson(): ReturnType<Labs['lessonOf']> {
    return this.labs.lessonOf(await this.chapters.whole());
  }

  /** The address that opens the lesson and plays it, or why there is none. */
  async link(base: string): Promise<LessonLink> {
    const { bytes } = await this.lesson();
    try {
      const text = `${base}#${encode({ bytes, panel: 'learn', isFlipped: false })}`;
      return { text, isLong: text.length > LONG_LINK };
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      return { text: '', isLong: false, problem: ({ links }) => links[error.code] };
    }
  }

  /** What a file of the lesson is called, after the title of its first chapter. */
  get fileName(): string {
    const [first] = this.chapters.list.peek();
    return first?.title.replaceAll(/[^\p{L}\p{N} .,'-]/gu, '').trim() || 'lesson';
  }

  /** Looks for faults until the lesson is the one that was looked at. */
  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    const state = () => [this.session.revision.peek().changes, this.session.chapters.peek()] as const;
    for (let [changes, chapters] = [-1, undefined as unknown]; ;) {
      const now = state();
      if (now[0] === changes && now[1] === chapters) break;
      [changes, chapters] = now;
      await this.session.attempt(() => this.#find(now[0]));
    }
    this.#isChecking = false;
  }

  async #find(changes: number): Promise<void> {
    const { session, labs, chapters } = this;
    const bytes = session.bytes.peek();
    const [{ tasks }, own] = await Promise.all([labs.lessonTasks(bytes), labs.lessonFaults(bytes, MOST_POSITIONS)]);
    if (session.revision.peek().changes !== changes) return;
    const nodes = nodesInOrder(session.store);
    this.#kinds.value = new Map(tasks.map(({ node, task }) => [nodes[node]?.id ?? 0, kindOfTask(task)]));
    this.faults.value = own.map((fault) => ({ fault, node: nodes[fault.node]?.id ?? 0 }));
    const others = chapters.all().filter((_, at) => at !== chapters.at.peek());
    const known = new Map<Uint8Array, number>();
    for (const other of others)
      known.set(other, this.counts.peek().get(other) ?? (await labs.lessonFaults(other, MOST_POSITIONS)).length);
    this.counts.value = known;
  }
}
