// The board of a lesson: where the lesson is, the answers that are made on it, and moves that are only tried.

import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TreeDocument } from '#doors/document.js';
import { Core, FAR } from '../document/core';
import { type Feedback, type Lock, type Rule, Session } from '../document/session';
import { PAINTS } from '../document/store';
import { written } from '../i18n/notation';
import type { CommandId } from '../i18n/words';
import type { Chapter, PlaceNote } from './chapter';

/** What moves are there: answers, tried as one likes, or none. */
export type BoardMode = 'answers' | 'free' | 'waits';

/** What follows from moves. */
interface BoardListener {
  /** An answer was made. */
  answered: (uci: string, name: string) => void;
  /** Leads back to the lesson from moves that were tried. */
  back: () => void;
}

export class LessonBoard {
  readonly session = new Session(Core.open());
  /** The step and the node that the lesson is at. */
  readonly #here = signal({ steps: 0, node: 0 });
  readonly #mode = signal<BoardMode>('waits');
  listener: BoardListener = { answered: () => undefined, back: () => undefined };
  /** What ends the lesson, offered with each refusal. */
  wayOut: Feedback['action'];
  #chapter: Chapter | undefined;
  #place = 0;
  /** What has been played from there in UCI that the chapter does not have, or has elsewhere. */
  #played: { readonly uci: string; readonly note: PlaceNote | undefined }[] = [];
  /** How much of that stays when a refutation has been shown. */
  #kept: number | undefined;
  #isOwn = false;
  /** Whether the way back has been said. */
  #hasTried = false;
  /** The line as it was seen last: who looks back makes no other. */
  #line: unknown;

  constructor() {
    this.session.whenSeen(() => untracked(() => this.#follow()));
  }

  /** Whether something else is shown than where the lesson is. */
  readonly isAway: ReadonlySignal<boolean> = computed(() => {
    const [{ steps, node }, { cursor, line }] = [this.#here.value, this.session.store];
    if (this.#mode.value === 'waits') return false;
    return cursor.value.node !== node && (this.#mode.value === 'free' || line.value.length === steps);
  });

  become(mode: BoardMode): void {
    const { session, wayOut } = this;
    const isAtEnd: Rule = {
      refuse: () => (session.store.cursor.value.node === this.#here.value.node ? undefined : 'not-at-the-end'),
    };
    const rule: Rule = mode === 'free' ? { refuse: () => undefined } : isAtEnd;
    const rules = new Map<CommandId, Rule>(
      mode === 'waits' ? [] : [...(['play', 'move'] as const)].map((id) => [id, rule]),
    );
    const allows = new Set<CommandId>(mode === 'free' ? ['undo', 'redo'] : []);
    const lock: Lock = { code: 'in-lesson', allows, rules, wayOut };
    this.#mode.value = mode;
    session.locked.value = lock;
  }

  /** Shows a place of a chapter. */
  goTo(chapter: Chapter, place: number): void {
    [this.#chapter, this.#place, this.#played, this.#kept] = [chapter, place, [], undefined];
    this.#hasTried = false;
    this.reset();
  }

  /** Takes back what was tried, or an answer. */
  reset(): void {
    const [chapter, place] = [this.#chapter, this.#place];
    if (!chapter) return;
    this.#played.splice(this.#kept ?? this.#played.length);
    this.#kept = undefined;
    const way = chapter.wayTo(place);
    const notes = [0, ...way].map((at) => chapter.note(at));
    this.#change((document) => {
      document.loadScript(chapter.start, way.map((at) => chapter.at(at)?.token ?? '').join(', '));
      document.goTo(FAR);
    });
    const nodes = this.session.store.line.peek().flatMap((step) => step.nodes);
    this.#change((document) => {
      for (const [at, note] of notes.entries()) write(document, at === 0 ? 0 : nodes[at - 1], note);
    });
    for (const { uci, note } of this.#played) this.#make(uci, note);
    this.#settle();
  }

  /** Goes on with a move of the chapter, or with another. */
  play(uci: string, place?: number): void {
    const note = place === undefined ? undefined : this.#chapter?.note(place);
    if (this.isAway.peek()) this.reset();
    this.#played.push({ uci, note });
    this.#make(uci, note);
    this.#settle();
  }

  /** The answer that was made stays. */
  accept(uci: string, place?: number): void {
    const note = place === undefined ? undefined : this.#chapter?.note(place);
    this.#played.push({ uci, note });
    const node = this.session.store.line.peek().at(-1)?.nodes.at(-1);
    if (note) this.#change((document) => write(document, node, note));
    this.#settle();
  }

  /** A wrong answer is shown with what is played against it, until all of that is taken back. */
  branch(uci: string, place?: number): void {
    this.#kept ??= this.#played.length;
    this.accept(uci, place);
  }

  #make(uci: string, note: PlaceNote | undefined): void {
    this.#change((document) => {
      document.goTo(FAR);
      document.play(uci);
    });
    const node = this.session.store.line.peek().at(-1)?.nodes.at(-1);
    if (note) this.#change((document) => write(document, node, note));
  }

  #change(change: (document: TreeDocument) => void): void {
    this.#isOwn = true;
    try {
      this.session.change(change);
    } finally {
      this.#isOwn = false;
    }
  }

  /** The lesson is at what is shown; nothing of it is taken back. */
  #settle(): void {
    this.#change((document) => {
      document.goTo(FAR);
      document.limitUndo();
    });
    const { cursor, line } = this.session.store;
    this.#line = line.peek();
    this.#here.value = { ...cursor.peek() };
  }

  #follow(): void {
    if (this.#isOwn) return;
    const { store } = this.session;
    const { steps, node } = this.#here.peek();
    const [{ node: cursor }, line] = [store.cursor.peek(), store.line.peek()];
    const isNew = line !== this.#line;
    this.#line = line;
    if (cursor === node || !isNew) return;
    const made = line[steps];
    if (this.#mode.peek() === 'answers') {
      if (made?.move) this.listener.answered(made.move.uci, written(made.move.san));
    } else if (this.#mode.peek() === 'free') this.#offerBack();
  }

  /** A move was tried: the way back is offered, and said with the first of them. */
  #offerBack(): void {
    const { session } = this;
    const action: Feedback['action'] = { label: ({ learn }) => learn.back, run: () => this.listener.back() };
    // The command that made the move says so first.
    queueMicrotask(() => {
      if (!this.isAway.peek()) return;
      const [spoken, isFirst] = [session.spoken.peek(), !this.#hasTried];
      this.#hasTried = true;
      session.feedback.value = { tone: 'hint', code: 'lesson', text: ({ learn }) => learn.tried, action };
      if (isFirst) session.speak((words) => `${spoken(words)} ${words.learn.tried}`);
    });
  }
}

function write(document: TreeDocument, node: number | undefined, { shapes, ...note }: PlaceNote): void {
  if (node === undefined || note.comments.length + note.commentsBefore.length + note.nags.length + shapes.length === 0)
    return;
  const numbers = shapes.flatMap(({ paint, from, to }) => [PAINTS.indexOf(paint), from, to]);
  document.setNote(node, { ...note, shapes: Uint8Array.from(numbers) });
}
