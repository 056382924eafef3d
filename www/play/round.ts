// How a game goes on: a move is made, a clock is pressed, the computer is asked, the game ends. It belongs to its document,
// and is left when another takes that one’s place.

import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TreeDocument } from '#doors/document.js';
import type { Clock, Color } from '../chess/chess';
import { lastStep } from '../document/command';
import { reply } from '../document/commands';
import { startAndMoves } from '../document/search';
import type { Lock, Sentence, Session } from '../document/session';
import { EngineFault } from '../workers/fault';
import type { Computer, Engine } from '../workers/jobs';
import { ChessClock, LOW_MS, tellLowTime } from './clock';
import { Opponent } from './computer';
import { keepLeft, newRecord, paceOf, playerOf, readRecord, Rules, stampAfter } from './rules';
import type { GameDeps, GameRecord, Terms, Times, Where } from './rules';

/** An answer takes so long at least; where time is low it comes at once. */
const MOMENT_MS = 500;
/** The longest that a level thinks about a move, without a clock and with one. */
const [MOVE_MS, CLOCK_MOVE_MS] = [3000, 12_000];
/** The computer claims a draw if it is better by no more than this, in centipawns. */
export const EVEN = 20;

export class Round {
  readonly rules: Rules;
  readonly clock: ChessClock;
  readonly #record = signal<GameRecord | undefined>(undefined);
  readonly record: ReadonlySignal<GameRecord | undefined> = this.#record;
  readonly #thinking = signal<Color | undefined>(undefined);
  /** Which side the computer is thinking for. */
  readonly thinking: ReadonlySignal<Color | undefined> = this.#thinking;
  readonly #failure = signal<EngineFault | undefined>(undefined);
  /** Why the computer does not answer. */
  readonly failure: ReadonlySignal<EngineFault | undefined> = this.#failure;
  readonly #isPaused = signal(false);
  /** Whether clocks and computers wait. */
  readonly isPaused: ReadonlySignal<boolean> = this.#isPaused;
  readonly opponent: Opponent;
  readonly #lock: Lock;
  /** The node at which the computer was asked last. */
  #asked: number | undefined;
  /** What the clocks showed with the move that is being made. */
  #stamp: Times | undefined;
  #opened: number;
  /** How many moves the game had when it was looked at last. */
  #made = 0;

