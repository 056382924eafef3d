// Judging and explaining the moves of a game, in workers of their own: a turn at a time, so that what is more urgent comes first.

import initialise, { type Claim, type Judgement, Reviewer } from '#doors/review.js';
import type { Call, Handlers } from '../workers/serve';
import type { GameToReview, LinePosition, ReviewResult, TriedMove } from './review-jobs';

/** So long a turn takes, if no position takes longer. */
const TURN_MS = 100;

/** Does something with what reviews a game, and gives its memory back. */
async function using<T>(game: GameToReview, known: readonly Judgement[], work: (reviewer: Reviewer) => Promise<T> | T) {
  const { start, moves, nodes, theory } = game;
  const reviewer = new Reviewer(start, moves, nodes, Uint16Array.from(theory));
  try {
    for (const { ply, lines, compared } of known) reviewer.learn({ ply, lines: [...lines], compared });
    return await work(reviewer);
  } finally {
    reviewer.free();
  }
}

/** Goes on until what was begun is done, or `enough` positions are judged, and reports how far it has come. */
async function finish(reviewer: Reviewer, { turn, report }: Call, enough = Infinity): Promise<void> {
  const began = performance.now();
  for (let isDone = false; !isDone && reviewer.judged < enough;) {
    await turn();
    isDone = reviewer.goOn(enough === Infinity ? TURN_MS : 0);
    const elapsed = performance.now() - began;
    report({ thoughts: [], move: undefined, nodes: 0, elapsed, judged: reviewer.judged });
  }
}

const judgeBlock = (game: GameToReview, block: number, call: Call): Promise<readonly Judgement[]> =>
  using(game, [], async (reviewer) => {
    reviewer.begin(block);
    await finish(reviewer, call);
    return reviewer.judgements();
  });

const reviewGame = (game: GameToReview, known: readonly Judgement[]): Promise<ReviewResult> =>
  using(game, known, (reviewer) => ({ moves: reviewer.moves(), accuracy: reviewer.accuracy() }));

const explainMove = (game: GameToReview, known: readonly Judgement[], ply: number, call: Call) =>
  using(game, known, async (reviewer): Promise<readonly Claim[]> => {
    reviewer.beginExplaining(ply);
    await finish(reviewer, call);
    return reviewer.claims();
  });

/** The last position of the game is judged, and those of its block before it of which nothing is known. */
const judgeLast = (game: GameToReview, known: readonly Judgement[], call: Call) =>
  using(game, known, async (reviewer): Promise<TriedMove> => {
    const isKnown = (ply: number) => known.some((judgement) => judgement.ply === ply);
    reviewer.begin(reviewer.blocks - 1);
    // A block is judged from its end.
    const last = game.moves.split(' ').length;
    await finish(reviewer, call, isKnown(last - 1) ? 1 : Infinity);
    const judged = reviewer.judgements();
    for (const judgement of judged) if (!isKnown(judgement.ply)) reviewer.learn(judgement);
    return { isAsGood: reviewer.isAsGood(last), answer: judged.at(-1) };
  });

const judgeLine = (line: GameToReview, call: Call) =>
  using(line, [], async (reviewer): Promise<readonly LinePosition[]> => {
    reviewer.begin(0);
    await finish(reviewer, call);
    return reviewer.judgements().map((judged) => ({ ...judged, hasOnlyMove: reviewer.hasOnlyMove(judged.ply) }));
  });

export async function loadReview(module: URL | BufferSource): Promise<Handlers> {
  await initialise({ module_or_path: module });
  return { judgeBlock, reviewGame, explainMove, judgeLine, judgeLast };
}
