// Counts the paths that lead on from a position, first move by first move and half-move by half-move, in the worker.

import { signal } from '@preact/signals';
import type { FirstMove } from '#doors/labs.js';
import { withoutCounters } from '../../document/fen';
import type { Labs } from '../../document/labs';
import { problemOf, type Sentence, type Session } from '../../document/session';
import { KNOWN } from './known';

export const DEPTHS = 5;
/** How often it is told how far a depth has come. */
const OFTEN_MS = 50;

/** A depth, as far as it is counted. */
export interface Counted {
  readonly plies: number;
  readonly moves: readonly FirstMove[];
  /** How many paths begin with each first move, as far as that is known. */
  readonly paths: readonly number[];
  readonly total: number;
  readonly milliseconds: number;
  /** What others have counted. */
  readonly known: number | undefined;
}

export const isWhole = ({ moves, paths }: Counted): boolean => paths.length === moves.length;

/** The counts by first move, as programs print them. */
export const printed = ({ moves, paths, total }: Counted): string =>
  `${moves.map(({ uci }, at) => `${uci}: ${paths[at] ?? 0}\n`).join('')}\n${total}\n`;

export class Count {
  /** The depths that are counted, and the one that is being counted. */
  readonly depths = signal<readonly Counted[]>([]);
  readonly isRunning = signal(false);
  /** Why it could not be counted. */
  readonly problem = signal<Sentence | undefined>(undefined);
  #run = 0;

  constructor(
    private readonly around: { readonly session: Session; readonly labs: Labs },
    private readonly now: () => number,
  ) {}

  async start(fen: string, most: number): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const isOn = () => run === this.#run;
    this.depths.value = [];
    this.problem.value = undefined;
    this.isRunning.value = true;
    try {
      const known = KNOWN.find((one) => withoutCounters(one.fen) === withoutCounters(fen))?.counts ?? [];
      const moves = await this.around.labs.firstMoves(fen);
      for (let plies = 1; plies <= most && isOn(); plies += 1) {
        await this.#count({ plies, moves, paths: [], total: 0, milliseconds: 0, known: known[plies - 1] }, isOn);
      }
      const last = this.depths.peek().at(-1);
      if (isOn() && last) this.around.session.say(({ setup }) => setup.counted(last.total, last.plies));
    } catch (error) {
      if (isOn()) this.problem.value = problemOf(error);
    }
    if (isOn()) this.isRunning.value = false;
  }

  stop(): void {
    if (!this.isRunning.peek()) return;
    this.#run += 1;
    this.isRunning.value = false;
    this.around.session.say(({ setup }) => setup.stopped);
  }

  async #count(none: Counted, isOn: () => boolean): Promise<void> {
    const { plies, moves } = none;
    const before = this.depths.peek();
    const began = this.now();
    let [told, paths] = [began, [] as readonly number[]];
    if (moves.length === 0) this.depths.value = [...before, none];
    for (const { after } of moves) {
      paths = [...paths, await this.around.labs.perft(after, plies - 1)];
      if (!isOn()) return;
      const now = this.now();
      if (now - told < OFTEN_MS && paths.length < moves.length) continue;
      told = now;
      const total = paths.reduce((sum, more) => sum + more, 0);
      this.depths.value = [...before, { ...none, paths, total, milliseconds: now - began }];
    }
  }
}