  /** Goes on with the game that is kept beside the document, whenever one is; undo takes back as a game does. */
  constructor(
    private readonly session: Session,
    engine: Engine,
    clock: Clock,
    private readonly deps: GameDeps,
    takeBack: () => boolean,
    leave: () => void,
  ) {
    this.rules = new Rules(session, this.#record);
    this.#lock = this.rules.lock(this.#writeTime, takeBack, leave);
    this.opponent = new Opponent(engine, clock);
    this.clock = new ChessClock(clock, (color) => this.end(`time-${color}`));
    this.#opened = session.opened.peek();
    effect(() => {
      const kept = session.gameRecord.value;
      untracked(() => kept === this.#record.peek() || this.#take(readRecord(kept)));
    });
    tellLowTime(session, this.clock, this.#record);
    session.whenSeen(() => untracked(() => this.#follow()));
  }

  begin(terms: Terms, where: Where): void {
    const before = this.#record.peek();
    keepLeft(this.deps, before, this.rules.made());
    batch(() => {
      this.#become(undefined);
      const isSet = this.#change((document) => {
        document.unlimitUndo();
        if (where === 'here') document.begin();
        else document.loadScript(where === 'standard' ? undefined : `960:${where}`, '');
        for (const [name, value] of this.deps.tagsOf(terms)) document.setTag(name, value);
        // Undo does not lead into what was there before.
        document.limitUndo();
      }, true);
      if (!isSet) return this.#become(before);
      this.#drop();
      const record = newRecord(terms, where, this.session.store);
      this.#isPaused.value = false;
      this.#become(record);
      this.#made = 0;
      this.clock.set(record.stamps[0]);
    });
    this.#consider();
  }

  /** Has clocks and computers wait, or go on; a move of a person lets them go on, too. */
  pause(isPaused: boolean): void {
    this.#isPaused.value = isPaused;
    this.#consider();
    if (isPaused) this.#showPause();
    else this.session.announce(({ engine }) => engine.said.goesOn);
  }

  /** Asks the computer once more. */
  again(): void {
    this.#drop();
    this.#consider();
  }

  /** Ends it as players do, by the code of how. */
  end(cause: string): void {
    this.#change((document) => document.end(cause));
    this.session.announce((words) => words.standing(this.session.store.position.value));
  }

  /** Takes the person’s last move back, with the answer; what was given back is not put back by undo. */
  takeBack(): void {
    const record = this.#record.peek();
    const at = this.rules.lastOwn.peek();
    if (!record || at === undefined) return;
    const [all, left] = [this.rules.made(), this.rules.made(at)];
    batch(() => {
      const stamps = record.stamps.slice(0, left + 1);
      this.#become({ ...record, isOver: false, isKept: false, stamps });
      this.clock.set(stamps.at(-1));
      this.#change((document) => {
        document.truncate(at);
        document.limitUndo();
      });
    });
    const text: Sentence = (words) => words.engine.said.tookBack(all - left);
    this.session.show({ tone: 'plain', code: 'took-back', text });
  }

  leave(): void {
    keepLeft(this.deps, this.#record.peek(), this.rules.made());
    this.#forget();
  }

  #forget(): void {
    this.#drop();
    this.clock.set(undefined);
    this.#become(undefined);
    this.session.change((document) => document.unlimitUndo());
  }

  /** The engine fails, and what waits for it does not wait any more. */
  readonly fail = (error: unknown): void => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    this.#failure.value = EngineFault.of(error);
    this.session.fail(error);
    this.#consider();
  };

  /** Goes on with the game that has come with a document; no time runs while the page is closed. */
  #take(record: GameRecord | undefined): void {
    this.#drop();
    this.#opened = this.session.opened.peek();
    this.#become(record);
    this.clock.set(record?.stamps.at(-1));
    this.#made = this.rules.made();
    this.#isPaused.value = record?.terms.clock !== undefined && !record.isOver && this.#made > 0;
    if (this.#isPaused.peek()) this.#showPause();
    if (record?.isOver && !record.isKept) void this.#keep(record.key);
    this.#consider();
  }

