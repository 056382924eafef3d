// A game is looked through for puzzles, and for what is behind its mistakes. What a review knows of it already is not asked
// again; of a game that is on no board nothing is.

import type { Claim, Judgement } from '#doors/review.js';
import type { Color } from '../chess/chess';
import { fieldsOf } from '../chess/fen';
import type { FoundPuzzle, MistakeMotif } from '../document/library';
import type { Engine } from '../workers/jobs';
import type { Labs } from '../workers/labs';
import { positionCount } from './judgements';
import { isMistake } from './marks';
import { BLOCK_PLIES, explainMove, type GameToReview, judgeBlock, reviewGame } from './review-jobs';

/** What a game has that is looked through. */
export interface LookedThrough {
  readonly puzzles: readonly FoundPuzzle[];
  readonly motifs: Readonly<Record<Color, readonly MistakeMotif[]>>;
}

/** What it is done with. */
export interface LookingAround {
  readonly engine: Engine;
  readonly labs: Pick<Labs, 'gamePuzzles'>;
  /** How many workers share it. */
  readonly lanes: number;
  readonly signal: AbortSignal;
  /** Called with how much of it is done, from 0 to 1. */
  readonly report: (share: number) => void;
}

/** What is known before. */
interface KnownOfGame {
  /** All its positions, or none. */
  readonly judged?: readonly Judgement[];
  /** Why a move is a mistake, where that is known. */
  readonly claims?: (ply: number) => readonly Claim[] | undefined;
}

/** The parts of the work, in the order in which they are done: judging takes most of it. */
const SHARES = { judging: 0.7, puzzles: 0.85 } as const;

export async function lookThrough(
  game: GameToReview,
  title: string,
  around: LookingAround,
  { judged, claims }: KnownOfGame = {},
): Promise<LookedThrough> {
  const { report, signal } = around;
  const known = judged ?? (await judgeAll(game, { ...around, report: (share) => report(share * SHARES.judging) }));
  report(SHARES.judging);
  const puzzles = await findPuzzles(game, known, title, around);
  report(SHARES.puzzles);
  const { moves } = await around.engine.run(reviewGame(game, known), { priority: 'review', signal });
  const motifs: Record<Color, MistakeMotif[]> = { w: [], b: [] };
  const mistakes = moves.filter(({ mark }) => isMistake(mark));
  for (const [at, { ply }] of mistakes.entries()) {
    const job = explainMove(game, known, ply, around.lanes - 1);
    const found = claims?.(ply) ?? (await around.engine.run(job, { priority: 'review', signal }));
    motifs[moverOf(game, ply)].push(...motifsOf(found));
    report(SHARES.puzzles + ((1 - SHARES.puzzles) * (at + 1)) / mistakes.length);
  }
  return { puzzles, motifs };
}

/** All positions of a game, judged block by block by as many workers as there are. */
async function judgeAll(game: GameToReview, around: LookingAround): Promise<readonly Judgement[]> {
  const { engine, lanes, signal, report } = around;
  const all = positionCount(game);
  const due = Array.from({ length: Math.ceil(all / BLOCK_PLIES) }, (_, block) => block);
  const found: Judgement[] = [];
  const work = async (lane: number) => {
    for (let block = due.shift(); block !== undefined; block = due.shift()) {
      found.push(...(await engine.run(judgeBlock(game, block, lane), { priority: 'review', signal })));
      report(found.length / all);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
  return found.toSorted((one, next) => one.ply - next.ply);
}

/** The puzzles of a game whose positions are judged; the positions of their solutions are judged as well. */
async function findPuzzles(
  game: GameToReview,
  judged: readonly Judgement[],
  title: string,
  { engine, labs, lanes, signal, report }: LookingAround,
): Promise<readonly FoundPuzzle[]> {
  const { start, moves, nodes } = game;
  const others: { readonly fen: string; readonly lines: Judgement['lines'] }[] = [];
  for (;;) {
    const { wanted, begun, complete, puzzles } = await labs.gamePuzzles(
      { start, moves, title, judged, others },
      signal,
    );
    report(SHARES.judging + ((SHARES.puzzles - SHARES.judging) * complete) / Math.max(1, begun));
    if (wanted === undefined) return puzzles.map(({ bytes, themes }) => ({ bytes, themes }));
    const job = judgeBlock({ start: wanted, moves: '', nodes, theory: [] }, 0, lanes - 1);
    const [found] = await engine.run(job, { priority: 'review', signal });
    others.push({ fen: wanted, lines: found?.lines ?? [] });
  }
}

/** Who has made the move of a ply, from 1. */
const moverOf = ({ start }: GameToReview, ply: number): Color =>
  (fieldsOf(start).turn === 'w') === (ply % 2 === 1) ? 'w' : 'b';

/** The motifs behind a mistake, each once: what it allows, and what the better move would have done. */
export function motifsOf(claims: readonly Claim[]): readonly MistakeMotif[] {
  const found = new Map<string, MistakeMotif>();
  for (const { about, motif } of claims)
    if (about === 'allows' || about === 'better')
      found.set(`${about} ${motif}`, { motif, isMissed: about === 'better' });
  return [...found.values()];
}
