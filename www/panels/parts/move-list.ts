// What the rows of a list of moves have in common: which is current, where the keyboard is, which is written about.

import { computed, type ReadonlySignal, signal, type Signal, untracked } from '@preact/signals';
import * as commands from '../../document/commands';
import { moveName } from '../../document/note';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import { afterFrame, reveal } from '../../ui/reveal';
import { isCopied } from '../../ui/clipboard';
import { rowAfter, rowAt, rowBefore, variationsTo } from './rows';

let lists = 0;

/** What a row is besides what it says. */
interface Marks {
  readonly isCurrent: boolean;
  readonly isStop: boolean;
  readonly isEdited: boolean;
}

export class MoveList {
  /** The node that is written about. */
  readonly editing: Signal<number | undefined> = signal(undefined);
  /** The variations that are unfolded, by the nodes that they begin with. */
  readonly unfolded: Signal<ReadonlySet<number>> = signal(new Set());
  /** The row of the cursor; none at the start. */
  readonly current: ReadonlySignal<number | undefined>;
  /** The one row that Tab goes to. */
  readonly stop: ReadonlySignal<number | undefined>;
  readonly #marks = new Map<number, Signal<Marks>>();
  readonly #walked = signal<number | undefined>(undefined);
  readonly #name = `moves-${(lists += 1)}`;
  #marked: readonly (number | undefined)[] = [];
  #followed: number | undefined;

  constructor(
    readonly session: Session,
    readonly words: AllWords,
  ) {
    const { store } = session;
    this.current = computed(() => rowAt(store, store.cursor.value.node));
    this.stop = computed(() => this.#walked.value ?? this.current.value ?? rowAfter(store, 0));
  }

  /** The marks of a row; only rows whose marks become others hear of it. */
  marksOf(node: number): ReadonlySignal<Marks> {
    const known = this.#marks.get(node) ?? signal(this.#marksNow(node));
    this.#marks.set(node, known);
    return known;
  }

  #marksNow(node: number): Marks {
    const has = (mark: ReadonlySignal<number | undefined>) => mark.peek() === node;
    return { isCurrent: has(this.current), isStop: has(this.stop), isEdited: has(this.editing) };
  }

  /** Takes the marks from the rows that had them, and gives them to those that have them now. */
  mark(): void {
    const now = [this.current.value, this.stop.value, this.editing.value];
    untracked(() => {
      for (const node of new Set([...this.#marked, ...now])) {
        const known = node === undefined ? undefined : this.#marks.get(node);
        if (known && node !== undefined) known.value = this.#marksNow(node);
      }
    });
    this.#marked = now;
  }

  nameOf(node: number): string {
    return moveName(this.session.store.node(node)?.value);
  }

  /** The `id` of the row of a node. */
  idOf = (node: number): string => `${this.#name}-${node}`;

  elementOf(node: number | undefined): HTMLElement | undefined {
    return (node === undefined ? null : document.getElementById(this.idOf(node))) ?? undefined;
  }

  /** Shows the row of the cursor, wherever it goes. */
  follow(): void {
    const { node } = this.session.store.cursor.value;
    untracked(() => {
      const walked = this.#walked.value;
      if (walked !== undefined && !this.session.store.node(walked)) this.#walked.value = undefined;
      if (node === this.#followed) return;
      this.#followed = node;
      this.#walked.value = undefined;
      if (!this.elementOf(this.current.value)) this.unfold(variationsTo(this.session.store, node), true);
      this.reveal(undefined);
    });
  }

  unfold(starts: readonly number[], isOpen: boolean): void {
    const known = this.unfolded.peek();
    if (starts.every((start) => known.has(start) === isOpen)) return;
    const others = [...known].filter((start) => !starts.includes(start));
    this.unfolded.value = new Set(isOpen ? [...others, ...starts] : others);
  }

  /** Scrolls to a row, or to that of the cursor, once it is drawn. */
  reveal(node: number | undefined): void {
    afterFrame(() => {
      const element = this.elementOf(node ?? this.stop.peek());
      if (element) reveal(element);
    });
  }

  /** Lets the keyboard go to a row. */
  focus(node: number | undefined): void {
    if (node === undefined) return;
    this.#walked.value = node;
    this.elementOf(node)?.focus({ preventScroll: true });
    this.reveal(node);
  }

  select(node: number): void {
    commands.select.run(this.session, node);
  }

  write(node: number): void {
    const code = commands.comment.refuse(this.session, node, '');
    if (code) this.session.forbid(code);
    else this.editing.value = node;
  }

  /** Deletes a node with all that follows it; the keyboard goes to what was before it. */
  remove(node: number): void {
    const { session } = this;
    const name = this.nameOf(node);
    const before = rowBefore(session.store, node);
    // Its menu goes with the row, too.
    const hadFocus = this.elementOf(node)?.parentElement?.contains(document.activeElement);
    if (!commands.deleteFrom.run(session, node)) return;
    session.say((words) => words.said.deleted(name));
    if (hadFocus) this.focus(before ?? rowAfter(session.store, 0));
  }

  async copyFen(node: number): Promise<void> {
    this.select(node);
    const { fen } = this.session.store.position.peek();
    if (await isCopied(fen)) this.session.say((words) => words.moves.fenCopied);
    else this.session.refuse('not-copied', (words) => words.moves.notCopied(fen));
  }
}
