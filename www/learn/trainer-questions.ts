// The questions of trainers, drawn by a seed: squares, small positions that the document makes, positions of famous games. What
// answers them are sets of the labs and what the document says of a position.

import type { ShownPosition } from '#doors/document.js';
import { groups } from '../chess/examples.json';
import type { Color } from '../chess/chess';
import { squareName, SQUARES } from '../chess/squares';
import { Core } from '../document/core';
import { randomNumber } from '../document/random';
import { askOnce } from '../document/stills';
import type { TrainerId } from '../i18n/words';
import type { Labs } from '../workers/labs';

/** A board on which nothing stands. */
export const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

/** A piece and the number of its square. */
export type PlacedPiece = readonly [letter: string, square: number];

/** What is asked; each has a position, as a FEN. */
export type TrainerQuestion = { readonly fen: string } & (
  | { readonly kind: 'name'; readonly square: number; readonly choices: readonly number[] }
  | { readonly kind: 'find'; readonly square: number }
  | {
      readonly kind: 'moves';
      readonly piece: PlacedPiece;
      readonly others: readonly PlacedPiece[];
      readonly squares: readonly number[];
    }
  | { readonly kind: 'attacked'; readonly side: Color; readonly squares: readonly number[] }
  | { readonly kind: 'check'; readonly turn: Color; readonly isCheck: boolean }
);

/** Kinds that are answered by marking squares. */
export type MarkedQuestion = Extract<TrainerQuestion, { readonly squares: readonly number[] }>;

const CHOICES = 4;
/** The pieces that are asked about, and those that stand around them, besides the kings. */
const MOVERS = ['♔', '♕', '♖', '♗', '♘', '♙'] as const;
const OTHERS = ['♙', '♘', '♗', '♟', '♞', '♝', '♜'] as const;
const FEWEST_OTHERS = 2;
const MOST_OTHERS = 4;
/** More attacked pieces take longer than there is time for. */
const MOST_ATTACKED = 6;

const FAMOUS: readonly { readonly id: string; readonly script?: string }[] =
  groups.find(({ id }) => id === 'games')?.examples ?? [];
const GAMES = FAMOUS.flatMap(({ script }) => script ?? []);

/** Random words that follow from a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return (word ^ (word >>> 16)) >>> 0;
  };
}

export class TrainerQuestions {
  readonly #word: () => number;
  /** The positions of games that have been drawn. */
  readonly #known = new Map<number, readonly ShownPosition[]>();
  #count = 0;

  constructor(
    private readonly labs: Labs,
    seed: number,
  ) {
    this.#word = seeded(seed);
  }

  /** The next question of a trainer. */
  next(id: TrainerId): Promise<TrainerQuestion> {
    this.#count += 1;
    switch (id) {
      case 'name':
        return Promise.resolve(this.#count % 2 === 1 ? this.#name() : this.#find());
      case 'moves':
        return this.#moves();
      case 'attacked':
        return this.#attacked();
      case 'check':
        return Promise.resolve(this.#check());
    }
  }

  #draw(below: number): number {
    return randomNumber(below, this.#word);
  }

  #of<T>(list: readonly T[]): T {
    const found = list[this.#draw(list.length)];
    if (found === undefined) throw new RangeError('There is nothing to draw from.');
    return found;
  }

  /** Different squares. */
  #squares(count: number): readonly number[] {
    const left = SQUARES.map(({ index }) => index);
    return Array.from({ length: count }, () => left.splice(this.#draw(left.length), 1)[0] ?? 0);
  }

  #name(): TrainerQuestion {
    const choices = this.#squares(CHOICES);
    return { kind: 'name', fen: EMPTY, square: this.#of(choices), choices: choices.toSorted((a, b) => a - b) };
  }

  #find(): TrainerQuestion {
    return { kind: 'find', fen: EMPTY, square: this.#draw(SQUARES.length) };
  }

  /** A legal position of few pieces, in which White moves one of them. */
  async #moves(): Promise<TrainerQuestion> {
    for (;;) {
      const mover = this.#of(MOVERS);
      const kings = mover === '♔' ? ['♚'] : ['♔', '♚'];
      const count = FEWEST_OTHERS + this.#draw(MOST_OTHERS - FEWEST_OTHERS + 1);
      const signs = [mover, ...kings, ...Array.from({ length: count }, () => this.#of(OTHERS))];
      const squares = this.#squares(signs.length);
      const [square = 0] = squares;
      const script = signs.map((sign, at) => `${squareName(squares[at] ?? 0)}=${sign}`).join(', ');
      const { fen, isLegal, board } = placed(script);
      const ends = isLegal ? await this.#ends(`legal from ${squareName(square)}`, fen) : [];
      if (ends.length === 0) continue;
      const standing = [...board].flatMap((letter, at): PlacedPiece[] => (letter === '.' ? [] : [[letter, at]]));
      const [piece] = standing.filter(([, at]) => at === square);
      if (!piece) continue;
      return { kind: 'moves', fen, piece, others: standing.filter((one) => one !== piece), squares: ends };
    }
  }

  /** A position of a game in which one side attacks pieces of the other. */
  async #attacked(): Promise<TrainerQuestion> {
    for (;;) {
      const { fen, isLegal } = this.#of(this.#positions(this.#draw(GAMES.length)));
      const [side, by] = this.#of([['w', 'b'] as const, ['b', 'w'] as const]);
      if (!isLegal) continue;
      // Each piece attacks something, so that a side stands where its attacks begin.
      const { pairs } = await this.labs.moveSet(`attacks-${side}`, fen, undefined);
      const own = new Set(pairs.map(([from]) => from));
      const squares = (await this.#ends(`attacks-${by}`, fen)).filter((square) => own.has(square));
      if (squares.length > 0 && squares.length <= MOST_ATTACKED) return { kind: 'attacked', fen, side, squares };
    }
  }

  /** A position of a game, in check as often as not. */
  #check(): TrainerQuestion {
    const isCheck = this.#draw(2) === 1;
    for (;;) {
      const all = this.#positions(this.#draw(GAMES.length));
      const fitting = all.filter(({ check, isLegal }) => isLegal && (check !== null) === isCheck);
      if (fitting.length === 0) continue;
      const { fen, turn } = this.#of(fitting);
      return { kind: 'check', fen, turn, isCheck };
    }
  }

  /** Where the pairs of a formula end, in the order of the squares. */
  async #ends(formula: string, fen: string): Promise<readonly number[]> {
    const { pairs } = await this.labs.moveSet(formula, fen, undefined);
    return [...new Set(pairs.map(([, to]) => to))].toSorted((a, b) => a - b);
  }

  #positions(game: number): readonly ShownPosition[] {
    const known = this.#known.get(game) ?? positionsOf(GAMES[game] ?? '');
    this.#known.set(game, known);
    return known;
  }
}

/** The position that a script makes on an empty board. */
const placed = (script: string): ShownPosition =>
  askOnce(Core.open(), (core) => {
    core.change((document) => document.loadScript(EMPTY, script));
    core.change((document) => document.goTo(script.length));
    return core.view(false).position;
  });

/** Each position of a game. */
const positionsOf = (script: string): readonly ShownPosition[] =>
  askOnce(Core.open(), (core) => {
    core.change((document) => document.loadScript(undefined, script));
    const steps = core.view(false).line?.added.length ?? 0;
    return Array.from({ length: steps + 1 }, (_, step) => {
      core.change((document) => document.goTo(step));
      return core.view(false).position;
    });
  });
