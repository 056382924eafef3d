// How many positions follow, counted by depth, and shown in tables by depth and by first move.

import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { FirstMove } from '#doors/labs.js';
import { positions } from '../chess/examples.json';
import { withoutCounters } from '../chess/fen';
import { copyShown } from '../document/answer';
import * as commands from '../document/commands';
import { problemOf, type Sentence, type Session } from '../document/session';
import type { KnownId, SetupWords } from '../i18n/words';
import { Button } from '../ui/button';
import { Select } from '../ui/fields';
import { Table } from '../ui/panel';
import type { Labs } from '../workers/labs';
import { copySaid, type SetupProps } from './fields';

const FIRST_DEPTH = 4;
/** What takes less than this many milliseconds says no speed. */
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
export const KNOWN = positions as readonly { readonly id: KnownId; readonly fen: string; readonly counts: number[] }[];

export const DEPTHS = 5;
/** How often it is reported how far a depth has come. */
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
