// Asks a player of the computer, and follows what it thinks meanwhile.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Session } from '../document/session';
import type { Color } from '../i18n/words';
import { type Engine, type Options, type Question, type Report, STRONGEST, think, type Thought } from './jobs';
import { canBePlayed } from './rules';
import { startAndMoves } from './terms';

/** For White. */
export interface Evaluated {
  readonly centipawns?: number;
  /** In how many moves there is mate, below zero if Black mates. */
  readonly mate?: number;
}

/** What is played, and the last best thought. */
export interface Asked {
  readonly move: string | undefined;
  readonly best: Thought | undefined;
}

/** Tells what would be played, whenever that is told. */
export async function ask(
  engine: Engine,
  question: Question,
  options: Options,
  tell?: (asked: Asked) => void,
): Promise<Asked> {
  let best: Thought | undefined;
  const onProgress = ({ thoughts, move }: Report): void => {
    best = thoughts.findLast(({ rank }) => rank === 1) ?? best;
    tell?.({ move, best });
  };
  return { move: await engine.run(think(question), { ...options, onProgress }), best };
}

/** What the player that holds nothing back is asked about a place. */
export const deeply = (place: Pick<Question, 'start' | 'moves'>, milliseconds: number, lines = 1): Question => ({
  ...place,
  player: STRONGEST,
  seed: 0,
  milliseconds,
  lines,
});

/** A thought of the side to move, told for White. */
export function forWhite({ score, mateIn }: Thought, turn: Color): Evaluated {
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
    const tell = ({ best }: Asked) => void (best && (known.value = forWhite(best, turn)));
    ask(engine, deeply(here, THINK_MS), { priority: 'evaluation', signal: abort.signal }, tell).catch(fail);
    return () => abort.abort();
  });
  return known;
}
