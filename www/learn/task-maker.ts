// The task at the cursor as it is made: its kind, its numbers and texts, and the squares that it asks for.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Diagnostic } from '#doors/document.js';
import type { LessonChange, ShownTask } from '#doors/labs.js';
import { squareIndex } from '../chess/squares';
import { isDiagnostic, type Session } from '../document/session';
import { putRight, setHint, setTask, setWrong, type TaskNote, taskNoteAt } from '../document/tasks';
import type { TaskKind } from '../i18n/words';
import type { Labs } from '../workers/labs';

/** What a task of a kind is begun with: its numbers and its texts. */
const BEGUN: Readonly<Record<ShownTask['kind'], readonly [numbers: readonly number[], texts: readonly string[]]>> = {
  find: [[], []],
  mate: [[2], []],
  squares: [[], []],
  formula: [[], ['']],
  choose: [
    [1, 0],
    ['', ''],
  ],
  win: [[4, 20], []],
  hold: [[4, 20], []],
  draw: [[4, 20], []],
};

/** The kind as it is chosen: a game is one, whatever its goal. */
export const kindOfTask = ({ kind }: ShownTask): TaskKind =>
  kind === 'win' || kind === 'hold' || kind === 'draw' ? 'play' : kind;

type GameTask = Extract<ShownTask, { readonly level: number }>;

/** The fewest texts to choose from. */
const FEWEST_CHOICES = 2;

/** A text to choose, and whether it is right. */
export type ChoiceText = Extract<ShownTask, { readonly kind: 'choose' }>['choices'][number];

export class TaskMaker {
  /** The node that the cursor is at, and what a lesson says there. */
  readonly node: ReadonlySignal<number>;
  readonly note: ReadonlySignal<TaskNote>;
  /** Its task; nothing where it has none. */
  readonly task = signal<ShownTask | undefined>(undefined);
  readonly kind: ReadonlySignal<TaskKind> = computed(() =>
    this.note.value.task === '' || !this.task.value ? 'none' : kindOfTask(this.task.value),
  );
  /** What is to be marked for the task, by the numbers of the squares. */
  readonly squares = signal<readonly number[]>([]);
  /** Why the formula cannot be read. */
  readonly formulaFault = signal<Diagnostic | undefined>(undefined);
  /** Whether squares were typed that are none. */
  readonly isMistyped = signal(false);
  /** Whether taps on the board mark squares. */
  readonly isMarking = signal(false);
  /** The task that was read last, as text. */
  #read = '';
  #reading: Promise<void> = Promise.resolve();
  #work: Promise<unknown> = Promise.resolve();

  constructor(
    readonly session: Session,
    private readonly labs: Labs,
  ) {
    this.node = computed(() => session.store.cursor.value.node);
    this.note = computed(() => taskNoteAt(session, this.node.value));
  }

