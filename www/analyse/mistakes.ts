// From mistake to mistake of a review: which there are, which is looked at, and the way to the next.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Color } from '../chess/chess';
import * as commands from '../document/commands';
import type { Sentence, Session } from '../document/session';
import { isMistake, isPraise, type MarkedMove, type MistakeMark, type Praise } from './marks';
import type { GameReview } from './review';

/** A move that loses something. */
export interface Mistake extends MarkedMove {
  readonly mark: MistakeMark;
}

/** A move that alone keeps the result. */
export interface PraisedMove extends MarkedMove {
  readonly mark: Praise;
}

/** How far a review has come is said after each of this number of parts. */
const PARTS = 4;

export class Mistakes {
  /** Whose they are; of both sides where nothing is chosen. */
  readonly side = signal<Color | undefined>(undefined);
  /** Whether the first is gone to as soon as it is known. */
  #isEager = false;
  /** The one that was gone to on purpose, until it is explained: another object each time. */
  readonly shown = signal<Pick<Mistake, 'node'> | undefined>(undefined);
  /** What is said before the next one is named. */
  #remark: Sentence | undefined;
  readonly #session: Session;

  constructor(private readonly review: GameReview) {
    this.#session = review.session;
    effect(() => {
      const state = review.state.value;
      if (state === 'done') untracked(() => this.#arrive());
      else if (state !== 'running') untracked(() => this.#giveUp());
    });
    let finished = review.finished.peek();
    effect(() => {
      if (review.finished.value === finished) return;
      finished = review.finished.value;
      untracked(() => this.#report());
    });
    let parts: number | undefined;
    effect(() => {
      const { done, all } = review.progress.value;
      const now = review.state.value === 'running' ? Math.floor((done * PARTS) / all) : undefined;
      const isMore = now !== undefined && parts !== undefined && now > parts && now < PARTS;
      if (isMore) untracked(() => this.#session.speak(({ review }) => review.progress(done, all)));
      parts = now;
    });
  }

  /** Those of both sides, in the order of the moves. */
  readonly every: ReadonlySignal<readonly Mistake[]> = computed(() =>
    this.review.moves.value.flatMap((move) => (isMistake(move.mark) ? [{ ...move, mark: move.mark }] : [])),
  );

  /** Those that are looked at. */
  readonly all: ReadonlySignal<readonly Mistake[]> = computed(() => {
    const side = this.side.value;
    return this.every.value.filter(({ color }) => side === undefined || side === color);
  });

  /** The one that the cursor stands behind, or stood before when it was tried to do better. */
  readonly current: ReadonlySignal<Mistake | undefined> = computed(() => {
    const { node } = this.#session.store.cursor.value;
    return this.all.value.find((mistake) => mistake.node === node);
  });

  /** The great move that the cursor stands behind. */
  readonly praised: ReadonlySignal<PraisedMove | undefined> = computed(() => {
    const { node } = this.#session.store.cursor.value;
    const move = this.review.moves.value.find((reviewed) => reviewed.node === node);
    return move && isPraise(move.mark) ? { ...move, mark: move.mark } : undefined;
  });

  /** How many plies of the main line lead to the cursor, or to where a variation leaves it. */
  readonly at: ReadonlySignal<number> = computed(() => {
    const { store } = this.#session;
    const { moves } = this.review.line.value;
    const plies = new Map(moves.map(({ node }, index) => [node, index + 1]));
    let node = store.node(store.cursor.value.node)?.value;
    while (node && !plies.has(node.id) && node.parent !== null) node = store.node(node.parent)?.value;
    return (node && plies.get(node.id)) ?? 0;
  });

  /** The next one, or the one before, of some kind. */
  find(way: 1 | -1, mark?: MistakeMark): Mistake | undefined {
    const at = this.at.value;
    const all = this.all.value.filter((mistake) => mark === undefined || mistake.mark === mark);
    // Behind the last one comes the first.
    if (way > 0) return all.find(({ ply }) => ply > at) ?? all[0];
    return all.findLast(({ ply }) => ply < at) ?? all.at(-1);
  }

  /** Goes there; returns whether there is one. */
  go(way: 1 | -1, mark?: MistakeMark): boolean {
    const found = untracked(() => this.find(way, mark));
    const isRound = found && found.ply * way <= this.at.peek() * way;
    if (isRound) this.#remark = ({ review }) => review.round(way);
    if (found) this.show(found);
    else this.sayNoMore();
    return found !== undefined;
  }

  sayNoMore(): void {
    this.#session.show({ tone: 'plain', code: 'no-mistake', text: ({ review }) => review.noMore });
  }

  /** Goes to one; where only the other side's are looked at, those of both are from then on. */
  show({ node, color }: Mistake): void {
    if (this.side.peek() !== color) this.side.value = undefined;
    // What the command says comes before what explains it.
    if (commands.select.run(this.#session, node)) this.shown.value = { node };
  }

  /** Reviews the game, and goes to the first mistake of a side as soon as that is known. */
  begin(side: Color | undefined = this.side.peek()): void {
    this.side.value = side;
    this.#isEager = true;
    this.review.start();
    if (this.review.state.peek() === 'done') this.#arrive();
    else this.#session.show({ tone: 'busy', code: 'review', text: ({ review }) => review.begins });
  }

  /** It is broken off, or has failed: what said that it goes on goes. */
  #giveUp(): void {
    const { feedback } = this.#session;
    this.#isEager = false;
    if (feedback.peek()?.code === 'review' && feedback.peek()?.tone === 'busy') feedback.value = undefined;
  }

  /** What is said before the one that is named now; once. */
  takeRemark(): Sentence | undefined {
    const remark = this.#remark;
    this.#remark = undefined;
    return remark;
  }

  /** Says what the review came to, unless a mistake is shown. */
  #report(): void {
    const text = this.#over();
    if (!text || this.shown.peek()) return;
    const label: Sentence = ({ review }) => review.first;
    if (this.all.peek().length === 0) return this.#sayNone();
    const run = () => void this.go(1);
    this.#session.show({ tone: 'result', code: 'review', text, action: { label, run } });
  }

  /** What the review came to. */
  #over(): Sentence | undefined {
    const accuracy = this.review.accuracy.peek();
    return accuracy && (({ review }) => review.over(accuracy.white, accuracy.black));
  }

  /** All is known. */
  #arrive(): void {
    if (!this.#isEager) return;
    this.#isEager = false;
    const [first] = this.all.peek();
    this.#remark = this.#over();
    if (first) this.show(first);
    else this.#sayNone();
  }

  #sayNone(): void {
    this.#session.show({ tone: 'result', code: 'review', text: ({ review }) => review.none });
  }
}
