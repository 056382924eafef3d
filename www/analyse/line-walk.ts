// A line of a review on the board, in the place of the document: it is played move by move, and walked as any line is.

import { type Signal, signal } from '@preact/signals';
import type { Clock } from '../chess/chess';
import { startOf } from '../chess/fen';
import { lastStep } from '../document/command';
import * as commands from '../document/commands';
import type { Feedback, Sentence, Session } from '../document/session';
import { onlyShown } from '../document/stills';

/** A line from a position. */
export interface LineToWalk {
  /** What the line is shown for: one that is shown again goes. */
  readonly name: string;
  /** A FEN. */
  readonly start: string;
  readonly isChess960: boolean;
  /** UCI. */
  readonly moves: readonly string[];
  /** What is said over the board. */
  readonly title: Sentence;
}

/** So long a move of it stays on the board. */
export const WALK_MS = 900;

export class LineWalk {
  /** The name of the line that is shown. */
  readonly current = signal<string | undefined>(undefined);
  readonly #session = onlyShown('only-shown');
  #cancel: () => void = () => undefined;

  constructor(
    /** What is shown again afterwards. */
    private readonly document: Session,
    private readonly clock: Clock,
    /** What the board shows in the place of the document. */
    private readonly shown: Signal<Session | undefined>,
  ) {}

  /** Shows a line from its start, or no longer where it is shown. */
  toggle(line: LineToWalk): void {
    if (this.current.peek() === line.name) return this.leave();
    this.stop();
    this.#session.change((document) => {
      document.loadScript(startOf(line.start, line.isChess960), '');
      for (const uci of line.moves) document.play(uci);
      document.goTo(0);
    });
    this.current.value = line.name;
    this.shown.value = this.#session;
    const label: Sentence = ({ review }) => review.back;
    const action = { label, run: () => this.leave() };
    const title: Feedback = { tone: 'hint', code: 'only-shown', text: line.title, action };
    this.#session.show(title);
    const step = () => {
      // The one who walks through it goes on without the clock.
      if (this.#session.revision.peek() !== seen || commands.forward.refuse(this.#session)) return;
      commands.forward.run(this.#session);
      // The move is spoken; the whole line stays shown.
      this.#session.feedback.value = title;
      seen = this.#session.revision.peek();
      this.#cancel = this.clock.later(step, WALK_MS);
    };
    let seen = this.#session.revision.peek();
    this.#cancel = this.clock.later(step, WALK_MS);
  }

  /** Goes back to the document, and says so. */
  leave(): void {
    this.stop();
    this.document.speak((words) => words.review.backAt(lastStep(words, this.document)));
  }

  /** The board shows the document again. */
  stop(): void {
    this.#cancel();
    if (this.current.peek() === undefined) return;
    this.current.value = undefined;
    if (this.shown.peek() === this.#session) this.shown.value = undefined;
  }
}
