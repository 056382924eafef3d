// A game against the computer, or of two computers, in the document: what is shown of it, and what can be done in it.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { EngineFault } from '../document/fault';
import type { Clock } from '../document/keeper';
import type { Session } from '../document/session';
import type { GameCommandId } from '../i18n/areas/engine';
import type { Color, RefusalCode } from '../i18n/words';
import { Advisor, type Hint } from './advisor';
import { type Evaluated, Evaluation } from './evaluation';
import type { Engine } from './jobs';
import { EVEN, Play } from './play';
import type { Phase, Rules } from './rules';
import { type Around, swapped, type Terms, type Times, type Where } from './terms';

/** Something that can be done in a game; it goes wherever a command does. */
export interface GameAction {
  readonly id: GameCommandId;
  readonly keys: readonly string[];
  /** Why it is not done now, if it is not. */
  readonly refuse: () => RefusalCode | undefined;
  /** Tells whether it was done. */
  readonly run: () => boolean;
}

/** So early in the game the computer agrees to a draw only if it is worse by this, in hundredths of a pawn. */
const [EARLY_STEPS, WORSE] = [20, -60];
/** Where there is no page around it. */
const ALONE: Around = { tagsOf: () => [], isCalm: () => false };

export class Game {
  readonly actions: Readonly<Record<GameCommandId, GameAction>>;
  readonly #session: Session;
  readonly #play: Play;
  readonly #rules: Rules;
  readonly #advisor: Advisor;
  readonly #evaluation: Evaluation;
  /** The node where a draw was offered. */
  readonly #offered = signal<number | undefined>(undefined);

