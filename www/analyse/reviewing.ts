// All that reviewing a game is: the review itself, the way from mistake to mistake, why each is one, its lines on the board,
// trying again, and practising.

import { batch, computed, type ReadonlySignal, untracked } from '@preact/signals';
import type { Claim } from '#doors/review.js';
import type { Arrow } from '../board/arrows';
import { type Color, other } from '../chess/chess';
import { forWhite } from '../document/search';
import type { ReviewMark } from '../i18n/arguments';
import { written } from '../i18n/notation';
import { Explanations } from './explained';
import { GamePuzzles, type PuzzlesAround } from './game-puzzles';
import type { LineValue } from './line-evaluation';
import { LineWalk } from './line-walk';
import { positionsOf } from './main-line';
import type { MarkedMove } from './marks';
import { type Mistake, Mistakes } from './mistakes';
import { worstPhase, type WorstPhase } from './phases';
import { Practise, type PractiseAround } from './practise';
import { Retry } from './retry';
import { GameReview, type ReviewAround } from './review';

interface ReviewingAround extends ReviewAround, PractiseAround {
  /** Whose mistakes are looked at first; of both sides where no person has played. */
  readonly side: () => Color | undefined;
  /** What looking for puzzles needs; none are looked for without it. */
  readonly puzzles?: PuzzlesAround;
}

export class Reviewing {
  readonly review: GameReview;
  readonly mistakes: Mistakes;
  readonly explanations: Explanations;
  readonly walk: LineWalk;
  readonly retry: Retry;
  readonly practise: Practise;
  readonly puzzles: GamePuzzles | undefined;

  constructor(private readonly deps: ReviewingAround) {
    this.review = new GameReview(deps);
    this.mistakes = new Mistakes(this.review);
    this.explanations = new Explanations(this.review, this.mistakes, deps.engine, deps.lanes, deps.memory);
    this.walk = new LineWalk(deps.session, deps.clock, deps.shown);
    this.retry = new Retry(this.review, this.explanations, deps.engine);
    this.practise = new Practise(this.review, this.mistakes, this.explanations, deps);
    const { review, mistakes, explanations } = this;
    this.puzzles = deps.puzzles && new GamePuzzles({ ...deps, ...deps.puzzles, review, mistakes, explanations });
    this.explanations.goThrough(computed(() => this.retry.mistake.value === undefined));
  }

  /** Reviews the game, and goes to the first mistake as soon as that is known; or says why not. Returns whether it does. */
  begin(): boolean {
    const code = this.review.refusal.peek();
    this.leave();
    if (code) this.review.session.forbid(code);
    else this.mistakes.begin(this.deps.side());
    return code === undefined;
  }

  /** Reviews the game, and says so. */
  start(): void {
    this.look();
    if (this.review.state.peek() === 'running') this.review.session.speak(({ review }) => review.begins);
  }

  /** Reviews the game where that needs no word, since its notes say what there is to say. */
  look(): void {
    const side = this.deps.side();
    batch(() => {
      this.mistakes.side.value = side;
      this.review.start();
    });
  }

  /** Goes on to another mistake; returns whether there is one. */
  go(...[way, mark]: Parameters<Mistakes['go']>): boolean {
    this.leave();
    return this.mistakes.go(way, mark);
  }

  /** Shows the line of a claim about a move, or no longer. */
  show({ node, ply }: MarkedMove, claim: Claim, at: number): void {
    const plies = claim.about === 'allows' ? ply : ply - 1;
    const moves = claim.line.map((san) => written(san)).join(' ');
    this.walk.toggle({
      name: `${node} ${at}`,
      start: this.review.fenAt(plies),
      isChess960: this.review.line.peek().isChess960,
      moves: claim.uci,
      title: ({ review }) => review.shows(moves),
    });
  }

  /** Whether a line is shown, a mistake is put right, or some are practised. */
  get isElsewhere(): boolean {
    const { walk, retry, practise } = this;
    return [walk.current.peek(), retry.mistake.peek()].some(Boolean) || practise.isOn.peek();
  }

  /** Whether a better move is looked for. */
  readonly isTrying: ReadonlySignal<boolean> = computed(
    () => this.retry.mistake.value !== undefined || this.practise.exercise.value !== undefined,
  );

  /** Whether a move has a card: a mistake, one that is put right, or a great move. */
  readonly isCardShown: ReadonlySignal<boolean> = computed(() => {
    const { mistakes, retry } = this;
    return [mistakes.current.value, mistakes.praised.value, retry.mistake.value].some(Boolean);
  });

  /** Goes back from there to the mistake, or to the game. */
  back(): void {
    const tried = this.retry.mistake.peek();
    if (this.walk.current.peek() !== undefined) return this.walk.leave();
    if (!tried) return this.practise.leave();
    this.leave();
    this.mistakes.show(tried);
  }

  /** Gives a hint where a move is looked for. */
  hint(): void {
    if (this.retry.mistake.peek()) this.retry.hint();
    else this.practise.exercise.peek()?.hint();
  }

  /** What is to be practised of a side: of the one that is looked at, of the person, or of the first that has some. */
  toPractise(side: Color | undefined = this.mistakes.side.value ?? this.deps.side()): readonly Mistake[] {
    const sides: readonly Color[] = side ? [side] : ['w', 'b'];
    return sides.map(this.practise.mistakesOf).find(({ length }) => length > 0) ?? [];
  }

  /** Practises that. */
  practiseOf(side?: Color): void {
    const found = untracked(() => this.toPractise(side));
    this.leave();
    if (found.length > 0) this.practise.begin(found);
    else this.mistakes.sayNoMore();
  }

  /** Goes to a mistake. */
  goTo(mistake: Mistake): void {
    this.leave();
    this.mistakes.show(mistake);
  }

  /** The board shows the document, and no move is waited for. */
  leave(): void {
    this.walk.stop();
    this.retry.end();
    this.practise.end();
  }

  /** What is pointed at. */
  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => {
    if (this.walk.current.value !== undefined) return [];
    if (this.practise.isOn.value) return this.practise.arrows.value;
    return this.retry.mistake.value ? this.retry.arrows.value : this.explanations.arrows.value;
  });

  /** The marks of moves, by their nodes. */
  readonly marks: ReadonlySignal<ReadonlyMap<number, ReviewMark>> = computed(
    () => new Map(this.review.moves.value.flatMap(({ node, mark }) => (mark ? [[node, mark] as const] : []))),
  );

  /** What positions are worth, by their nodes; nothing before all is known. */
  readonly values: ReadonlySignal<ReadonlyMap<number, LineValue>> = computed(() => {
    const { review } = this;
    const { moves } = review.line.value;
    if (review.state.value !== 'done') return new Map();
    return new Map(
      review.known.map(({ ply, lines: [line] }): [number, LineValue] => {
        const move = moves[ply - 1];
        const [node, mover] = [move?.node ?? 0, move?.color ?? other(moves[0]?.color ?? 'b')];
        if (line) return [node, forWhite(line, other(mover))];
        return [node, { isOver: true, winner: move?.san.endsWith('#') ? mover : undefined }];
      }),
    );
  });

  /** The part of the game in which most was lost. */
  readonly worst: ReadonlySignal<WorstPhase | undefined> = computed(() => {
    const moves = this.review.moves.value;
    return moves.length > 0 ? worstPhase(moves, positionsOf(this.review.line.value)) : undefined;
  });
}
