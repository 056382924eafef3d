// What is agreed about a game, and how it is kept beside its document.

import { noteWith } from '../document/note';
import type { KeptGame } from '../document/saved-games';
import type { Session } from '../document/session';
import type { Store } from '../document/store';
import type { Color } from '../i18n/words';
import type { Computer, Question } from './jobs';

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

export const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');

export const playerOf = ({ white, black }: Terms, color: Color): PlayerId => (color === 'w' ? white : black);

/** From ply to ply where two computers play. */
const PACE_MS = 1000;
/** Where neither thinks: some hundred moves are then over within seconds. */
const RANDOM_PACE_MS = 25;

/** So many milliseconds an answer takes at least where nobody but computers play. */
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
export interface Around {
  /** What the document says about it. */
  readonly tagsOf: (terms: Terms) => readonly Tag[];
  /** Whether nothing is to move that need not: then an answer takes no moment either. */
  readonly isCalm: () => boolean;
  /** Keeps a game that is over or left among those that were played; tells whether it did. */
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

/**
 * Where the game up to the cursor starts, and its moves, as an engine takes them; behind what was changed by hand,
 * of what has been played since.
 */
export function startAndMoves({ store }: Session, origin?: GameRecord['origin']): Pick<Question, 'start' | 'moves'> {
  const from = (start: string, at: number) => {
    const steps = store.line.value.slice(at, store.cursor.value.steps);
    const isPlayed = steps.every(({ kind, move }) => kind === 'ignored' || move);
    return isPlayed ? { start, moves: steps.flatMap(({ move }) => move?.uci ?? []).join(' ') } : undefined;
  };
  const played = from(store.game.value.start, 0) ?? (origin && from(origin.fen, origin.steps));
  return played ?? { start: store.position.value.fen, moves: '' };
}

/** The game with what the clocks show after a move that has just been made; the increment is added. */
export function withStamp(record: GameRecord, made: number, mover: Color, read: () => Times | undefined): GameRecord {
  const allowed = record.terms.clock;
  const times = allowed && made >= record.stamps.length ? read() : undefined;
  if (!allowed || !times) return record;
  // The first move starts the clocks.
  const next = made === 1 ? times : { ...times, [mover]: times[mover] + allowed[mover].increment };
  return { ...record, stamps: [...record.stamps, next] };
}

/** Writes to the last move of the document what the clock of its side shows; undo takes both back. */
export function noteTime(session: Session, { stamps }: GameRecord): void {
  const { store } = session;
  const { move, nodes = [] } = store.line.peek().findLast((step) => step.move) ?? {};
  const [node, left] = [nodes.at(-1), move ? stamps.at(-1)?.[move.color] : undefined];
  if (node === undefined || left === undefined) return;
  session.change((document) => {
    document.join();
    document.setNote(node, noteWith(store, node, { clock: left }));
  });
}

/** A game that is left is kept though it is not over if both sides together have made so many moves. */
const LEFT_PLIES = 10;

/** Keeps a game that is left, of so many moves: the document on the board where no other bytes are given. */
export function keepLeft(around: Around, record: GameRecord | undefined, made: number, bytes?: Uint8Array): void {
  if (record && (record.isOver || made >= LEFT_PLIES))
    void around.keep({ key: record.key, bytes, isUpdate: record.isOver });
}
