// A mistake that is practised, on a board of its own: in the position before it a better move is found, and the moves after that as
// long as only one keeps what has been won.

import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Arrow } from '../board/arrows';
import type { Clock } from '../chess/chess';
import { startOf } from '../chess/fen';
import { FAR } from '../document/core';
import type { Feedback, Lock, Rule, Sentence, Session, Tone } from '../document/session';
import { written } from '../i18n/notation';
import type { CommandId } from '../i18n/words';
import type { Engine } from '../workers/jobs';
import type { Explanations } from './explained';
import type { Mistake } from './mistakes';
import type { GameReview } from './review';
import { judgeLine, type LinePosition } from './review-jobs';
import { ANSWER_HINT, hintArrows, tryHint, judgeTry } from './tries';

/** How a mistake was put right: at the first try, later or with hints, not before the answer was shown, or not at all. */
export type PractiseOutcome = 'first' | 'later' | 'shown' | 'open';

/** A move is wanted, is judged, is to be answered, is not as good; or all of them have been found or shown. */
type ExerciseStage = 'asked' | 'judging' | 'replying' | 'refused' | 'done';

/** More plies of a line are not gone through. */
const MOST_PLIES = 8;
/** The time between a move and the reply to it. */
export const REPLY_MS = 600;

/** What an exercise has around it. */
interface ExerciseAround {
  readonly review: GameReview;
  readonly explanations: Explanations;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly board: Session;
  /** What is said before it is asked for a move. */
  readonly lead: Sentence;
  /** What leads on from it, and back to the game. */
  readonly onward: NonNullable<Feedback['action']>;
  readonly wayOut: NonNullable<Feedback['action']>;
}

export class Exercise {
  readonly #stage = signal<ExerciseStage>('replying');
  readonly stage: ReadonlySignal<ExerciseStage> = this.#stage;
  /** How many hints the move that is wanted has had. */
  readonly #hints = signal(0);
  readonly hints: ReadonlySignal<number> = this.#hints;
  /** What was said last. */
  readonly #said = signal<Sentence>(() => '');
  readonly said: ReadonlySignal<Sentence> = this.#said;
  #outcome: PractiseOutcome = 'open';
  #isFirstTry = true;
  /** The best moves of its side with the replies to them, in UCI, and what is known of the positions along them. */
  readonly #line = signal<readonly string[]>([]);
  readonly #judged: Promise<readonly LinePosition[]>;
  #isJudged = false;
  /** Done when the best line is known. */
  readonly #ready: Promise<void>;
  /** How many plies of the line have been played. */
  readonly #played = signal(0);
  /** The position in which a move is wanted, and how many steps lead there. */
  #fen = '';
  #steps = 0;
  readonly #abort = new AbortController();
  #cancel: () => void = () => undefined;

