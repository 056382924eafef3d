// Asks a player of the computer, and follows what it thinks meanwhile.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Color, Evaluated } from '../chess/chess';
import {
  type Engine,
  type Options,
  type Report,
  type SearchRequest,
  STRONGEST,
  think,
  type Thought,
} from '../workers/jobs';
import type { Session } from './session';
import type { Store } from './store';

/** What is played, and the last best thought. */
export interface SearchResult {
  readonly move: string | undefined;
  readonly best: Thought | undefined;
}

/** Says what would be played, whenever that is known. */
export async function search(
  engine: Engine,
  question: SearchRequest,
  options: Options,
  tell?: (asked: SearchResult) => void,
): Promise<SearchResult> {
  let best: Thought | undefined;
  const onProgress = ({ thoughts, move }: Report): void => {
    best = thoughts.findLast(({ rank }) => rank === 1) ?? best;
    tell?.({ move, best });
  };
  return { move: await engine.run(think(question), { ...options, onProgress }), best };
}

/** What the player that holds nothing back is asked about a place. */
export const deeply = (
  place: Pick<SearchRequest, 'start' | 'moves'>,
  milliseconds: number,
  lines = 1,
): SearchRequest => ({
  ...place,
  player: STRONGEST,
  seed: 0,
  milliseconds,
  lines,
});

/** A thought of the side to move, scored for White. */
export function forWhite({ score, mateIn }: Pick<Thought, 'score' | 'mateIn'>, turn: Color): Evaluated {
  const sign = turn === 'w' ? 1 : -1;
  return mateIn === undefined ? { centipawns: sign * score } : { mate: sign * mateIn };
}

/** The place at the cursor while it is asked about: what is said or drawn there makes no other of it. */
export const askedPlace = ({ store }: Session, isAsked: () => boolean): ReadonlySignal<string | undefined> =>
  computed(() =>
    isAsked() && canBePlayed(store) ? `${store.cursor.value.node} ${store.position.value.fen}` : undefined,
  );

/** So long it thinks about how a position stands. */
const THINK_MS = 1200;

/** How the position at the cursor stands while that is wanted; in a new place what was known before, until there is more. */
export function evaluated(
  session: Session,
  engine: Engine,
  isWanted: () => boolean,
  fail: (error: unknown) => void,
): ReadonlySignal<Evaluated | undefined> {
  const known = signal<Evaluated | undefined>(undefined);
  const place = askedPlace(session, isWanted);
  effect(() => {
    if (place.value === undefined) return void (known.value = undefined);
    const { turn } = session.store.position.peek();
    const abort = new AbortController();
    const here = untracked(() => startAndMoves(session));
    const tell = ({ best }: SearchResult) => void (best && (known.value = forWhite(best, turn)));
    search(engine, deeply(here, THINK_MS), { priority: 'evaluation', signal: abort.signal }, tell).catch(fail);
    return () => abort.abort();
  });
  return known;
}

/** A position that play began in, and after how many steps of the line that is. */
interface Origin {
  readonly fen: string;
  readonly steps: number;
}

/**
 * Where the game up to the cursor starts, and its moves, as an engine takes them; behind what was changed by hand,
 * of what has been played since.
 */
export function startAndMoves({ store }: Session, origin?: Origin): Pick<SearchRequest, 'start' | 'moves'> {
  const from = (start: string, at: number) => {
    const steps = store.line.value.slice(at, store.cursor.value.steps);
    const isPlayed = steps.every(({ kind, move }) => kind === 'ignored' || move);
    return isPlayed ? { start, moves: steps.flatMap(({ move }) => move?.uci ?? []).join(' ') } : undefined;
  };
  const played = from(store.game.value.start, 0) ?? (origin && from(origin.fen, origin.steps));
  return played ?? { start: store.position.value.fen, moves: '' };
}

/** Whether there is a legal move at the cursor, even if the players have ended the game there. */
export function canBePlayed({ position, game }: Store): boolean {
  const { isLegal, end } = position.value;
  // A draw by time has a code of its own.
  return isLegal && (end === null || end === game.value.cause || end === 'time');
}
