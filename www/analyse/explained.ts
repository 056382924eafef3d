// Why a move is a mistake or a great one: the claims of the engine about the one that is looked at, said over the board, and as
// arrows.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Claim } from '#doors/review.js';
import type { Arrow, ArrowKind } from '../board/arrows';
import { squareIndex } from '../chess/squares';
import type { Session } from '../document/session';
import { written } from '../i18n/notation';
import type { AllWords } from '../i18n/words';
import { type Memory, recall, remember } from '../ui/remember';
import type { Engine } from '../workers/jobs';
import { textOf } from './judgements';
import { type MarkedMove, reviewSign } from './marks';
import type { Mistake, Mistakes } from './mistakes';
import type { GameReview } from './review';
import { explainMove } from './review-jobs';

type Claims = readonly Claim[];

/** Under which it is kept in the tab, and in which form. */
const [KEY, VERSION] = ['gridmate.claims', 2];

export class Explanations {
  /** By the game and the ply. */
  readonly #known = signal<ReadonlyMap<string, Claims>>(new Map());
  readonly #session: Session;

  constructor(
    private readonly review: GameReview,
    private readonly mistakes: Mistakes,
    private readonly engine: Engine,
    /** How many workers look for explanations. */
    private readonly lanes: number,
    /** The storage of the tab. */
    private readonly memory: Memory,
  ) {
    this.#session = review.session;
    const { version, claims } = recall(memory, KEY);
    if (version === VERSION && Array.isArray(claims)) this.#known.value = new Map(claims as [string, Claims][]);
    effect(() => {
      const key = this.#key.value;
      const { ply = 0 } = untracked(() => this.#move.value) ?? {};
      const isKnown = untracked(() => this.#known.value.has(key ?? '') && review.linesAt(ply - 1)[0]?.line !== '');
      if (key === undefined || review.state.value !== 'done' || isKnown) return undefined;
      const abort = new AbortController();
      void untracked(() => this.#explain(key, ply, abort.signal));
      return () => abort.abort();
    });
    let said: unknown;
    effect(() => {
      const [mistake, claims, shown] = [mistakes.current.value, this.claims.value, mistakes.shown.value];
      if (!mistake || shown?.node !== mistake.node) return;
      const isNew = shown !== said;
      said = shown;
      if (claims) mistakes.shown.value = undefined;
      untracked(() => this.#say(mistake, claims, isNew));
    });
  }

  /** Explains all mistakes while nothing more urgent is wanted; of a game that was only opened only those that are gone to. */
  goThrough(isFree: ReadonlySignal<boolean>): void {
    const { review, mistakes } = this;
    effect(() => {
      const all = mistakes.every.value;
      if (!isFree.value || review.state.value !== 'done' || all.length === 0 || !review.isJudged) return undefined;
      const abort = new AbortController();
      void untracked(() => this.#explainAll(all, abort.signal));
      return () => abort.abort();
    });
  }

  /** The others follow while nothing more urgent is asked, one after the other. */
  async #explainAll(all: readonly Mistake[], signal: AbortSignal): Promise<void> {
    // What is gone to at once is explained first.
    await Promise.resolve();
    const due = [...all];
    const work = async (lane: number) => {
      for (let next = due.shift(); next && !signal.aborted; next = due.shift()) {
        const key = this.#keyOf(next);
        if (key !== this.#key.peek() && !this.#known.peek().has(key)) await this.#explain(key, next.ply, signal, lane);
      }
    };
    await Promise.all(Array.from({ length: this.lanes }, (_, lane) => work(lane)));
  }

  /** The move that is looked at, if it has a mark. */
  readonly #move = computed(() => this.mistakes.current.value ?? this.mistakes.praised.value);

  readonly #key: ReadonlySignal<string | undefined> = computed(() => {
    const move = this.#move.value;
    return move && this.#keyOf(move);
  });

  #keyOf({ ply }: Pick<MarkedMove, 'ply'>): string {
    return `${ply} ${textOf(this.review.game.value)}`;
  }

  /** What is claimed of the move that is looked at; nothing before that is known. */
  readonly claims: ReadonlySignal<Claims | undefined> = computed(() => this.#known.value.get(this.#key.value ?? ''));

  /** What is claimed of a mistake, as far as that is known. */
  claimsOf = (mistake: Mistake): Claims => this.#known.value.get(this.#keyOf(mistake)) ?? [];

  /** What is claimed of the move of a ply; nothing where that is not known. */
  known = (ply: number): Claims | undefined => this.#known.value.get(this.#keyOf({ ply }));

  /** Whether all mistakes are explained. */
  readonly isThrough: ReadonlySignal<boolean> = computed(() =>
    this.mistakes.every.value.every(({ ply }) => this.known(ply) !== undefined),
  );

  /** Finds out why a move has its mark; at once, or on a lane with what can wait. */
  async #explain(key: string, ply: number, signal: AbortSignal, lane?: number): Promise<void> {
    const { review, engine } = this;
    const priority = lane === undefined ? 'hint' : 'review';
    let claims: Claims = [];
    try {
      await review.findBest(ply - 1, signal);
      claims = await engine.run(explainMove(review.game.value, review.known, ply, lane), { priority, signal });
    } catch (error) {
      if (signal.aborted) return;
      // Its mark and the better move are known all the same.
      console.warn(error);
    }
    this.#known.value = new Map(this.#known.peek()).set(key, claims);
    this.#keep();
  }

  /** Keeps what is known of the game. */
  #keep(): void {
    const keys = new Set(this.review.moves.peek().map((move) => this.#keyOf(move)));
    const claims = [...this.#known.peek()].filter(([key]) => keys.has(key));
    remember(this.memory, KEY, { version: VERSION, claims });
  }

  /** What is found out about a mistake after it has been named is said alone. */
  #say(mistake: Mistake, claims: Claims | undefined, isNew: boolean): void {
    const lead = (words: AllWords) => titleOfMistake(mistake, words);
    const text = (words: AllWords) => sentencesOf(mistake, claims ?? [], words).join(' ');
    this.#session.feedback.value = { tone: 'hint', code: 'mistake', lead, text };
    const before = isNew ? this.mistakes.takeRemark() : undefined;
    if (isNew) this.#session.speak((words) => [before?.(words) ?? '', lead(words), text(words)].join(' ').trim());
    else if (claims?.length) this.#session.speak(({ review }) => claims.map(review.claim).join(' '));
  }

  /** The best move in the place of a mistake, in UCI. */
  bestOf({ ply }: Mistake): string | undefined {
    return this.review.linesAt(ply - 1)[0]?.line.split(' ')[0] || undefined;
  }

  /** What punishes the mistake that is looked at, and what would have been better; or what a great move does. */
  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => {
    const mistake = this.mistakes.current.value;
    const claimed = this.claims.value?.find(({ about }) => about === (mistake ? 'allows' : 'does'));
    const targets = claimed?.targets.map(({ square }) => squareIndex(square)) ?? [];
    const marked = targets.map((square): Arrow => ({ from: square, to: square, kind: mistake ? 'red' : 'green' }));
    if (!mistake) return marked;
    return [...arrowOf(this.bestOf(mistake), 'green'), ...marked, ...arrowOf(claimed?.uci[0], 'red')];
  });
}

/** A move in UCI as an arrow. */
export function arrowOf(uci: string | undefined, kind: ArrowKind): readonly Arrow[] {
  if (uci === undefined) return [];
  return [{ from: squareIndex(uci.slice(0, 2)), to: squareIndex(uci.slice(2, 4)), kind }];
}

/** The mistake with its mark. */
export const titleOfMistake = (mistake: Mistake, { analyse, review }: AllWords): string =>
  `${analyse.move(mistake)}${reviewSign(mistake.mark)} ${review.isMark[mistake.mark]}`;

/** What there is to say of it: what it allows, and what would have been better. */
export function sentencesOf({ best }: Mistake, claims: Claims, { review }: AllWords): readonly string[] {
  const said = claims.map((claim) => review.claim(claim));
  const isBetterSaid = claims.some(({ about }) => about === 'better');
  return best === null || isBetterSaid ? said : [...said, review.better(written(best))];
}
