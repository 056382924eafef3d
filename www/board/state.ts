// All that a board has beside its document: how it lies, what works on it, where the keyboard is, what is shown on it.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { squareIndex } from '../chess/squares';
import type { Session } from '../document/session';
import type { Labs } from '../workers/labs';
import { collect, type Highlights, type Marks, pairsOfMove, type SquareMark } from './marks';
import { MoveInput } from './move-input';
import type { Arrow } from './arrows';
import { Pencil } from './pencil';
import { PieceChoice } from './pieces';

/** What else can be asked by a key or in writing, where there is an answer. */
export interface Answers {
  evaluation?: () => void;
  best?: () => void;
  clocks?: () => void;
  playBest?: () => void;
  opponent?: () => void;
  /** Returns whether it was done, as do the next two. */
  draw?: () => boolean;
  resign?: () => boolean;
  takeBack?: () => boolean;
}

/** What of what explains answers on a board. */
export type BoardLabs = Pick<Labs, 'typedMove' | 'raysFrom'>;

export class BoardState {
  readonly session: Session;
  readonly palette: PieceChoice;
  readonly input: MoveInput;
  readonly pencil: Pencil;
  readonly isFlipped: Signal<boolean>;
  /** Whether the field for typed moves is open. */
  readonly isTyping = signal(false);
  /** The square that has the keyboard, or would have it. */
  readonly square = signal(squareIndex('e2'));
  /** What others point at: hints, an engine's lines. */
  readonly arrows = signal<readonly Arrow[]>([]);
  /** What the place that is open shows. */
  readonly highlights = signal<Highlights | undefined>(undefined);
  answers: Answers = {};
  /** Nothing until it has come. */
  labs: BoardLabs | undefined;
  /** All that lies over the squares: what is drawn in the document, what others point at, what is being drawn. */
  readonly shown: ReadonlySignal<readonly Arrow[]>;

  constructor(
    session: Session,
    isFlipped: Signal<boolean>,
    palette = new PieceChoice(),
    input = new MoveInput(session, palette),
  ) {
    this.session = session;
    this.isFlipped = isFlipped;
    this.palette = palette;
    this.input = input;
    this.pencil = new Pencil(session);
    const { drawn, sketched } = this.pencil;
    this.shown = computed(() => [
      ...drawn.value,
      ...this.arrows.value,
      ...(this.highlights.value?.arrows ?? []),
      ...(sketched.value ? [sketched.value] : []),
    ]);
  }

  /** A square is pressed: for what is drawn, shown or moved. */
  press(square: number): void {
    const { highlights, input, pencil } = this;
    if (pencil.tool.value === 'draw') pencil.press(square);
    else if (highlights.value && !input.picked.value) highlights.value.press(square);
    else input.press(square);
  }
}

/** What is marked on a board that is played on. */
export function marksOn({ session, input, pencil, highlights }: BoardState): Marks {
  const { last, check } = session.store.position.value;
  const shown = highlights.value?.marks;
  const { square: held, targets } = input.picked.value ?? { square: pencil.start.value, targets: new Map() };
  const pairs: SquareMark[] = [];
  for (const [square, marks] of shown ?? []) pairs.push(...marks.map((mark): SquareMark => [square, mark]));
  if (last && !shown) pairs.push(...pairsOfMove(last.from, last.to));
  if (check !== null && !shown) pairs.push([squareIndex(check), 'check']);
  if (held !== undefined) pairs.push([held, 'picked']);
  for (const [square, { captured }] of targets) pairs.push([square, captured ? 'takes' : 'target']);
  return collect(pairs);
}
