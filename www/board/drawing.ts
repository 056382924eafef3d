// The squares of a board as they are drawn: what stands on each, its marks and its name, and pieces that slide from one to
// another.

import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { squareIndex, SQUARES } from '../chess/squares';
import { spelled } from '../i18n/notation';
import type { Words } from '../i18n/words';
import { isCalm } from '../ui/time';
import { isState, type Mark, type Marks } from './marks';
import { pieceClass, pieceOf, sideOf, signOf } from './pieces';
import { type BoardState, marksOn } from './state';

interface SquareLook {
  /** FEN letters from a1 to h8, dots where nothing stands. */
  readonly letters: ReadonlySignal<string>;
  readonly marks: ReadonlySignal<Marks>;
  readonly isFlipped: ReadonlySignal<boolean>;
  /** How squares are called. */
  readonly nameOf: (square: string, letter: string, marks: readonly Mark[]) => string;
  /** Whether what stands on a square does not slide when it leaves it. */
  readonly stays: (from: number) => boolean;
}

/** How the squares of a board look, and what they are called in a language. */
export function squareLook(board: BoardState, words: Words): SquareLook {
  const { session, input, highlights, isFlipped } = board;
  return {
    letters: computed(() => session.store.position.value.board),
    marks: computed(() => marksOn(board)),
    isFlipped,
    nameOf: (square, letter, marks) =>
      words.board.square(square, pieceOf(letter), marks.find(isState), highlights.value?.describe(squareIndex(square))),
    stays: (from) => session.isScrubbed || input.carried === from,
  };
}

/** The square of a board. */
export const cellOf = (board: HTMLElement | null, square: number): HTMLElement | undefined =>
  board?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? undefined;

/** What stands on the square, or would. */
export const pieceOn = (board: HTMLElement | null, square: number): HTMLElement | undefined =>
  cellOf(board, square)?.querySelector<HTMLElement>('.piece') ?? undefined;

/** What is drawn on a square. */
interface DrawnSquare {
  readonly letter: string;
  readonly classes: string;
  readonly name: string;
}

/** Draws what changes on the squares of a board; answers how to stop. */
export function drawSquares(board: HTMLElement, { letters, marks, isFlipped, nameOf, stays }: SquareLook): () => void {
  const cells = SQUARES.map(({ index }) => cellOf(board, index));
  const pieces = cells.map((cell) => cell?.querySelector<HTMLElement>('.piece') ?? undefined);
  const slides = new Slides((square) => pieces[square]);
  let drawn: readonly DrawnSquare[] = [];
  return effect(() => {
    const now = SQUARES.map(({ name, index }) => {
      const letter = letters.value[index] ?? '.';
      const here = marks.value.get(index) ?? [];
      const classes = ['square', ...sideOf(letter), ...here].join(' ');
      return { letter, classes, name: spelled(nameOf(name, letter, here)) };
    });
    for (const [index, { letter, classes, name }] of now.entries()) {
      const [cell, piece, before] = [cells[index], pieces[index], drawn[index]];
      if (!cell || !piece) continue;
      if (before?.classes !== classes) cell.className = classes;
      if (before?.name !== name) cell.ariaLabel = name;
      if (before?.letter === letter) continue;
      piece.textContent = signOf(letter);
      piece.className = pieceClass(letter);
    }
    drawn = now;
    slides.show(letters.value, isFlipped.value, stays);
  });
}

/** A piece goes from one square to another. */
interface Flight {
  readonly from: number;
  readonly to: number;
}

const SLIDE_MS = 160;
/** Positions that differ on more squares are not neighbours: nothing slides from one to the other. */
const MOST_CHANGED = 12;

/**
 * The pieces that go when one board follows another, each to the nearest square where one of its kind is new. Of what is
 * left, one piece of a side that goes and one that comes are the same: a pawn that has become something else.
 */
export function flights(before: string, after: string): readonly Flight[] {
  const changed = Array.from(before, (_, square) => square).filter((square) => before[square] !== after[square]);
  if (changed.length > MOST_CHANGED) return [];
  const gone = new Set(changed.filter((square) => before[square] !== '.'));
  const come = new Set(changed.filter((square) => after[square] !== '.'));
  const found: Flight[] = [];
  const match = (flight: Flight) => {
    if (gone.has(flight.from) && come.delete(flight.to) && gone.delete(flight.from)) found.push(flight);
  };
  const pairs = [...come].flatMap((to) => [...gone].map((from) => ({ from, to })));
  const alike = pairs.filter(({ from, to }) => before[from] === after[to]);
  for (const flight of alike.toSorted((one, other) => distance(one) - distance(other))) match(flight);
  for (const side of [/[A-Z]/, /[a-z]/]) {
    const [from, ...othersGone] = [...gone].filter((square) => side.test(before[square] ?? ''));
    const [to, ...othersCome] = [...come].filter((square) => side.test(after[square] ?? ''));
    const isOne = othersGone.length + othersCome.length === 0;
    if (from !== undefined && to !== undefined && isOne) match({ from, to });
  }
  return found;
}

const distance = ({ from, to }: Flight): number => Math.hypot((from & 7) - (to & 7), (from >> 3) - (to >> 3));

/** A piece on its way, and how far away it began, in squares. */
interface Flying {
  readonly animation: Animation;
  readonly across: number;
  readonly down: number;
}

export class Slides {
  readonly #pieceOn: (square: number) => HTMLElement | undefined;
  readonly #flying = new Map<number, Flying>();
  #board = '';
  #isFlipped = false;

  constructor(pieceOn: (square: number) => HTMLElement | undefined) {
    this.#pieceOn = pieceOn;
  }

  /** The board is another now. What stays, such as a piece that a hand has carried, is where it is at once. */
  show(board: string, isFlipped: boolean, stays: (from: number) => boolean): void {
    const before = isFlipped === this.#isFlipped ? this.#board : '';
    if (before === board) return;
    const found = before === '' || isCalm() ? [] : flights(before, board).filter(({ from }) => !stays(from));
    const starts = found.map((flight) => ({ to: flight.to, ...this.#away(flight, isFlipped) }));
    for (const [square, { animation }] of this.#flying) {
      if (before !== '' && before[square] === board[square]) continue;
      animation.cancel();
      this.#flying.delete(square);
    }
    [this.#board, this.#isFlipped] = [board, isFlipped];
    for (const { to, across, down } of starts) this.#fly(to, across, down);
  }

  /** How far from where it lands a piece is seen, in squares to the right and down. */
  #away({ from, to }: Flight, isFlipped: boolean) {
    const way = isFlipped ? -1 : 1;
    const flying = this.#flying.get(from);
    const left = 1 - (flying?.animation.effect?.getComputedTiming().progress ?? 1);
    return {
      across: ((from & 7) - (to & 7)) * way + left * (flying?.across ?? 0),
      down: ((to >> 3) - (from >> 3)) * way + left * (flying?.down ?? 0),
    };
  }

  #fly(square: number, across: number, down: number): void {
    const start = `translate(${across * 12.5}cqw, ${down * 12.5}cqw)`;
    const frames = { transform: [start, 'none'], zIndex: [5, 5] };
    const animation = this.#pieceOn(square)?.animate(frames, { duration: SLIDE_MS, easing: 'ease-out' });
    if (animation) this.#flying.set(square, { animation, across, down });
  }
}
