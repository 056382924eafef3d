// What may be done in a game now: the only place that knows why not. What is read of it while something is drawn has that
// drawn again when it changes.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Lock, Rule, Session } from '../document/session';
import type { Store } from '../document/store';
import type { Color, CommandId, RefusalCode } from '../i18n/words';
import { type GameRecord, other, playerOf } from './terms';

type Phase = 'none' | 'playing' | 'over';
type Refusal = RefusalCode | undefined;

/** What a game leaves as it is. */
const NOTES: ReadonlySet<CommandId> = new Set<CommandId>(['comment', 'mark', 'draw', 'setTag', 'removeTag']);

export class Rules {
  readonly #store: Store;

  constructor(
    session: Session,
    private readonly record: ReadonlySignal<GameRecord | undefined>,
  ) {
    this.#store = session.store;
  }

  readonly phase: ReadonlySignal<Phase> = computed(() => {
    const record = this.record.value;
    if (!record) return 'none';
    return record.isOver ? 'over' : 'playing';
  });

  readonly isAtEnd: ReadonlySignal<boolean> = computed(
    () => this.#store.cursor.value.steps === this.#store.line.value.length,
  );

  /** Who is to move after the last move, wherever the cursor is. */
  readonly turn: ReadonlySignal<Color> = computed(() => {
    const last = this.isAtEnd.value ? undefined : this.#store.line.value.findLast(({ move }) => move)?.move;
    return last ? other(last.color) : this.#store.position.value.turn;
  });

  /** The side of the person who plays; of two it is the one to move. */
  readonly person: ReadonlySignal<Color | undefined> = computed(() => {
    const terms = this.record.value?.terms;
    const sides = (['w', 'b'] as const).filter((color) => terms && playerOf(terms, color) === 'person');
    return sides.length === 2 ? this.turn.value : sides[0];
  });

  /** After how many steps of the line the person’s last move begins; none, if there is none. */
  readonly lastOwn: ReadonlySignal<number | undefined> = computed(() => {
    const record = this.record.value;
    const isOwn = (color: Color) => record !== undefined && playerOf(record.terms, color) === 'person';
    const at = this.#store.line.value.findLastIndex(({ move }) => move && isOwn(move.color));
    return at < (record?.origin.steps ?? 0) ? undefined : at;
  });

  /** How many moves the game has, in so many steps of the line. */
  made(steps = this.#store.line.value.length): number {
    const from = this.record.value?.origin.steps ?? 0;
    return this.#store.line.value.slice(from, steps).filter(({ move }) => move).length;
  }

  /** Whether the last move or the players have ended it. */
  isEnded(): boolean {
    const { position, game } = this.#store;
    return game.value.cause !== null || (this.isAtEnd.value && position.value.end !== null);
  }

  readonly playing = (): Refusal =>
    this.phase.value === 'playing' ? undefined : this.phase.value === 'over' ? 'game-is-over' : 'no-game';

  readonly ownTurn = (): Refusal => {
    const code = this.playing();
    if (code) return code;
    if (this.person.value !== this.turn.value) return 'not-your-turn';
    return this.isAtEnd.value ? undefined : 'not-at-the-end';
  };

  readonly resign = (): Refusal => this.playing() ?? (this.person.value ? undefined : 'not-your-turn');

  readonly help = (): Refusal => (this.record.value?.terms.isHelpAllowed ? undefined : 'no-help');

  readonly hint = (): Refusal => {
    if (!canBePlayed(this.#store)) return 'no-start';
    return this.phase.value === 'playing' ? (this.ownTurn() ?? this.help()) : undefined;
  };

  /** What the rules have ended can be taken back, what the players have ended cannot. */
  readonly takeBack = (): Refusal => {
    const { position, game } = this.#store;
    const isMated = this.phase.value === 'over' && position.value.end !== null && game.value.cause === null;
    const code = (isMated ? undefined : this.playing()) ?? (this.person.value ? this.help() : 'not-your-turn');
    return code ?? (this.lastOwn.value === undefined ? 'nothing-to-undo' : undefined);
  };

  readonly claim = (): Refusal =>
    this.ownTurn() ?? (this.#store.position.value.claims.length > 0 ? undefined : 'no-claim');

  readonly rematch = (): Refusal =>
    this.phase.value === 'over' ? undefined : this.phase.value === 'none' ? 'no-game' : 'game-is-on';

  readonly start = (): Refusal => (canBePlayed(this.#store) ? undefined : 'no-start');

  /** While it is played, moves are made by whose turn it is, and undo takes moves back. */
  lock(takeBack: () => boolean, leave: () => void): Lock {
    const move = { refuse: this.ownTurn };
    const rules = new Map<CommandId, Rule>([
      ['play', move],
      ['move', move],
      ['undo', { refuse: this.takeBack, run: takeBack }],
    ]);
    const wayOut: Lock['wayOut'] = { label: (words) => words.commands.leave, run: leave };
    return { code: 'locked', allows: NOTES, rules, wayOut };
  }
}

/** Whether somebody can move at the cursor by the rules, even if the players have ended the game there. */
export function canBePlayed({ position, game }: Store): boolean {
  const { isLegal, end } = position.value;
  // A draw by time has a code of its own.
  return isLegal && (end === null || end === game.value.cause || end === 'time');
}
