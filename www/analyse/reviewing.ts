// All that reviewing a game is: the review itself, the way from mistake to mistake, why each is one, its lines on the board,
// and trying again.

import { batch, computed, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Claim } from '#doors/review.js';
import type { Arrow } from '../board/arrows';
import { type Color, other } from '../chess/chess';
import { forWhite } from '../document/search';
import type { Session } from '../document/session';
import type { ReviewMark } from '../i18n/arguments';
import { written } from '../i18n/notation';
import { Explanations } from './explained';
import type { LineValue } from './line-evaluation';
import { LineWalk } from './line-walk';
import { positionsOf } from './main-line';
import { type Mistake, Mistakes } from './mistakes';
import { worstPhase, type WorstPhase } from './phases';
import { Retry } from './retry';
import { GameReview, type ReviewAround } from './review';

interface ReviewingAround extends ReviewAround {
  /** What the board shows in the place of the document. */
  readonly shown: Signal<Session | undefined>;
  /** Whose mistakes are looked at first; of both sides where no person has played. */
  readonly side: () => Color | undefined;
}

export class Reviewing {
  readonly review: GameReview;
  readonly mistakes: Mistakes;
  readonly explanations: Explanations;
  readonly walk: LineWalk;
  readonly retry: Retry;

  constructor(private readonly deps: ReviewingAround) {
    this.review = new GameReview(deps);
    this.mistakes = new Mistakes(this.review);
    this.explanations = new Explanations(this.review, this.mistakes, deps.engine, deps.lanes, deps.memory);
    this.walk = new LineWalk(deps.clock, deps.shown);
    this.retry = new Retry(this.review, this.explanations, deps.engine);
  }

  /** Reviews the game, and goes to the first mistake as soon as that is known; or says why not. Returns whether it does. */
  begin(): boolean {
    const code = this.review.refusal.peek();
    if (code) this.review.session.forbid(code);
    else this.mistakes.begin(this.deps.side());
    return code === undefined;
  }

  /** Reviews the game. */
  start(): void {
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

  /** Shows the line of a claim, or no longer. */
  show(mistake: Mistake, claim: Claim, at: number): void {
    const { line } = this.review;
    const positions = positionsOf(line.peek());
    const { start, isChess960 } = line.peek();
    const plies = claim.about === 'better' ? mistake.ply - 1 : mistake.ply;
    const moves = claim.line.map((san) => written(san)).join(' ');
    this.walk.toggle({
      name: `${mistake.node} ${at}`,
      start: positions[plies - 1]?.fen ?? start,
      isChess960,
      moves: claim.uci,
      title: ({ review }) => review.shows(moves),
    });
  }

  /** Whether a line is shown, or a mistake is put right. */
  get isElsewhere(): boolean {
    return this.walk.current.peek() !== undefined || this.retry.mistake.peek() !== undefined;
  }

  /** Goes back from there to the mistake. */
  back(): void {
    const tried = this.retry.mistake.peek();
    this.leave();
    if (tried) this.mistakes.show(tried);
  }

  /** The board shows the document, and no move is waited for. */
  leave(): void {
    this.walk.stop();
    this.retry.end();
  }

  /** What is pointed at. */
  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => {
    if (this.walk.current.value !== undefined) return [];
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
