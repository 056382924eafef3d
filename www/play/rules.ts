// What is agreed about a game, how it is kept beside its document, and what may be done in it now: the only place that knows
// why not. What is read of it while something is drawn has that drawn again when it changes.

import { computed, type ReadonlySignal } from '@preact/signals';
import { type Color, other } from '../chess/chess';
import type { KeptGame } from '../document/documents';
import { canBePlayed } from '../document/search';
import type { Lock, Rule, Session } from '../document/session';
import type { Store } from '../document/store';
import type { CommandId, RefusalCode } from '../i18n/words';
import type { Computer } from '../workers/jobs';

type Phase = 'none' | 'playing' | 'over';
type Refusal = RefusalCode | undefined;

/** What leaves a game as it is. */
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

  /** How many moves the game has within the first steps of the line. */
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
  lock(after: NonNullable<Rule['after']>, takeBack: () => boolean, leave: () => void): Lock {
    const move = { refuse: this.ownTurn, after };
    const rules = new Map<CommandId, Rule>([
      ['play', move],
      ['move', move],
      ['reply', { refuse: () => undefined, after }],
      ['undo', { refuse: this.takeBack, run: takeBack }],
    ]);
    const wayOut: Lock['wayOut'] = { label: (words) => words.commands.leave, run: leave };
    return { code: 'locked', allows: NOTES, rules, wayOut };
  }
}

export type PlayerId = 'person' | Computer;

/** Milliseconds of both sides. */
export type Times = Readonly<Record<Color, number>>;

/** Milliseconds to begin with, and added after each move. */
interface Allowance {
  readonly initial: number;
  readonly increment: number;
}

export interface Terms {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly clock?: Readonly<Record<Color, Allowance>> | undefined;
  /** Whether there are hints, and moves are taken back. */
  readonly isHelpAllowed: boolean;
  /** What levels overlook, and what is drawn by chance, follows from it. */
  readonly seed: number;
}

/** Where a game begins: at the cursor, or in a new document at the usual start or at one of Chess960. */
export type Where = 'here' | 'standard' | number;

/** A game as it is kept beside the bytes of its document. */
export interface GameRecord {
  readonly version: 2;
  /** Under which it is kept among the games that were played. */
  readonly key: string;
  readonly terms: Terms;
  readonly where: Where;
  /** The position that it began in, and after how many steps of the line that is. */
  readonly origin: { readonly fen: string; readonly steps: number };
  readonly isOver: boolean;
  /** Whether it is kept among the games that were played as it ended; else that is done when the page comes back. */
  readonly isKept?: boolean;
  /** What the clocks showed before the first move, and after each. */
  readonly stamps: readonly Times[];
}

/** A game that begins at the cursor. */
export function newRecord(terms: Terms, where: Where, { position, cursor }: Store): GameRecord {
  const origin = { fen: position.peek().fen, steps: cursor.peek().steps };
  const full = fullTimes(terms);
  const key = crypto.randomUUID();
  return { version: 2, key, terms, where, origin, isOver: false, stamps: full ? [full] : [] };
}

/** The game that was kept, if there is one that this page knows. */
export const readRecord = (kept: unknown): GameRecord | undefined => (isRecord(kept) ? kept : undefined);

/** The page itself has written it, or a later one: then the version is another. */
const isRecord = (kept: unknown): kept is GameRecord =>
  kept instanceof Object && 'version' in kept && kept.version === 2 && 'terms' in kept;

export const playerOf = ({ white, black }: Terms, color: Color): PlayerId => (color === 'w' ? white : black);

/** From ply to ply where two computers play. */
const PACE_MS = 1000;
/** Where neither thinks: some hundred moves are then over within seconds. */
const RANDOM_PACE_MS = 25;

/** The least time of an answer where two computers play, in milliseconds. */
export function paceOf(terms: Terms | undefined): number | undefined {
  if (!terms || terms.white === 'person' || terms.black === 'person') return undefined;
  return terms.white === 'random' && terms.black === 'random' ? RANDOM_PACE_MS : PACE_MS;
}

/** What the clocks show before the first move. */
export const fullTimes = ({ clock }: Terms): Times | undefined => clock && { w: clock.w.initial, b: clock.b.initial };

/** The same with the sides changed; each player keeps their time. */
export const swapped = (terms: Terms): Terms => ({
  ...terms,
  white: terms.black,
  black: terms.white,
  clock: terms.clock && { w: terms.clock.b, b: terms.clock.w },
});

/** What a document says about a game, as PGN names it. */
export type Tag = readonly [name: string, value: string];

/** What the page has for a game. */
export interface GameDeps {
  /** What the document says about it. */
  readonly tagsOf: (terms: Terms) => readonly Tag[];
  /** Whether nothing is to move that need not: then an answer takes no moment either. */
  readonly isCalm: () => boolean;
  /** Keeps a game that is over or left among those that were played; returns whether it did. */
  readonly keep: (game: KeptGame) => Promise<boolean>;
}

/** What it says about the time. */
export function timeTags({ clock }: Terms): readonly Tag[] {
  if (!clock) return [];
  const [white, black] = [controlOf(clock.w), controlOf(clock.b)];
  const usual: Tag = ['TimeControl', white];
  return white === black ? [usual] : [usual, ['WhiteTimeControl', white], ['BlackTimeControl', black]];
}

const controlOf = ({ initial, increment }: Allowance): string => `${initial / 1000}+${increment / 1000}`;

/** What the clocks show after a move that is being made: its increment is added; nothing where they show nothing. */
export function stampAfter(
  record: GameRecord | undefined,
  made: number,
  mover: Color,
  read: () => Times | undefined,
): Times | undefined {
  const allowed = record?.terms.clock;
  const times = allowed && made >= record.stamps.length ? read() : undefined;
  // The first move starts the clocks.
  return times && allowed && made > 1 ? { ...times, [mover]: times[mover] + allowed[mover].increment } : times;
}

/** From this many moves of both sides together a game that is left is kept though it is not over. */
const LEFT_PLIES = 10;

/** Keeps a game that is left, with its number of moves: the document on the board where no other bytes are given. */
export function keepLeft(deps: GameDeps, record: GameRecord | undefined, made: number, bytes?: Uint8Array): void {
  if (record && (record.isOver || made >= LEFT_PLIES))
    void deps.keep({ key: record.key, bytes, isUpdate: record.isOver });
}
