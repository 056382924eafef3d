// What a hand does on the board: it picks a piece up and puts it down, by taps, keys or drags alike.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Destination } from '#doors/document.js';
import type { PieceLetter } from '../chess/chess';
import { squareIndex, squareName } from '../chess/squares';
import * as commands from '../document/first-commands';
import type { Sentence, Session } from '../document/session';
import { isWhite, PieceChoice, pieceOf, stamp } from './pieces';

/** A piece that is picked up. */
interface Picked {
  readonly square: number;
  readonly piece: PieceLetter;
  /** The position that it was picked up in. */
  readonly fen: string;
  /** Where it may go, by the squares that are pressed for it: to castle those where the king lands and the rook stands. */
  readonly targets: ReadonlyMap<number, Destination>;
}

/** Something that has to be known before a piece is put down: what a pawn becomes, whether a king castles. */
export interface PromotionPrompt {
  readonly square: number;
  readonly text: Sentence;
  readonly choices: readonly Choice[];
}

interface Choice {
  /** The letter that chooses it. */
  readonly key: string;
  readonly label: Sentence;
  /** What is shown with its name. */
  readonly piece?: string;
  readonly run: () => void;
}

/** What is pressed while another is to move. */
export interface PremoveInput {
  /** Whether another is to move. */
  readonly isOpen: boolean;
  isOwn(square: number): boolean;
  /** Returns whether that is something, as do the next two. */
  press(square: number): boolean;
  lift(square: number): boolean;
  cancel(): boolean;
  drop(square: number): void;
}

export class MoveInput {
  readonly #session: Session;
  /** Whether pieces may be put anywhere, and taken off the board. */
  readonly isFree: Signal<boolean>;
  readonly #palette: PieceChoice;
  /** The square under the pointer, or the one that the keyboard went to. */
  readonly pointed = signal<number | undefined>(undefined);
  readonly #picked = signal<Picked | undefined>(undefined);
  readonly #question = signal<PromotionPrompt | undefined>(undefined);
  /** Where the piece stands in the document that is carried over the board now. */
  carried: number | undefined;
  premove: PremoveInput | undefined;

  constructor(session: Session, palette = new PieceChoice()) {
    this.#session = session;
    this.#palette = palette;
    this.isFree = palette.isOpen;
  }

