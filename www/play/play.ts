// What all parts of playing share: the game, what is chosen for the next one, and what the board shows meanwhile.

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ShownPosition } from '#doors/document.js';
import type { Arrow } from '../board/arrows';
import { type Color, other } from '../chess/chess';
import { CHESS960_STARTS, USUAL_START } from '../chess/fen';
import { canBePlayed } from '../document/search';
import type { Sentence, Session } from '../document/session';
import { onlyShown } from '../document/stills';
import type { Rival } from '../i18n/arguments';
import { keepChosen, type Memory, recall } from '../ui/remember';
import type { Rating } from '../workers/jobs';
import { type Choices, choicesOf, type Chosen, readKept, termsOf, toKeep, withChoices } from './choices';
import type { Game } from './game';
import { Premove } from './premove';
import type { Terms } from './rules';
import { type MoveReasons, WhyAsked } from './why';

const KEY = 'gridmate.new-game';

/** What is shown of a game, and asked of it. */
export type ShownGame = Pick<
  Game,
  | 'terms'
  | 'phase'
  | 'thinking'
  | 'remaining'
  | 'running'
  | 'failure'
  | 'hint'
  | 'evaluation'
  | 'actions'
  | 'playBest'
  | 'isPaused'
  | 'start'
  | 'rematch'
  | 'forgetHint'
  | 'showEvaluation'
>;

/** What the page has for it. */
interface PlayDeps {
  readonly session: Session;
  readonly game: ShownGame;
  readonly isFlipped: Signal<boolean>;
  /** Whether the side that it is seen from was kept: then a game that goes on does not turn it. */
  readonly isSideKept?: boolean;
  /** Whether something else says beside the board who is ahead. */
  readonly isAnalysed?: ReadonlySignal<boolean>;
  /** How strong each level is, from the first, once that is known. */
  readonly ratings: ReadonlySignal<readonly Rating[]>;
  /** The reasons for moves. */
  readonly reasons: MoveReasons;
  /** Goes to where games are analysed. */
  readonly analyse: () => void;
  /** Goes there, and on to the first mistake of the game. */
  readonly review: () => void;
  /** Where choices are kept. */
  readonly storage: Memory;
  /** A random number below another. */
  readonly draw: (below: number) => number;
}

export class Play {
  readonly deps: PlayDeps;
  readonly chosen: Signal<Chosen>;
  /** Whether a new game is being chosen. */
  readonly isChoosing = signal(false);
  /** Whether it is being asked if the game is to be given up. */
  readonly isResigning = signal(false);
  /** Why what is chosen cannot be played. */
  readonly problem = signal<Sentence | undefined>(undefined);
  /** What can be asked about the moves of the game. */
  readonly why: WhyAsked;
  /** The end whose result has been seen. */
  readonly #seen = signal<Terms | undefined>(undefined);
  /** Where the game that is over ended, once that has been seen. */
  readonly ended = signal<ShownPosition | undefined>(undefined);
  /** A board that shows a start. */
  readonly #preview = onlyShown('not-begun');
  #wasFlipped = false;

  constructor(deps: PlayDeps) {
    this.deps = deps;
    this.why = new WhyAsked(deps.session, deps.game, deps.reasons);
    this.chosen = signal(readKept(recall(deps.storage, KEY)));
    this.premove = new Premove({ session: deps.session, thinking: deps.game.thinking, person: this.person });
    if (deps.game.phase.peek() === 'over') this.#seen.value = deps.game.terms.peek();
  }

  /** How strong a player of the computer is, as far as that is known. */
  rating(rival: Rival, number: number): Rating | undefined {
    return rival === 'level' ? this.deps.ratings.value[number - 1] : undefined;
  }

  /** The colour of the person, where there is one against the computer. */
  readonly person: ReadonlySignal<Color | undefined> = computed(() => personOf(this.deps.game.terms.value));

  /** Whether the result lies over the board: until it is closed, or an earlier move is shown. */
  readonly hasResult: ReadonlySignal<boolean> = computed(() => {
    const { phase, terms } = this.deps.game;
    return phase.value === 'over' && this.#seen.value !== terms.value && !this.isChoosing.value;
  });

  /** What the board shows: the document, or where the game that is being chosen would start. */
  readonly shown: ReadonlySignal<Session> = computed(() => {
    const { start } = choicesOf(this.chosen.value);
    return this.isChoosing.value && start !== 'here' ? this.#preview : this.deps.session;
  });

  /** The move that is chosen while the computer thinks. */
  readonly premove: Premove;

  /** What is pointed at on the board: where a hint says to look, or what it says to play. */
  readonly pointed: ReadonlySignal<readonly Arrow[]> = computed(() => {
    const hint = this.deps.game.hint.value;
    return [
      ...(hint ? [{ from: hint.from, to: hint.to ?? hint.from, kind: 'hint' } as const] : []),
      ...this.premove.arrows.value,
    ];
  });

  /** Whether a game without help is being played. */
  readonly isWithoutHelp: ReadonlySignal<boolean> = computed(() => {
    const { terms, phase } = this.deps.game;
    return terms.value?.isHelpAllowed === false && phase.value !== 'over';
  });

  /** Whether it is shown beside the board who is ahead. */
  readonly isEvaluated: ReadonlySignal<boolean> = computed(
    () =>
      !this.deps.isAnalysed?.value &&
      !this.isWithoutHelp.value &&
      this.chosen.value.isEvaluated &&
      !this.isChoosing.value,
  );

