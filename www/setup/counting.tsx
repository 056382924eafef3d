// How many positions follow, counted by depth, and shown in tables by depth and by first move.

import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { FirstMove } from '#doors/labs.js';
import { withoutCounters } from '../chess/fen';
import { copyShown } from '../document/answer';
import * as commands from '../document/commands';
import { problemOf, type Sentence, type Session } from '../document/session';
import type { KnownId, SetupWords } from '../i18n/areas/setup';
import { Button } from '../ui/button';
import { Select } from '../ui/fields';
import { Table } from '../ui/panel';
import { namesOf } from '../ui/remember';
import type { Labs } from '../workers/labs';
import { copySaid, type SetupProps } from './fields';

const FIRST_DEPTH = 4;
/** What takes less than so many milliseconds tells no speed. */
const SHORT_MS = 5;

export function Counting({ deps, words }: SetupProps) {
  const { session } = deps;
  const said = words.setup.count;
  const count = useMemo(() => new Count(deps, () => performance.now()), [session]);
  const chosen = useSignal<KnownId | 'board'>('board');
  const depth = useSignal(String(FIRST_DEPTH));
  useEffect(() => () => count.stop(), [count]);
  const known = KNOWN.find(({ id }) => id === chosen.value);
  const isRunning = count.isRunning.value;
  const run = () => {
    if (isRunning) count.stop();
    else void count.start(known?.fen ?? session.store.position.peek().fen, Number(depth.value));
  };
  const depths = count.depths.value;
  const now = depths.at(-1);
  const whole = depths.findLast(isWhole);
  const progress = now && said.progress(now.plies, now.paths.length, now.moves.length);
  const positions = KNOWN.map(({ id }) => [id, said.known[id]] as const);
  const plies = Array.from({ length: DEPTHS }, (_, at) => [String(at + 1), said.plies(at + 1)] as const);
  return (
    <details class="counting">
      <summary>{said.title}</summary>
      <p class="note">{said.about}</p>
      <div class="row">
        <label>
          {said.position}
          <Select
            options={[['board', said.board], ...positions]}
            value={chosen.value}
            onChange={(id) => (chosen.value = id)}
          />
        </label>
        <label>
          {said.depth}
          <Select options={plies} value={depth.value} onChange={(value) => (depth.value = value)} />
        </label>
        <Button label={isRunning ? said.stop : said.start} run={run} />
        {known ? <Button label={said.show} run={() => commands.setUp.run(session, known.fen)} /> : null}
      </div>
      {isRunning && now ? (
        <p class="note">
          <progress aria-label={progress} max={now.moves.length} value={now.paths.length} /> {progress}
        </p>
      ) : null}
      {count.problem.value ? <p class="note error">{count.problem.value(words)}</p> : null}
      {now ? (
        <Scroll label={said.title}>
          <Table heads={said.heads} rows={depths.map((one) => rowOf(one, said))} />
        </Scroll>
      ) : null}
      {whole && whole.moves.length > 0 && !isRunning ? <ByMove counted={whole} deps={deps} words={words} /> : null}
    </details>
  );
}

function rowOf(counted: Counted, said: SetupWords['count']): readonly [string, ...string[]] {
  const { plies, total, milliseconds, known } = counted;
  const isKnown = isWhole(counted) && known !== undefined;
  return [
    String(plies),
    said.number(total),
    said.time(milliseconds),
    said.speed(milliseconds < SHORT_MS ? undefined : total / milliseconds / 1000),
    isKnown ? (total === known ? said.right : said.wrong(known)) : '',
  ];
}

/** How the paths of the last depth are shared out among the first moves. */
function ByMove({ counted, deps, words }: SetupProps & { readonly counted: Counted }) {
  const shown = useRef<HTMLTableSectionElement>(null);
  const { plies, moves, paths, total } = counted;
  const { count: said, copy } = words.setup;
  const rows = moves.map(({ uci, san }, at) => {
    const own = paths[at] ?? 0;
    return [`${san} ${uci}`, said.number(own), said.share(total > 0 ? own / total : 0)] as const;
  });
  const give = () => copyShown(deps.session, printed(counted), shown.current, copySaid('counts'));
  return (
    <details>
      <summary>{said.moves(plies)}</summary>
      <Button label={copy.counts} run={give} />
      <Scroll label={said.moves(plies)}>
        <Table heads={said.moveHeads} rows={rows} body={shown} />
      </Scroll>
    </details>
  );
}

interface ScrollProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Holds a table of numbers, and scrolls where there is no room for it. */
const Scroll = ({ label, children }: ScrollProps) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);

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
    private readonly deps: { readonly session: Session; readonly labs: Labs },
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
      const moves = await this.deps.labs.firstMoves(fen);
      for (let plies = 1; plies <= most && isOn(); plies += 1) {
        await this.#count({ plies, moves, paths: [], total: 0, milliseconds: 0, known: known[plies - 1] }, isOn);
      }
      const last = this.depths.peek().at(-1);
      if (isOn() && last) this.deps.session.announce(({ setup }) => setup.counted(last.total, last.plies));
    } catch (error) {
      if (isOn()) this.problem.value = problemOf(error);
    }
    if (isOn()) this.isRunning.value = false;
  }

  stop(): void {
    if (!this.isRunning.peek()) return;
    this.#run += 1;
    this.isRunning.value = false;
    this.deps.session.announce(({ setup }) => setup.stopped);
  }

  async #count(none: Counted, isOn: () => boolean): Promise<void> {
    const { plies, moves } = none;
    const before = this.depths.peek();
    const began = this.now();
    let [told, paths] = [began, [] as readonly number[]];
    if (moves.length === 0) this.depths.value = [...before, none];
    for (const { after } of moves) {
      paths = [...paths, await this.deps.labs.perft(after, plies - 1)];
      if (!isOn()) return;
      const now = this.now();
      if (now - told < OFTEN_MS && paths.length < moves.length) continue;
      told = now;
      const total = paths.reduce((sum, more) => sum + more, 0);
      this.depths.value = [...before, { ...none, paths, total, milliseconds: now - began }];
    }
  }
}