  constructor(
    private readonly deps: ExerciseAround,
    readonly mistake: Mistake,
  ) {
    const { review, board, lead } = deps;
    const { start, isChess960, moves } = review.line.peek();
    this.#ready = this.#prepare();
    this.#judged = this.#ready.then(() => this.#judge()).finally(() => (this.#isJudged = true));
    board.locked.value = undefined;
    board.change((document) => {
      document.loadScript(startOf(start, isChess960), '');
      for (const { uci } of moves.slice(0, mistake.ply - 1)) document.play(uci);
    });
    board.whenSeen(() => untracked(() => this.#follow()));
    const question: Sentence = ({ review, analyse }) => review.ask(analyse.move(mistake), mistake.color);
    this.#ask('asked', 'hint', question);
    // How far it has come stands beside it.
    board.speak((words) => `${lead(words)} ${question(words)}`);
  }

  get outcome(): PractiseOutcome {
    return this.#outcome;
  }

  /** What it waits for is not waited for any more. */
  end(): void {
    this.#abort.abort();
    this.#cancel();
    this.deps.board.whenSeen(() => undefined);
  }

  /** Shows the piece that moves, then where it goes, then the answer. */
  hint(): void {
    if (!this.#isAsking) return;
    this.deps.board.change((document) => document.goTo(this.#steps), { isTravel: true });
    const best = this.#best.peek();
    if (!best) return;
    this.#isFirstTry = false;
    const given = (this.#hints.value += 1);
    if (given < ANSWER_HINT) this.#say('hint', tryHint(best, given));
    else this.#finish('shown', tryHint(best, given));
  }

  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => {
    const best = this.#best.value;
    return best ? hintArrows(best, this.#hints.value) : [];
  });

  /** The move that is wanted, or that is shown as the answer. */
  readonly #best = computed(() => {
    const { board } = this.deps;
    const uci = this.#line.value[this.#played.value];
    const isHere = this.#stage.value !== 'replying' && board.store.cursor.value.steps === this.#steps;
    return isHere && uci !== undefined ? board.ask((document) => document.ahead(uci)).moves[0] : undefined;
  });

  get #isAsking(): boolean {
    return ['asked', 'refused'].includes(this.#stage.peek());
  }

  /** What is proved to be better, as far as that is shown; else the best line that is known. */
  #bestLine(): readonly string[] {
    const { review, explanations } = this.deps;
    const known = review.linesAt(this.mistake.ply - 1)[0]?.line.split(' ') ?? [];
    const claims = explanations.claimsOf(this.mistake);
    const claim = claims.find(({ about, outcome }) => about === 'better' && outcome.kind !== 'none');
    return (claim && claim.uci[0] === known[0] ? claim.uci : known).slice(0, MOST_PLIES);
  }

  async #prepare(): Promise<void> {
    const { review } = this.deps;
    try {
      await review.findBest(this.mistake.ply - 1, this.#abort.signal);
    } catch (error) {
      if (!this.#abort.signal.aborted) this.#fail(error);
    }
    this.#line.value = this.#bestLine();
  }

  #fail(error: unknown): void {
    this.deps.wayOut.run();
    this.deps.review.session.fail(error);
  }

  /** Judges the positions along a line of several moves. */
  async #judge(): Promise<readonly LinePosition[]> {
    const { review, engine } = this.deps;
    const [line, { signal }] = [this.#line.peek(), this.#abort];
    if (line.length < 3) return [];
    const moves = line.join(' ');
    const game = { start: review.fenAt(this.mistake.ply - 1), moves, nodes: review.game.peek().nodes, theory: [] };
    try {
      return await engine.run(judgeLine(game), { priority: 'analysis', signal });
    } catch (error) {
      // The first move is known all the same.
      if (!signal.aborted) console.warn(error);
      return [];
    }
  }

  /** Has a move made on the board. */
  #ask(stage: 'asked' | 'refused', tone: Tone, text: Sentence): void {
    const { cursor, position } = this.deps.board.store;
    [this.#steps, this.#fen] = [cursor.peek().steps, position.peek().fen];
    this.#become(stage);
    this.#say(tone, text);
  }

  /** Only moves are made, and only where one is wanted. */
  #become(stage: ExerciseStage): void {
    const { board, onward, wayOut } = this.deps;
    const allows = new Set<CommandId>();
    const rule: Rule = {
      refuse: () => (board.store.cursor.value.steps === this.#steps ? undefined : 'not-at-the-end'),
    };
    const rules = new Map<CommandId, Rule>([
      ['play', rule],
      ['move', rule],
    ]);
    const locks: Readonly<Record<'moves' | 'waits' | 'done', Lock>> = {
      moves: { code: 'practising', allows, rules, wayOut },
      waits: { code: 'not-your-turn', allows },
      done: { code: 'practised', allows, wayOut: onward },
    };
    this.#stage.value = stage;
    board.locked.value = locks[stage === 'done' ? 'done' : this.#isAsking ? 'moves' : 'waits'];
  }

  #say(tone: Tone, text: Sentence, action?: Feedback['action']): void {
    this.#said.value = text;
    this.deps.board.show({ tone, code: 'practise', text, ...(action && { action }) });
  }

  /** A move may have been made. */
  #follow(): void {
    const made = this.deps.board.store.line.peek()[this.#steps];
    if (!this.#isAsking || !made?.move) return;
    const { uci, san } = made.move;
    this.#become('judging');
    void this.#consider(uci, made.nodes[0] ?? 0, written(san));
  }

  async #consider(uci: string, node: number, name: string): Promise<void> {
    const { signal } = this.#abort;
    // The command that made the move says so first.
    await this.#ready;
    if (signal.aborted) return;
    const isSame = this.#played.peek() === 0 && uci === this.mistake.uci;
    try {
      if (uci === this.#line.peek()[this.#played.peek()]) await this.#goOn(name);
      else if (isSame) this.#refuse(node, ({ review }) => review.same);
      else await this.#try(uci, node, name);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Whether another move than the best one is as good. */
  async #try(uci: string, node: number, name: string): Promise<void> {
    const { review, engine, board } = this.deps;
    const { signal } = this.#abort;
    this.#say('busy', ({ review }) => review.judging(name));
    const [played, nodes] = [this.#played.peek(), review.game.peek().nodes];
    const lines =
      played === 0 ? review.linesAt(this.mistake.ply - 1) : (positionAt(await this.#judged, played)?.lines ?? []);
    const position = { fen: this.#fen, lines, nodes, isMate: this.mistake.mark === 'missed-mate' };
    const { isGood, reply } = await judgeTry(engine, position, uci, signal);
    if (signal.aborted) return;
    if (isGood) return this.#solve(name, false);
    const [answer] = board.ask((document) => document.ahead(reply)).moves;
    this.#refuse(node, ({ review, analyse }) => review.refused(name, answer && analyse.move(answer)));
  }

  /** Takes the move back, and says why. */
  #refuse(node: number, text: Sentence): void {
    this.#isFirstTry = false;
    this.deps.board.change((document) => {
      document.deleteFrom(node);
      document.goTo(this.#steps);
    });
    this.#ask('refused', 'refusal', text);
  }

  /** The best move has been found: it is answered where another one is to be found after that. */
  async #goOn(name: string): Promise<void> {
    const { board, clock } = this.deps;
    const played = this.#played.peek();
    const [reply, next] = this.#line.peek().slice(played + 1);
    if (reply !== undefined && next !== undefined) {
      if (!this.#isJudged) this.#say('busy', ({ review }) => review.judging(name));
      const judged = await this.#judged;
      if (this.#abort.signal.aborted) return;
      const [answer] = board.ask((document) => document.ahead(reply)).moves;
      const position = positionAt(judged, played + 2);
      if (answer && position?.hasOnlyMove && position.lines[0]?.line.split(' ')[0] === next) {
        this.#become('replying');
        this.#hints.value = 0;
        const goOn = () => {
          board.change((document) => {
            document.goTo(FAR);
            document.play(reply);
          });
          this.#played.value = played + 2;
          this.#ask('asked', 'hint', ({ review, analyse }) => review.practise.goOn(name, analyse.move(answer)));
        };
        return void (this.#cancel = clock.later(goOn, REPLY_MS));
      }
    }
    this.#solve(name, true);
  }

  #solve(name: string, isBest: boolean): void {
    this.#finish(this.#isFirstTry ? 'first' : 'later', ({ review }) => review.solved(name, isBest), 'result');
  }

  /** It is done: what is proved of the better move is said as well. */
  #finish(outcome: PractiseOutcome, text: Sentence, tone: Tone = 'hint'): void {
    const { explanations, onward } = this.deps;
    const claims = explanations.claimsOf(this.mistake).filter(({ about }) => about === 'better');
    this.#outcome = outcome;
    this.#become('done');
    this.#say(tone, (words) => [text(words), ...claims.map(words.review.claim)].join(' '), onward);
  }
}

const positionAt = (judged: readonly LinePosition[], ply: number): LinePosition | undefined =>
  judged.find((judgement) => judgement.ply === ply);
