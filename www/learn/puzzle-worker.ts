// Puzzles, in the worker that reads them: those of the page, and those of a game.
//
// Those of the page are a file of lines, `puzzles.tsv`, as `gridmate-lab puzzles` writes it, and a file of its own in the bundle, too: it is
// loaded with the first question about puzzles, and kept as long as the worker lives.
// A list names puzzles by their places in the file.

import * as door from '#doors/labs.js';
import type { GamePuzzlesPart, GameWithPuzzles, Labs, WantedPuzzles } from '../workers/labs';

/** No grade lies beyond. */
const LEAST = -10_000;
const MOST = 10_000;

type PuzzleCall = 'puzzleThemes' | 'puzzles' | 'puzzle' | 'gamePuzzles';

/** What is answered about puzzles, as a worker answers it. */
export function puzzleJobs(): Pick<Labs, PuzzleCall> {
  const list = loading();
  return {
    puzzleThemes: async () => (await list()).themes(),
    puzzles: async ({ theme, least, most }: WantedPuzzles) => (await list()).list(theme, least ?? LEAST, most ?? MOST),
    puzzle: async (index) => (await list()).chapter(index),
    gamePuzzles: async (game) => lookThrough(game),
  };
}

/** Reads the file once; where it could not be loaded, the next question tries again. */
function loading(): () => Promise<door.PuzzleList> {
  let list: Promise<door.PuzzleList> | undefined;
  const load = async (): Promise<door.PuzzleList> => {
    const { default: text } = await import('./puzzles.tsv', { with: { type: 'text' } });
    return new door.PuzzleList(text);
  };
  return () => {
    list ??= load().catch((error: unknown) => {
      list = undefined;
      throw error;
    });
    return list;
  };
}

/** Takes in what is known of a game; what else is wanted is asked anew with that. */
function lookThrough({ start, moves, title, judged, others }: GameWithPuzzles): GamePuzzlesPart {
  const found = new door.GamePuzzles(start, moves);
  try {
    for (const { ply, lines } of judged) found.learn(ply, [...lines]);
    for (const { fen, lines } of others) found.learnOf(fen, [...lines]);
    const { wanted } = found;
    const [begun = 0, complete = 0] = found.progress;
    if (wanted !== undefined) return { wanted, begun, complete, puzzles: [] };
    const puzzles = found.list().flatMap((facts, index) => {
      const bytes = found.chapter(index, title);
      return bytes ? [{ ...facts, bytes }] : [];
    });
    return { wanted, begun, complete, puzzles };
  } finally {
    found.free();
  }
}
