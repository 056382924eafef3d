// All that a board has beside its document: how it lies, what works on it, where the keyboard is, what is shown on it.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Session } from '../document/session';
import { squareIndex } from '../i18n/squares';
import type { Arrow } from './arrow';
import type { Exhibit } from './exhibit';
import { Hand } from './hand';
import { Palette } from './palette';
import { Pencil } from './pencil';

/** What else can be asked by a key or in writing, where there is somebody who knows. */
export interface Answers {
  evaluation?: () => void;
  best?: () => void;
  clocks?: () => void;
}

export class Desk {
  readonly session: Session;
  readonly palette: Palette;
  readonly hand: Hand;
  readonly pencil: Pencil;
  readonly isFlipped: Signal<boolean>;
  /** Whether the field for typed moves is open. */
  readonly isTyping = signal(false);
  /** The square that has the keyboard, or would have it. */
  readonly square = signal(squareIndex('e2'));
  /** What others point at: hints, an engine's lines. */
  readonly arrows = signal<readonly Arrow[]>([]);
  /** What the place that is open shows. */
  readonly exhibit = signal<Exhibit | undefined>(undefined);
  answers: Answers = {};
  /** All that lies over the squares: what is drawn in the document, what others point at, what is being drawn. */
  readonly shown: ReadonlySignal<readonly Arrow[]>;

  constructor(session: Session, isFlipped: Signal<boolean>, palette = new Palette()) {
    this.session = session;
    this.isFlipped = isFlipped;
    this.palette = palette;
    this.hand = new Hand(session, palette);
    this.pencil = new Pencil(session);
    const { drawn, sketched } = this.pencil;
    this.shown = computed(() => [
      ...drawn.value,
      ...this.arrows.value,
      ...(this.exhibit.value?.arrows ?? []),
      ...(sketched.value ? [sketched.value] : []),
    ]);
  }

  /** A square is pressed: for what is drawn, shown or moved. */
  press(square: number): void {
    const { exhibit, hand, pencil } = this;
    if (pencil.tool.value === 'draw') pencil.press(square);
    else if (exhibit.value && !hand.picked.value) exhibit.value.press(square);
    else hand.press(square);
  }
}
