/** Players: at once, on the thread that asks, or in a worker that can be asked to stop. */

import type { Move } from './api.js'

/** What is asked of a game: `Chess` has it. */
export type Game = {
  fen(): string
  history(options: { verbose: true }): { lan: string; san: string; before: string }[]
}

/**
 * A position: a FEN, a start and the UCI moves since, or a game such as `Chess`. With the moves known, a position that
 * stands for the third time is a draw.
 */
export type Position = string | { fen?: string; moves?: string | string[] } | Game

/**
 * Who chooses: `random`, `minimax:2`, `negamax:2` and `alphabeta:3` with the moves that they look ahead after each of
 * their own (at most 4, with alpha-beta 6, unless a signal can end it), `level:4` from 1 to 10, and `engine`, as strong as
 * it gets.
 */
export type Player = 'random' | 'engine' | `${'minimax' | 'negamax' | 'alphabeta' | 'level'}:${number}`

/** For the side to move: centipawns, or in how many moves there is mate, below zero if the other side mates. */
export type Score = { centipawns: number; mate?: undefined } | { mate: number; centipawns?: undefined }

/** How far the engine has come. */
export type Thought = {
  /** How many plies ahead. */
  depth: number
  /** How many plies ahead at most. */
  deepest: number
  /** Which of the lines that are searched (`multipv`), the best being 1. */
  rank: number
  score: Score
  /** Where the score is only known to be at least (`lower`) or at most this. */
  bound?: 'lower' | 'upper'
  /** The best moves of both sides, in UCI. */
  line: string[]
  /** How many positions it has looked at. */
  nodes: number
  /** For how many milliseconds. */
  time: number
}

/**
 * What the engine would play, with its last thought, and the last about each line; nothing but a `null` where there is no
 * move.
 */
export type Answer = Omit<Thought, 'score'> & { move: string | null; score: Score | null; lines: Thought[] }

export type AnalyseOptions = {
  /** 1 to 10; what the weaker ones overlook follows from the seed. */
  level?: number
  seed?: number
  /** The most plies, positions, milliseconds. */
  depth?: number
  nodes?: number
  movetime?: number
  /** How many lines are searched: the best move, and the best of the others. */
  multipv?: number
  /** The only moves to search, in UCI. */
  searchMoves?: string[]
  /** Gives the task up: the promise, or the loop, fails with the code `aborted`. */
  signal?: AbortSignal
}

export type ThinkOptions = AnalyseOptions & {
  /** What its clock shows, in milliseconds. */
  clock?: { left: number; increment?: number }
  /** Whether it thinks until `stop()` or the signal ends it, where nothing else does. */
  infinite?: boolean
  /**
   * Whether the position is one that the other side has yet to bring about: time does not count, and the answer waits,
   * until `ponderhit()` or `stop()`.
   */
  ponder?: boolean
  /** Called with what it thinks, deeper each time. */
  onProgress?: (thought: Thought) => void
}

/** Thoughts as they come, for `for await`. */
export interface Analysis extends AsyncGenerator<Thought, undefined, undefined> {
  /** Ends it: the loop is over after the thoughts that have come. */
  stop(): void
}

/**
 * What a position is worth, from White's side: `article`, as the article on a chess engine in R counts it (1000 at mate,
 * queens 9 to pawns 1, one point for check), and `centipawns`, as the strong engine judges what stands on the board,
 * without looking ahead: mate and draws do not show in it.
 *
 * ```js
 * evaluate('7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43').article; // 1000
 * ```
 */
export function evaluate(position: Position): { article: number; centipawns: number }

/**
 * The move that a player chooses, in UCI; `null` where there is none. The same seed, the same move; without one it is
 * random. But `engine` and `level:10` go by time, 100 milliseconds unless `movetime` says another; so does a weaker level
 * for which it is said. It computes on this thread: in a page, let an `Engine` choose for the deeper players.
 *
 * ```js
 * choose('minimax:1', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'); // 'a1a8'
 * ```
 *
 * @throws where there is no such player, with the code `no-such-player`, or one that looks too deep, with `depth-out-of-range`
 */
export function choose(player: Player, position: Position, options?: { seed?: number; movetime?: number }): string | null

/**
 * Has a player move in a game of `Chess`; answers the move, or `null` where there is none.
 *
 * ```js
 * const chess = new Chess('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1');
 * play('minimax:1', chess)?.san; // 'Ra8#'
 * ```
 */
export function play(
  player: Player,
  chess: Game & { move(move: string): Move },
  options?: { seed?: number; movetime?: number },
): Move | null

/** The engine in a worker of its own. It does one thing after the other. */
export interface Engine {
  /**
   * What to play in a position, and why. It wants a limit: one of the level (1 to 9), `depth`, `nodes`, `movetime`, `clock`,
   * or a signal.
   */
  think(position: Position, options: ThinkOptions): Promise<Answer>
  /**
   * What it thinks about a position, line by line and deeper each time, until a limit, `break`, `stop()` or the signal ends
   * it. It begins with the loop; what is asked meanwhile waits for its end.
   */
  analyse(position: Position, options?: AnalyseOptions): Analysis
  /** The move that a player chooses, in UCI; `null` where there is none. */
  choose(
    player: Player,
    position: Position,
    options?: { seed?: number; movetime?: number; signal?: AbortSignal },
  ): Promise<string | null>
  /** The move was played that a task with `ponder` expects: its clock starts. */
  ponderhit(): void
  /**
   * Has what it thinks about answered at once, with the best that it knows. A level from 1 to 9 ends its thought all the
   * same, which takes but a part of a second: what it plays does not depend on when it is given.
   */
  stop(): void
  /** Ends the worker. What was asked of it fails with the code `engine-closed`. */
  close(): void
}

export type EngineOptions = {
  /** How many megabytes each thread remembers positions in, 16 unless said. */
  hash?: number
  /**
   * How many workers search the same position, each with a table of its own, since the module has no memory that threads
   * share; the first that has a depth is heard. 2 reach a depth in 1 / 1.15 of the time of one, 4 in 1 / 1.27, 8 in 1 / 1.38.
   * Players and the levels 1 to 9 have one.
   */
  threads?: number
  /** Where a site serves the file `gridmate/engine-worker.js`, for a page whose rules allow no worker from a `blob:` address. */
  worker?: string | URL
}

/**
 * An engine in a worker of its own, in browsers and in Node. An option that it does not know is refused, as everywhere here,
 * with the code `no-such-option` and the nearest that it knows.
 *
 * ```js
 * createEngine().then((engine) => engine.close()) instanceof Promise; // true
 * ```
 */
export function createEngine(options?: EngineOptions): Promise<Engine>
