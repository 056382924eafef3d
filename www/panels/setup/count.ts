// Counts the paths that lead on from a position, first move by first move and ply by ply, in the worker.

import { signal } from '@preact/signals';
import type { FirstMove } from '#doors/labs.js';
import { withoutCounters } from '../../document/fen';
import type { Labs } from '../../document/labs';
import { problemOf, type Sentence, type Session } from '../../document/session';
import type { KnownId } from '../../i18n/areas/setup';
import { namesOf } from '../../ui/names';

/** Positions whose paths many programs have counted, with the counts from one ply on. */
const TABLE: Readonly<Record<KnownId, string>> = {
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1; 20 400 8902 197281 4865609',
  kiwipete: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1; 48 2039 97862 4085603 193690690',
  rooks: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1; 14 191 2812 43238 674624',
  promotions: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1; 6 264 9467 422333 15833292',
  castling: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8; 44 1486 62379 2103487 89941194',
  middlegame:
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10; 46 2079 89890 3894594 164075551',
  besideKing: 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9; 21 528 12189 326672 8146062',
  outerRooks: '2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9; 21 807 18002 667366 16253601',
  whiteOnly: 'b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9; 20 479 10471 273318 6417013',
  blackOnly: 'qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9; 22 593 13440 382958 9183776',
  queenBetween: '1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9; 28 1120 31058 1171749 34030312',
};

export const KNOWN = namesOf(TABLE).map((id) => {
  const [fen = '', counts = ''] = TABLE[id].split('; ');
  return { id, fen, counts: counts.split(' ').map(Number) };
});

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