  /** What is held; nothing any more once the position is another, or the game has ended. */
  readonly picked: ReadonlySignal<Picked | undefined> = computed(() => {
    const picked = this.#picked.value;
    const { end, fen } = this.#session.store.position.value;
    return (this.#isFree || end === null) && picked?.fen === fen ? picked : undefined;
  });

  readonly question: ReadonlySignal<PromotionPrompt | undefined> = computed(() =>
    this.picked.value ? this.#question.value : undefined,
  );

  /** The castling that pressing the square pointed at would be. */
  readonly castling: ReadonlySignal<Destination['castles'] | undefined> = computed(() => {
    const pointed = this.pointed.value;
    return pointed === undefined ? undefined : this.picked.value?.targets.get(pointed)?.castles;
  });

  /** Whether there is a piece on a square that may be picked up now. */
  isOwn(square: number): boolean {
    return this.#isFree ? this.#letterOn(square) !== undefined : this.#isOwn(square) || !!this.premove?.isOwn(square);
  }

  /** A square is pressed: a piece is picked up there, or put down; or it becomes what was chosen of the palette. */
  press(square: number): void {
    const chosen = this.#palette.chosen.value;
    if (chosen) return stamp(this.#session, square, chosen);
    const picked = this.picked.value;
    if (!picked) return void (this.premove?.press(square) || this.#pick(square));
    if (square === picked.square) return this.putBack();
    if (this.#askOfKing(picked, square, false)) return;
    if (this.#isFree || picked.targets.has(square) || !this.#isOwn(square)) return this.#put(picked, square);
    this.#pick(square);
  }

  /** A piece is lifted, to be carried; returns whether it may be. */
  lift(square: number): boolean {
    const isPremove = this.premove?.lift(square);
    if (!isPremove && this.picked.value?.square !== square) this.#pick(square);
    const isLifted = isPremove || this.picked.value?.square === square;
    this.carried = isLifted ? square : undefined;
    return isLifted;
  }

  /** What is carried is let go over a square, or beside the board; returns whether it is gone from where it was. */
  drop(square: number | undefined): boolean {
    const picked = this.picked.value;
    if (!picked) {
      if (square !== undefined) this.premove?.drop(square);
      return false;
    }
    if (square === undefined && this.isFree.value) commands.remove.run(this.#session, picked.square);
    else if (square === undefined || square === picked.square) this.putBack();
    else if (!this.#askOfKing(picked, square, true)) this.#put(picked, square);
    this.carried = undefined;
    return this.#letterOn(picked.square) !== picked.piece;
  }

  putBack(): void {
    const picked = this.#picked.peek();
    this.#picked.value = undefined;
    this.#question.value = undefined;
    if (picked) this.#session.announce((words) => words.input.putBack(picked.piece, squareName(picked.square)));
  }

  /** The question has this answer. */
  answer(choice: Choice): void {
    this.#question.value = undefined;
    choice.run();
  }

  /** Takes a piece off the board, where pieces are set freely. */
  remove(square: number): void {
    if (this.#isFree) stamp(this.#session, square, 'eraser');
    else this.#session.refuse('not-free', (words) => words.board.notFree);
  }

  get #isFree(): boolean {
    return this.isFree.value || !this.#session.store.position.value.isLegal;
  }

  #letterOn(square: number): PieceLetter | undefined {
    return pieceOf(this.#session.store.position.value.board[square]);
  }

  #isOwn(square: number): boolean {
    const letter = this.#letterOn(square);
    return letter !== undefined && isWhite(letter) === (this.#session.store.position.value.turn === 'w');
  }

  #pick(square: number): void {
    this.#picked.value = undefined;
    const position = this.#session.store.position.value;
    const piece = this.#letterOn(square);
    const name = squareName(square);
    if (!piece) return this.#session.announce((words) => words.input.empty(name));
    if (this.#isFree) {
      this.#picked.value = { square, piece, fen: position.fen, targets: new Map() };
      return this.#session.announce((words) => words.board.freely(piece, name));
    }
    if (position.end !== null) return this.#session.refuse('over', (words) => words.standing(position));
    if (!this.#isOwn(square))
      return this.#session.refuse('not-yours', (words) => words.input.notYours(piece, position.turn));
    const found = this.#session.ask((document) => document.destinations(square));
    if (found.length === 0) return this.#session.refuse('stuck', (words) => words.input.stuck(piece, name));
    this.#picked.value = { square, piece, fen: position.fen, targets: targetsOf(found) };
    const names = found.map(({ to }) => to);
    this.#session.announce((words) => words.input.picked(piece, name, names));
  }

  /** Asks what is meant where a king that may castle goes to its rook, or to where it could step as well. */
  #askOfKing(picked: Picked, to: number, isDrop: boolean): boolean {
    const name = squareName(to);
    const isThere = ({ castles }: Destination) => castles?.king === name || castles?.rookFrom === name;
    const castles = [...picked.targets.values()].find(isThere)?.castles;
    const rook = castles?.rookFrom === name ? this.#letterOn(to) : undefined;
    // No other piece can be meant by one that is dropped on a rook.
    if (!castles || (rook ? isDrop : picked.targets.get(to)?.castles)) return false;
    const [square, { from, lands }] = [picked.square, { from: squareIndex(castles.rookFrom), lands: castles }];
    const other: Choice = rook
      ? { key: 'r', label: (words) => words.board.castling.pick(rook, name), run: () => this.#pick(to) }
      : {
          key: 'k',
          label: (words) => words.board.castling.step(picked.piece, name),
          run: () => this.#move(square, to),
        };
    const label: Sentence = (words) => words.board.castling.castle(lands.king, lands.rookTo);
    // The smaller change comes first: who presses Enter once too often does not castle.
    this.#ask({
      square: to,
      text: (words) => words.board.castling.which,
      choices: [other, { key: 'c', label, run: () => this.#move(square, from) }],
    });
    return true;
  }

  #ask(question: PromotionPrompt): void {
    this.#question.value = question;
    this.#session.announce(question.text);
  }

  /** By the rules, unless pieces are set freely; a piece that may not go there stays in the hand. */
  #put({ square, piece }: Picked, to: number): void {
    if (this.#isFree) return this.#move(square, to);
    const { problem, promotions } = this.#session.ask((document) => document.attempt(square, to));
    if (problem) return this.#session.refuse(problem.code, (words) => words.problem(problem));
    if (promotions === '') return this.#move(square, to);
    const choices = Array.from(promotions, (key) => ({
      key,
      label: (words) => words.input.role(key),
      piece: isWhite(piece) ? key.toUpperCase() : key,
      run: () => this.#move(square, to, key),
    })) satisfies Choice[];
    this.#ask({ square: to, text: (words) => words.input.promotes, choices });
  }

  #move(from: number, to: number, choice?: string): void {
    if (commands.move.run(this.#session, from, to, choice, this.isFree.value)) this.#picked.value = undefined;
  }
}

function targetsOf(found: readonly Destination[]): ReadonlyMap<number, Destination> {
  const targets = new Map(found.map((target) => [squareIndex(target.to), target]));
  for (const target of found) {
    const ways = target.castles ? [target.castles.king, target.castles.rookFrom].map(squareIndex) : [];
    for (const way of ways) if (!targets.has(way)) targets.set(way, target);
  }
  return targets;
}