  /** Goes on with the game that is kept beside the document, whenever one is. */
  constructor(session: Session, engine: Engine, clock: Clock, around: Around = ALONE) {
    this.#session = session;
    this.#play = new Play(session, engine, clock, around, () => this.takeBack());
    this.#rules = this.#play.rules;
    this.#advisor = new Advisor(session, engine);
    const mayBeKnown = computed(() => !this.failure.value && !(this.phase.value === 'playing' && this.#rules.help()));
    this.#evaluation = new Evaluation(session, engine, mayBeKnown, this.#play.fail);
    this.actions = this.#actions(this.#play, this.#rules);
  }

  /** What is agreed; nothing where no game is played. */
  readonly terms: ReadonlySignal<Terms | undefined> = computed(() => this.#play.record.value?.terms);

  get phase(): ReadonlySignal<Phase> {
    return this.#rules.phase;
  }
  /** The side of the person who plays; of two persons the one to move. */
  get person(): ReadonlySignal<Color | undefined> {
    return this.#rules.person;
  }
  /** Which side the computer is thinking for. */
  get thinking(): ReadonlySignal<Color | undefined> {
    return this.#play.thinking;
  }
  /** What the clocks showed at their last tick. */
  get remaining(): ReadonlySignal<Times | undefined> {
    return this.#play.clock.times;
  }
  get running(): ReadonlySignal<Color | undefined> {
    return this.#play.clock.running;
  }
  /** Whether clocks and computers wait. */
  get isPaused(): ReadonlySignal<boolean> {
    return this.#play.isPaused;
  }
  /** Milliseconds from ply to ply where two computers play. */
  get pace(): Signal<number> {
    return this.#play.pace;
  }
  /** Why the computer does not answer. */
  get failure(): ReadonlySignal<EngineFault | undefined> {
    return this.#play.failure;
  }
  get hint(): ReadonlySignal<Hint | undefined> {
    return this.#advisor.hint;
  }
  /** How the position at the cursor stands, as far as it is known; only while it is shown. */
  get evaluation(): ReadonlySignal<Evaluated | undefined> {
    return this.#evaluation.value;
  }

  showEvaluation(isShown: boolean): void {
    this.#evaluation.show(isShown);
  }

  /** Begins a game; what was played before is left. */
  start(terms: Terms, where: Where): void {
    const code = where === 'here' ? this.#rules.start() : undefined;
    if (code) this.#session.refuse(code, (words) => words.refusals[code]);
    else this.#play.begin(terms, where);
  }

  readonly takeBack = (): boolean => this.actions.takeBack.run();
  readonly hurry = (): boolean => this.actions.hurry.run();
  readonly askHint = (): boolean => this.actions.askHint.run();
  readonly offerDraw = (): boolean => this.actions.offerDraw.run();
  readonly resign = (): boolean => this.actions.resign.run();
  /** The same again with the sides changed, or on other terms. */
  readonly rematch = (terms?: Terms): boolean =>
    this.#action('rematch', this.#rules.rematch, () => this.#rematch(terms)).run();
  readonly again = (): boolean => this.actions.again.run();
  readonly leave = (): boolean => this.actions.leave.run();
  readonly pause = (): boolean => this.actions.pause.run();

  /** A hint that was given is shown no more. */
  forgetHint(): void {
    this.#advisor.forget();
  }

  /** Claims a draw by its code. */
  claim(code: string): boolean {
    const isThere = this.#session.store.position.peek().claims.includes(code);
    const refuse = () => this.#rules.claim() ?? (isThere ? undefined : 'no-claim');
    return this.#action('claim', refuse, () => this.#play.end(code)).run();
  }

  #actions(play: Play, rules: Rules): Game['actions'] {
    const first = () => this.#session.store.position.peek().claims[0] ?? '';
    const fail = (error: unknown) => this.#session.fail(error);
    return {
      takeBack: this.#action('takeBack', rules.takeBack, () => play.takeBack()),
      hurry: this.#action(
        'hurry',
        () => (play.thinking.value ? undefined : 'nobody-thinks'),
        () => play.hurry(),
      ),
      askHint: this.#action('askHint', rules.hint, () => void this.#advisor.give().catch(fail)),
      offerDraw: this.#action('offerDraw', this.#refuseOffer, () => void this.#offerDraw().catch(fail)),
      claim: this.#action('claim', rules.claim, () => play.end(first())),
      resign: this.#action('resign', rules.resign, () => play.end(`resigned-${rules.person.peek()}`)),
      rematch: this.#action('rematch', rules.rematch, () => this.#rematch(undefined)),
      again: this.#action(
        'again',
        () => (play.failure.value ? undefined : 'nothing-failed'),
        () => play.again(),
      ),
      pause: this.#action('pause', rules.playing, () => play.pause(!play.isPaused.peek())),
      leave: this.#action(
        'leave',
        () => (play.record.value ? undefined : 'no-game'),
        () => play.leave(),
      ),
    };
  }

  #action(id: GameCommandId, refuse: GameAction['refuse'], act: () => void): GameAction {
    const run = (): boolean => {
      const code = refuse();
      if (code) this.#session.refuse(code, (words) => words.refusals[code]);
      else act();
      return code === undefined;
    };
    return { id, keys: [], refuse, run };
  }

  readonly #refuseOffer = (): RefusalCode | undefined => {
    const isOffered = this.#offered.value === this.#session.store.cursor.value.node;
    return this.#rules.ownTurn() ?? (isOffered ? 'already-offered' : undefined);
  };

  /** The computer agrees to a draw, or does not; of two persons at one board both have agreed. */
  async #offerDraw(): Promise<void> {
    const terms = this.terms.peek();
    const { cursor } = this.#session.store;
    if (terms?.white === terms?.black) return this.#play.end('agreed');
    this.#offered.value = cursor.peek().node;
    const score = await this.#advisor.score();
    if (score === undefined || this.phase.peek() !== 'playing') return;
    if (-score <= (cursor.peek().steps < EARLY_STEPS ? WORSE : EVEN)) return this.#play.end('agreed');
    this.#session.say((words) => words.engine.said.declined);
  }

  /** Begins again where the last game began, with other chances. */
  #rematch(terms: Terms | undefined): void {
    const record = this.#play.record.peek();
    if (!record) return;
    const { where, origin } = record;
    if (where === 'here') this.#session.change((document) => document.goTo(origin.steps));
    this.start({ ...(terms ?? swapped(record.terms)), seed: record.terms.seed + 1 }, where);
  }
}
