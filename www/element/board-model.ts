// The board of an element without its elements: its document, who moves there, what is put on it and what is reported.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TreeDocument } from '#doors/document.js';
import type { Arrow } from '../board/arrows';
import type { BoardKey } from '../board/keys';
import { PieceChoice } from '../board/pieces';
import { BoardState } from '../board/state';
import { SQUARES } from '../chess/squares';
import { lastStep } from '../document/command';
import { Core } from '../document/core';
import { type Feedback, type Lock, Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { Premove } from '../play/premove';
import { ELEMENT_WORDS, type LateElement } from './element-words';
import { type Hand, HandInput } from './hand';
import { type BoardMove, isNear, isSamePosition, lastMove, positionFields, startText } from './programs';

/** What is reported of the board. */
export interface BoardListener {
  /** A hand has made a move; returns whether it stays. */
  readonly move: (move: BoardMove) => boolean;
  /** The board shows something else. */
  readonly change: () => void;
  /** The piece on a square is chosen for a move, or none any more. */
  readonly select: (square: number | undefined) => void;
  readonly message: (feedback: Feedback) => void;
}

/** A game of PGN as the bytes of a document, and why it could not be read to its end. */
export interface PgnBytes {
  readonly bytes: Uint8Array;
  readonly problem: Error | undefined;
}

export type PgnReader = (text: string) => PgnBytes;

/** Where letters and numbers stand. */
export const COORDINATES = ['outside', 'inside', 'every', 'off'] as const;
export type CoordinatePlace = (typeof COORDINATES)[number];

export class BoardModel {
  readonly session = new Session(openCore());
  readonly board: BoardState;
  readonly hand = signal<Hand>('none');
  readonly isFlipped = signal(false);
  readonly coordinates = signal<CoordinatePlace>('outside');
  /** What the program draws. */
  readonly shapes = signal<readonly Arrow[]>([]);
  /** What the program calls it. */
  readonly label = signal<string | null>(null);
  /** The words of its language; those of English are more once it first has the keyboard. */
  readonly language = signal(ELEMENT_WORDS);
  /** The keys that work on it, and its words; more of both come when it first has the keyboard. */
  readonly keys: ReadonlySignal<readonly BoardKey[] | undefined> = computed(() => this.#late.value?.keys);
  readonly words: ReadonlySignal<AllWords> = computed(() => {
    const words = this.language.value;
    return words === ELEMENT_WORDS ? ({ ...words, ...this.#late.value?.words } as AllWords) : words;
  });
  readonly #late = signal<LateElement | undefined>(undefined);
  readonly #listener: BoardListener;
  readonly #readPgn: PgnReader;

  constructor(listener: BoardListener, readPgn: PgnReader) {
    this.#listener = listener;
    this.#readPgn = readPgn;
    const [{ session, hand }, palette] = [this, new PieceChoice()];
    const input = new HandInput({ session, palette, hand });
    this.board = new BoardState(session, this.isFlipped, palette, input);
    const premove = this.#premove();
    input.premove = premove;
    premove.take = (square) => input.press(square);
    effect(() => void (session.locked.value = this.#lock(hand.value)));
    effect(() => void (this.board.arrows.value = [...this.shapes.value, ...premove.arrows.value]));
    this.#watch(premove);
  }

  get fen(): string {
    return this.session.store.position.peek().fen;
  }

  /** Puts a position on the board, or a line of moves from there; one that a legal move leads to may be that move. */
  show(fen: string | undefined, script: string | undefined, mayBeMove: boolean): void {
    if (mayBeMove && script === undefined && fen !== undefined && this.#isReached(positionFields(fen))) return;
    this.board.input.premove?.cancel();
    this.#change((document) => {
      document.loadScript(fen === undefined ? undefined : startText(fen), script ?? '');
      document.limitUndo();
    });
  }

  /** Puts a game on the board, as far as it can be read. */
  showPgn(pgn: string): void {
    const { bytes, problem } = this.#readPgn(pgn);
    this.showBytes(bytes);
    if (problem) throw problem;
  }

  /** Puts a document on the board. */
  showBytes(bytes: Uint8Array): void {
    this.board.input.premove?.cancel();
    this.session.exchange(openCore(bytes)).free();
    this.#say();
  }

  /** Plays a move as people or engines write it. */
  play(move: string): BoardMove | undefined {
    const before = this.fen;
    this.#change((document) => void document.play(move));
    return lastMove(this.session, before);
  }

  /** Has it all keys, and what they say. */
  complete(late: LateElement): void {
    this.#late.value = late;
  }

  /** Takes the last change back, or makes it again; returns whether there was one. */
  step(way: 'undo' | 'redo'): boolean {
    let isDone = false;
    this.#change((document) => void (isDone = document[way]()));
    return isDone;
  }

  /** Where the piece on a square may go. */
  destinations(square: number): readonly string[] {
    return this.session.ask((document) => document.destinations(square)).map(({ to }) => to);
  }

  #change(change: (document: TreeDocument) => void): void {
    this.session.change(change);
    this.#say();
  }

  /** Says what is there now, on a board with pieces that are moved by hand. */
  #say(): void {
    const { session } = this;
    if (this.hand.peek() !== 'none') session.announce((words) => lastStep(words, session));
    else session.feedback.value = undefined;
  }

  /** Whether a position is there already, or is by one move that is made now. */
  #isReached(wanted: readonly string[]): boolean {
    if (isSamePosition(this.fen, wanted)) return true;
    if (!isNear(this.fen, wanted)) return false;
    const move = this.session.ask((document) => moveTo(document, wanted));
    if (move === undefined) return false;
    this.#change((document) => void document.play(move));
    return true;
  }

  /** By hand nothing is changed but moves and drawings. */
  #lock(hand: Hand): Lock {
    const allows: Lock['allows'] = new Set(['draw']);
    if (hand === 'none') return { code: 'locked', allows };
    const run = (...[from, to, choice]: readonly unknown[]) =>
      this.#move(from as number, to as number, choice as string);
    return { code: 'locked', allows, rules: new Map([['move', { refuse: () => undefined, run }]]) };
  }

  /** A hand makes a move, which is taken back where it is not wanted; returns whether it stays. */
  #move(from: number, to: number, choice: string | undefined): boolean {
    const { session } = this;
    const { problem } = session.ask((document) => document.attempt(from, to));
    if (problem) {
      session.refuse(problem.code, (words) => words.problem(problem));
      return false;
    }
    const before = this.fen;
    // Nothing is drawn until it is known whether it stays.
    return batch(() => {
      this.#change((document) => void document.move(from, to, choice));
      const move = lastMove(session, before);
      if (!move || this.#listener.move(move)) return true;
      // What is not wanted is not made again, either.
      session.change((document) => void document.discard());
      session.refuse('not-taken', ({ refusals }) => refusals['not-legal']);
      return false;
    });
  }

  #premove(): Premove {
    const { session, hand } = this;
    const person = computed(() => (hand.value === 'w' || hand.value === 'b' ? hand.value : undefined));
    const thinking = computed(() => {
      const { isLegal, end, turn } = session.store.position.value;
      return isLegal && end === null ? turn : undefined;
    });
    const premove = new Premove({ session, thinking, person });
    premove.follow();
    return premove;
  }

  #watch(premove: Premove): void {
    const { session, board } = this;
    const selected = computed(() => board.input.picked.value?.square ?? premove.picked.value);
    follow(session.store.position, () => this.#listener.change());
    follow(selected, (square) => this.#listener.select(square));
    follow(session.feedback, (said) => said && this.#listener.message(said));
  }
}

/** Reports what a signal becomes from now on. */
function follow<T>(signal: ReadonlySignal<T>, report: (value: T) => void): void {
  let isFirst = true;
  effect(() => {
    const { value } = signal;
    if (!isFirst) untracked(() => report(value));
    isFirst = false;
  });
}

/** A document that keeps no lines that were taken back. */
function openCore(bytes?: Uint8Array): Core {
  const core = Core.open(bytes);
  core.change((document) => document.setUserEdits(false));
  return core;
}

/** The move that leads to a position, if one does. */
function moveTo(document: TreeDocument, wanted: readonly string[]): string | undefined {
  const moves = SQUARES.flatMap(({ index, name }) =>
    document.destinations(index).flatMap(({ to, promotes, castles }) => {
      const move = name + (castles?.rookFrom ?? to);
      return promotes ? Array.from('qrbn', (role) => move + role) : move;
    }),
  );
  return moves.find((move) => isSamePosition(document.ahead(move).moves[0]?.fen ?? '', wanted));
}