  /** Keeps the game on the board, which is over. */
  async #keep(key: string): Promise<void> {
    if (!(await this.deps.keep({ key, isUpdate: false }))) return;
    const now = this.#record.peek();
    if (now?.key === key && now.isOver) this.#become({ ...now, isKept: true });
  }

  #showPause(): void {
    this.session.show({
      tone: 'plain',
      code: 'paused',
      text: ({ engine }) => engine.said.paused,
      action: { label: ({ engine }) => engine.said.goOn, run: () => this.pause(false) },
    });
  }

  #become(record: GameRecord | undefined): void {
    batch(() => {
      this.#record.value = record;
      this.session.gameRecord.value = record;
      this.session.locked.value = record && !record.isOver ? this.#lock : undefined;
    });
  }

  /** Changes the document, and says what came of it; returns whether it was changed. */
  #change(change: (document: TreeDocument) => void, isOpening = false): boolean {
    try {
      this.session.change(change, { isOpening });
    } catch (error) {
      this.session.fail(error);
      return false;
    }
    this.session.announce((words) => lastStep(words, this.session));
    return true;
  }

  /** Writes beside a move what the clock of its side shows. */
  readonly #writeTime = (document: TreeDocument, node: number): void => {
    const color = this.rules.turn.peek();
    this.#stamp = stampAfter(this.#record.peek(), this.rules.made() + 1, color, () => this.clock.read());
    if (this.#stamp) document.setClock(node, this.#stamp[color]);
  };

  /** The document has been changed, is another, or is looked at in another place. */
  #follow(): void {
    const record = this.#record.peek();
    const opened = this.session.opened.peek();
    const [before, made] = [this.#made, this.rules.made()];
    this.#made = made;
    if (opened !== this.#opened) {
      this.#opened = opened;
      const bytes = this.session.previous.peek();
      if (bytes) keepLeft(this.deps, record, before, bytes);
      if (record) this.#forget();
    } else if (record?.isOver && this.rules.isAtEnd.peek() && !this.rules.isEnded()) {
      // What is played on or written anew is another game.
      this.#forget();
    } else if (record && !record.isOver) {
      if (made > before) this.#isPaused.value = false;
      // A move whose change came to nothing leaves no time.
      const stamp = made > before ? this.#stamp : undefined;
      this.#stamp = undefined;
      if (stamp) this.clock.set(stamp);
      const isOver = this.rules.isEnded();
      if (isOver || stamp)
        this.#become({ ...record, stamps: stamp ? [...record.stamps, stamp] : record.stamps, isOver });
      // What is done to a game that is over does not revive it.
      if (isOver) this.session.change((document) => document.limitUndo());
      if (isOver) void this.#keep(record.key);
    }
    this.#consider();
  }

  /** Lets the right clock run, and asks the computer where it has a move to make. */
  #consider(): void {
    const isOn = this.rules.phase.peek() === 'playing' && !this.#isPaused.peek();
    const record = isOn ? this.#record.peek() : undefined;
    const color = this.rules.turn.peek();
    const player = record && playerOf(record.terms, color);
    const computer = player === 'person' ? undefined : player;
    const mayAsk = computer !== undefined && this.rules.isAtEnd.peek();
    const node = mayAsk ? this.session.store.cursor.peek().node : undefined;
    if (node !== this.#asked) {
      this.#drop();
      this.#asked = node;
      if (record && mayAsk) void this.#answer(record, computer, color);
    }
    const isRunning = player && (!computer || (mayAsk && !this.#failure.peek()));
    this.clock.run(isRunning && this.rules.made() > 0 ? color : undefined);
  }

  /** The computer is asked nothing any more. */
  #drop(): void {
    this.#asked = undefined;
    this.opponent.drop();
    this.#thinking.value = undefined;
    this.#failure.value = undefined;
  }

  async #answer({ terms, origin }: GameRecord, player: Computer, color: Color): Promise<void> {
    const [claim] = this.session.store.position.peek().claims;
    // The searches of the article end where a draw may be claimed, and the random player claims it.
    if (claim && !player.startsWith('level:')) return this.end(claim);
    this.#thinking.value = color;
    // The first move starts the clocks.
    const left = this.rules.made() > 0 ? this.clock.read()?.[color] : undefined;
    const clock = left === undefined ? undefined : { left, increment: terms.clock?.[color].increment ?? 0 };
    const milliseconds = clock ? CLOCK_MOVE_MS : MOVE_MS;
    const question = { ...startAndMoves(this.session, origin), player, seed: terms.seed, milliseconds, clock };
    try {
      const { move, best } = await this.opponent.choose(question, this.#moment(color));
      if (claim && best && best.score <= EVEN) return this.end(claim);
      const [first] = this.session.ask((document) => document.ahead(move ?? '')).moves;
      if (!first) throw new Error(`${player} has no move.`);
      reply.run(this.session, first.uci);
    } catch (error) {
      if (!(error instanceof DOMException)) this.#thinking.value = undefined;
      this.fail(error);
    }
  }

  /** So long an answer takes at least. */
  #moment(color: Color): number {
    const isLow = (this.clock.read()?.[color] ?? Infinity) <= LOW_MS;
    return paceOf(this.#record.peek()?.terms) ?? (isLow || this.deps.isCalm() ? 0 : MOMENT_MS);
  }
}