  /**
   * Turns the board to the person of each new game, shows what is chosen, keeps it, and forgets what was asked about the
   * last game; answers how to stop.
   */
  follow(): () => void {
    const { game, session, isFlipped, isSideKept, storage } = this.deps;
    const resumed = isSideKept ? game.terms.peek() : undefined;
    const stops = [
      this.premove.follow(),
      effect(() => {
        const terms = game.terms.value;
        if (terms && terms !== resumed) isFlipped.value = this.person.value === 'b';
      }),
      effect(() => {
        if (this.isChoosing.value) isFlipped.value = this.chosen.value.side === 'b';
      }),
      effect(() => {
        const { start } = choicesOf(this.chosen.value);
        const from = start === 'chess960' ? `960:${this.chosen.value.number}` : undefined;
        if (this.isChoosing.value) this.#preview.change((document) => document.loadScript(from, ''));
      }),
      keepChosen(storage, KEY, () => toKeep(this.chosen.value)),
      effect(() => {
        const { cursor, line } = session.store;
        if (game.phase.value !== 'over') this.#seen.value = undefined;
        else if (cursor.value.steps < line.value.length) this.closeResult();
        if (game.phase.value !== 'playing') this.isResigning.value = false;
      }),
      effect(() => {
        const { cursor, line, position } = session.store;
        const isSeen = cursor.value.steps === line.value.length && position.value.end !== null;
        if (game.phase.value !== 'over') this.ended.value = undefined;
        else if (isSeen) this.ended.value = position.value;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Where nothing has been played yet, a game is chosen at once, from where the document starts. */
  enter(): void {
    const { game, session } = this.deps;
    if (this.isChoosing.peek() || game.phase.peek() !== 'none' || session.store.line.peek().length > 0) return;
    this.open();
    if (session.store.game.peek().start !== USUAL_START) this.set({ start: 'here' });
  }

  /** Another place is shown: nothing is chosen there, and no hint is shown. */
  leave(): void {
    this.close();
    this.why.stop();
    this.deps.game.forgetHint();
  }

  /** Begins to choose, with a number of Chess960 or a random one. */
  open(number?: number): void {
    this.#wasFlipped = this.deps.isFlipped.peek();
    if (number === undefined) this.drawNumber();
    else this.choose({ ...withChoices(this.chosen.peek(), { start: 'chess960' }), number });
    this.isChoosing.value = true;
  }

  /** Begins to choose a game from what is on the board, or from a number of Chess960. */
  openFrom(start: number | 'here'): void {
    this.open(start === 'here' ? undefined : start);
    if (start === 'here') this.set({ start });
  }

  drawNumber(): void {
    this.choose({ number: this.deps.draw(CHESS960_STARTS) });
  }

  choose(change: Partial<Chosen>): void {
    this.chosen.value = { ...this.chosen.peek(), ...change };
    this.problem.value = undefined;
  }

  /** Chooses what belongs to the mode. */
  set(change: Partial<Choices>): void {
    this.choose(withChoices(this.chosen.peek(), change));
  }

  /** Whether a game against the computer can begin at once from the position on the board. */
  readonly mayPlayOn: ReadonlySignal<boolean> = computed(() => {
    const { game, session } = this.deps;
    const { line, game: whole } = session.store;
    const isOther = line.value.length > 0 || whole.value.start !== USUAL_START;
    return game.phase.value === 'none' && !this.isChoosing.value && isOther && canBePlayed(session.store);
  });

  /**
   * Begins a game from the position on the board against the computer that was chosen last. A move that was just made is
   * answered; in a document that was only opened the person is on move.
   */
  playOn(): void {
    const { game, session, draw } = this.deps;
    const { turn, last } = session.store.position.peek();
    const side = session.isTouched && last ? other(turn) : turn;
    game.start(termsOf({ ...this.chosen.peek(), side }, draw), 'here');
  }

  /** Leaves the choices; the board lies as it did. */
  close(): void {
    if (!this.isChoosing.peek()) return;
    this.isChoosing.value = false;
    this.deps.isFlipped.value = this.#wasFlipped;
  }

  /** Begins the game that was chosen, or says why not. */
  begin(): void {
    const { game, session, draw } = this.deps;
    const chosen = this.chosen.peek();
    const { start } = choicesOf(chosen);
    const terms = termsOf(chosen, draw);
    game.start(terms, start === 'chess960' ? chosen.number : start);
    if (game.terms.peek() === terms) return void (this.isChoosing.value = false);
    this.problem.value = session.feedback.peek()?.text;
    // It is said where it is chosen, once.
    session.announce(() => '');
  }

  /** Asks whether the game is to be given up, or says why it is not. */
  askToResign(): void {
    const { resign } = this.deps.game.actions;
    if (resign.refuse()) resign.run();
    else this.isResigning.value = true;
  }

  /** Gives the game up, or plays on. */
  answerResigning(isSure: boolean): void {
    this.isResigning.value = false;
    if (isSure) this.deps.game.actions.resign.run();
  }

  /** Leaves the game for what is said about it. */
  analyse(): void {
    if (this.deps.game.actions.leave.run()) this.deps.analyse();
  }

  /** Has the game that is over reviewed. */
  review(): void {
    this.closeResult();
    this.deps.review();
  }

  closeResult(): void {
    this.#seen.value = this.deps.game.terms.peek();
  }
}

/** The colour of the person of some terms, where there is one against the computer. */
export function personOf(terms: Terms | undefined): Color | undefined {
  if (!terms || terms.white === terms.black) return undefined;
  return terms.white === 'person' ? 'w' : terms.black === 'person' ? 'b' : undefined;
}
