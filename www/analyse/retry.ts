// Trying to do better than a mistake: the next move on the board is judged, and hints lead to the answer.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AheadMove } from '#doors/document.js';
import type { Arrow } from '../board/arrows';
import * as commands from '../document/commands';
import type { Sentence, Session, Tone } from '../document/session';
import { moveName } from '../document/store';
import type { Engine } from '../workers/jobs';
import type { Explanations } from './explained';
import type { Mistake } from './mistakes';
import type { GameReview } from './review';
import { ANSWER_HINT, hintArrows, tryHint, judgeTry } from './tries';

interface Trying {
  readonly mistake: Mistake;
  /** The node of the position before it, and what follows that. */
  readonly before: number;
  readonly others: readonly number[];
  /** The best move. */
  readonly best: AheadMove | undefined;
}

/** How it stands: a move is wanted, is judged, is not as good, is; or the answer is shown. */
export type RetryStage = 'asked' | 'judging' | 'refused' | 'solved' | 'answered';

export class Retry {
  readonly #trying = signal<Trying | undefined>(undefined);
  readonly #stage = signal<RetryStage>('asked');
  /** How many hints have been given: first the piece is shown, then the move. */
  readonly #hints = signal(0);
  /** What was said last of it. */
  readonly #said = signal<Sentence | undefined>(undefined);
  #abort = new AbortController();
  readonly #session: Session;

  constructor(
    private readonly review: GameReview,
    private readonly explanations: Explanations,
    private readonly engine: Engine,
  ) {
    this.#session = review.session;
    effect(() => {
      const { node } = this.#session.store.cursor.value;
      const trying = this.#trying.value;
      if (trying) untracked(() => this.#follow(trying, node));
    });
  }

  /** The mistake that is put right. */
  readonly mistake: ReadonlySignal<Mistake | undefined> = computed(() => this.#trying.value?.mistake);
  readonly stage: ReadonlySignal<RetryStage> = this.#stage;
  readonly hints: ReadonlySignal<number> = this.#hints;
  readonly said: ReadonlySignal<Sentence | undefined> = this.#said;

  /** Goes to the position before a mistake, and waits for a move. */
  begin(mistake: Mistake): void {
    const { store } = this.#session;
    const { moves } = this.review.line.peek();
    const before = moves[mistake.ply - 2]?.node ?? 0;
    const others = store.node(before)?.peek().children ?? [];
    this.end();
    if (store.cursor.peek().node !== before && !commands.select.run(this.#session, before)) return;
    const uci = this.explanations.bestOf(mistake);
    const best = uci === undefined ? undefined : this.#session.ask((document) => document.readMove(uci));
    this.#hints.value = 0;
    this.#stage.value = 'asked';
    this.#trying.value = { mistake, before, others, best };
    this.#say('hint', ({ review, analyse }) => review.ask(analyse.move(mistake), mistake.color));
  }

  #say(tone: Tone, text: Sentence): void {
    this.#said.value = text;
    this.#session.show({ tone, code: 'retry', text });
  }

  /** The game goes on from where it is looked at. */
  end(): void {
    this.#abort.abort();
    this.#trying.value = undefined;
  }

  /** Shows the piece that moves, then where it goes, then the answer. */
  hint(): void {
    const trying = this.#trying.peek();
    if (!trying?.best) return;
    const given = (this.#hints.value += 1);
    if (given >= ANSWER_HINT) this.#stage.value = 'answered';
    this.#say('hint', tryHint(trying.best, given));
  }

  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => {
    const { best } = this.#trying.value ?? {};
    return best && this.#stage.value !== 'solved' ? hintArrows(best, this.#hints.value) : [];
  });

  /** The cursor is elsewhere. */
  #follow(trying: Trying, cursor: number): void {
    if (cursor === trying.before) {
      // The move was taken back before it was judged.
      if (this.#stage.peek() === 'judging') this.#abort.abort();
      if (this.#stage.peek() === 'judging') this.#stage.value = 'asked';
      return;
    }
    const { store } = this.#session;
    let [first, count] = [cursor, 0];
    for (let node = store.node(cursor)?.value; node && node.id !== trying.before;) {
      if (node.move) count += 1;
      first = node.id;
      node = node.parent === null ? undefined : store.node(node.parent)?.value;
      if (!node) return this.end();
    }
    const move = store.node(cursor)?.value.move;
    if (count !== 1 || !move || this.#stage.peek() === 'answered' || this.#stage.peek() === 'solved') return this.end();
    if (cursor === trying.mistake.node) {
      this.end();
      // The command that went there says so first.
      return queueMicrotask(() => this.#say('refusal', ({ review }) => review.same));
    }
    void this.#judge(trying, first, move.uci);
  }

  /** Whether the move that leads to the cursor is as good as the best one. */
  async #judge(trying: Trying, first: number, uci: string): Promise<void> {
    const { mistake, best } = trying;
    const { signal } = (this.#abort = new AbortController());
    this.#stage.value = 'judging';
    const { store } = this.#session;
    const name = moveName(store.node(store.cursor.peek().node)?.peek());
    // The command that made the move says so first.
    await Promise.resolve();
    if (signal.aborted) return;
    this.#say('busy', ({ review }) => review.judging(name));
    try {
      const isBest = uci === best?.uci;
      const { isGood, reply } = isBest ? { isGood: true, reply: '' } : await this.#ask(mistake, uci, signal);
      if (signal.aborted) return;
      const [answer] = this.#session.ask((document) => document.ahead(reply)).moves;
      if (isGood) {
        this.#stage.value = 'solved';
        this.#say('result', ({ review }) => review.solved(name, isBest));
      } else this.#refuse(trying, first, name, answer);
    } catch (error) {
      if (signal.aborted) return;
      this.end();
      this.#session.fail(error);
    }
  }

  #ask({ ply, mark }: Mistake, uci: string, signal: AbortSignal) {
    const { review } = this;
    const [fen, lines] = [review.fenAt(ply - 1), review.linesAt(ply - 1)];
    const position = { fen, lines, nodes: review.game.peek().nodes, isMate: mark === 'missed-mate' };
    return judgeTry(this.engine, position, uci, signal);
  }

  /** Takes the move back, and says what answers it. */
  #refuse({ before, others }: Trying, first: number, name: string, answer: AheadMove | undefined): void {
    this.#stage.value = 'refused';
    if (others.includes(first)) commands.select.run(this.#session, before);
    else
      this.#session.change((document) => {
        // The move and its removal are one change, which leaves nothing behind.
        document.join();
        document.deleteFrom(first);
      });
    const text: Sentence = ({ review, analyse }) => review.refused(name, answer && analyse.move(answer));
    this.#say('refusal', text);
  }
}