  /** Follows the cursor as long as it is shown; answers how to stop. */
  follow(): () => void {
    const stops = [
      effect(() => {
        const { task } = this.note.value;
        untracked(() => void this.#look(task));
      }),
      effect(() => {
        const [task] = [this.task.value, this.session.store.position.value];
        untracked(() => void this.#mark(task));
      }),
      effect(() => {
        void this.node.value;
        this.isMistyped.value = false;
        this.isMarking.value = false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.isMarking.value = false;
    };
  }

  /** Begins a task of a kind, or takes it away. */
  setKind(kind: TaskKind): Promise<void> {
    if (kind === 'none') return this.#queue(() => void setTask.run(this.session, this.node.peek(), ''));
    const begun = kind === 'play' ? 'win' : kind;
    return this.#set(begun, ...BEGUN[begun]);
  }

  setMate(moves: number): Promise<void> {
    return this.#set('mate', [moves], []);
  }

  /** Sets something of a game against the computer. */
  setGame(change: Partial<GameTask>): Promise<void> {
    return this.#queue(async () => {
      const task = this.task.peek();
      if (!task || !('level' in task)) return;
      const { kind, level, moves } = { ...task, ...change };
      await this.#write(kind, [level, moves], []);
    });
  }

  setFormula(formula: string): Promise<void> {
    return this.#set('formula', [], [formula.trim()]);
  }

  /** Sets the text of a choice, or whether it is right. */
  setChoice(at: number, change: Partial<ChoiceText>): Promise<void> {
    return this.#setChoices((known) =>
      known.map((choice, index) => (index === at ? { ...choice, ...change } : choice)),
    );
  }

  addChoice(): Promise<void> {
    return this.#setChoices((known) => [...known, { text: '', isRight: false }]);
  }

  /** There are two at least. */
  removeChoice(at: number): Promise<void> {
    return this.#setChoices((known) => {
      if (known.length > FEWEST_CHOICES) return known.toSpliced(at, 1);
      this.session.forbid('few-choices');
      return undefined;
    });
  }

  #setChoices(change: (known: readonly ChoiceText[]) => readonly ChoiceText[] | undefined): Promise<void> {
    return this.#queue(async () => {
      const task = this.task.peek();
      const choices = task?.kind === 'choose' ? change(task.choices) : undefined;
      if (!choices) return;
      const rights = choices.map(({ isRight }) => Number(isRight));
      await this.#write(
        'choose',
        rights,
        choices.map(({ text }) => text),
      );
    });
  }

  /** Takes the squares that are written, with blanks or commas between them. */
  typeSquares(text: string): Promise<void> {
    return this.#queue(async () => {
      const names = text.trim().replaceAll(/[\s,;]+/g, ',');
      const task = await this.labs.readTask(names ? `squares ${names}` : 'squares');
      this.isMistyped.value = task?.kind !== 'squares';
      if (task?.kind === 'squares') await this.#write('squares', task.squares.map(squareIndex), []);
    });
  }

  /** Marks a square, or no longer. */
  toggle(square: number): Promise<void> {
    return this.#queue(async () => {
      const task = this.task.peek();
      if (task?.kind !== 'squares') return;
      const known = task.squares.map(squareIndex);
      const isNew = !known.includes(square);
      const squares = isNew ? [...known, square] : known.filter((other) => other !== square);
      await this.#write('squares', squares, []);
    });
  }

  setHint(node: number, text: string): boolean {
    return setHint.run(this.session, node, text);
  }

  setWrong(node: number, text: string): boolean {
    return setWrong.run(this.session, node, text);
  }

  /** Makes the change that puts a fault right. */
  putRight(change: LessonChange | null, node: number): Promise<void> {
    return this.#queue(async () => {
      if (!change) return;
      const text = change.kind === 'task' ? await this.labs.taskText(...partsOf(change.task)) : '';
      putRight.run(this.session, node, change, text);
    });
  }

  /** Sets the task at the cursor as the labs write it. */
  #set(kind: ShownTask['kind'], numbers: readonly number[], texts: readonly string[]): Promise<void> {
    return this.#queue(() => this.#write(kind, numbers, texts));
  }

  async #write(kind: ShownTask['kind'], numbers: readonly number[], texts: readonly string[]): Promise<void> {
    const node = this.node.peek();
    const text = await this.labs.taskText(kind, Uint16Array.from(numbers), [...texts]);
    if (this.node.peek() === node && setTask.run(this.session, node, text)) await this.#look(text);
  }

  /** Does one thing after the other. */
  #queue(work: () => unknown): Promise<void> {
    const done = this.#work.then(() => this.session.attempt(async () => void (await work()))).then(() => undefined);
    this.#work = done;
    return done;
  }

  /** Reads the task of the cursor. */
  #look(text: string): Promise<void> {
    if (text !== this.#read) {
      this.#read = text;
      this.#reading = this.#take(text);
    }
    return this.#reading;
  }

  async #take(text: string): Promise<void> {
    const task = text ? await this.session.attempt(() => this.labs.readTask(text)) : undefined;
    if (this.#read === text) this.task.value = task ?? undefined;
  }

  /** The squares of a task that asks for some. */
  async #mark(task: ShownTask | undefined): Promise<void> {
    this.formulaFault.value = undefined;
    if (task?.kind === 'squares') this.squares.value = task.squares.map(squareIndex);
    else this.squares.value = [];
    if (task?.kind !== 'formula' || task.formula === '') return;
    const { fen } = this.session.store.position.peek();
    try {
      const { pairs } = await this.labs.moveSet(task.formula, fen, undefined);
      if (this.task.peek() === task)
        this.squares.value = [...new Set(pairs.map(([, to]) => to))].toSorted((a, b) => a - b);
    } catch (error) {
      if (!isDiagnostic(error)) this.session.fail(error);
      else if (this.task.peek() === task) this.formulaFault.value = error;
    }
  }
}

/** What the labs write a task of. */
function partsOf(task: ShownTask): [kind: string, numbers: Uint16Array, texts: string[]] {
  const parts = (numbers: readonly number[] = [], texts: readonly string[] = []): ReturnType<typeof partsOf> => [
    task.kind,
    Uint16Array.from(numbers),
    [...texts],
  ];
  switch (task.kind) {
    case 'find':
      return parts();
    case 'mate':
      return parts([task.moves]);
    case 'squares':
      return parts(task.squares.map(squareIndex));
    case 'formula':
      return parts([], [task.formula]);
    case 'choose':
      return parts(
        task.choices.map(({ isRight }) => Number(isRight)),
        task.choices.map(({ text }) => text),
      );
    case 'win':
    case 'hold':
    case 'draw':
      return parts([task.level, task.moves]);
  }
}
