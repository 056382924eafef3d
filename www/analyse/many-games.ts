// The games of a file, looked through for puzzles one after the other, on no board: what is found in each is kept as soon as
// it is done.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Color } from '../chess/chess';
import { Core } from '../document/core';
import type { ReviewedGames } from '../document/reviewed';
import { askOnce } from '../document/stills';
import { Store } from '../document/store';
import { EngineFault } from '../workers/fault';
import type { Engine } from '../workers/jobs';
import type { Labs } from '../workers/labs';
import { textOf } from './judgements';
import { lookThrough } from './look-through';
import { mainLineOf } from './main-line';
import type { ReviewAround } from './review';

interface ManyAround extends Pick<ReviewAround, 'lanes' | 'theory' | 'theoryKnown' | 'nodes'> {
  readonly engine: Engine;
  readonly labs: Labs;
  readonly reviewed: ReviewedGames;
  /** Plays puzzles of all games that were reviewed. */
  readonly solve: () => void;
}

/** A game that is to be looked through. */
export interface GameOfMany {
  /** Reads its document. */
  readonly read: () => Promise<Uint8Array>;
  readonly title: string;
  /** Whose mistakes count. */
  readonly side: Color | undefined;
}

/** How far it has come: the game that is looked through, from 1, of how many, and how much of it is done, from 0 to 1. */
interface ManyProgress {
  readonly at: number;
  readonly all: number;
  readonly share: number;
}

/** What was found. */
interface ManyFound {
  readonly games: number;
  readonly puzzles: number;
}

export class ManyGames {
  readonly #progress = signal<ManyProgress | undefined>(undefined);
  readonly progress: ReadonlySignal<ManyProgress | undefined> = this.#progress;
  readonly #found = signal<ManyFound | undefined>(undefined);
  /** Nothing before something has been looked through. */
  readonly found: ReadonlySignal<ManyFound | undefined> = this.#found;
  readonly #failure = signal<EngineFault | undefined>(undefined);
  readonly failure: ReadonlySignal<EngineFault | undefined> = this.#failure;
  #abort = new AbortController();

  constructor(private readonly deps: ManyAround) {}

  /** Looks through some games; one that was looked through before is not looked through again. */
  async begin(games: readonly GameOfMany[]): Promise<void> {
    this.#abort.abort();
    const { signal } = (this.#abort = new AbortController());
    this.#found.value = { games: 0, puzzles: 0 };
    this.#failure.value = undefined;
    try {
      await this.deps.theoryKnown();
      for (const [at, game] of games.entries()) {
        const report = (share: number) => {
          if (!signal.aborted) this.#progress.value = { at: at + 1, all: games.length, share };
        };
        report(0);
        const puzzles = await this.#look(game, report, signal);
        const { games: done, puzzles: before } = this.#found.peek() ?? { games: 0, puzzles: 0 };
        if (puzzles !== undefined) this.#found.value = { games: done + 1, puzzles: before + puzzles };
      }
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#failure.value = EngineFault.of(error);
    }
    if (!signal.aborted) this.#progress.value = undefined;
  }

  /** Looks no further; what was found stays. */
  stop(): void {
    this.#abort.abort();
    this.#progress.value = undefined;
  }

  solve(): void {
    this.deps.solve();
  }

  /** Returns how many puzzles a game has; nothing where it has no moves. */
  async #look(
    { read, title, side }: GameOfMany,
    report: (share: number) => void,
    signal: AbortSignal,
  ): Promise<number | undefined> {
    const { engine, labs, lanes, reviewed, theory, nodes = 0 } = this.deps;
    const bytes = await read();
    signal.throwIfAborted();
    const line = askOnce(Core.read(bytes) ?? Core.open(), (core) => mainLineOf(new Store(core.view(false))));
    if (line.moves.length === 0) return undefined;
    const moves = line.moves.map(({ uci }) => uci).join(' ');
    const game = { start: line.start, moves, nodes, theory: theory(line) };
    const known = await reviewed.get(textOf(game));
    const found = known ?? (await lookThrough(game, title, { engine, labs, lanes, signal, report }));
    signal.throwIfAborted();
    if (!known || (side && known.side !== side)) await reviewed.put(textOf(game), { ...found, title, side });
    return found.puzzles.length;
  }
}
